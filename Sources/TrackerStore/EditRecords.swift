internal import CivilTime
public import Persistence
internal import Tracking

extension EditID: StoredValue {}

/// A person's change of answers and tags, with the data needed to undo it.
struct EditRecord: Record, Equatable {
  /// The maximum number of edits that are kept.
  static let most: Int64 = 100

  var id: EditID
  var time: Moment
  var kind: EditKind
  /// The new name of a tag that was renamed or merged with others, or the name of a tag that was changed.
  var tag: String?
  /// The previous name of this tag, if it had another one.
  var earlierName: String?
  /// The alias that became this name; undoing the edit makes it an alias again.
  var alias: String?
  /// Whether the edit was undone; then its earlier states are those after it, which redoing it restores.
  var isUndone = false

  static let schema = Schema(
    "edit", key: \.id,
    Column(\.id, "id"), Column(\.time, "time"), Column(\.kind, "kind"), Column(\.tag, "tag"),
    Column(\.earlierName, "earlier_name"), Column(\.alias, "alias"),
    Column(\.isUndone, "is_undone"),
    make: EditRecord.init)
}

/// A probe before an edit, with its answer.
struct EarlierAnswerRecord: Record, Equatable {
  var edit: EditID
  var moment: Moment
  /// The names of the tags, in order, separated by spaces; nil if there was no answer.
  var tags: String?
  var answeredAt: Moment?
  var isLate: Bool
  var comment: String?
  var device: DeviceID?
  var remark: String?
  var isUnfilled: Bool
  var isDismissed: Bool

  static let schema = Schema(
    "earlier_answer", key: (\.edit, \.moment),
    Column(\.edit, "edit", .references(EditRecord.self, onDelete: .cascade)),
    Column(\.moment, "moment"), Column(\.tags, "tags"), Column(\.answeredAt, "answered_at"),
    Column(\.isLate, "is_late"), Column(\.comment, "comment"), Column(\.device, "device"),
    Column(\.remark, "remark"), Column(\.isUnfilled, "is_unfilled"),
    Column(\.isDismissed, "is_dismissed"),
    make: EarlierAnswerRecord.init)
}

/// An amount of an answer before an edit.
struct EarlierAmountRecord: Record, Equatable {
  var edit: EditID
  var moment: Moment
  var position: Int
  /// The name of the tag.
  var tag: String
  var text: String
  var value: String
  var unit: String

  static let schema = Schema(
    "earlier_amount", key: (\.edit, \.moment, \.position),
    Column(\.edit, "edit", .references(EditRecord.self, onDelete: .cascade)),
    Column(\.moment, "moment"), Column(\.position, "position"), Column(\.tag, "tag"),
    Column(\.text, "text"), Column(\.value, "value"), Column(\.unit, "unit"),
    make: EarlierAmountRecord.init)
}

/// A tag before an edit that changed or removed it.
struct EarlierTagRecord: Record, Equatable {
  var edit: EditID
  var name: String
  var level: NestingLevel
  var color: TagColor
  var colorSource: TagColorSource
  var note: String?
  var isHidden: Bool
  /// The aliases, separated by spaces.
  var aliases: String
  var emoji: String
  /// The import that created the tag; nil if none did.
  var broughtBy: EditID?
  var goal: TagGoal?

  static let schema = Schema(
    "earlier_tag", key: (\.edit, \.name),
    Column(\.edit, "edit", .references(EditRecord.self, onDelete: .cascade)),
    Column(\.name, "name"), Column(\.level, "level"), Column(\.color, "color"),
    Column(\.colorSource, "color_source"), Column(\.note, "note"), Column(\.isHidden, "is_hidden"),
    Column(\.aliases, "aliases"), Column(\.emoji, "emoji"), Column(\.broughtBy, "brought_by"),
    Column(\.goal, "goal"),
    make: EarlierTagRecord.init)
}

/// A probe before an import that added something to it.
struct EarlierProbeRecord: Record, Equatable {
  var edit: EditID
  var moment: Moment
  var offset: UTCOffset
  var isAsked: Bool
  var isUnfilled: Bool
  var remark: String?
  var note: String?
  var isDismissed: Bool
  /// Whether it had an answer; one that the import replaced is in an ``EarlierAnswerRecord``.
  var isAnswered: Bool

  static let schema = Schema(
    "earlier_probe", key: (\.edit, \.moment),
    Column(\.edit, "edit", .references(EditRecord.self, onDelete: .cascade)),
    Column(\.moment, "moment"), Column(\.offset, "utc_offset"), Column(\.isAsked, "is_asked"),
    Column(\.isUnfilled, "is_unfilled"), Column(\.remark, "remark"), Column(\.note, "note"),
    Column(\.isDismissed, "is_dismissed"), Column(\.isAnswered, "is_answered"),
    make: EarlierProbeRecord.init)
}

/// A span inferred from logs before an import, after which these spans are inferred again.
struct EarlierSpanRecord: Record, Equatable {
  var edit: EditID
  var since: Moment
  var until: Moment
  var meanGap: Seconds

  static let schema = Schema(
    "earlier_span", key: (\.edit, \.since),
    Column(\.edit, "edit", .references(EditRecord.self, onDelete: .cascade)),
    Column(\.since, "since"), Column(\.until, "until"), Column(\.meanGap, "gap"),
    make: EarlierSpanRecord.init)
}

/// A setting or a part of the schedule before an edit.
struct EarlierSettingRecord: Record, Equatable {
  var edit: EditID
  /// The name of the setting: see ``ProbaSettings``.
  var name: String
  /// Its word, or the number of a part of the schedule; nil for the default.
  var word: String?

  static let schema = Schema(
    "earlier_setting", key: (\.edit, \.name),
    Column(\.edit, "edit", .references(EditRecord.self, onDelete: .cascade)),
    Column(\.name, "name"), Column(\.word, "word"),
    make: EarlierSettingRecord.init)
}

/// The end of a quiet rule before an edit.
struct EarlierQuietRuleRecord: Record, Equatable {
  var edit: EditID
  var rule: Int
  /// The end of the rule; nil if it had none.
  var until: Moment?
  /// Whether the rule did not apply, since it had not been made or had been ended.
  var isOver: Bool

  static let schema = Schema(
    "earlier_quiet_rule", key: (\.edit, \.rule),
    Column(\.edit, "edit", .references(EditRecord.self, onDelete: .cascade)),
    Column(\.rule, "rule"), Column(\.until, "until"), Column(\.isOver, "is_over"),
    make: EarlierQuietRuleRecord.init)
}

extension EditKind: StoredValue {}
