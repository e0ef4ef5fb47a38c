/// Header fields in the order they came; names are compared without regard to case.
public struct Headers: Sendable, Equatable, ExpressibleByDictionaryLiteral {
  /// One field.
  public struct Field: Sendable, Equatable {
    /// The name as written.
    public let name: String
    /// The value, without surrounding space.
    public let value: String

    func isNamed(_ other: String) -> Bool { equalIgnoringCase(name, other) }
  }

  /// All fields, in order.
  public private(set) var fields: [Field] = []

  /// Makes fields from pairs written out.
  public init(dictionaryLiteral elements: (String, String)...) {
    for (name, value) in elements { add(name, value) }
  }

  /// The first value under a name; setting replaces every value, setting nil removes them.
  public subscript(name: String) -> String? {
    get { fields.first { $0.isNamed(name) }?.value }
    set {
      fields.removeAll { $0.isNamed(name) }
      if let newValue { add(name, newValue) }
    }
  }

  /// Every value under a name, in order.
  public func all(_ name: String) -> [String] {
    fields.filter { $0.isNamed(name) }.map(\.value)
  }

  /// Appends a field, keeping those of the same name.
  public mutating func add(_ name: String, _ value: String) {
    fields.append(Field(name: name, value: value))
  }

  /// Adds those of the other fields whose names are not here yet.
  func filled(from defaults: Headers) -> Headers {
    var result = self
    result.fields += defaults.fields.filter { self[$0.name] == nil }
    return result
  }
}

/// Compares two names of ASCII letters without regard to case.
func equalIgnoringCase(_ left: some StringProtocol, _ right: some StringProtocol) -> Bool {
  left.utf8.elementsEqual(right.utf8) { lowercased($0) == lowercased($1) }
}

/// An ASCII byte in lower case.
private func lowercased(_ byte: UInt8) -> UInt8 {
  (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
}

/// A text without spaces and tabs around it.
func trimmed(_ text: some StringProtocol) -> Substring {
  var rest = Substring(text)
  while let first = rest.first, first == " " || first == "\t" { rest.removeFirst() }
  while let last = rest.last, last == " " || last == "\t" { rest.removeLast() }
  return rest
}
