/// Writes the fields of an object.
struct FieldWriter<Root, Output: JSONOutput>: Fields {
  private let root: Root
  private let output: Output

  init(_ root: Root, to output: Output) {
    self.root = root
    self.output = output
  }

  @inline(__always)
  func field<S: Schema>(
    _ name: String, _ schema: S, otherwise refusal: ServerText, _ get: (Root) -> S.Value
  ) -> S.Value {
    let value = get(root)
    output.write(name, schema, value)
    return value
  }

  @inline(__always)
  func optionalField<S: Schema>(
    _ name: String, _ schema: S, otherwise refusal: ServerText, _ get: (Root) -> S.Value?
  ) -> S.Value? {
    let value = get(root)
    output.write(name, OptionalSchema(wrapped: schema), value)
    return value
  }

  @inline(__always)
  func sparseField<S: Schema>(
    _ name: String, _ schema: S, _ get: (Root) -> S.Value?
  ) -> S.Value? {
    guard let value = get(root) else { return nil }
    output.write(name, schema, value)
    return value
  }

  func part<Part: WireObject>(
    _ type: Part.Type, _ get: (Root) -> Part
  ) throws(SchemaError) -> Part {
    var part = FieldWriter<Part, Output>(get(root), to: output)
    return try Part.fields(&part)
  }
}

extension JSONOutput {
  /// Writes a member of the open object.
  @inline(never)
  fileprivate func write<S: Schema>(_ name: String, _ schema: S, _ value: S.Value) {
    writeName(name)
    schema.write(value, to: self)
  }
}
