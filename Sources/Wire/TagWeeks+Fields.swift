public import Tracking

extension TagWeeks: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "TagWeeks" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<TagWeeks>
  ) throws(SchemaError) -> TagWeeks {
    TagWeeks(
      start: try fields.field("start", .day("The first day of the first week.")) { $0.start },
      answered: try fields.field(
        "answered", .list(.whole("The number of answers in one week."), "One count for each week.")
      ) { $0.answered },
      tags: try fields.field(
        "tags", .list(.object(Series.self), "The 1,000 most frequent tags, in this order.")
      ) { $0.tags })
  }
}

extension TagWeeks.Series: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "TagCourse" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<TagWeeks.Series>
  ) throws(SchemaError) -> TagWeeks.Series {
    TagWeeks.Series(
      name: try fields.field("name", .text("The tag.")) { $0.name },
      shares: try fields.field(
        "shares",
        .list(
          .number("The share of the time of one week, 0 to 1; 0 if there are no answers."),
          "One share for each week.")
      ) { $0.shares })
  }
}
