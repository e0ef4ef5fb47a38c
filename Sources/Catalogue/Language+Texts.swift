extension Language {
  /// What the page says in this language.
  public var texts: Texts { Self.texts[Self.allCases.firstIndex(of: self) ?? 0] }

  private static let texts = allCases.map { Texts($0) }

  /// A text of the page in this language.
  func phrase(_ text: PageText) -> Phrase {
    switch self {
    case .english: text.english
    case .ukrainian: text.ukrainian
    case .russian: text.russian
    }
  }

  /// How the language bends its nouns.
  var plurals: PluralRule {
    switch self {
    case .english: .oneOther
    case .ukrainian, .russian: .eastSlavic
    }
  }
}

extension Texts {
  fileprivate init(_ language: Language) {
    self.init(
      language: language.rawValue,
      languages: Language.allCases.map { LanguageName(tag: $0.rawValue, name: $0.name) },
      calendar: language.calendarWords, plurals: language.plurals,
      phrases: PageText.allCases.map { language.phrase($0) })
  }
}
