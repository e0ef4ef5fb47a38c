/// A buffer of SVG text: markup is added verbatim, and external text is escaped.
struct SVGText {
  private(set) var bytes: [UInt8] = []

  /// Adds markup.
  mutating func markup(_ text: String) { bytes += text.utf8 }

  /// Adds arbitrary text or an attribute value: markup is escaped, and control characters, which XML forbids,
  /// become spaces.
  mutating func escape(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      case UInt8(ascii: ">"): bytes += "&gt;".utf8
      case UInt8(ascii: "\""): bytes += "&quot;".utf8
      case UInt8(ascii: "'"): bytes += "&#39;".utf8
      case 0..<32: bytes.append(32)
      default: bytes.append(byte)
      }
    }
  }

  /// Adds a number, rounded to a thousandth.
  mutating func number(_ value: Double) { Self.write(value, into: &bytes) }

  /// Adds two numbers with a space between.
  mutating func pair(_ x: Double, _ y: Double) {
    number(x)
    bytes.append(UInt8(ascii: " "))
    number(y)
  }

  /// Adds an attribute, with the space before it.
  mutating func attribute(_ name: String, _ value: Double) {
    markup(" \(name)=\"")
    number(value)
    markup("\"")
  }

  /// Adds the contents of another buffer.
  mutating func append(_ other: SVGText) { bytes += other.bytes }

  /// NaN and numbers beyond a billion, which cannot be drawn, become zero.
  private static func write(_ value: Double, into bytes: inout [UInt8]) {
    guard value.magnitude < 1e9 else {
      bytes.append(UInt8(ascii: "0"))
      return
    }
    let thousandths = Int64((value.magnitude * 1_000).rounded())
    if value < 0, thousandths > 0 { bytes.append(UInt8(ascii: "-")) }
    bytes += String(thousandths / 1_000).utf8
    var rest = Int(thousandths % 1_000)
    guard rest > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var unit = 100
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / unit))
      rest %= unit
      unit /= 10
    }
  }
}
