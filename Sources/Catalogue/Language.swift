public import CivilTime
private import TextBytes

/// A language that Proba speaks.
///
/// Each language is defined in a folder of its own, beside this file. To add one, add its folder
/// and a
/// line in `read(by:)`.
public struct Language: Sendable, CaseIterable {
  /// The tag of BCP 47, such as `uk`.
  public let tag: String

  /// Makes the language of a folder.
  init(written tag: String) { self.tag = tag }

  /// The language of a tag; nil if Proba does not speak it.
  public init?(tag: String) {
    guard let language = Self.allCases.first(where: { $0.tag.isSame(as: tag) }) else { return nil }
    self = language
  }

  /// Reads a value of each language, in the order in which the languages are offered.
  private static func read<Reader: LanguageReader>(by reader: Reader) -> [Reader.Value] {
    [
      reader.value(of: English.self),
      reader.value(of: Ukrainian.self),
      reader.value(of: Russian.self),
    ]
  }

  /// The languages, in the order in which they are offered.
  public static let allCases = read(by: NameReader())

  private static let definitions = read(by: DefinitionReader())

  /// The definition of the language.
  package var definition: LanguageDefinition { Self.definitions[place] }

  private var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// The name of the language in itself.
  public var name: String { definition.name }

  /// The words of the calendar in the language, by CLDR 44.
  public var calendarWords: CalendarWords { definition.calendar }

  /// The texts of the page in the language.
  public var texts: Texts { Self.texts[place] }

  /// The texts of the command line in the language.
  public var commandPhrases: CommandPhrases { definition.commands }

  private static let texts = allCases.map { Texts($0) }

  /// Returns the best language for a person; English if Proba speaks none that they prefer.
  ///
  /// - Parameter preferences: language tags of BCP 47 or locale names, the most preferred first,
  ///   such as
  ///   `uk-UA` or `uk_UA.UTF-8`.
  public static func preferred(_ preferences: [String]) -> Language {
    for preference in preferences {
      let bytes = Array(preference.utf8)
      let end = bytes.firstIndex { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
      let code = String(decoding: bytes[..<(end ?? bytes.endIndex)], as: UTF8.self)
      if let language = Language(tag: code) { return language }
    }
    return .english
  }
}

extension Language: Hashable {
  /// Whether both are the same language.
  public static func == (one: Language, other: Language) -> Bool { one.tag.isSame(as: other.tag) }

  /// Hashes the tag.
  public func hash(into hasher: inout Hasher) {
    for byte in tag.utf8 { hasher.combine(byte) }
  }
}

/// A language defined in a folder of its own.
protocol WrittenLanguage {
  /// The language.
  static var language: Language { get }
  /// The definition of the language.
  static var definition: LanguageDefinition { get }
}

/// Reads a value of each language.
///
/// The page reads only the names, and so does not contain the texts of all languages.
private protocol LanguageReader {
  associatedtype Value

  func value<Written: WrittenLanguage>(of written: Written.Type) -> Value
}

private struct NameReader: LanguageReader {
  func value<Written: WrittenLanguage>(of written: Written.Type) -> Language { Written.language }
}

private struct DefinitionReader: LanguageReader {
  func value<Written: WrittenLanguage>(of written: Written.Type) -> LanguageDefinition {
    Written.definition
  }
}

extension Texts {
  fileprivate init(_ language: Language) {
    let definition = language.definition
    self.init(
      Content(
        language: language.tag,
        languages: Language.allCases.map { LanguageName(tag: $0.tag, name: $0.name) },
        calendarFields: definition.calendar.fields, plurals: definition.plurals,
        phrases: PageText.allCases.map { definition.text($0) }
          + ReviewText.allCases.map { definition.review($0) }
          + TagText.allCases.map { definition.tags($0) }
          + SettingsText.allCases.map { definition.settings($0) }
          + ConverterText.allCases.map { definition.converter($0) }
          + DayText.allCases.map { definition.day($0) }
          + ChartText.allCases.map { definition.charts($0) }))
  }
}
