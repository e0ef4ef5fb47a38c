import Interface
import TextBytes

/// A conversion that a person kept: a class, since views would copy its texts at each evaluation.
final class KeptConversion: Sendable {
  /// The maximum number of kept conversions; the oldest are dropped.
  static let most = 12

  /// The phrase converted.
  let phrase: String
  /// The units of the reading chosen among several, if any.
  let units: String?
  /// The answer; empty for a time, which has changed since.
  let answer: String

  init(phrase: String, units: String?, answer: String) {
    (self.phrase, self.units, self.answer) = (phrase, units, answer)
  }

  /// Returns whether both have the same phrase in the same reading.
  func isSame(as other: KeptConversion) -> Bool {
    phrase.isSame(as: other.phrase) && (units ?? "").isSame(as: other.units ?? "")
  }
}

extension StorageKey<[KeptConversion]> {
  /// The conversions kept on this device, each as a line of three fields.
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
