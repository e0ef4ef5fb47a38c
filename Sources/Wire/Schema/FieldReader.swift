internal import JSON

/// Reads the fields of an object.
struct FieldReader<Root>: Fields {
  private let json: JSONValue

  init(_ json: JSONValue) { self.json = json }

  @inline(__always)
  func field<S: Schema>(
    _ name: String, _ schema: S, otherwise refusal: ServerText, _ get: (Root) -> S.Value
  ) throws(SchemaError) -> S.Value {
    try json.member(name, schema, otherwise: refusal)
  }

  @inline(__always)
  func optionalField<S: Schema>(
    _ name: String, _ schema: S, otherwise refusal: ServerText, _ get: (Root) -> S.Value?
  ) throws(SchemaError) -> S.Value? {
    guard case .some = json[name] else { return nil }
    return try json.member(name, OptionalSchema(wrapped: schema), otherwise: refusal)
  }

  @inline(__always)
  func sparseField<S: Schema>(
    _ name: String, _ schema: S, _ get: (Root) -> S.Value?
  ) throws(SchemaError) -> S.Value? {
    guard case .some = json[name] else { return nil }
    return try json.member(name, schema, otherwise: "")
  }

  func part<Part: WireObject>(
    _ type: Part.Type, _ get: (Root) -> Part
  ) throws(SchemaError) -> Part {
    try ObjectSchema<Part>().read(json)
  }
}

extension JSONValue {
  /// Reads a member of an object.
  @inline(never)
  fileprivate func member<S: Schema>(
    _ name: String, _ schema: S, otherwise refusal: ServerText
  ) throws(SchemaError) -> S.Value {
    do throws(SchemaError) {
      guard let member = self[name] else { throw SchemaError("is missing") }
      return try schema.read(member)
    } catch {
      throw error.inside(name, otherwise: refusal)
    }
  }
}
