extension JSONValue: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  /// Makes text from a literal.
  public init(stringLiteral value: String) { self = .string(value) }
}

extension JSONValue: ExpressibleByBooleanLiteral {
  /// Makes true or false from a literal.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSONValue: ExpressibleByNilLiteral {
  /// Makes ``null`` from `nil`.
  public init(nilLiteral: ()) { self = .null }
}

extension JSONValue: ExpressibleByIntegerLiteral {
  /// Makes a whole number from a literal.
  public init(integerLiteral value: Int64) { self = .integer(value) }
}

extension JSONValue: ExpressibleByFloatLiteral {
  /// Makes a number from a literal with a fraction or an exponent.
  public init(floatLiteral value: Double) { self = .number(value) }
}

extension JSONValue: ExpressibleByArrayLiteral {
  /// Makes an array from a literal.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  /// Makes an object from a literal, with the members in the order written.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member($0, $1) })
  }
}
