public import JSON

/// A value that is transferred as a JSON object, each of whose fields is declared once.
///
/// ```swift
/// extension Answer: WireObject {
///   public static func fields(_ fields: inout some Fields<Answer>) throws(SchemaError) -> Answer {
///     Answer(
///       tags: try fields.field("tags", .list(.text("A tag."), "At least one.")) { $0.tags },
///       comment: try fields.field("comment", .optional(.text("A remark."))) { $0.comment })
///   }
/// }
/// ```
///
/// The same declaration reads an object, writes one and describes it, depending on the ``Fields`` it is
/// called with.
public protocol WireObject: Sendable {
  /// The name of the schema in descriptions; empty if the object is described in place.
  static var schemaName: String { get }

  /// Whether the object may have members that its schema does not name: true if other programs write it.
  static var allowsOtherMembers: Bool { get }

  /// Composes a value from its fields.
  static func fields<F: Fields<Self>>(_ fields: inout F) throws(SchemaError) -> Self
}

extension WireObject {
  /// False, unless a type overrides it.
  public static var allowsOtherMembers: Bool { false }

  /// Reads an object, or returns nil if the JSON is something else.
  public init?(json: JSONValue) {
    do { self = try ObjectSchema<Self>().read(json) } catch { return nil }
  }

  /// The object as JSON.
  public var json: JSONValue {
    let tree = JSONTree()
    ObjectSchema<Self>().write(self, to: tree)
    return tree.value
  }

  /// The object as JSON in UTF-8.
  public var bytes: [UInt8] { JSONBody(schema: ObjectSchema<Self>()).write(self) }
}

/// An object whose type declares its fields.
public struct ObjectSchema<Value: WireObject>: Schema {
  /// Makes the schema.
  public init() {}

  /// Reads an object.
  public func read(_ json: JSONValue) throws(SchemaError) -> Value {
    var reader = FieldReader<Value>(json)
    #if hasFeature(Embedded)
      // A page reads replies, which all have a member without which they are refused.
      return try Value.fields(&reader)
    #else
      do throws(SchemaError) {
        let value = try Value.fields(&reader)
        guard case .object = json else { throw SchemaError("must be an object") }
        return value
      } catch {
        // No member can be missing where there are none.
        guard case .object = json else { throw error.ofWhole("must be an object") }
        throw error
      }
    #endif
  }

  /// Writes an object.
  public func write(_ value: Value, to output: some JSONOutput) {
    output.beginObject()
    var writer = FieldWriter(value, to: output)
    _ = try? Value.fields(&writer)
    output.endObject()
  }

  /// An object of examples.
  public var example: Value {
    var describer = FieldDescriber<Value>(Components())
    guard let value = try? Value.fields(&describer) else {
      preconditionFailure("the examples of the fields compose no \(Value.schemaName)")
    }
    return value
  }

  /// Returns a reference to the schema, or the schema itself if it has no name.
  public func description(in components: inout Components) -> JSONValue {
    guard !Value.schemaName.isEmpty else { return describe(in: &components) }
    return components.reference(to: Value.schemaName, describe)
  }

  private func describe(in components: inout Components) -> JSONValue {
    var describer = FieldDescriber<Value>(components)
    _ = try? Value.fields(&describer)
    components = describer.components
    var members: [JSONValue.Member] = [.init("type", "object")]
    if !Value.allowsOtherMembers { members.append(.init("additionalProperties", false)) }
    members.append(.init("required", .array(describer.required)))
    members.append(.init("properties", .object(describer.properties)))
    return .object(members)
  }
}
