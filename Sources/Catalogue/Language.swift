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
}
