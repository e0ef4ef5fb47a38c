/// The target of a request line: a path in decoded segments and the pairs of a query.
///
/// Segments are data, never a file name: `%2F` inside one is a letter like any other. Paths are not
/// normalised, so no two spellings reach the same route; `.` and `..` are refused outright.
public struct Target: Sendable, Equatable {
  /// One `name=value` of a query.
  public struct Pair: Sendable, Equatable {
    /// The text before the first `=`, decoded.
    public let name: String
    /// The text after it, decoded; empty without `=`.
    public let value: String
  }

  /// The target as written.
  public let text: String
  /// The path as written, before the `?`.
  public let path: String
  /// The decoded segments: none for `/`, and a last empty one for a path that ends in a slash.
  public let segments: [String]
  /// The pairs of the query, in order.
  public let query: [Pair]

  /// Reads an origin-form target such as `/probes/7?tag=a+b`; nil for any other text.
  public init?(_ text: String) {
    guard text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }), text.hasPrefix("/") else { return nil }
    let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var segments: [String] = []
    for part in parts[0].dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      guard let segment = percentDecoded(part), segment != ".", segment != ".." else { return nil }
      segments.append(segment)
    }
    var query: [Pair] = []
    for part in parts.dropFirst().first?.split(separator: "&") ?? [] {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = percentDecoded(sides[0], plusIsSpace: true),
        let value = percentDecoded(sides.dropFirst().first ?? "", plusIsSpace: true)
      else { return nil }
      query.append(Pair(name: name, value: value))
    }
    self.text = text
    path = String(parts[0])
    self.segments = segments == [""] ? [] : segments
    self.query = query
  }
}

/// Decodes a percent-encoded text; returns nil for a broken escape, broken UTF-8, or a control
/// character (of which a query may hold all but NUL).
private func percentDecoded(_ text: Substring, plusIsSpace: Bool = false) -> String? {
  // Most texts have nothing to decode, and are visible ASCII.
  guard text.utf8.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "+") }) else {
    return String(text)
  }
  var bytes: [UInt8] = []
  var rest = text.utf8
  while let byte = rest.popFirst() {
    switch byte {
    case UInt8(ascii: "%"):
      guard let high = rest.popFirst().flatMap(hexDigit),
        let low = rest.popFirst().flatMap(hexDigit)
      else { return nil }
      bytes.append(high << 4 | low)
    case UInt8(ascii: "+") where plusIsSpace:
      bytes.append(UInt8(ascii: " "))
    default:
      bytes.append(byte)
    }
  }
  let isText = plusIsSpace || bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
  guard isText, !bytes.contains(0) else { return nil }
  return String(validating: bytes, as: UTF8.self)
}

/// Returns the value of a hexadecimal digit.
private func hexDigit(_ byte: UInt8) -> UInt8? {
  Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt8.init)
}
