public import Tracking

extension DaySummaries: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "Days" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<DaySummaries>
  ) throws(SchemaError) -> DaySummaries {
    DaySummaries(
      first: try fields.optionalField(
        "first", .day("The first day with a probe; null if there is none.")
      ) { $0.first },
      days: try fields.field(
        "days",
        .list(.object(DaySummary.self), "The days that have probes, in chronological order.")
      ) { $0.days })
  }
}

extension DaySummary: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "Day" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<DaySummary>
  ) throws(SchemaError) -> DaySummary {
    DaySummary(
      day: try fields.field("day", .day("The day in the person's calendar.")) { $0.day },
      probes: try fields.field(
        "probes", .whole("The number of probes asked about or filled in, as in the statistics.")
      ) { $0.probes },
      answered: try fields.field("answered", .whole("The number of answered probes.")) {
        $0.answered
      },
      parts: try fields.field(
        "parts",
        .list(
          .object(Part.self), "All probes of the day in chronological order, grouped by activity.")
      ) { $0.parts })
  }
}

extension DaySummary.Part: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "DayPart" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<DaySummary.Part>
  ) throws(SchemaError) -> DaySummary.Part {
    DaySummary.Part(
      minutes: try fields.field(
        "minutes",
        .list(
          .whole("A minute of the person's day.", from: 0, to: 1_439),
          "The minutes of the clock since the day began at the probes, in ascending order.")
      ) { $0.minutes },
      tag: try fields.sparseField("tag", .object(ColoredTag.self)) { $0.tag })
  }
}
