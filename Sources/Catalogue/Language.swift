import TextBytes

/// A language that Proba speaks.
public enum Language: String, Sendable, Hashable, CaseIterable {
  /// English.
  case english = "en"
  /// Ukrainian.
  case ukrainian = "uk"
  /// Russian.
  case russian = "ru"

  /// The language's name in itself.
  public var name: String {
    switch self {
    case .english: "English"
    case .ukrainian: "Українська"
    case .russian: "Русский"
    }
  }

  /// The best language for a person, English when they prefer none of ours.
  ///
  /// - Parameter preferences: language tags of BCP 47 or locale names, the dearest first, such as
  ///   `uk-UA` or `uk_UA.UTF-8`.
  public static func preferred(_ preferences: [String]) -> Language {
    for preference in preferences {
      let bytes = Array(preference.utf8)
      let end = bytes.firstIndex { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
      let code = String(decoding: bytes[..<(end ?? bytes.endIndex)], as: UTF8.self)
      for language in allCases where language.rawValue.isSame(as: code) {
        return language
      }
    }
    return .english
  }

  /// The phrases of the language.
  public var phrases: Phrases {
    switch self {
    case .english: .english
    case .ukrainian: .ukrainian
    case .russian: .russian
    }
  }

  /// The category that a whole number takes, by the rules of CLDR 44; a number with digits after the
  /// point is `other` in each of our languages.
  func category(of count: Int) -> PluralCategory {
    let count = count.magnitude
    switch self {
    case .english: return count == 1 ? .one : .other
    case .ukrainian, .russian:
      let (tens, ones) = (count % 100, count % 10)
      if ones == 1 && tens != 11 { return .one }
      if (2...4).contains(ones) && !(12...14).contains(tens) { return .few }
      return .many
    }
  }
}

/// A plural category of CLDR, as far as our languages use them.
enum PluralCategory: Sendable, Hashable {
  case one, few, many, other
}
