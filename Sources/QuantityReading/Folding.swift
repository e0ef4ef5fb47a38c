// Letters as they are compared: lower case, without accents, of the three alphabets that are read.
// Unicode's own tables would weigh more in the browser than the rest of this module.

extension Unicode.Scalar {
  /// The letter in lower case and without diacritics.
  var folded: Unicode.Scalar {
    switch value {
    case 0x41...0x5A: shifted(by: 32)
    case 0xB5: "μ"
    case 0xC0...0xC5, 0xE0...0xE5: "a"
    case 0xC8...0xCB, 0xE8...0xEB: "e"
    case 0xCC...0xCF, 0xEC...0xEF: "i"
    case 0xD2...0xD6, 0xF2...0xF6: "o"
    case 0xD9...0xDC, 0xF9...0xFC: "u"
    case 0x391...0x3A9: shifted(by: 32)
    case 0x401, 0x451: "е"
    case 0x400...0x40F: shifted(by: 80)
    case 0x410...0x42F: shifted(by: 32)
    case 0x490: "ґ"
    case 0x2126: "ω"
    case 0x212A: "k"
    case 0x212B: "a"
    default: self
    }
  }

  private func shifted(by distance: UInt32) -> Unicode.Scalar {
    Unicode.Scalar(value + distance) ?? self
  }

  /// Whether the scalar is a letter of the alphabets that are read.
  var isLetter: Bool {
    switch value {
    case 0x41...0x5A, 0x61...0x7A, 0xB5, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F: true
    case 0x370...0x3FF, 0x400...0x52F, 0x2126, 0x212A, 0x212B: true
    default: false
    }
  }

  var isCyrillic: Bool { (0x400...0x52F).contains(value) }

  /// The value of a decimal digit: European, Arabic, Persian, Devanagari or of full width.
  var digit: UInt8? {
    for zero: UInt32 in [0x30, 0x660, 0x6F0, 0x966, 0xFF10] where (zero...zero + 9).contains(value)
    {
      return UInt8(value - zero)
    }
    return nil
  }

  /// Whether the scalar is white space of any width.
  var isBlank: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D, 0x20, 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000, 0xFEFF: true
    default: false
    }
  }

  /// Whether the scalar is ignored: combining accents, soft hyphens, direction marks.
  var isIgnored: Bool {
    switch value {
    case 0xAD, 0x300...0x36F, 0x200B...0x200F, 0xFE0E, 0xFE0F: true
    default: false
    }
  }

  var isApostrophe: Bool {
    switch value {
    case 0x27, 0x60, 0xB4, 0x2BC, 0x2018, 0x2019, 0x2032: true
    default: false
    }
  }

  var isQuote: Bool {
    switch value {
    case 0x22, 0x201C, 0x201D, 0x2033: true
    default: false
    }
  }

  var isDash: Bool {
    switch value {
    case 0x2D, 0x2010...0x2015, 0x2212: true
    default: false
    }
  }
}

extension String {
  /// The text as it is compared: folded, without apostrophes and ignored scalars.
  var folded: String {
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars where !scalar.isIgnored && !scalar.isApostrophe {
      text.append(scalar.folded)
    }
    return String(text)
  }
}
