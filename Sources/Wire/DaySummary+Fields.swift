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
        "first", .day("The first day with a probe; null where there is none at all.")
      ) { $0.first },
      days: try fields.field(
        "days", .list(.object(DaySummary.self), "The days that have probes, in the order of time.")
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
      day: try fields.field("day", .day("The day by the person's calendar.")) { $0.day },
      probes: try fields.field(
        "probes", .whole("The probes that were asked about or filled in: those of the statistics.")
      ) { $0.probes },
      answered: try fields.field("answered", .whole("How many were answered.")) { $0.answered },
      parts: try fields.field(
        "parts",
        .list(.object(Part.self), "All probes of the day in the order of time, by what was done.")
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
          "The minutes of the day at the probes, in the order of time.")
      ) { $0.minutes },
      tag: try fields.sparseField("tag", .object(ColoredTag.self)) { $0.tag })
  }
}
