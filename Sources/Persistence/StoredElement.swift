public import JSON

/// A type of which a column can store an array: bytes directly, others as JSON text.
///
/// Conform to ``JSONElement`` instead.
public protocol StoredElement: Sendable {
  /// The stored form of an array.
  associatedtype List: SolidPrimitive
  /// Converts an array to its stored form.
  static func list(_ elements: [Self]) -> List
  /// Returns the array that was stored, or nil if it is not one of these elements.
  static func elements(of list: List) -> [Self]?
}

extension UInt8: StoredElement {
  /// Bytes are stored directly.
  public static func list(_ elements: [UInt8]) -> [UInt8] { elements }
  /// Returns the bytes that were stored.
  public static func elements(of list: [UInt8]) -> [UInt8]? { list }
}

extension Array: StoredValue where Element: StoredElement {
  /// The array as one value.
  public var primitive: Element.List { Element.list(self) }
  /// The array that was stored, or nil if it is not one of these elements.
  public init?(primitive: Element.List) {
    guard let elements = Element.elements(of: primitive) else { return nil }
    self = elements
  }
}

/// A type that can be converted to and from JSON; a column can store an array of it.
///
///     struct Place: JSONStored {
///       var latitude: Double, longitude: Double
///       var json: JSONValue { [latitude, longitude].json }
///       init?(json: JSONValue) { … }
///     }
public protocol JSONElement: StoredElement where List == String {
  /// The value as JSON.
  var json: JSONValue { get }
  /// Makes a value from its JSON, or nil if no value corresponds to it.
  init?(json: JSONValue)
}

/// A type that a column stores as JSON text.
public protocol JSONStored: JSONElement, StoredValue where Stored == String {}

extension JSONStored {
  /// The JSON text.
  public var primitive: String { json.text }
  /// Makes a value from a JSON text, or nil if no value corresponds to it.
  public init?(primitive: String) {
    guard let json = JSONValue(stored: primitive) else { return nil }
    self.init(json: json)
  }
}

extension JSONElement {
  /// A JSON text.
  public static func list(_ elements: [Self]) -> String { elements.json.text }
  /// Returns the elements in a JSON text.
  public static func elements(of list: String) -> [Self]? {
    JSONValue(stored: list).flatMap { [Self](json: $0) }
  }
}

extension Array: StoredElement where Element: JSONElement {
  /// A JSON text.
  public typealias List = String
}

extension Array: JSONElement where Element: JSONElement {
  /// A JSON array.
  public var json: JSONValue { .array(map(\.json)) }
  /// The elements, or nil if it is not an array of these.
  public init?(json: JSONValue) {
    guard let values = json.array else { return nil }
    self = []
    reserveCapacity(values.count)
    for value in values {
      guard let element = Element(json: value) else { return nil }
      append(element)
    }
  }
}

extension JSONValue {
  fileprivate init?(stored text: String) {
    do { try self.init(parsing: Array(text.utf8)) } catch { return nil }
  }
}
