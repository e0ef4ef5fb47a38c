extension String {
  /// The most bytes that one character may have: enough for a family of four with skin tones.
  private static var longestCharacter: Int { 64 }

  /// Whether this is one emoji, or one other symbol, such as ★ or ∑.
  ///
  /// Letters and digits are none, as they would be taken for a part of a name; nor are marks of direction, which
  /// would turn around what follows. See [UTS #51](https://www.unicode.org/reports/tr51/).
  var isEmoji: Bool {
    guard count == 1, utf8.count <= Self.longestCharacter, let first = unicodeScalars.first else {
      return false
    }
    let others = unicodeScalars.dropFirst()
    let isSymbol =
      switch first.properties.generalCategory {
      case .otherSymbol, .mathSymbol, .currencySymbol: true
      // A keycap is a digit with a sign around it.
      default: first.properties.isEmoji && (first.properties.isEmojiPresentation || !others.isEmpty)
      }
    return isSymbol && others.allSatisfy { $0.continuesEmoji }
  }
}

extension Unicode.Scalar {
  /// Whether it may follow another one in an emoji.
  fileprivate var continuesEmoji: Bool {
    switch value {
    // The joiner, the keycap, the choice between picture and text, and the letters of a region's flag.
    case 0x200D, 0x20E3, 0xFE0E, 0xFE0F, 0xE0020...0xE007F: true
    default: properties.isEmoji && !("0"..."9").contains(self)
    }
  }
}
