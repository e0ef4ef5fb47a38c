/// Reads values as they are in messages of D-Bus.
///
/// Alignment counts from the start of the bytes, which is that of a message or of its body.
struct DBusReader {
  private let bytes: [UInt8]
  private let isLittleEndian: Bool
  /// The index of the next byte.
  private(set) var place: Int

  init(_ bytes: [UInt8], at place: Int = 0, isLittleEndian: Bool) {
    self.bytes = bytes
    self.place = place
    self.isLittleEndian = isLittleEndian
  }

  /// Reads a value of each type in a signature; nothing may follow the last.
  mutating func values(_ signature: String) throws(DBusError) -> [DBusValue] {
    var values: [DBusValue] = []
    var rest = signature.utf8[...]
    while !rest.isEmpty { values.append(try value(&rest)) }
    guard place == bytes.count else { throw .malformed }
    return values
  }

  /// Reads a value with its type, which must be a basic one.
  mutating func variant() throws(DBusError) -> DBusValue {
    let signature = try self.signature()
    var rest = signature.utf8[...]
    let value = try value(&rest)
    guard rest.isEmpty else { throw .unexpectedType }
    return value
  }

  /// Reads a value of the first type in a signature, which is removed from it.
  mutating func value(_ signature: inout Substring.UTF8View) throws(DBusError) -> DBusValue {
    switch signature.popFirst() {
    case UInt8(ascii: "y"): return .byte(try byte())
    case UInt8(ascii: "b"):
      let number = try uint32()
      guard number < 2 else { throw .malformed }
      return .boolean(number == 1)
    case UInt8(ascii: "i"): return .int32(Int32(bitPattern: try uint32()))
    case UInt8(ascii: "u"): return .uint32(try uint32())
    case UInt8(ascii: "s"): return .string(try string())
    case UInt8(ascii: "o"): return .objectPath(try string())
    case UInt8(ascii: "g"): return .signature(try self.signature())
    case UInt8(ascii: "a") where signature.popFirst() == UInt8(ascii: "s"):
      return .strings(try strings())
    default: throw .unexpectedType
    }
  }

  /// Skips the padding before a value; only zeros are allowed.
  mutating func align(to size: Int) throws(DBusError) {
    while place % size != 0 {
      guard try byte() == 0 else { throw .malformed }
    }
  }

  mutating func byte() throws(DBusError) -> UInt8 {
    guard place < bytes.count else { throw .malformed }
    place += 1
    return bytes[place - 1]
  }

  mutating func uint32() throws(DBusError) -> UInt32 {
    try align(to: 4)
    guard bytes.count - place >= 4 else { throw .malformed }
    var number: UInt32 = 0
    for index in 0..<4 {
      let byte = bytes[place + (isLittleEndian ? 3 - index : index)]
      number = number << 8 | UInt32(byte)
    }
    place += 4
    return number
  }

  private mutating func string() throws(DBusError) -> String {
    try text(Int(try uint32()))
  }

  private mutating func signature() throws(DBusError) -> String {
    try text(Int(try byte()))
  }

  private mutating func text(_ count: Int) throws(DBusError) -> String {
    // One more for the zero at the end.
    guard count < bytes.count - place else { throw .malformed }
    let end = place + count
    let utf8 = bytes[place..<end]
    guard bytes[end] == 0, !utf8.contains(0), let text = String(validating: utf8, as: UTF8.self)
    else { throw .malformed }
    place = end + 1
    return text
  }

  private mutating func strings() throws(DBusError) -> [String] {
    let count = Int(try uint32())
    guard count <= bytes.count - place else { throw .malformed }
    let end = place + count
    var texts: [String] = []
    while place < end { texts.append(try string()) }
    guard place == end else { throw .malformed }
    return texts
  }
}
