public import Tracking

extension LikelyAnswers: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "LikelyAnswers" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<LikelyAnswers>
  ) throws(SchemaError) -> LikelyAnswers {
    LikelyAnswers(
      tags: try fields.field(
        "tags",
        .list(
          .text("A tag."), "The tags to offer: together they begin as many answers as possible.")
      ) { $0.tags },
      answers: try fields.field(
        "answers",
        .list(.object(Answer.self), "Whole answers, the likeliest first; not all of them.")
      ) { $0.answers },
      previous: try fields.field(
        "previous",
        .optional(.list(.text("A tag."), "The tags of the previous answer, which `\"` repeats."))
      ) { $0.previous })
  }
}

extension LikelyAnswers.Answer: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "LikelyAnswer" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<LikelyAnswers.Answer>
  ) throws(SchemaError) -> LikelyAnswers.Answer {
    LikelyAnswers.Answer(
      tags: try fields.field(
        "tags", .list(.text("A tag."), "The tags, in the order last written.")
      ) { $0.tags },
      weight: try fields.field("weight", .number("The probability, from 0 to 1.")) { $0.weight })
  }
}
