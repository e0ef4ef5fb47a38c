public import JSON

/// The named schemas that descriptions refer to.
public struct Components: Sendable {
  /// The schemas in the order in which they were first referred to.
  public private(set) var schemas: [JSONValue.Member] = []

  /// Makes an empty collection.
  public init() {}

  /// Returns a reference to the named schema, which is added if it is missing.
  mutating func reference(
    to name: String, _ describe: (inout Components) -> JSONValue
  ) -> JSONValue {
    if schemas.allSatisfy({ $0.name != name }) {
      // The place is reserved first, so that a schema may refer to itself.
      let place = schemas.count
      schemas.append(.init(name, .null))
      schemas[place] = .init(name, describe(&self))
    }
    return .object(["$ref": .string("#/components/schemas/\(name)")])
  }
}
