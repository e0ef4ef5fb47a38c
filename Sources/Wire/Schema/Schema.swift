public import JSON

/// The JSON format of values of one type: how they are written, read and described.
///
/// A schema is composed of others, as in `.list(.text("A tag."), "The likeliest first.")`. Its texts take no
/// space in the page's program.
public protocol Schema<Value>: Sendable {
  /// The type of the values.
  associatedtype Value: Sendable

  /// Reads a value.
  ///
  /// - Throws: ``SchemaError`` with the place where the JSON is not valid.
  func read(_ json: JSONValue) throws(SchemaError) -> Value

  /// Writes a value.
  func write(_ value: Value, to output: some JSONOutput)

  /// Any value of this type: an object is described by composing one from the examples of its fields.
  var example: Value { get }

  /// Returns the schema as JSON Schema, which refers to named schemas among the components.
  func description(in components: inout Components) -> JSONValue
}

/// A schema whose values can also appear in the query of an address.
public protocol ParameterSchema<Value>: Schema {
  /// Reads a value from a query, or returns nil if the text is not valid.
  func value(of text: String) -> Value?
  /// Returns the value as it appears in a query, before percent-encoding.
  func text(of value: Value) -> String
  /// Returns the problem of a text that is not valid.
  func problem(_ name: String, _ text: String) -> QueryProblem
  /// Returns the description of the values that can stand in a query.
  func parameterDescription(in components: inout Components) -> JSONValue
}

extension ParameterSchema {
  /// Describes the same values as elsewhere.
  public func parameterDescription(in components: inout Components) -> JSONValue {
    description(in: &components)
  }
}
