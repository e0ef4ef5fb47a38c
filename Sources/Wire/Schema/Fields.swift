/// Receives the declaration of an object's fields: a reader, a writer or a describer of them.
public protocol Fields<Root> {
  /// The type of the object.
  associatedtype Root

  /// Declares a field that is always present, and returns its value.
  ///
  /// - Parameters:
  ///   - name: the member's name, without characters that JSON escapes.
  ///   - schema: the schema of the member.
  ///   - refusal: the message for an invalid value, in place of the schema's own.
  ///   - get: takes the value from the object.
  /// - Throws: ``SchemaError`` if the object lacks the field.
  mutating func field<S: Schema>(
    _ name: String, _ schema: S, otherwise refusal: ServerText, _ get: (Root) -> S.Value
  ) throws(SchemaError) -> S.Value

  /// Declares a field that may be absent or null, and is written as null for nil.
  mutating func optionalField<S: Schema>(
    _ name: String, _ schema: S, otherwise refusal: ServerText, _ get: (Root) -> S.Value?
  ) throws(SchemaError) -> S.Value?

  /// Declares a field that may be absent, and is left out for nil.
  mutating func sparseField<S: Schema>(
    _ name: String, _ schema: S, _ get: (Root) -> S.Value?
  ) throws(SchemaError) -> S.Value?

  /// Declares the fields of a part, which become fields of the object itself, and returns the part.
  mutating func part<Part: WireObject>(
    _ type: Part.Type, _ get: (Root) -> Part
  ) throws(SchemaError) -> Part
}

extension Fields {
  /// Declares a field that is always present, and returns its value.
  @inline(__always)
  mutating func field<S: Schema>(
    _ name: String, _ schema: S, _ get: (Root) -> S.Value
  ) throws(SchemaError) -> S.Value {
    try field(name, schema, otherwise: "", get)
  }

  /// Declares a field that may be absent or null, and is written as null for nil.
  @inline(__always)
  mutating func optionalField<S: Schema>(
    _ name: String, _ schema: S, _ get: (Root) -> S.Value?
  ) throws(SchemaError) -> S.Value? {
    try optionalField(name, schema, otherwise: "", get)
  }
}
