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
      (.english, 1, "More than 99 of 100 weeks like this end with an estimate below 10; "),
      (.english, 0, "Fewer than 1 of 100 weeks like this ends with an estimate below 10; "),
      (.ukrainian, 1, "Зі 100 таких тижнів понад 99 закінчуються з оцінкою нижче 10; "),
      (.ukrainian, 0, "Зі 100 таких тижнів менш ніж один закінчується з оцінкою нижче 10; "),
      (.russian, 1, "Из 100 таких недель более 99 заканчиваются с оценкой ниже 10; "),
      (.russian, 0, "Из 100 таких недель менее одной заканчивается с оценкой ниже 10; "),
    ] as [(Language, Double, String)])
  func `take neither none nor all of the weeks for certain`(
    language: Language, probability: Double, beginning: String
  ) {
    let sentences = GoalSentences(language.texts, isLimit: true, hours: "10")
    let outlook = sentences.outlook(probability, isPast: false, answersLeft: 2)
    #expect(outlook.hasPrefix(beginning), "\(outlook)")
  }

  @Test(
    arguments: [
      (.english, "one more answer would exceed the limit."),
      (.ukrainian, "ще одна відповідь перевищить межу."),
      (.russian, "ещё один ответ превысит предел."),
    ] as [(Language, String)])
  func `name a limit that allows no answer more`(language: Language, end: String) {
    let sentences = GoalSentences(language.texts, isLimit: true, hours: "10")
    let outlook = sentences.outlook(0.72, isPast: false, answersLeft: 0)
    #expect(outlook.hasSuffix("; " + end), "\(outlook)")
  }

  @Test(
    arguments: [
      (.english, 71, "1 hour 11 minutes"), (.english, 120, "2 hours"),
      (.english, 1, "1 minute"), (.english, 0, "0 minutes"),
      (.ukrainian, 71, "1 годину 11 хвилин"), (.ukrainian, 61, "1 годину 1 хвилину"),
      (.ukrainian, 141, "2 години 21 хвилину"), (.ukrainian, 60, "1 годину"),
      (.ukrainian, 22, "22 хвилини"), (.ukrainian, 305, "5 годин 5 хвилин"),
      (.russian, 71, "1 час 11 минут"), (.russian, 61, "1 час 1 минуту"),
      (.russian, 141, "2 часа 21 минуту"), (.russian, 22, "22 минуты"),
      (.russian, 305, "5 часов 5 минут"), (.russian, 1_259, "20 часов 59 минут"),
    ] as [(Language, Double, String)])
  func `say by how much sleep is later or earlier in the accusative`(
    language: Language, minutes: Double, duration: String
  ) {
    let sentences = ReviewSentences(language.texts)
    for (isLater, hours) in [(true, minutes / 60), (false, -minutes / 60)] {
      let sentence = sentences.sleep(isLater: isLater, by: hours)
      let end = language.texts.review[isLater ? .sleepsLater : .sleepsEarlier, duration]
      #expect(sentence == end && sentence.contains(" \(duration) "))
    }
  }

  @Test(
    arguments: [
      (.english, 71, "1 h 11\u{A0}min"), (.ukrainian, 71, "1 год 11\u{A0}хв"),
      (.russian, 21, "21\u{A0}мин"), (.russian, 120, "2 ч"),
    ] as [(Language, Double, String)])
  func `write differences with short units`(language: Language, minutes: Double, text: String) {
    #expect(ReviewSentences(language.texts).difference(-minutes / 60) == text)
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
