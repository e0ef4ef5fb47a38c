import Interface
import TextBytes

/// A conversion that a person kept: a class, since views would copy its texts at each look.
final class KeptConversion: Sendable {
  /// More are forgotten, the oldest first.
  static let most = 12

  /// What was converted.
  let phrase: String
  /// The reading that was chosen of several, by its units.
  let units: String?
  /// The answer; empty for a time, which is another now.
  let answer: String

  init(phrase: String, units: String?, answer: String) {
    (self.phrase, self.units, self.answer) = (phrase, units, answer)
  }

  /// Whether both say the same in the same reading.
  func isSame(as other: KeptConversion) -> Bool {
    phrase.isSame(as: other.phrase) && (units ?? "").isSame(as: other.units ?? "")
  }
}

extension StorageKey<[KeptConversion]> {
  /// The conversions that were kept on this device, each in a line of three fields.
  static var conversions: StorageKey {
    StorageKey("conversions", version: 1) { kept in
      kept.map { $0.phrase + "\t" + ($0.units ?? "") + "\t" + $0.answer }.joined(separator: "\n")
    } decode: { text in
      text.pieces(at: UInt8(ascii: "\n")).compactMap { line in
        let fields = line.pieces(at: UInt8(ascii: "\t"))
        guard fields.count == 3, !fields[0].utf8.isEmpty else { return nil }
        return KeptConversion(
          phrase: fields[0], units: fields[1].utf8.isEmpty ? nil : fields[1], answer: fields[2])
      }
    }
  }
}
