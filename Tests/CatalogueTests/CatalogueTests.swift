import Catalogue
import Testing

@Suite struct `The catalogue` {
  @Test(arguments: [
    ([], Language.english), (["uk-UA", "en"], .ukrainian), (["ru"], .russian),
    (["de-DE", "ru_RU.UTF-8"], .russian), (["ukr"], .english), (["en-GB", "uk"], .english),
  ])
  func `speaks the dearest language it knows`(preferences: [String], language: Language) {
    #expect(Language.preferred(preferences) == language)
  }

  /// Samples of CLDR's own plural rules for whole numbers.
  @Test func `bends nouns by the rules of CLDR`() {
    let english = Language.english.phrases.answersCount
    #expect(english(1) == "1 answer" && english(0) == "0 answers" && english(21) == "21 answers")
    let ukrainian = Language.ukrainian.phrases.answersCount
    for count in [1, 21, 31, 101, 1_001] { #expect(ukrainian(count) == "\(count) відповідь") }
    for count in [2, 3, 4, 22, 24, 102] { #expect(ukrainian(count) == "\(count) відповіді") }
    for count in [0, 5, 11, 12, 14, 19, 100, 111, 112] {
      #expect(ukrainian(count) == "\(count) відповідей")
    }
    #expect(Language.russian.phrases.answersCount(1_002, as: "1 002") == "1 002 ответа")
  }

  @Test(arguments: [
    (Language.english, "1.5 answers"), (.ukrainian, "1.5 відповіді"), (.russian, "1.5 ответа"),
  ])
  func `takes a form of its own for digits after the point`(language: Language, text: String) {
    #expect(language.phrases.answersCount.fraction("1.5") == text)
    // Even one is other when it is written with digits after the point.
    #expect(
      language.phrases.answersCount.fraction("1.0") == text.replacing("1.5", with: "1.0"))
  }

  @Test func `fills gaps in whatever order the language has them`() {
    let phrase: Phrase = "{2} after {1} {3} {x} {"
    #expect(phrase("a", "b") == "b after a {3} {x} {")
  }

  @Test(arguments: Language.allCases)
  func `calls each of twelve colours differently`(language: Language) {
    #expect(Set(language.phrases.hues.all).count == 12)
  }

  @Test func `has the same gaps in every language`() {
    let gaps = Language.allCases.map { language in
      let texts = [
        Mirror(reflecting: language.phrases), Mirror(reflecting: language.chartPhrases),
        Mirror(reflecting: language.sharePhrases),
      ]
      return texts.flatMap { $0.children }.map { child -> String in
        let text = String(describing: child.value)
        return (1...7).filter { text.contains("{\($0)}") }.map(String.init).joined()
      }
    }
    #expect(gaps[0].count > 50)
    #expect(gaps[0] == gaps[1] && gaps[0] == gaps[2])
  }
}
