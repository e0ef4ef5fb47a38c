private import HTTPServer
internal import JSON
private import Wire

/// The description of the programming interface, in OpenAPI 3.1.
enum OpenAPI {
  /// Describes operations, with the schemas that they refer to.
  static func document(of operations: [Operation]) -> JSONValue {
    var components = Components()
    // Written in one pass: describing the operations collects the schemas.
    let paths = operations.map { operation in
      JSONValue.Member(
        operation.path,
        .object([
          JSONValue.Member(
            operation.method.rawValue.lowercased(), operation.description(&components))
        ]))
    }
    return .object([
      "openapi": "3.1.0",
      "info": .object([
        "title": "Proba", "version": "1",
        "description": "Moments are whole seconds since 1970 in UTC; days are YYYY-MM-DD.",
      ]),
      "paths": .object(paths),
      "components": .object(["schemas": .object(components.schemas)]),
    ])
  }
}
