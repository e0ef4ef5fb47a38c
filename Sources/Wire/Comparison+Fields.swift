private import Sampling
public import Tracking

extension Comparison: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "Comparison" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<Comparison>
  ) throws(SchemaError) -> Comparison {
    Comparison(
      now: try fields.field("now", .object(Basis.self)) { $0.now },
      before: try fields.field("before", .object(Basis.self)) { $0.before },
      entries: try fields.field(
        "tags",
        .list(
          .object(Entry.self),
          "The 1,000 most frequent tags of each period, the most frequent now first.")
      ) { $0.entries })
  }
}

extension Comparison.Basis: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "ComparisonBasis" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<Comparison.Basis>
  ) throws(SchemaError) -> Comparison.Basis {
    Comparison.Basis(
      probes: try fields.field("probes", .whole("The number of probes in the period.")) {
        $0.probes
      },
      answered: try fields.field(
        "answered", .whole("The number of probes that have an answer.")
      ) { $0.answered },
      askedHours: try fields.field(
        "askedHours", .number("The hours during which the person was asked.")
      ) { $0.askedHours },
      gap: try fields.sparseField("incomplete", .object(AnswerGap.self)) { $0.gap })
  }
}

extension Comparison.Entry: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "ComparedTag" }

  /// Declares the fields; an estimate is three of them.
  public static func fields(
    _ fields: inout some Fields<Comparison.Entry>
  ) throws(SchemaError) -> Comparison.Entry {
    Comparison.Entry(
      name: try fields.field("name", .text("The tag.")) { $0.name },
      now: Estimate(
        value: try fields.field("hours", .number("The hours now.")) { $0.now.value },
        low: try fields.field(
          "hoursLow", .number("The lower end of their 95 % interval.")
        ) { $0.now.low },
        high: try fields.field(
          "hoursHigh", .number("The upper end of their 95 % interval.")
        ) { $0.now.high }),
      before: Estimate(
        value: try fields.field(
          "before", .number("The hours before, scaled to the time asked now.")
        ) { $0.before.value },
        low: try fields.field(
          "beforeLow", .number("The lower end of their 95 % interval.")
        ) { $0.before.low },
        high: try fields.field(
          "beforeHigh", .number("The upper end of their 95 % interval.")
        ) { $0.before.high }),
      difference: Estimate(
        value: try fields.field(
          "change", .number("The increase in hours; negative for a decrease.")
        ) { $0.difference.value },
        low: try fields.field(
          "changeLow", .number("The lower end of the difference's 95 % interval.")
        ) { $0.difference.low },
        high: try fields.field(
          "changeHigh", .number("The upper end of the difference's 95 % interval.")
        ) { $0.difference.high }),
      verdict: try fields.field("verdict", .word(Change.Verdict.self)) { $0.verdict })
  }
}

extension Change.Verdict: WireWord {
  /// The word for programs.
  public var word: String {
    switch self {
    case .less: "less"
    case .notVisible: "chance"
    case .more: "more"
    }
  }
}
