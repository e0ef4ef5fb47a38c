public import JSON

/// What a request or a reply carries, and how it is written as bytes.
public protocol Body: Sendable {
  /// What is written and read.
  associatedtype Value

  /// Reads the value.
  ///
  /// - Throws: ``SchemaError`` where the bytes are something else.
  func read(_ bytes: [UInt8]) throws(SchemaError) -> Value

  /// Writes the value.
  func write(_ value: Value) -> [UInt8]

  /// The media type, or nil where nothing is carried.
  var mediaType: String? { get }

  /// The schema as JSON Schema.
  func description(in components: inout Components) -> JSONValue
}

/// A body of JSON.
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

  /// The schema of the value.
  public func description(in components: inout Components) -> JSONValue {
    schema.description(in: &components)
  }
}

/// No body.
public struct NoBody: Body {
  /// Reads nothing, whatever there is.
  public func read(_ bytes: [UInt8]) {}
  /// Writes nothing.
  public func write(_ value: Void) -> [UInt8] { [] }
  /// Nothing.
  public var mediaType: String? { nil }
  /// Nothing to describe.
  public func description(in components: inout Components) -> JSONValue { .object([:]) }
}

/// A stream of server-sent events, which no one request reads.
public struct EventStreamBody: Body {
  /// Reads nothing: events come one by one.
  public func read(_ bytes: [UInt8]) {}
  /// Writes nothing: events go one by one.
  public func write(_ value: Void) -> [UInt8] { [] }
  /// Server-sent events.
  public var mediaType: String? { "text/event-stream" }
  /// A text.
  public func description(in components: inout Components) -> JSONValue {
    TextSchema(meaning: "An event.").description(in: &components)
  }
}

/// A body that is a file of text.
public struct TextFileBody: Body {
  /// Reads bytes as they are.
  public func read(_ bytes: [UInt8]) -> [UInt8] { bytes }
  /// Writes bytes as they are.
  public func write(_ value: [UInt8]) -> [UInt8] { value }
  /// Text in UTF-8.
  public var mediaType: String? { "text/plain" }
  /// A text.
  public func description(in components: inout Components) -> JSONValue {
    TextSchema(meaning: "The file.").description(in: &components)
  }
}

/// A body that is a file for people to keep, which a program does not read.
public struct FileBody: Body {
  /// The type of its content, such as `image/png`.
  public let mediaType: String?
  /// Reads bytes as they are.
  public func read(_ bytes: [UInt8]) -> [UInt8] { bytes }
  /// Writes bytes as they are.
  public func write(_ value: [UInt8]) -> [UInt8] { value }
  /// Bytes.
  public func description(in components: inout Components) -> JSONValue {
    .object(["type": "string", "format": "binary"])
  }
}

/// A body of JSON that is an object, as it is.
public struct ObjectBody: Body {
  /// Reads JSON.
  public func read(_ bytes: [UInt8]) throws(SchemaError) -> JSONValue {
    try JSONValue(body: bytes)
  }
  /// Writes JSON.
  public func write(_ value: JSONValue) -> [UInt8] { value.bytes }
  /// JSON.
  public var mediaType: String? { "application/json" }
  /// An object.
  public func description(in components: inout Components) -> JSONValue {
    .object(["type": "object"])
  }
}

extension Body {
  /// JSON of a schema.
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
