public import Catalogue

/// The language of the page.
public enum LanguageChoice: SettingWord {
  /// The language that the browser prefers.
  case automatic
  /// One of the languages of Proba.
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
