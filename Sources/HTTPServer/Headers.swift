/// Header fields in the order they came; names are compared without regard to case.
public struct Headers: Sendable, Equatable, ExpressibleByDictionaryLiteral {
  /// One field.
  public struct Field: Sendable, Equatable {
    /// The name as written.
    public let name: String
    /// The value, without surrounding space.
    public let value: String

    /// Whether the field is one of RFC 9110: its name a token, its value without control characters.
    var isSound: Bool {
      isToken(name) && value.utf8.allSatisfy { $0 == 0x09 || ($0 >= 0x20 && $0 != 0x7F) }
    }

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

  /// Adds the other fields whose names are not here yet.
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

/// Returns an ASCII byte in lower case.
private func lowercased(_ byte: UInt8) -> UInt8 {
  (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
}

/// Returns a text without spaces and tabs around it.
func trimmed(_ text: some StringProtocol) -> Substring {
  var rest = Substring(text)
  while let first = rest.first, first == " " || first == "\t" { rest.removeFirst() }
  while let last = rest.last, last == " " || last == "\t" { rest.removeLast() }
  return rest
}

/// Whether a text is a token of RFC 9110, such as a method or the name of a field.
func isToken(_ text: String) -> Bool {
  !text.isEmpty
    && text.utf8.allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        || tokenMarks.contains(byte)
    }
}

private let tokenMarks = Array("!#$%&'*+-.^_`|~".utf8)

/// Whether a text has no spaces and no control characters, so that it can stand between spaces.
func isVisible(_ text: String) -> Bool { text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F } }
