/// Classification of Unicode scalars in UTF-8 without property tables.
///
/// White space and control characters are few and fixed, so classifying them here keeps the Unicode tables
/// out of the browser's program.
enum UTF8Scalar {
  enum Kind {
    case space, control, visible
    /// An invisible scalar that is not a mark used to join letters or emoji.
    case misleading
  }

  /// Returns the number of bytes of a scalar, given its first byte.
  static func length(startingWith byte: UInt8) -> Int {
    switch byte {
    case 0..<0xC0: 1
    case 0xC0..<0xE0: 2
    case 0xE0..<0xF0: 3
    default: 4
    }
  }

  /// Returns the number of scalars in valid UTF-8.
  static func count(in bytes: [UInt8]) -> Int {
    var count = 0
    for byte in bytes where byte & 0xC0 != 0x80 { count += 1 }
    return count
  }

  /// Returns whether an ASCII character is white space or a control character.
  static func kind(ofASCII byte: UInt8) -> Kind {
    if byte > 0x20 { return byte == 0x7F ? .control : .visible }
    return byte == 0x20 || (0x09...0x0D).contains(byte) ? .space : .control
  }

  /// Returns whether a scalar beyond ASCII is white space (the property `White_Space`), a control character
  /// (`Cc`), or one that can make different texts look alike or change the visual order of a text.
  static func kind(of scalar: ArraySlice<UInt8>) -> Kind {
    // Of all these only the byte order mark, which begins with EF, lies beyond U+3000.
    guard scalar[scalar.startIndex] <= 0xE3 || scalar[scalar.startIndex] == 0xEF else {
      return .visible
    }
    switch value(of: scalar) {
    case 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: return .space
    case 0x80...0x9F: return .control
    case 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x2064, 0x2066...0x2069, 0xFEFF:
      return .misleading
    default: return .visible
    }
  }

  private static func value(of scalar: ArraySlice<UInt8>) -> UInt32 {
    let first = UInt32(scalar[scalar.startIndex])
    let lead = scalar.count == 2 ? first & 0x1F : first & 0x0F
    return scalar.dropFirst().reduce(lead) { $0 << 6 | UInt32($1 & 0x3F) }
  }
}
