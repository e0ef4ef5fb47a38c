private import HTTPServer
internal import JSON
private import Wire

/// The description of the programming interface, in OpenAPI 3.1.
enum OpenAPI {
  /// Describes operations and the schemas to which they refer.
  static func document(of operations: [Operation]) -> JSONValue {
    var components = Components()
    // Written in one pass: describing the operations collects the schemas.
    var paths: [(path: String, operations: [JSONValue.Member])] = []
    for operation in operations {
      let member = JSONValue.Member(
        operation.method.rawValue.lowercased(), operation.description(&components))
      if let place = paths.firstIndex(where: { $0.path == operation.path }) {
        paths[place].operations.append(member)
      } else {
        paths.append((operation.path, [member]))
      }
    }
    return .object([
      "openapi": "3.1.0",
      "info": .object([
        "title": "Proba", "version": "1",
        "description": "Moments are whole seconds since 1970 in UTC; days are YYYY-MM-DD.",
      ]),
      "paths": .object(paths.map { JSONValue.Member($0.path, .object($0.operations)) }),
      "components": .object(["schemas": .object(components.schemas)]),
    ])
  }
}
