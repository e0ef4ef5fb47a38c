import TextBytes

/// Names and values as the part of an address after the question mark holds them.
struct QueryString {
  private let pairs: [(name: String, value: String)]

  init(_ pairs: [(name: String, value: String)]) { self.pairs = pairs }

  /// Reads a query as an address holds it; what is not UTF-8 is left out.
  init(parsing bytes: ArraySlice<UInt8>) {
    pairs = bytes.split(separator: UInt8(ascii: "&")).compactMap { pair in
      let sides = pair.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = Self.decoded(sides[0]),
        let value = Self.decoded(sides.count > 1 ? sides[1] : [])
      else { return nil }
      return (name, value)
    }
  }

  /// The first value of a name.
  subscript(name: String) -> String? {
    pairs.first { $0.name.isSame(as: name) }?.value
  }

  /// The value of a parameter, or nil where there is none.
  func value<S: ParameterSchema>(
    _ name: String, _ schema: S
  ) throws(QueryProblem) -> S.Value? {
    guard let text = self[name] else { return nil }
    guard let value = schema.value(of: text) else { throw schema.problem(name, text) }
    return value
  }

  /// Adds a name, which needs no encoding, and a value to a query.
  @inline(never)
  static func append(_ name: String, _ value: String, to query: inout String) {
    query += (query.utf8.isEmpty ? "?" : "&") + name + "=" + encoded(value)
  }

  /// Percent-encodes all but the unreserved characters of RFC 3986.
  private static func encoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in Array(text.utf8) {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        bytes.append(byte)
      default:
        bytes += [UInt8(ascii: "%"), hexDigit(byte >> 4), hexDigit(byte & 15)]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Undoes percent-encoding; a broken escape stands for itself.
  private static func decoded(_ bytes: ArraySlice<UInt8>) -> String? {
    var decoded: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let high = value(ofHexDigit: rest[rest.startIndex]),
        let low = value(ofHexDigit: rest[rest.startIndex + 1])
      {
        decoded.append(high << 4 | low)
        rest = rest.dropFirst(2)
      } else {
        decoded.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    return String(validating: decoded, as: UTF8.self)
  }

  private static func value(ofHexDigit digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
