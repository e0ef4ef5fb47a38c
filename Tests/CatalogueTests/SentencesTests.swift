import Catalogue
import Testing

@Suite struct `Sentences with figures` {
  @Test(
    arguments: [
      (.english, false, "the goal is reached so far."),
      (.english, true, "the limit is exceeded so far."),
      (.ukrainian, false, "наразі ціль досягнуто."), (.ukrainian, true, "наразі межу перевищено."),
      (.russian, false, "на данный момент цель достигнута."),
      (.russian, true, "на данный момент предел превышен."),
    ] as [(Language, Bool, String)])
  func `name what is reached or exceeded so far`(language: Language, isLimit: Bool, end: String) {
    let sentences = GoalSentences(language.texts, isLimit: isLimit, hours: "10")
    let outlook = sentences.outlook(0.72, isPast: true, answersLeft: 0)
    #expect(outlook.hasSuffix("; " + end), "\(outlook)")
  }

  @Test(
    arguments: [
      (30, nil, "sail: more than in any of the 30 weeks before."),
      (nil, 90, "sail: for the first time in 90 days."), (nil, nil, "New this week: sail."),
    ] as [(Int?, Int?, String)])
  func `say what is new about a tag`(weeks: Int?, days: Int?, sentence: String) {
    let sentences = ReviewSentences(Language.english.texts)
    let found = sentences.novelty("sail", recordOfWeeks: weeks, backAfterDays: days) { "\($0)" }
    #expect(found == sentence)
  }
}
