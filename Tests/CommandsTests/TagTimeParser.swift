/// TagTime's own interpretation of a log, following `parsable` in its `util.pl` step by step.
enum TagTimeParser {
  /// Whether TagTime can read a line: a whole number at the very beginning, white space, and no
  /// brackets besides balanced ones.
  static func parses(_ line: some StringProtocol) -> Bool {
    var bytes = Array(line.utf8)
    while let inner = innermost(bytes, "(", ")") { bytes.removeSubrange(inner) }
    while let inner = innermost(bytes, "[", "]") { bytes.removeSubrange(inner) }
    let digits = bytes.prefix { (0x30...0x39).contains($0) }
    guard !digits.isEmpty, digits.count < bytes.count else { return false }
    guard [0x20, 0x09].contains(bytes[digits.count]) else { return false }
    return !bytes.contains { Array("()[]".utf8).contains($0) }
  }

  /// The whole log as pairs of moment and words, or nil if TagTime would refuse the file.
  static func read(_ log: String) -> [(moment: Int64, words: [Substring])]? {
    var entries: [(moment: Int64, words: [Substring])] = []
    for line in log.split(separator: "\n") {
      guard parses(line), let moment = Int64(line.prefix { $0.isNumber }) else { return nil }
      if let last = entries.last, last.moment >= moment { return nil }
      let remarks = /\([^()]*(\([^()]*\)[^()]*)*\)|\[[^\[\]]*\]/
      let words = line.drop { $0.isNumber }.replacing(remarks, with: "").split(separator: " ")
      entries.append((moment, words))
    }
    return entries
  }

  /// The first closing bracket, with the bracket that it closes.
  private static func innermost(
    _ bytes: [UInt8], _ open: Unicode.Scalar, _ close: Unicode.Scalar
  ) -> ClosedRange<Int>? {
    var start: Int?
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: open) { start = index }
      if byte == UInt8(ascii: close), let start { return start...index }
    }
    return nil
  }
}
