public import JSON

extension Int: JSONElement {
  /// A number.
  public var json: JSONValue { .integer(Int64(self)) }
  /// The number, or nil if it does not fit or is not a number.
  public init?(json: JSONValue) {
    guard let number = json.integer, let value = Self(exactly: number) else { return nil }
    self = value
  }
}

extension Int16: JSONElement {
  /// A number.
  public var json: JSONValue { .integer(Int64(self)) }
  /// The number, or nil if it does not fit or is not a number.
  public init?(json: JSONValue) {
    guard let number = json.integer, let value = Self(exactly: number) else { return nil }
    self = value
  }
}

extension Int32: JSONElement {
  /// A number.
  public var json: JSONValue { .integer(Int64(self)) }
  /// The number, or nil if it does not fit or is not a number.
  public init?(json: JSONValue) {
    guard let number = json.integer, let value = Self(exactly: number) else { return nil }
    self = value
  }
}

extension Int64: JSONElement {
  /// A number.
  public var json: JSONValue { .integer(Int64(self)) }
  /// The number, or nil if it does not fit or is not a number.
  public init?(json: JSONValue) {
    guard let number = json.integer, let value = Self(exactly: number) else { return nil }
    self = value
  }
}

extension Bool: JSONElement {
  /// True or false.
  public var json: JSONValue { .bool(self) }
  /// True or false, or nil if it is neither.
  public init?(json: JSONValue) {
    guard let value = json.bool else { return nil }
    self = value
  }
}

extension Double: JSONElement {
  /// A number; infinity and NaN become null, which cannot be read back.
  public var json: JSONValue { .number(self) }
  /// The number, or nil if it is not a number.
  public init?(json: JSONValue) {
    guard let value = json.number else { return nil }
    self = value
  }
}

extension String: JSONElement {
  /// Text.
  public var json: JSONValue { .string(self) }
  /// The text, or nil if it is not a text.
  public init?(json: JSONValue) {
    guard let value = json.string else { return nil }
    self = value
  }
}

extension Dictionary: StoredElement where Key == String, Value: JSONElement {
  /// A JSON text.
  public typealias List = String
}

extension Dictionary: JSONElement where Key == String, Value: JSONElement {
  /// An object with its names in the order of their bytes, so that equal dictionaries are stored identically.
  public var json: JSONValue {
    let names = keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return .object(names.compactMap { name in self[name].map { .init(name, $0.json) } })
  }

  /// The values by their names, or nil if it is not an object of such values.
  public init?(json: JSONValue) {
    guard case .object(let members) = json else { return nil }
    self = [:]
    for member in members {
      guard let value = Value(json: member.value) else { return nil }
      self[member.name] = value
    }
  }
}

extension Dictionary: StoredValue, JSONStored where Key == String, Value: JSONElement {}
