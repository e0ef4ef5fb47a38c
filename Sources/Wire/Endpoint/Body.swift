public import JSON

/// The content of a request or a reply, and its encoding as bytes.
public protocol Body: Sendable {
  /// The type of the content.
  associatedtype Value

  /// Reads the value.
  ///
  /// - Throws: ``SchemaError`` if the bytes are not valid.
  func read(_ bytes: [UInt8]) throws(SchemaError) -> Value

  /// Writes the value.
  func write(_ value: Value) -> [UInt8]

  /// The media type; nil if there is no content.
  var mediaType: String? { get }

  /// Returns the schema as JSON Schema.
  func description(in components: inout Components) -> JSONValue
}

/// A JSON body.
public struct JSONBody<S: Schema>: Body {
  let schema: S

  /// Reads JSON.
  public func read(_ bytes: [UInt8]) throws(SchemaError) -> S.Value {
    try schema.read(try JSONValue(body: bytes))
  }

  /// Writes JSON.
  public func write(_ value: S.Value) -> [UInt8] {
    let text = JSONText()
    schema.write(value, to: text)
    return text.bytes
  }

  /// JSON.
  public var mediaType: String? { "application/json" }

  /// Returns the schema of the value.
  public func description(in components: inout Components) -> JSONValue {
    schema.description(in: &components)
  }
}

/// No body.
public struct NoBody: Body {
  /// Reads nothing, whatever the bytes are.
  public func read(_ bytes: [UInt8]) {}
  /// Writes nothing.
  public func write(_ value: Void) -> [UInt8] { [] }
  /// Nothing.
  public var mediaType: String? { nil }
  /// Returns an empty object.
  public func description(in components: inout Components) -> JSONValue { .object([:]) }
}

/// A stream of server-sent events, which is never read as a whole.
public struct EventStreamBody: Body {
  /// Reads nothing: events arrive one by one.
  public func read(_ bytes: [UInt8]) {}
  /// Writes nothing: events are sent one by one.
  public func write(_ value: Void) -> [UInt8] { [] }
  /// Server-sent events.
  public var mediaType: String? { "text/event-stream" }
  /// Describes a string.
  public func description(in components: inout Components) -> JSONValue {
    TextSchema(meaning: "An event.").description(in: &components)
  }
}

/// A text file.
public struct TextFileBody: Body {
  /// Returns the bytes unchanged.
  public func read(_ bytes: [UInt8]) -> [UInt8] { bytes }
  /// Returns the bytes unchanged.
  public func write(_ value: [UInt8]) -> [UInt8] { value }
  /// Text in UTF-8.
  public var mediaType: String? { "text/plain" }
  /// Describes a string.
  public func description(in components: inout Components) -> JSONValue {
    TextSchema(meaning: "The file.").description(in: &components)
  }
}

/// A file for people to keep, which no program reads.
public struct FileBody: Body {
  /// The type of the content, such as `image/png`.
  public let mediaType: String?
  /// Returns the bytes unchanged.
  public func read(_ bytes: [UInt8]) -> [UInt8] { bytes }
  /// Returns the bytes unchanged.
  public func write(_ value: [UInt8]) -> [UInt8] { value }
  /// Describes bytes.
  public func description(in components: inout Components) -> JSONValue {
    .object(["type": "string", "format": "binary"])
  }
}

/// A JSON object without a schema.
public struct ObjectBody: Body {
  /// Reads JSON.
  public func read(_ bytes: [UInt8]) throws(SchemaError) -> JSONValue {
    try JSONValue(body: bytes)
  }
  /// Writes JSON.
  public func write(_ value: JSONValue) -> [UInt8] { value.bytes }
  /// JSON.
  public var mediaType: String? { "application/json" }
  /// Describes an object.
  public func description(in components: inout Components) -> JSONValue {
    .object(["type": "object"])
  }
}

extension Body {
  /// A JSON body with a schema.
  static func json<S: Schema>(_ schema: S) -> Self where Self == JSONBody<S> {
    Self(schema: schema)
  }

  /// A JSON object whose type declares its fields.
  static func object<Value: WireObject>(_ type: Value.Type) -> Self
  where Self == JSONBody<ObjectSchema<Value>> { Self(schema: ObjectSchema()) }
}

extension JSONValue {
  @inline(never)
  fileprivate init(body bytes: [UInt8]) throws(SchemaError) {
    do throws(JSONProblem) {
      try self.init(parsing: bytes)
    } catch {
      throw SchemaError(error)
    }
  }
}
