import Testing

@testable import Tracking

@Suite struct `Case folding` {
  /// The definition, directly from the tables of Unicode.
  private static func folded(_ scalar: Unicode.Scalar) -> String {
    scalar == "\u{131}" ? "\u{131}" : String(scalar).lowercased().uppercased().lowercased()
  }

  @Test func `folds every letter as the tables of Unicode do`() {
    let wrong = (0...0x2FFF).compactMap { Unicode.Scalar($0) }.filter { scalar in
      !scalar.properties.isVariationSelector
        && !(String(scalar).caseFolded.utf8.elementsEqual(Self.folded(scalar).utf8)
          && "Ж\(scalar)".caseFolded.utf8.elementsEqual("ж\(Self.folded(scalar))".utf8))
    }
    #expect(wrong.isEmpty)
  }

  @Test(arguments: [
    ("", ""), ("work", "work"), ("Work-OUT[@z`", "work-out[@z`"), ("ЇЖАК ЁЖ ЂЏ", "їжак ёж ђџ"),
    ("П’ЯТЬ Ґанків", "п’ять ґанків"),
    ("Straße", "strasse"), ("ΟΔΟΣ", "οδοσ"), ("❤️", "❤"), ("\u{FE0F}", ""), ("Ｗ", "ｗ"),
  ])
  func `folds a text`(text: String, folded: String) {
    #expect(Array(text.caseFolded.unicodeScalars) == Array(folded.unicodeScalars))
  }
}
