public import Catalogue

/// The language of the page.
public enum LanguageChoice: SettingWord {
  /// That which the browser prefers.
  case automatic
  /// One that Proba speaks.
  case fixed(Language)

  /// Automatic.
  public static var standard: Self { .automatic }

  /// Automatic, then each language.
  public static var allCases: [Self] { [.automatic] + Language.allCases.map { .fixed($0) } }

  /// `automatic`, or the language's tag.
  public var word: String {
    switch self {
    case .automatic: "automatic"
    case .fixed(let language): language.tag
    }
  }
}
