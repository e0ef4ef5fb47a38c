internal import Catalogue
private import CivilTime

/// What dates and lengths of time are written with, by CLDR 44.
extension Language {
  /// The months in short, as they stand in a whole date.
  var monthsOfDates: [String] {
    switch self {
    case .english: calendarWords.shortMonths
    case .ukrainian:
      [
        "січ.", "лют.", "бер.", "квіт.", "трав.", "черв.", "лип.", "серп.", "вер.", "жовт.",
        "лист.", "груд.",
      ]
    case .russian:
      [
        "янв.", "февр.", "мар.", "апр.", "мая", "июн.", "июл.", "авг.", "сент.", "окт.", "нояб.",
        "дек.",
      ]
    }
  }

  /// A number of hours.
  func hours(_ count: Int, as text: String) -> String {
    let phrase =
      switch self {
      case .english: PluralPhrase(english: "{1} hour", other: "{1} hours")
      case .ukrainian:
        PluralPhrase(.ukrainian, one: "{1} година", few: "{1} години", many: "{1} годин")
      case .russian: PluralPhrase(.russian, one: "{1} час", few: "{1} часа", many: "{1} часов")
      }
    return phrase(count, as: text)
  }

  /// A number of minutes.
  func minutes(_ count: Int, as text: String) -> String {
    let phrase =
      switch self {
      case .english: PluralPhrase(english: "{1} minute", other: "{1} minutes")
      case .ukrainian:
        PluralPhrase(.ukrainian, one: "{1} хвилина", few: "{1} хвилини", many: "{1} хвилин")
      case .russian:
        PluralPhrase(.russian, one: "{1} минута", few: "{1} минуты", many: "{1} минут")
      }
    return phrase(count, as: text)
  }
}
