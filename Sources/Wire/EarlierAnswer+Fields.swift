public import Tracking

extension EarlierAnswer: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "EarlierAnswer" }

  /// Declares the fields.
  public static func fields(
    _ fields: inout some Fields<EarlierAnswer>
  ) throws(SchemaError) -> EarlierAnswer {
    EarlierAnswer(
      try fields.field("answer", .object(Answer.self)) { $0.answer },
      until: try fields.field(
        "until", .moment("The moment at which an edit replaced or deleted it.")
      ) { $0.until })
  }
}
