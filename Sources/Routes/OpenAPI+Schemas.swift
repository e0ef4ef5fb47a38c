internal import JSON
private import Wire

extension OpenAPI {
  /// What travels in bodies, by name: JSON Schema, whole and closed.
  static let schemas: JSONValue = .object([
    "Probe": object([
      "at": .moment("The moment that was asked about."),
      "state": .oneOf(["pending", "missed", "answered", "answeredLate", "autoTagged"]),
      "tags": .list(.text("A tag, as the person writes it."), "Empty until it is answered."),
      "comment": .optional(.text("What the answer says in parentheses, each pair on a line.")),
      "gap": .whole("The mean gap that the probe was drawn with, in seconds."),
      "offset": .whole("The seconds by which the person's clock was ahead of UTC."),
      "scheduled": .flag("Whether the moment belongs to the schedule."),
      "remark": .optional(.text("What a program noted in place of an answer.")),
    ]),
    "Answer": object([
      "tags": .list(.text("A tag, as the person writes it."), "At least one, or a comment."),
      "comment": .optional(.text("What the answer says in parentheses, each pair on a line.")),
    ]),
    "Overview": object([
      "now": .moment("The server's time."),
      "offset": .whole("The seconds by which the person's clock is ahead of UTC now."),
      "gap": .whole("The mean gap between probes, in seconds."),
      "latest": .optional(.named("Probe")),
      "unfilled": .list(
        .named("Probe"), "Probes without an answer, newest first, not all of many."),
      "unfilledCount": .whole("The number of all probes without an answer."),
      "today": .list(.named("Probe"), "The probes of today that have an answer, newest first."),
      "previous": .optional(.named("Answer")),
      "likely": .list(
        .text("A tag."), "Tags that an answer to the latest probe is likely to have."),
    ]),
    "Figure": object(
      [
        "name": .text("The tag."),
        "count": .whole("The answers that have it."),
        "share": .number("The share of the asked time that it takes, 0 to 1."),
        "shareLow": .number("The lower end of the share's 95 % interval."),
        "shareHigh": .number("The upper end of the share's 95 % interval."),
        "hours": .number("The hours: that share of the asked time."),
        "hoursLow": .number("The lower end of the hours' 95 % interval."),
        "hoursHigh": .number("The upper end of the hours' 95 % interval."),
        "askedHours": .number("The time in which the person was asked."),
        "effectiveCount": .number("The equally weighted answers that would tell as much."),
        "shareIfSilent": .number("The share if no probe without an answer had the tag."),
        "shareLeast": .number("The least share, whatever the probes without an answer were."),
        "shareMost": .number("The greatest share, whatever the probes without an answer were."),
      ], mayHave: ["hue": .hue("The hue of the tag's colour in OKLab, in degrees.")]
    ),
    "Statistics": object([
      "probes": .whole("The probes of the period."),
      "answered": .whole("Those of them that have an answer."),
      "coverage": .number("The share of the probes that have an answer, 0 to 1."),
      "askedHours": .number("The time in which they were asked."),
      "effectiveCount": .number("The equally weighted answers that would tell as much."),
      "tags": .list(.named("Figure"), "A figure for each tag, the most frequent first."),
    ]),
    "WeekMap": object([
      "tag": .text("The tag, as it is written most often."),
      "counts": .week("The answers that have the tag."),
      "answered": .week("All answers."),
      "share": .week(
        "The tag's shares of the time, 0 to 1.",
        of: .number("That of one hour, the first from midnight.")),
      "shareLow": .week(
        "The lower ends of the 95 % intervals of the tag's shares of the answers.",
        of: .number("That of one hour, the first from midnight.")),
      "shareHigh": .week(
        "The upper ends of these intervals.",
        of: .number("That of one hour, the first from midnight.")),
    ]),
    "TagTree": object([
      "answered": .whole("All answers."),
      "effectiveCount": .number("The equally weighted answers that would tell as much."),
      "parts": .list(
        .named("TagPart"), "Each before those within it, the largest first and rests last."),
    ]),
    "TagPart": object([
      "name": .text("The tag; empty for answers that have none."),
      "within": .optional(.whole("The place of the part around it in the list, from 0.")),
      "isRest": .flag("Whether it is what is left of the part around it, whose name it has."),
      "hue": .optional(.hue("The hue of the tag's colour in OKLab, in degrees.")),
      "count": .whole("The answers."),
      "share": .number("Their share of all answers, 0 to 1."),
      "shareLow": .number("The lower end of the share's 95 % interval."),
      "shareHigh": .number("The upper end of the share's 95 % interval."),
    ]),
    "Trend": object([
      "tag": .optional(.text("The tag, as it was first written.")),
      "step": .oneOf(["day", "week", "month"]),
      "parts": .list(.named("TrendPart"), "The steps in order, from the first probe to the last."),
    ]),
    "TrendPart": object([
      "start": .day("The first day of the step that lies in the period."),
      "days": .whole("The days of the step that lie in the period."),
      "probes": .whole("The probes of the step."),
      "answered": .whole("Those of them that have an answer."),
      "askedHours": .number("The time in which they were asked."),
      "tag": .optional(.named("Figure")),
    ]),
    "NewAnswer": .object([
      "type": "object", "required": .array(["text"]),
      "properties": .object([
        "at": .optional(.moment("The probe's moment; the latest probe unless given.")),
        "text": .text("Words are tags, what stands in ( ) is a comment."),
        "seen": .optional(
          .text("The answer seen there, empty for none: no other is replaced. Any unless given.")),
      ]),
    ]),
    "NewHue": .object([
      "type": "object", "required": .array(["tag", "hue"]),
      "properties": .object([
        "tag": .text("The tag, in any case."),
        "hue": .optional(.hue("Degrees in OKLab; null for the tag's own.")),
      ]),
    ]),
    "Problem": object(["error": fault]),
    "Conflict": object(["error": fault, "probe": .named("Probe")]),
  ])

  /// What is wrong with a request.
  private static let fault = object(
    [
      "code": .text("A word for programs, which never changes."),
      "message": .text("A sentence for people."),
    ], mayHave: ["position": .optional(.whole("Where in the text, in characters from 1.", from: 1))]
  )

  /// An object that has all of these members, maybe the others, and no more.
  private static func object(
    _ members: KeyValuePairs<String, JSONValue>,
    mayHave others: KeyValuePairs<String, JSONValue> = [:]
  ) -> JSONValue {
    .object([
      "type": "object", "additionalProperties": false,
      "required": .array(members.map { .string($0.key) }),
      "properties": .object((Array(members) + Array(others)).map { .init($0.key, $0.value) }),
    ])
  }
}

// Schemas of values.
extension JSONValue {
  static func text(_ meaning: String) -> JSONValue { value("string", meaning) }
  static func number(_ meaning: String) -> JSONValue { value("number", meaning) }
  static func flag(_ meaning: String) -> JSONValue { value("boolean", meaning) }

  /// A whole number of 64 bits, between bounds where they are given.
  static func whole(_ meaning: String, from low: Int64? = nil, to high: Int64? = nil) -> JSONValue {
    var rules: [JSONValue.Member] = [.init("format", "int64")]
    if let low { rules.append(.init("minimum", .integer(low))) }
    if let high { rules.append(.init("maximum", .integer(high))) }
    return value("integer", meaning, rules)
  }

  /// Whole degrees of a circle.
  static func hue(_ meaning: String) -> JSONValue { whole(meaning, from: 0, to: 359) }

  /// A day written YYYY-MM-DD.
  static func day(_ meaning: String) -> JSONValue {
    value("string", meaning, [.init("format", "date")])
  }

  /// Whole seconds since 1970 in UTC, of the years 1 to 9999.
  static func moment(_ meaning: String) -> JSONValue {
    whole(
      "\(meaning) Seconds since 1970 in UTC.", from: Route.moments.lowerBound,
      to: Route.moments.upperBound)
  }

  static func oneOf(_ words: [String]) -> JSONValue {
    .object(["type": "string", "enum": .array(words.map { .string($0) })])
  }

  static func list(_ item: JSONValue, _ meaning: String) -> JSONValue {
    .object(["type": "array", "description": .string(meaning), "items": item])
  }

  /// Seven lists of 24, of counts unless something else is told.
  static func week(
    _ meaning: String,
    of item: JSONValue = .whole("The count of one hour, the first from midnight.")
  ) -> JSONValue {
    let day: JSONValue = .object([
      "type": "array", "minItems": .integer(24), "maxItems": .integer(24),
      "items": item,
    ])
    return .object([
      "type": "array", "minItems": .integer(7), "maxItems": .integer(7),
      "description": .string("\(meaning) A list for each day, Monday first."), "items": day,
    ])
  }

  static func optional(_ schema: JSONValue) -> JSONValue {
    .object(["anyOf": .array([schema, .object(["type": "null"])])])
  }

  static func named(_ name: String) -> JSONValue {
    .object(["$ref": .string("#/components/schemas/\(name)")])
  }

  private static func value(
    _ type: String, _ meaning: String, _ rules: [JSONValue.Member] = []
  ) -> JSONValue {
    .object(
      [.init("type", .string(type)), .init("description", .string(meaning))] + rules)
  }
}
