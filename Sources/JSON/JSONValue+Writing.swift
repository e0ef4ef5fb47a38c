private import TextBytes

extension JSONValue {
  /// The value as UTF-8 text without white space.
  ///
  /// A number that JSON cannot represent (infinity, not a number) becomes null.
  public var bytes: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return bytes
  }

  /// The value as text without white space.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  private func write(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .integer(let value): bytes += String(value).utf8
    case .number(let value): bytes += (value.isFinite ? value.description : "null").utf8
    case .string(let value): Self.write(quoted: value, to: &bytes)
    case .array(let values):
      bytes.append(UInt8(ascii: "["))
      var isFirst = true
      for value in values {
        if !isFirst { bytes.append(UInt8(ascii: ",")) }
        isFirst = false
        value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      var isFirst = true
      for member in members {
        if !isFirst { bytes.append(UInt8(ascii: ",")) }
        isFirst = false
        Self.write(quoted: member.name, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  /// Writes a text as JSON in UTF-8, with its quotation marks.
  @inline(never)
  package static func write(quoted text: String, to bytes: inout [UInt8]) {
    let quote = UInt8(ascii: "\"")
    bytes.append(quote)
    for byte in text.bytes {
      if byte >= 0x20, byte != quote, byte != UInt8(ascii: "\\") {
        bytes.append(byte)
      } else {
        bytes += escaped(byte)
      }
    }
    bytes.append(quote)
  }

  private static func escaped(_ byte: UInt8) -> [UInt8] {
    let letter: UInt8
    switch byte {
    case 0x0A: letter = UInt8(ascii: "n")
    case 0x09: letter = UInt8(ascii: "t")
    case 0..<0x20:
      return "\\u00".bytes + [hexDigit(byte >> 4), hexDigit(byte & 15)]
    default: letter = byte
    }
    return [UInt8(ascii: "\\"), letter]
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
