/// The reason why a request was not carried out.
public struct Problem: Sendable, Hashable {
  /// A permanent code for programs, such as `unclosed`.
  public let code: String
  /// A sentence for people, in English.
  public let message: String
  /// The position in the text of the request, counted in characters from 1, if there is one.
  public let position: Int?

  /// Makes a problem from its parts.
  public init(code: String, message: String, position: Int? = nil) {
    self.code = code
    self.message = message
    self.position = position
  }
}

extension Problem: WireObject {
  /// The name of the schema.
  public static var schemaName: String { "Problem" }

  /// Declares the only field, which contains the others.
  public static func fields(
    _ fields: inout some Fields<Problem>
  ) throws(SchemaError) -> Problem {
    try fields.field("error", .object(Detail.self)) { Detail(problem: $0) }.problem
  }

  /// The schema of the field `error`, which other objects that report a problem share.
  struct Detail: WireObject {
    let problem: Problem

    static var schemaName: String { "" }

    static func fields(_ fields: inout some Fields<Detail>) throws(SchemaError) -> Detail {
      Detail(
        problem: Problem(
          code: try fields.field(
            "code", .text("An identifier for programs, which never changes.")
          ) { $0.problem.code },
          message: try fields.field(
            "message", .text("A sentence for people.")
          ) { $0.problem.message },
          position: try fields.optionalField(
            "position", .whole("The position in the text, in characters from 1.", from: 1)
          ) { $0.problem.position }))
    }
  }
}
