public import CivilTime
public import JSON
public import Tracking

extension Weekday: WireWord {
  /// The first three letters of its English name.
  public var word: String {
    switch self {
    case .monday: "mon"
    case .tuesday: "tue"
    case .wednesday: "wed"
    case .thursday: "thu"
    case .friday: "fri"
    case .saturday: "sat"
    case .sunday: "sun"
    }
  }
}

extension QuietRule.Kind: WireWord {
  /// The word.
  public var word: String { rawValue }
}

/// The hours of a day, as text.
public struct QuietHoursSchema: Schema {
  let meaning: ServerText

  /// Reads hours.
  public func read(_ json: JSONValue) throws(SchemaError) -> QuietHours {
    guard let hours = json.string.flatMap({ QuietHours($0) }) else {
      throw SchemaError("must be hours such as 23:00-07:00")
    }
    return hours
  }
  /// Writes hours.
  public func write(_ value: QuietHours, to output: some JSONOutput) { output.write(value.text()) }
  /// The whole day.
  public var example: QuietHours { .wholeDay }
  /// Describes a string of two times of day.
  public func description(in components: inout Components) -> JSONValue {
    let time = "(([01]?[0-9]|2[0-3])(:[0-5]?[0-9])?|24(:00?)?)"
    return .described(
      "string", meaning.text, [.init("pattern", .string("^\(time)-\(time)$"))])
  }
}

extension Schema where Self == QuietHoursSchema {
  /// The hours of a day, as text.
  static func hours(_ meaning: ServerText) -> Self { Self(meaning: meaning) }
}

extension QuietRule: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "QuietRule" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<QuietRule>
  ) throws(SchemaError) -> QuietRule {
    QuietRule(
      id: try fields.field("id", .whole("The number of the rule, with which it can be ended.")) {
        $0.id
      },
      kind: try fields.field("kind", .word(QuietRule.Kind.self)) { $0.kind },
      weekdays: try fields.weekdays { $0.weekdays },
      hours: try fields.hours { $0.hours },
      since: try fields.field("since", .moment("The moment from which it applies.")) { $0.since },
      until: try fields.field(
        "until", .optional(.moment("The moment until which it applies; null for no end."))
      ) { $0.until })
  }
}

/// A request to add a quiet rule.
public struct NewQuietRule: Sendable, Hashable {
  /// The purpose of the rule.
  public let kind: QuietRule.Kind
  /// The days on which the hours begin.
  public let weekdays: Weekdays
  /// The hours.
  public let hours: QuietHours
  /// The first day; nil for today.
  public let from: CivilDate?
  /// The last day; nil for a rule without an end.
  public let to: CivilDate?

  /// Makes a request from the parts of a rule.
  public init(
    _ kind: QuietRule.Kind, on weekdays: Weekdays = Weekdays.all,
    hours: QuietHours = .wholeDay, from: CivilDate? = nil, to: CivilDate? = nil
  ) {
    self.kind = kind
    self.weekdays = weekdays
    self.hours = hours
    self.from = from
    self.to = to
  }
}

extension NewQuietRule: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "NewQuietRule" }
  /// Always true: other programs write such objects, too.
  public static var allowsOtherMembers: Bool { true }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<NewQuietRule>
  ) throws(SchemaError) -> NewQuietRule {
    NewQuietRule(
      try fields.field("kind", .word(QuietRule.Kind.self)) { $0.kind },
      on: try fields.weekdays { $0.weekdays },
      hours: try fields.hours { $0.hours },
      from: try fields.optionalField("from", .day("The first day; today unless given.")) {
        $0.from
      },
      to: try fields.optionalField("to", .day("The last day; no end unless given.")) { $0.to })
  }
}

/// A request to end a quiet rule.
public struct EndedQuietRule: Sendable, Hashable {
  /// The number of the rule.
  public let id: Int

  /// Makes a request from the number of a rule.
  public init(_ id: Int) { self.id = id }
}

extension EndedQuietRule: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "EndedQuietRule" }
  /// Always true: other programs write such objects, too.
  public static var allowsOtherMembers: Bool { true }

  /// Declares the field.
  public static func fields(
    _ fields: inout some Fields<EndedQuietRule>
  ) throws(SchemaError) -> EndedQuietRule {
    EndedQuietRule(try fields.field("id", .whole("The number of the rule.")) { $0.id })
  }
}

/// A rule after a change.
public struct SavedQuietRule: Sendable, Hashable {
  /// The rule.
  public let rule: QuietRule
  /// The state of the store after the change.
  public let revision: Revision

  /// Makes a reply from a rule and the state of the store.
  public init(_ rule: QuietRule, revision: Revision) {
    self.rule = rule
    self.revision = revision
  }
}

extension SavedQuietRule: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "SavedQuietRule" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<SavedQuietRule>
  ) throws(SchemaError) -> SavedQuietRule {
    SavedQuietRule(
      try fields.part(QuietRule.self) { $0.rule },
      revision: try fields.field("revision", .revision("The state of the store after the change."))
      {
        $0.revision
      })
  }
}

extension Fields {
  /// Declares the days on which the hours begin.
  fileprivate mutating func weekdays(
    _ get: (Root) -> Weekdays
  ) throws(SchemaError) -> Weekdays {
    Weekdays(
      try field(
        "weekdays", .list(.word(Weekday.self), "The days on which the hours begin, in order.")
      ) { get($0).list })
  }

  /// Declares the hours; null for a whole day.
  fileprivate mutating func hours(
    _ get: (Root) -> QuietHours
  ) throws(SchemaError) -> QuietHours {
    try field(
      "hours",
      .optional(
        .hours("The hours on the person's clock, possibly past midnight; null for all day."))
    ) { root in
      let hours = get(root)
      return hours.isWholeDay ? nil : hours
    } ?? .wholeDay
  }
}
