import TextBytes

/// A JSON text as a value: RFC 8259.
///
/// Members keep their order and are found by linear search, which for objects of a few members is faster than
/// hashing and keeps string hashing out of the browser's program.
public indirect enum JSONValue: Sendable, Hashable {
  /// The absence of a value.
  case null
  /// True or false.
  case bool(Bool)
  /// A number without fraction or exponent that fits in 64 bits.
  case integer(Int64)
  /// Any other number.
  case number(Double)
  /// Text.
  case string(String)
  /// Values in order.
  case array([JSONValue])
  /// Named values in order.
  case object([Member])

  /// A name and its value.
  public struct Member: Sendable, Hashable {
    /// The name.
    public let name: String
    /// The value.
    public let value: JSONValue

    /// Makes a member from a name and its value.
    public init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// Returns an object of names and values, in this order.
  public static func object(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    .object(members.map { Member($0.key, $0.value) })
  }

  /// The member with a name, or nil if this is not an object or has no such member.
  ///
  /// - Complexity: O(n) in the members.
  public subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name.isSame(as: name) }?.value
  }

  /// The whole number, or nil if this is something else.
  public var integer: Int64? {
    if case .integer(let value) = self { return value }
    return nil
  }

  /// The whole number as an `Int`, or nil if this is something else or does not fit.
  ///
  /// The number of elements is that of ``array``: `value.array?.count`.
  public var int: Int? { integer.flatMap { Int(exactly: $0) } }

  /// The number, whole or fractional, or nil if this is something else.
  public var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  /// The text, or nil if this is something else.
  public var string: String? {
    if case .string(let value) = self { return value }
    return nil
  }

  /// The truth value, or nil if this is something else.
  public var bool: Bool? {
    if case .bool(let value) = self { return value }
    return nil
  }

  /// The values of an array, or nil if this is something else.
  public var array: [JSONValue]? {
    if case .array(let values) = self { return values }
    return nil
  }
}

extension JSONValue {
  /// Makes a whole number from an `Int`.
  public static func int(_ value: Int) -> JSONValue { .integer(Int64(value)) }
  /// Makes text, or null for nil.
  public static func text(_ value: String?) -> JSONValue { value.map { .string($0) } ?? .null }
}
