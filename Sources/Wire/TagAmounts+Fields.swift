public import Tracking

extension Amount: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "Amount" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<Amount>
  ) throws(SchemaError) -> Amount {
    Amount(
      tag: try fields.field("tag", .tag("The tag of the answer that it belongs to.")) { $0.tag },
      text: try fields.field("text", .text("The amount as it was written.")) { $0.text },
      value: try fields.field("value", .number("The number of units.")) { $0.value },
      unit: try fields.field(
        "unit", .text("The identifier of CLDR, the code of a currency, or what is counted.")
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
        "answers", .whole("The answers with the tag, or that meet the condition.")
      ) { $0.answers },
      days: try fields.field(
        "days", .whole("The days from the first probe of the period to its last.")
      ) { $0.days },
      step: try fields.step { $0.step },
      starts: try fields.field(
        "starts",
        .list(.day("The first day of a step."), "The days, weeks or months of the period.")
      ) { $0.starts },
      measures: try fields.field(
        "measures", .list(.object(Measure.self), "One for each kind of unit, the commonest first.")
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
        "unit", .text("The identifier of CLDR, the code of a currency, or what is counted.")
      ) { $0.unit },
      symbol: try fields.field("symbol", .text("The unit as the person writes it.")) { $0.symbol },
      count: try fields.field("count", .whole("The amounts.")) { $0.count },
      total: try fields.field(
        "total", .optional(.number("Their sum; null where none makes sense, as of temperatures."))
      ) { $0.total },
      mean: try fields.optionalEstimate("mean", "Their mean; null for fewer than two.") { $0.mean },
      perWeek: try fields.optionalEstimate(
        "perWeek",
        "The amounts of a week on average; null where there is no total, and for less than a week."
      ) { $0.perWeek },
      steps: try fields.field(
        "steps",
        .list(
          .optional(
            .number("The sum of one step; of temperatures the mean, null where there is none.")),
          "One for each of the starts.")
      ) { $0.steps })
  }
}
