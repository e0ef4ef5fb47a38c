/// The fields of one event, in the native protocol of the journal of systemd.
struct JournalFields {
  /// The fields as they are sent.
  private(set) var bytes: [UInt8] = []

  /// The names that have the same meaning in every event.
  private static let own = [
    "MESSAGE", "PRIORITY", "SYSLOG_IDENTIFIER", "LABEL", "CODE_FILE", "CODE_LINE", "CODE_FUNC",
  ]

  /// Adds a field; a value with line breaks is preceded by its length.
  mutating func add(_ name: String, _ value: String) {
    guard !name.isEmpty else { return }
    bytes += name.utf8
    let newline = UInt8(ascii: "\n")
    if value.utf8.contains(newline) {
      bytes.append(newline)
      let count = UInt64(value.utf8.count)
      for shift in stride(from: 0, to: 64, by: 8) {
        bytes.append(UInt8(truncatingIfNeeded: count >> UInt64(shift)))
      }
    } else {
      bytes.append(UInt8(ascii: "="))
    }
    bytes += value.utf8
    bytes.append(newline)
  }

  /// Returns a name as the journal accepts it: capitals of ASCII, digits and underscores.
  ///
  /// It has no underscore or digit at the beginning, and 64 bytes at most. A name of which nothing
  /// is left is empty, and one that the log uses itself is preceded by `FIELD_`.
  static func name(_ name: String) -> String {
    var bytes: [UInt8] = []
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): bytes.append(byte - 32)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte)
      case UInt8(ascii: "0")...UInt8(ascii: "9") where !bytes.isEmpty: bytes.append(byte)
      default: if !bytes.isEmpty { bytes.append(UInt8(ascii: "_")) }
      }
    }
    let accepted = String(decoding: bytes.prefix(64), as: UTF8.self)
    return own.contains(accepted) ? "FIELD_\(accepted)" : accepted
  }
}
