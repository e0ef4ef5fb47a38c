extension String {
  /// The text with full case folding, so that `straße` equals `STRASSE` and `ΟΔΟΣ` equals `οδος`, and without
  /// variation selectors.
  ///
  /// The standard library has no case folding; converting to lower, upper and again to lower case agrees with
  /// that of Unicode 14 for every character except the dotless ı, which stays distinct, and Cherokee letters,
  /// which are folded in the opposite direction.
  ///
  /// - Complexity: O(n). The letters of English, Ukrainian and Russian take nanoseconds, others a microsecond
  ///   each.
  var caseFolded: String {
    if utf8.allSatisfy({ $0 < 0x80 }) {
      let isFolded = !utf8.contains { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
      return isFolded ? self : lowercased()
    }
    var folded = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if let simple = scalar.simplyFolded {
        folded.append(simple)
      } else if !scalar.properties.isVariationSelector {
        folded += String(scalar).lowercased().uppercased().lowercased().unicodeScalars
      }
    }
    return String(folded)
  }
}

extension Unicode.Scalar {
  /// The folded scalar, without the tables of Unicode; nil if these are needed.
  ///
  /// Covers ASCII, the letters of Ukrainian and Russian, their apostrophe and the dotless ı.
  fileprivate var simplyFolded: Unicode.Scalar? {
    switch value {
    case 0x41...0x5A, 0x410...0x42F: Unicode.Scalar(value + 0x20)
    case 0x400...0x40F: Unicode.Scalar(value + 0x50)
    case 0x490: "\u{491}"
    case 0x00...0x7F, 0x430...0x45F, 0x491, 0x2019, 0x131: self
    default: nil
    }
  }
}
