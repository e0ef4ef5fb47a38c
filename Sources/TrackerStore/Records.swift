internal import CivilTime
internal import Persistence
internal import Tracking

/// A stored probe.
///
/// Whether it is pending or missed is not stored, since that depends on the clock.
struct ProbeRecord: Record, Equatable {
  var moment: Moment
  var gap: Seconds
  var offset: UTCOffset
  var isScheduled: Bool
  /// Whether the person was asked at the moment; false if no program ran then.
  var isAsked: Bool
  /// Whether the probe is neither answered nor filled in by a program; stored for fast lookup.
  var isUnfilled: Bool
  /// The text that a program wrote in place of an answer, or in addition to it.
  var remark: String?
  /// A note of the person without an answer.
  var note: String?
  /// Whether the unfilled probe is not to be filled in: it counts as missed, and is not asked about again.
  var isDismissed = false
  /// The rule that kept the person from being asked: see ``QuietRuleRecord``.
  var quietRule: Int?
  /// The import that created the probe; nil if none did.
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

/// An answer without its tags.
struct AnswerRecord: Record, Equatable {
  var moment: Moment
  /// The time of the answer, if known: a log does not record it.
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

/// A tag with the facts known about it.
struct TagRecord: Record, Hashable {
  var id: TagID
  /// The name as it was first written.
  var name: String
  /// The key of the name, which determines whether two spellings are one tag: see ``TagName/storedKey``.
  var key: String
  /// The level to which it contains other tags.
  var level: NestingLevel
  var color: TagColor
  var colorSource: TagColorSource
  /// A person's note about it.
  var note: String?
  /// Whether it is omitted from the offered tags.
  var isHidden = false
  /// The emoji chosen for it.
  var emoji = ""
  /// The import that created the tag; nil if none did.
  var broughtBy: EditID?
  /// The goal for its hours a week, if any.
  var goal: TagGoal?
  /// The number of its answers: the sum of its tallies, stored so that the most frequent tags are found at once.
  var answers = 0

  static let schema = Schema(
    "tag", key: \.id,
    Column(\.id, "id"), Column(\.name, "name"), Column(\.key, "key", .unique),
    Column(\.level, "level"), Column(\.color, "color"), Column(\.colorSource, "color_source"),
    Column(\.note, "tag_note"), Column(\.isHidden, "is_hidden"), Column(\.emoji, "emoji"),
    Column(\.broughtBy, "brought_by"), Column(\.goal, "goal"), Column(\.answers, "answers"),
    make: TagRecord.init)

  /// The details shown in statistics.
  var details: TagDetails { TagDetails(name: name, color: color, level: level) }
  /// Returns the details shown in lists.
  func use(aliases: [String]) -> TagUse {
    TagUse(
      name: name, color: color, emoji: emoji, answers: max(answers, 0), isHidden: isHidden,
      hasGoal: goal != nil, aliases: aliases)
  }

  /// The tag with its colour, as it is displayed.
  var colored: ColoredTag { ColoredTag(name: name, color: color, emoji: emoji) }
}

/// Another word for a tag; never the name of a tag itself.
struct TagAliasRecord: Record, Equatable {
  /// The key of the word, like that of a tag.
  var key: String
  /// The word as it was written.
  var name: String
  var tag: TagID

  static let schema = Schema(
    "tag_alias", key: \.key,
    Column(\.key, "key"), Column(\.name, "name"),
    Column(\.tag, "tag", .references(TagRecord.self, onDelete: .cascade)),
    make: TagAliasRecord.init)
}

/// One tag of an answer, with its position among the others.
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

/// One amount of a tag of an answer, with its position among the others.
struct AmountRecord: Record, Equatable {
  var moment: Moment
  var position: Int
  var tag: TagID
  /// The amount as it was written.
  var text: String
  /// The exact number of units: `5` or `1/3`.
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

/// A source of answers: a program or a file.
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

/// The number of probes of one subject, one month and one mean gap: stored in addition to the probes, so that
/// statistics over decades read hundreds of rows instead of hundreds of thousands.
struct TallyRecord: Record, Equatable {
  var subject: TallySubject
  /// The month in the person's calendar.
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

/// The combinations of tags in the answers of one month, one mean gap and one part of the week, stored for the same
/// reason.
struct CombinationRecord: Record, Equatable {
  /// The month in the person's calendar.
  var month: CivilMonth
  var gap: Seconds
  /// The number of the part: see ``PartOfWeek``.
  var part: Int
  /// The combinations with their counts: see ``CombinationCounts/bytes``.
  var counts: [UInt8]

  static let schema = Schema(
    "combination", key: (\.month, \.gap, \.part),
    Column(\.month, "month"), Column(\.gap, "gap"), Column(\.part, "part"),
    Column(\.counts, "counts"),
    make: CombinationRecord.init)
}
