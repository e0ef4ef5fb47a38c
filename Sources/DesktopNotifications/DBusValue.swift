/// A value in the body of a message on D-Bus: the types that notifications use.
enum DBusValue: Hashable {
  /// `y`
  case byte(UInt8)
  /// `b`
  case boolean(Bool)
  /// `i`
  case int32(Int32)
  /// `u`
  case uint32(UInt32)
  /// `s`
  case string(String)
  /// `o`
  case objectPath(String)
  /// `g`
  case signature(String)
  /// `as`
  case strings([String])
  /// `a{sv}`; the values are of basic types.
  case dictionary([Entry])

  /// A named value of a dictionary.
  struct Entry: Hashable {
    let name: String
    let value: DBusValue

    init(_ name: String, _ value: DBusValue) {
      self.name = name
      self.value = value
    }
  }

  /// The signature of the type.
  var signature: String {
    switch self {
    case .byte: "y"
    case .boolean: "b"
    case .int32: "i"
    case .uint32: "u"
    case .string: "s"
    case .objectPath: "o"
    case .signature: "g"
    case .strings: "as"
    case .dictionary: "a{sv}"
    }
  }

  /// The text of a string or an object path, or nil.
  var text: String? {
    switch self {
    case .string(let text), .objectPath(let text): text
    default: nil
    }
  }

  /// The number of a `u`, or nil.
  var number: UInt32? {
    if case .uint32(let number) = self { number } else { nil }
  }
}
