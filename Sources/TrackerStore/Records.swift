internal import CivilTime
internal import Persistence
internal import Tracking

/// A probe as it is stored.
///
/// Whether it is pending or missed is not: that depends on the clock.
struct ProbeRecord: Record, Equatable {
  var moment: Moment
  var gap: Seconds
  var offset: UTCOffset
  var isScheduled: Bool
  /// Whether the person was asked when the moment came; not where no program ran then.
  var isAsked: Bool
  /// Neither answered nor filled in by a program; kept so that such probes are found at once.
  var isUnfilled: Bool
  /// What a program wrote instead of an answer, or beside it.
  var remark: String?
  /// What a person noted without giving an answer.
  var note: String?
  /// Unfilled, and not to be filled in: it counts as missed, and is not asked about again.
  var isDismissed = false
  /// The rule by which the person was not asked: see ``QuietRuleRecord``.
  var quietRule: Int?
  /// The import that brought it; nil where none did.
  var broughtBy: EditID?

  static let schema = Schema(
    "probe", key: \.moment,
    Column(\.moment, "moment"), Column(\.gap, "gap"), Column(\.offset, "utc_offset"),
    Column(\.isScheduled, "is_scheduled"), Column(\.isAsked, "is_asked"),
    Column(\.isUnfilled, "is_unfilled"), Column(\.remark, "remark"), Column(\.note, "note"),
    Column(\.isDismissed, "is_dismissed"), Column(\.quietRule, "quiet_rule"),
    Column(\.broughtBy, "brought_by"),
    make: ProbeRecord.init)
}

/// An answer, less its tags.
struct AnswerRecord: Record, Equatable {
  var moment: Moment
  /// When it was given, where that is known: a log does not record it.
  var answeredAt: Moment?
  var isLate: Bool
  var comment: String?
  var device: DeviceID

  static let schema = Schema(
    "answer", key: \.moment,
    Column(\.moment, "moment", .references(ProbeRecord.self, onDelete: .cascade)),
    Column(\.answeredAt, "answered_at"), Column(\.isLate, "is_late"),
    Column(\.comment, "comment"), Column(\.device, "device", .references(DeviceRecord.self)),
    make: AnswerRecord.init)
}

/// A tag with what is known of it besides its name.
struct TagRecord: Record, Hashable {
  var id: TagID
  /// As it was first written.
  var name: String
  /// In lower case: what makes two spellings one tag.
  var key: String
  /// How strongly it contains other tags.
  var level: NestingLevel
  var color: TagColor
  var colorSource: TagColorSource
  /// What a person noted about it.
  var note: String?
  /// Whether it is left out of what is offered.
  var isHidden = false
  /// The emoji that a person chose for it.
  var emoji = ""
  /// The import that brought it; nil where none did.
  var broughtBy: EditID?
  /// The hours a week that a person wants it to take, if any.
  var goal: TagGoal?

  static let schema = Schema(
    "tag", key: \.id,
    Column(\.id, "id"), Column(\.name, "name"), Column(\.key, "key", .unique),
    Column(\.level, "level"), Column(\.color, "color"), Column(\.colorSource, "color_source"),
    Column(\.note, "tag_note"), Column(\.isHidden, "is_hidden"), Column(\.emoji, "emoji"),
    Column(\.broughtBy, "brought_by"), Column(\.goal, "goal"),
    make: TagRecord.init)

  /// What statistics show of it.
  var details: TagDetails { TagDetails(name: name, color: color, level: level) }
  /// What lists show of it.
  func use(answers: Int, aliases: [String]) -> TagUse {
    TagUse(
      name: name, color: color, emoji: emoji, answers: answers, isHidden: isHidden,
      hasGoal: goal != nil, aliases: aliases)
  }

  /// What is shown of it.
  var colored: ColoredTag { ColoredTag(name: name, color: color, emoji: emoji) }
}

/// Another word that is understood as a tag; never the name of a tag itself.
struct TagAliasRecord: Record, Equatable {
  /// In lower case, like the key of a tag.
  var key: String
  /// As it was written.
  var name: String
  var tag: TagID

  static let schema = Schema(
    "tag_alias", key: \.key,
    Column(\.key, "key"), Column(\.name, "name"),
    Column(\.tag, "tag", .references(TagRecord.self, onDelete: .cascade)),
    make: TagAliasRecord.init)
}

/// One tag of one answer, in its place among the others.
struct AnswerTagRecord: Record, Equatable {
  var moment: Moment
  var position: Int
  var tag: TagID

  static let schema = Schema(
    "answer_tag", key: (\.moment, \.position),
    Column(\.moment, "moment", .references(AnswerRecord.self, onDelete: .cascade)),
    Column(\.position, "position"), Column(\.tag, "tag", .references(TagRecord.self)),
    make: AnswerTagRecord.init)
  static let name = One<AnswerTagRecord, TagRecord>(\.tag)
}

/// One amount of one tag of one answer, in its place among the others.
struct AmountRecord: Record, Equatable {
  var moment: Moment
  var position: Int
  var tag: TagID
  /// As it was written.
  var text: String
  /// The number of units, exactly: `5` or `1/3`.
  var value: String
  /// The unit: see ``Amount/unit``.
  var unit: String

  static let schema = Schema(
    "amount", key: (\.moment, \.position),
    Column(\.moment, "moment", .references(AnswerRecord.self, onDelete: .cascade)),
    Column(\.position, "position"), Column(\.tag, "tag", .references(TagRecord.self)),
    Column(\.text, "text"), Column(\.value, "value"), Column(\.unit, "unit"),
    make: AmountRecord.init)
  static let name = One<AmountRecord, TagRecord>(\.tag)
}

/// Where answers are given: a program or a file.
struct DeviceRecord: Record, Equatable {
  var id: DeviceID
  var name: String

  static let schema = Schema(
    "device", key: \.id,
    Column(\.id, "id"), Column(\.name, "name", .unique),
    make: DeviceRecord.init)
}

/// One setting.
struct SettingRecord: Record, Equatable {
  var name: String
  var value: Int64

  static let schema = Schema(
    "setting", key: \.name,
    Column(\.name, "name"), Column(\.value, "value"),
    make: SettingRecord.init)
}

/// The number of probes of one subject, one month and one mean gap: kept beside the
/// probes so that statistics over decades read hundreds of rows and not hundreds of thousands.
struct TallyRecord: Record, Equatable {
  var subject: TallySubject
  /// The month by the person's calendar.
  var month: CivilMonth
  var gap: Seconds
  var count: Int
  var hours: StoredHours

  static let schema = Schema(
    "tally", key: (\.subject, \.month, \.gap),
    Column(\.subject, "subject"), Column(\.month, "month"), Column(\.gap, "gap"),
    Column(\.count, "count"), Column(\.hours, "hours"),
    make: TallyRecord.init)
}

/// The combinations of tags in the answers of one month and one mean gap, kept for the same reason.
struct CombinationRecord: Record, Equatable {
  /// The month by the person's calendar.
  var month: CivilMonth
  var gap: Seconds
  /// The combinations with their counts: see ``CombinationCounts/bytes``.
  var counts: [UInt8]

  static let schema = Schema(
    "combination", key: (\.month, \.gap),
    Column(\.month, "month"), Column(\.gap, "gap"), Column(\.counts, "counts"),
    make: CombinationRecord.init)
}
