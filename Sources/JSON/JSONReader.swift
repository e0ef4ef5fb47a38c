private import TextBytes

/// Reads one JSON text strictly: RFC 8259, nothing before or after it, limited depth.
struct JSONReader {
  static let deepest = 64

  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func document() throws(JSONProblem) -> JSONValue {
    let value = try value(depth: 0)
    skipSpace()
    guard index == bytes.count else { throw problem(.found("something after its end")) }
    return value
  }

  private func problem(_ mistake: JSONProblem.Mistake) -> JSONProblem {
    JSONProblem(mistake, offset: index)
  }

  private mutating func skipSpace() {
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  private mutating func value(depth: Int) throws(JSONProblem) -> JSONValue {
    guard depth < Self.deepest else { throw problem(.found("a value too deep within others")) }
    skipSpace()
    guard index < bytes.count else { throw problem(.missing("a value")) }
    switch bytes[index] {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func word(
    _ word: String, _ value: JSONValue
  ) throws(JSONProblem) -> JSONValue {
    for byte in word.bytes {
      guard take(byte) else { throw problem(.missing("a value")) }
    }
    return value
  }

  private mutating func object(depth: Int) throws(JSONProblem) -> JSONValue {
    index += 1
    var members: [JSONValue.Member] = []
    skipSpace()
    if take(UInt8(ascii: "}")) { return .object(members) }
    repeat {
      skipSpace()
      guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
        throw problem(.missing("a member's name"))
      }
      let name = try string()
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw problem(.missing("a colon")) }
      members.append(.init(name, try value(depth: depth + 1)))
      skipSpace()
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "}")) else { throw problem(.missing("a comma or a closing brace")) }
    return .object(members)
  }

  private mutating func array(depth: Int) throws(JSONProblem) -> JSONValue {
    index += 1
    var values: [JSONValue] = []
    skipSpace()
    if take(UInt8(ascii: "]")) { return .array(values) }
    repeat {
      values.append(try value(depth: depth + 1))
      skipSpace()
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "]")) else { throw problem(.missing("a comma or a closing bracket")) }
    return .array(values)
  }

  private mutating func string() throws(JSONProblem) -> String {
    index += 1
    var text: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let string = String(validating: text, as: UTF8.self) else {
          throw problem(.found("bytes that are not UTF-8"))
        }
        return string
      case UInt8(ascii: "\\"): try escape(into: &text)
      case 0..<0x20: throw problem(.found("an unescaped control character"))
      default: text.append(byte)
      }
    }
    throw problem(.missing("a closing quotation mark"))
  }

  private mutating func escape(into text: inout [UInt8]) throws(JSONProblem) {
    guard index < bytes.count else { throw problem(.missing("an escape")) }
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): text += try scalar()
    default: throw problem(.found("an unknown escape"))
    }
  }

  /// Reads one scalar from one `\u` escape, or from two that form a surrogate pair.
  private mutating func scalar() throws(JSONProblem) -> [UInt8] {
    let first = try hexadecimal()
    var code = first
    if (0xD800..<0xDC00).contains(first), take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) {
      let second = try hexadecimal()
      guard (0xDC00..<0xE000).contains(second) else {
        throw problem(.found("half a surrogate pair"))
      }
      code = 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(code) else { throw problem(.found("half a surrogate pair")) }
    return String(scalar).bytes
  }

  private mutating func hexadecimal() throws(JSONProblem) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard index < bytes.count, let digit = hexDigit(bytes[index]) else {
        throw problem(.missing("four hexadecimal digits"))
      }
      code = code << 4 + digit
      index += 1
    }
    return code
  }

  private func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  private mutating func number() throws(JSONProblem) -> JSONValue {
    var number = DecimalNumber(isNegative: take(UInt8(ascii: "-")))
    let first = index
    while let digit = takeDigit() { number.append(digit) }
    guard index > first else { throw problem(.missing("a value")) }
    guard index == first + 1 || bytes[first] != UInt8(ascii: "0") else {
      throw problem(.found("a leading zero"))
    }
    if take(UInt8(ascii: ".")) {
      let start = index
      while let digit = takeDigit() { number.append(fraction: digit) }
      guard index > start else { throw problem(.missing("digits after the point")) }
    }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      let isNegative = take(UInt8(ascii: "-"))
      if !isNegative { _ = take(UInt8(ascii: "+")) }
      let start = index
      while let digit = takeDigit() { number.append(exponent: digit) }
      guard index > start else { throw problem(.missing("digits of the exponent")) }
      number.hasNegativeExponent = isNegative
      number.isWhole = false
    }
    return number.value
  }

  private mutating func takeDigit() -> UInt8? {
    guard index < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index])
    else { return nil }
    index += 1
    return bytes[index - 1] - UInt8(ascii: "0")
  }
}
