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
        "tags", .list(.tag("A tag, as the person writes it."), "At least one, or a comment.")
      ) { $0.tags },
      comment: try fields.field(
        "comment",
        .optional(.text("What the answer says in parentheses, each pair on a line."))
      ) { $0.comment },
      amounts: try fields.sparseField(
        "amounts", .list(.object(Amount.self), "What the answer says of how much.")
      ) { $0.amounts.isEmpty ? nil : $0.amounts } ?? [])
  }
}
