internal import JSON

/// Reads the fields of an object.
///
/// A page reads missing members as null, which takes less code in each of its types: the server omits only
/// members that may be null.
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
    #if !hasFeature(Embedded)
      guard case .some = json[name] else { return nil }
    #endif
    return try json.member(name, OptionalSchema(wrapped: schema), otherwise: refusal)
  }

  @inline(__always)
  func sparseField<S: Schema>(
    _ name: String, _ schema: S, _ get: (Root) -> S.Value?
  ) throws(SchemaError) -> S.Value? {
    #if hasFeature(Embedded)
      try optionalField(name, schema, otherwise: "", get)
    #else
      guard case .some = json[name] else { return nil }
      return try json.member(name, schema, otherwise: "")
    #endif
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
    #if hasFeature(Embedded)
      try schema.read(memberOrNull(name))
    #else
      do throws(SchemaError) {
        guard let member = self[name] else { throw SchemaError("is missing") }
        return try schema.read(member)
      } catch {
        throw error.inside(name, otherwise: refusal)
      }
    #endif
  }

  #if hasFeature(Embedded)
    @inline(never)
    private func memberOrNull(_ name: String) -> JSONValue { self[name] ?? .null }
  #endif
}
