public import JSON

/// A type of which a column can hold an array: bytes as they are, others as a text of JSON.
///
/// Conform to ``JSONElement`` instead.
public protocol StoredElement: Sendable {
  /// What the database stores for an array.
  associatedtype List: SolidPrimitive
  /// An array as it is stored.
  static func list(_ elements: [Self]) -> List
  /// The array that was stored, or nil where it is none of these elements.
  static func elements(of list: List) -> [Self]?
}

extension UInt8: StoredElement {
  /// Bytes are stored as they are.
  public static func list(_ elements: [UInt8]) -> [UInt8] { elements }
  /// The bytes that were stored.
  public static func elements(of list: [UInt8]) -> [UInt8]? { list }
}

extension Array: StoredValue where Element: StoredElement {
  /// The array as one value.
  public var primitive: Element.List { Element.list(self) }
  /// The array that was stored, or nil where it is none of these elements.
  public init?(primitive: Element.List) {
    guard let elements = Element.elements(of: primitive) else { return nil }
    self = elements
  }
}

/// A type that becomes JSON and comes back from it; a column can hold an array of it.
///
///     struct Place: JSONStored {
///       var latitude: Double, longitude: Double
///       var json: JSONValue { [latitude, longitude].json }
///       init?(json: JSONValue) { … }
///     }
public protocol JSONElement: StoredElement where List == String {
  /// The value as JSON.
  var json: JSONValue { get }
  /// The value that became this JSON, or nil where none does.
  init?(json: JSONValue)
}

/// A type that a column holds as a text of JSON.
public protocol JSONStored: JSONElement, StoredValue where Stored == String {}

extension JSONStored {
  /// The text of JSON.
  public var primitive: String { json.text }
  /// The value of a text of JSON, or nil where it is none.
  public init?(primitive: String) {
    guard let json = JSONValue(stored: primitive) else { return nil }
    self.init(json: json)
  }
}

extension JSONElement {
  /// A text of JSON.
  public static func list(_ elements: [Self]) -> String { elements.json.text }
  /// The elements in a text of JSON.
  public static func elements(of list: String) -> [Self]? {
    JSONValue(stored: list).flatMap { [Self](json: $0) }
  }
}

extension Array: StoredElement where Element: JSONElement {
  /// A text of JSON.
  public typealias List = String
}

extension Array: JSONElement where Element: JSONElement {
  /// An array of JSON.
  public var json: JSONValue { .array(map(\.json)) }
  /// The elements, or nil where one of them, or the whole, is something else.
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
