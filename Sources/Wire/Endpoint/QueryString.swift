import TextBytes

/// The names and values in the query of an address.
struct QueryString {
  private let pairs: [(name: String, value: String)]

  init(_ pairs: [(name: String, value: String)]) { self.pairs = pairs }

  /// Parses the query of an address after the question mark at a position, if there is one; parts that are
  /// not UTF-8 are left out.
  init(parsing bytes: [UInt8], after mark: Int) {
    var pairs: [(name: String, value: String)] = []
    var name: [UInt8]?
    var part: [UInt8] = []
    var place = mark + 1
    while place <= bytes.count {
      let byte = place < bytes.count ? bytes[place] : UInt8(ascii: "&")
      place += 1
      if byte == UInt8(ascii: "="), case nil = name {
        name = part
        part = []
      } else if byte == UInt8(ascii: "&") {
        if let key = Self.decoded(name ?? part),
          let value = Self.decoded(name.map { _ in part } ?? [])
        {
          pairs.append((key, value))
        }
        name = nil
        part = []
      } else {
        part.append(byte)
      }
    }
    self.pairs = pairs
  }

  /// The first value of a name.
  subscript(name: String) -> String? {
    pairs.first { $0.name.isSame(as: name) }?.value
  }

  /// Returns the value of a parameter, or nil if there is none.
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
    for byte in text.bytes {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        bytes.append(byte)
      default: bytes += [UInt8(ascii: "%"), hexDigit(byte >> 4), hexDigit(byte & 15)]
      }
    }
    return String(bytes: bytes)
  }

  /// Undoes percent-encoding; invalid escapes are kept as they are.
  private static func decoded(_ bytes: [UInt8]) -> String? {
    var decoded: [UInt8] = []
    var place = 0
    while place < bytes.count {
      var byte = bytes[place]
      if byte == UInt8(ascii: "%"), place + 2 < bytes.count,
        let high = value(ofHexDigit: bytes[place + 1]),
        let low = value(ofHexDigit: bytes[place + 2])
      {
        byte = high << 4 | low
        place += 2
      } else if byte == UInt8(ascii: "+") {
        byte = UInt8(ascii: " ")
      }
      decoded.append(byte)
      place += 1
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
