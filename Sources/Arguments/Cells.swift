// The width of text in a terminal, in which some characters take two cells and some none.

extension String {
  /// The width of the text in a terminal, in cells.
  package var cells: Int {
    // Most text is ASCII, which is counted without looking for characters.
    utf8.allSatisfy { $0 < 0x80 } ? utf8.count : reduce(0) { $0 + $1.cells }
  }
}

extension Character {
  /// The cells of one character: two for ideographs, syllables of Korea, full-width forms and emoji,
  /// as Unicode Standard Annex 11 has them, none for a mark without a letter, otherwise one.
  fileprivate var cells: Int {
    var width = 0
    for scalar in unicodeScalars { width = max(width, scalar.cells) }
    return width
  }
}

extension Unicode.Scalar {
  /// Asks for a character to be shown as emoji.
  private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"

  /// The blocks of wide characters.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF,
    0x4E00...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF,
    0x1AFF0...0x1B2FF, 0x20000...0x3FFFD,
  ]

  fileprivate var cells: Int {
    if value < 0x300 { return 1 }
    if self == Self.emojiSelector || properties.isEmojiPresentation { return 2 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return Self.wide.contains { $0.contains(value) } ? 2 : 1
    }
  }
}
