private import Sampling
public import Tracking

extension Statistics: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "Statistics" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<Statistics>
  ) throws(SchemaError) -> Statistics {
    let probes = try fields.field("probes", .whole("The number of probes in the period.")) {
      $0.probes
    }
    let answered = try fields.field(
      "answered", .whole("The number of probes that have an answer.")
    ) { $0.answered }
    // For readers of the interface; it follows from the two.
    _ = try fields.field(
      "coverage", .number("The share of the probes that have an answer, 0 to 1.")
    ) { $0.coverage }
    let askedHours = try fields.field(
      "askedHours", .number("The hours during which the person was asked.")
    ) { $0.askedHours }
    let unaskedHours = try fields.field(
      "unaskedHours",
      .number("The hours since the first schedule during which none ran, not counting quiet time.")
    ) { $0.unaskedHours }
    let daysOff = try fields.sparseField(
      "vacationDays", .whole("The number of vacation days in the period, up to now.", from: 0)
    ) { $0.daysOff > 0 ? $0.daysOff : nil }
    let effectiveCount = try fields.field(
      "effectiveCount", .number("The number of equally weighted answers with the same precision.")
    ) { $0.effectiveCount }
    let method = try fields.field("method", .word(Statistics.Method.self)) { $0.method }
    let coverageOfParts = try fields.field(
      "coverageOfParts",
      .number("The part of the asked time that has enough answers to estimate from, 0 to 1.")
    ) { $0.coverageOfParts }
    let gap = try fields.sparseField("incomplete", .object(AnswerGap.self)) { $0.gap }
    let tags = try fields.field(
      "tags", .list(.object(Figure.self), "The figures of each tag, the most frequent first.")
    ) { $0.tags }
    let tagCount = try fields.sparseField(
      "tagCount", .whole("The number of tags that occur; absent if all of them are here.", from: 0)
    ) { $0.tagCount > $0.tags.count ? $0.tagCount : nil }
    return Statistics(
      probes: probes, answered: answered, askedHours: askedHours, unaskedHours: unaskedHours,
      daysOff: daysOff ?? 0, effectiveCount: effectiveCount, method: method,
      coverageOfParts: coverageOfParts, gap: gap, sortedTags: tags,
      tagCount: tagCount ?? tags.count)
  }
}

extension Statistics.Method: WireWord {
  /// The word for programs.
  public var word: String {
    switch self {
    case .answers: "answers"
    case .parts: "parts"
    }
  }
}

extension AnswerGap: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "AnswerGap" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<AnswerGap>
  ) throws(SchemaError) -> AnswerGap {
    let from = try fields.sparseField(
      "from",
      .whole("The first hour of the day with few answers; absent if few of all have one.", from: 0)
    ) { $0.hours?.lowerBound }
    let to = try fields.sparseField(
      "to", .whole("The hour after the last; beyond 24 on the next day.", from: 0)
    ) { $0.hours?.upperBound }
    let missed = try fields.field(
      "missed", .whole("The number of probes without an answer.", from: 0)
    ) { $0.missed }
    var hours: Range<Int>?
    if let from, let to, from < to { hours = from..<to }
    return AnswerGap(hours: hours, missed: missed)
  }
}

extension Statistics.Figure: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "Figure" }

  /// Declares the fields; an estimate is three of them.
  public static func fields(
    _ fields: inout some Fields<Statistics.Figure>
  ) throws(SchemaError) -> Statistics.Figure {
    let name = try fields.field("name", .text("The tag.")) { $0.name }
    let color = try fields.field("color", .tagColor("The number of its colour.")) { $0.color }
    let count = try fields.field("answers", .whole("The number of answers that have it.")) {
      $0.count
    }
    let share = Estimate(
      value: try fields.field(
        "share", .number("The share of the asked time that it takes, 0 to 1.")
      ) { $0.share.value },
      low: try fields.field(
        "shareLow", .number("The lower end of the share's 95 % interval.")
      ) { $0.share.low },
      high: try fields.field(
        "shareHigh", .number("The upper end of the share's 95 % interval.")
      ) { $0.share.high })
    let hours = Estimate(
      value: try fields.field(
        "hours", .number("The hours: that share of the asked time.")
      ) { $0.hours.value },
      low: try fields.field(
        "hoursLow", .number("The lower end of the hours' 95 % interval.")
      ) { $0.hours.low },
      high: try fields.field(
        "hoursHigh", .number("The upper end of the hours' 95 % interval.")
      ) { $0.hours.high })
    let askedHours = try fields.field(
      "askedHours", .number("The hours during which the person was asked.")
    ) { $0.askedHours }
    let effectiveCount = try fields.field(
      "effectiveCount", .number("The number of equally weighted answers with the same precision.")
    ) { $0.effectiveCount }
    let silence = Estimate(
      value: try fields.field(
        "shareIfSilent", .number("The share if no probe without an answer had the tag.")
      ) { $0.silence.value },
      low: try fields.field(
        "shareLeast",
        .number("The smallest possible share, whatever the probes without an answer were.")
      ) { $0.silence.low },
      high: try fields.field(
        "shareMost",
        .number("The greatest possible share, whatever the probes without an answer were.")
      ) { $0.silence.high })
    return Statistics.Figure(
      name: name, color: color, count: count, share: share, hours: hours, askedHours: askedHours,
      effectiveCount: effectiveCount, silence: silence)
  }
}
