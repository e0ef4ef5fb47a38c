extension String {
  /// The maximum number of bytes in a character: enough for a family of four with skin tones.
  private static var longestCharacter: Int { 64 }

  /// Whether this is a single emoji, or a single other symbol, such as ★ or ∑.
  ///
  /// Letters and digits are excluded, as they would be taken for a part of a name; so are ASCII signs,
  /// direction marks, which would reverse the following text, and characters that are blank or as wide as a
  /// line. See [UTS #51](https://www.unicode.org/reports/tr51/).
  var isEmoji: Bool {
    guard count == 1, utf8.count <= Self.longestCharacter, let first = unicodeScalars.first else {
      return false
    }
    let others = unicodeScalars.dropFirst()
    // A keycap is a digit, # or * with a combining key around it.
    if first.isASCII { return first.properties.isEmoji && others.last?.value == 0x20E3 }
    let isSymbol =
      switch first.properties.generalCategory {
      case .otherSymbol, .mathSymbol, .currencySymbol: !first.isUnsuitableSymbol
      default: first.properties.isEmoji && (first.properties.isEmojiPresentation || !others.isEmpty)
      }
    return isSymbol && others.allSatisfy { $0.continuesEmoji(after: first) }
  }
}

extension Unicode.Scalar {
  /// Whether it is a symbol that is invisible, indicates damage, or is as wide as a line.
  fileprivate var isUnsuitableSymbol: Bool {
    switch value {
    case 0x2800, 0xFFFC, 0xFFFD, 0xFDFD: true
    default: false
    }
  }

  /// Whether it may follow another scalar in an emoji that begins with `first`.
  fileprivate func continuesEmoji(after first: Unicode.Scalar) -> Bool {
    switch value {
    // The joiner, and the variation selectors for pictures and text.
    case 0x200D, 0xFE0E, 0xFE0F: true
    // The letters of a region's flag, which begins with a black flag.
    case 0xE0020...0xE007F: first.value == 0x1F3F4
    default: properties.isEmoji && !isASCII
    }
  }
}
