public import Tracking

extension Answer: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "Answer" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<Answer>
  ) throws(SchemaError) -> Answer {
    Answer(
      uniqueTags: try fields.field(
        "tags",
        .list(
          .tag("A tag, as the person writes it."),
          "The tags; at least one unless there is a comment.")
      ) { $0.tags },
      comment: try fields.field(
        "comment",
        .optional(.text("The text in parentheses, one line for each pair."))
      ) { $0.comment },
      amounts: try fields.sparseField(
        "amounts", .list(.object(Amount.self), "The amounts stated in the answer.")
      ) { $0.amounts.isEmpty ? nil : $0.amounts } ?? [])
  }
}
