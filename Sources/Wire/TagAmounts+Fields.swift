public import Tracking

extension Amount: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "Amount" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<Amount>
  ) throws(SchemaError) -> Amount {
    Amount(
      tag: try fields.field("tag", .tag("The tag of the answer to which it belongs.")) { $0.tag },
      text: try fields.field("text", .text("The amount as it was written.")) { $0.text },
      value: try fields.field("value", .number("The number of units.")) { $0.value },
      unit: try fields.field(
        "unit", .text("The unit: its identifier in CLDR, a currency code, or the thing counted.")
      ) { $0.unit })
  }
}

extension TagAmounts: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "TagAmounts" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<TagAmounts>
  ) throws(SchemaError) -> TagAmounts {
    TagAmounts(
      name: try fields.field("tag", .text("The tag, as it was first written, or the condition.")) {
        $0.name
      },
      answers: try fields.field(
        "answers", .whole("The number of answers that have the tag or satisfy the condition.")
      ) { $0.answers },
      days: try fields.field(
        "days", .whole("The number of days from the first probe of the period to its last.")
      ) { $0.days },
      step: try fields.step { $0.step },
      starts: try fields.field(
        "starts",
        .list(
          .day("The first day of a step."),
          "The starts of the days, weeks or months of the period.")
      ) { $0.starts },
      measures: try fields.field(
        "measures",
        .list(.object(Measure.self), "The amounts by kind of unit, the most frequent kind first.")
      ) { $0.measures })
  }
}

extension TagAmounts.Measure: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "TagMeasure" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<TagAmounts.Measure>
  ) throws(SchemaError) -> TagAmounts.Measure {
    TagAmounts.Measure(
      unit: try fields.field(
        "unit", .text("The unit: its identifier in CLDR, a currency code, or the thing counted.")
      ) { $0.unit },
      symbol: try fields.field("symbol", .text("The unit as the person writes it.")) { $0.symbol },
      count: try fields.field("count", .whole("The number of amounts.")) { $0.count },
      total: try fields.field(
        "total",
        .optional(.number("The sum; null if it would be meaningless, as for temperatures."))
      ) { $0.total },
      mean: try fields.optionalEstimate("mean", "The mean; null for fewer than two.") { $0.mean },
      perWeek: try fields.optionalEstimate(
        "perWeek",
        "The weekly mean; null if there is no total, or for less than a week."
      ) { $0.perWeek },
      steps: try fields.field(
        "steps",
        .list(
          .optional(
            .number("The sum of one step, for temperatures the mean; null if there is none.")),
          "One value for each of `starts`.")
      ) { $0.steps })
  }
}
