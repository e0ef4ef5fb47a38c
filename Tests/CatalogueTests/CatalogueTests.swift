import Testing

@testable import Catalogue

@Suite struct `The catalogue` {
  @Test(arguments: [
    ([], Language.english), (["uk-UA", "en"], .ukrainian), (["ru"], .russian),
    (["de-DE", "ru_RU.UTF-8"], .russian), (["ukr"], .english), (["en-GB", "uk"], .english),
  ])
  func `picks the most preferred language that it supports`(
    preferences: [String], language: Language
  ) {
    #expect(Language.preferred(preferences) == language)
  }

  @Test(arguments: Language.allCases)
  func `finds each language by its tag, and defines it by its own folder`(language: Language) {
    #expect(Language(tag: language.tag) == language)
    #expect(Language.allCases.count { $0 == language } == 1)
    #expect(Set(Language.allCases.map(\.name)).count == Language.allCases.count)
    #expect(language.texts.language == language.tag)
  }

  @Test(arguments: ["", "EN", "eng", "nl"])
  func `has no language of another tag`(tag: String) { #expect(Language(tag: tag) == nil) }

  /// Samples of CLDR's own plural rules for whole numbers.
  @Test func `inflects nouns by the plural rules of CLDR`() {
    let english = Language.english.texts
    for (count, text) in [(1, "1 answer"), (0, "0 answers"), (21, "21 answers")] {
      #expect(english[.answersCount, count: count] == text)
    }
    let ukrainian = Language.ukrainian.texts
    for (counts, noun) in [
      ([1, 21, 31, 101, 1_001], "відповідь"), ([2, 3, 4, 22, 24, 102], "відповіді"),
      ([0, 5, 11, 12, 14, 19, 100, 111, 112], "відповідей"),
    ] {
      for count in counts { #expect(ukrainian[.answersCount, count: count] == "\(count) \(noun)") }
    }
    let russian = Language.russian.texts
    #expect(russian[.answersCount, count: 1_002, as: "1 002"] == "1 002 ответа")
    #expect(
      russian[.coverageText, count: 2, "1", "50 %"] == "Вы ответили на 1 из 2 вопросов (50 %).")
  }

  @Test(arguments: [
    (Language.english, "1.5 answers"), (.ukrainian, "1.5 відповіді"), (.russian, "1.5 ответа"),
  ])
  func `uses a separate plural form for numbers with decimals`(language: Language, text: String) {
    #expect(language.texts[.answersCount, fraction: "1.5"] == text)
    // CLDR's category is `other` even for one when it is written with decimals.
    #expect(
      language.texts[.answersCount, fraction: "1.0"] == text.replacing("1.5", with: "1.0"))
  }

  /// Shares with the requested number of decimals, then the shown share and decimals.
  static let shares: [(Double, Int, Double, Int)] = [
    (0, 0, 0, 0), (0, 1, 0, 1), (1, 0, 1, 0), (1, 1, 1, 1), (0.25, 0, 0.25, 0),
    // A share that is neither nothing nor everything is never shown as 0 or 100 %.
    (0.000_01, 1, 0.001, 1), (0.000_01, 0, 0.001, 1), (0.999_99, 1, 0.999, 1),
    (836.0 / 837, 0, 836.0 / 837, 1), (0.999_6, 0, 0.999, 1),
    // A decimal is added only where whole percents would read 0 or 100 %.
    (0.004_9, 0, 0.004_9, 1), (0.005, 0, 0.005, 0), (0.994, 0, 0.994, 0), (0.995, 0, 0.995, 1),
    // A sum may miss the whole by the rounding error of a `Double`.
    (1 - 1e-15, 0, 1 - 1e-15, 0),
  ]

  @Test(arguments: shares)
  func `shows 0 and 100 % only where they are exact`(
    share: Double, decimals: Int, shown: Double, shownDecimals: Int
  ) {
    let result = RoundedShare(share, decimals: decimals)
    #expect(result.share == shown && result.decimals == shownDecimals)
  }

  @Test func `fills placeholders in the order that the language uses`() {
    let phrase: Phrase = "{2} after {1} {3} {x} {"
    #expect(phrase("a", "b") == "b after a {3} {x} {")
  }

  @Test(arguments: Language.allCases)
  func `has a different name for each of the twelve colours`(language: Language) {
    #expect(
      language.texts.tagColors.count == 12
        && Set(language.texts.tagColors).count == 12)
  }

  @Test(arguments: 0..<Texts.count)
  func `has the same placeholders in every language, and in each form of a text`(place: Int) {
    let gaps = Language.allCases.map { language in
      language.texts.phrases[place].forms.map { form in
        Set((1...9).filter { form.contains("{\($0)}") })
      }
    }
    #expect(Set(gaps.map(\.last)).count == 1)
    // "the week before" names one week without its number.
    #expect(Set(gaps.joined().map { $0.subtracting([1]) }).count == 1)
  }
}
