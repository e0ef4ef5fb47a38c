public import CivilTime
private import TextBytes

/// A language that Proba speaks.
///
/// Each language is defined in a folder of its own, beside this file. To add one, write such a folder,
/// a case, and the line of `definition`; the compiler names what is still missing.
public enum Language: String, Sendable, Hashable, CaseIterable {
  /// English.
  case english = "en"
  /// Ukrainian.
  case ukrainian = "uk"
  /// Russian.
  case russian = "ru"

  /// The definition of the language; nothing else depends on it.
  ///
  /// Apart from the cases, so that the page, which only knows these, does not contain the texts of all.
  package var definition: LanguageDefinition {
    switch self {
    case .english: .english
    case .ukrainian: .ukrainian
    case .russian: .russian
    }
  }

  /// The language's name in itself.
  public var name: String { definition.name }

  /// The words of the calendar in the language, by CLDR 44.
  public var calendarWords: CalendarWords { definition.calendar }

  /// What the page says in the language.
  public var texts: Texts { Self.texts[Self.allCases.firstIndex(of: self) ?? 0] }

  /// What the command line says in the language.
  public var commandPhrases: CommandPhrases { definition.commands }

  private static let texts = allCases.map { Texts($0) }

  /// The best language for a person; English if Proba speaks none that they prefer.
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

extension Texts {
  fileprivate init(_ language: Language) {
    let definition = language.definition
    self.init(
      Content(
        language: language.rawValue,
        languages: Language.allCases.map { LanguageName(tag: $0.rawValue, name: $0.name) },
        calendarFields: definition.calendar.fields, plurals: definition.plurals,
        phrases: PageText.allCases.map { definition.text($0) }
          + ReviewText.allCases.map { definition.review($0) }
          + TagText.allCases.map { definition.tags($0) }
          + SettingsText.allCases.map { definition.settings($0) }
          + ConverterText.allCases.map { definition.converter($0) }
          + DayText.allCases.map { definition.day($0) }))
  }
}
