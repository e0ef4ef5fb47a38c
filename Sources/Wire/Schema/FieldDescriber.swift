internal import JSON

/// Describes the fields of an object, while composing it of examples.
struct FieldDescriber<Root>: Fields {
  private(set) var components: Components
  /// The names of the fields that are always present.
  private(set) var required: [JSONValue] = []
  /// The schemas of all fields by their names.
  private(set) var properties: [JSONValue.Member] = []

  init(_ components: Components) { self.components = components }

  mutating func field<S: Schema>(
    _ name: String, _ schema: S, otherwise refusal: ServerText, _ get: (Root) -> S.Value
  ) -> S.Value {
    required.append(.string(name))
    describe(name, schema)
    return schema.example
  }

  mutating func optionalField<S: Schema>(
    _ name: String, _ schema: S, otherwise refusal: ServerText, _ get: (Root) -> S.Value?
  ) -> S.Value? {
    describe(name, OptionalSchema(wrapped: schema))
    return nil
  }

  mutating func sparseField<S: Schema>(
    _ name: String, _ schema: S, _ get: (Root) -> S.Value?
  ) -> S.Value? {
    describe(name, schema)
    return nil
  }

  mutating func part<Part: WireObject>(
    _ type: Part.Type, _ get: (Root) -> Part
  ) throws(SchemaError) -> Part {
    var part = FieldDescriber<Part>(components)
    let example = try Part.fields(&part)
    components = part.components
    required += part.required
    properties += part.properties
    return example
  }

  private mutating func describe(_ name: String, _ schema: some Schema) {
    properties.append(.init(name, schema.description(in: &components)))
  }
}
