public import JSON

/// How values of one kind are written as JSON, read back, and described.
///
/// A schema is composed of others, as `.list(.text("A tag."), "The likeliest first.")` is. Its texts
/// take no space in the page's program.
public protocol Schema<Value>: Sendable {
  /// What is written and read.
  associatedtype Value: Sendable

  /// Reads a value.
  ///
  /// - Throws: ``SchemaError`` with the place where the JSON is something else.
  func read(_ json: JSONValue) throws(SchemaError) -> Value

  /// Writes a value.
  func write(_ value: Value, to output: some JSONOutput)

  /// Any value of this kind: an object is described by composing one of the examples of its fields.
  var example: Value { get }

  /// The schema as JSON Schema, which refers to named schemas among the components.
  func description(in components: inout Components) -> JSONValue
}

/// A schema whose values can stand in the query of an address, too.
public protocol ParameterSchema<Value>: Schema {
  /// Reads a value from a query, or nil where the text is none.
  func value(of text: String) -> Value?
  /// The value as it stands in a query, before percent-encoding.
  func text(of value: Value) -> String
  /// What is wrong with a text that is no value.
  func problem(_ name: String, _ text: String) -> QueryProblem
}
