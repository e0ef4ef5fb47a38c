import CivilTime
import TestSupport
import Testing
import Tracking

@Suite struct `A gap in the answers` {
  /// Counts of probes by hour of the day, all on Mondays.
  private func counts(_ hours: [Int: Int], usual: Int = 0) -> HourCounts {
    var counts = HourCounts()
    for hour in 0..<24 {
      counts.add(hours[hour] ?? usual, at: HourOfWeek(.monday, hour: hour))
    }
    return counts
  }

  private let night = Dictionary(uniqueKeysWithValues: [23, 0, 1, 2, 3, 4, 5, 6].map { ($0, 0) })

  @Test func `is found where the hours of a night are silent`() {
    // A first day of 23 probes whose night was missed.
    let gap = AnswerGap(asked: counts([:], usual: 1), answered: counts(night, usual: 1))
    #expect(gap == AnswerGap(hours: 23..<31, missed: 8))
    // A month, and a whole morning now and then.
    let month = AnswerGap(asked: counts([:], usual: 40), answered: counts(night, usual: 38))
    #expect(month == AnswerGap(hours: 23..<31, missed: 320))
  }

  @Test func `is found where few probes of any hour have an answer`() {
    let gap = AnswerGap(asked: counts([:], usual: 40), answered: counts([:], usual: 15))
    #expect(gap == AnswerGap(hours: nil, missed: 600))
    #expect(
      AnswerGap(asked: counts([9: 1]), answered: counts([:])) == AnswerGap(hours: nil, missed: 1))
  }

  /// Of a night, two questions have come.
  @Test func `is found where few questions came, if all hours were asked alike`() {
    let asked = counts([23: 0, 0: 0, 1: 1, 2: 0, 3: 0, 4: 1, 5: 0, 6: 0], usual: 1)
    let answered = counts(night, usual: 1)
    #expect(AnswerGap(asked: asked, answered: answered) == nil)
    #expect(
      AnswerGap(asked: asked, answered: answered, isEven: true)
        == AnswerGap(hours: 1..<5, missed: 2))
  }

  @Test(
    arguments: [
      ([:], 0, [:], 0), ([:], 1, [:], 1), ([:], 40, [:], 30), ([:], 40, [3: 0], 40),
      // Three hours of a year in which little is asked.
      ([2: 1, 3: 2, 4: 2], 300, [2: 0, 3: 0, 4: 0], 280),
    ] as [([Int: Int], Int, [Int: Int], Int)])
  func `is none where answers are spread as the probes are`(
    asked: [Int: Int], askedElse: Int, answered: [Int: Int], answeredElse: Int
  ) {
    #expect(
      AnswerGap(
        asked: counts(asked, usual: askedElse), answered: counts(answered, usual: answeredElse))
        == nil)
  }

  @Test func `does not trust damaged counts`() {
    let gap = AnswerGap(
      asked: counts([3: -5], usual: 2), answered: counts([3: .max, 4: -.max], usual: 7))
    #expect(gap == nil)
  }

  /// Silence that does not depend on the hour is taken for one that does in at most one period of twenty.
  @Test(arguments: [(24, 0.6), (32, 0.75), (224, 0.6), (224, 0.9), (970, 0.6), (970, 0.8)])
  func `is rarely found by chance`(probes: Int, coverage: Double) {
    let seed: UInt64 = 45
    var random = SplitMix(seed: seed)
    let periods = Soak.attempts(400, soak: 5_000)
    var found = 0
    for _ in 0..<periods {
      var (asked, answered) = (HourCounts(), HourCounts())
      for _ in 0..<probes {
        let hour = HourOfWeek(.monday, hour: Int.random(in: 0..<24, using: &random))
        asked.add(1, at: hour)
        if Double.random(in: 0..<1, using: &random) < coverage { answered.add(1, at: hour) }
      }
      if AnswerGap(asked: asked, answered: answered)?.hours != nil { found += 1 }
    }
    #expect(
      Double(found) <= 0.05 * Double(periods), "seed \(seed): \(found) of \(periods) periods")
  }

  /// Eight hours of sleep that are never answered hide a third of the day from every figure.
  @Test(arguments: [1, 3, 7, 30])
  func `is found in almost every life that misses its nights`(days: Int) {
    let seed: UInt64 = 46
    var random = SplitMix(seed: seed)
    let lives = Soak.attempts(200, soak: 5_000)
    var found = 0
    for _ in 0..<lives {
      var (asked, answered) = (HourCounts(), HourCounts())
      for _ in 0..<days * 32 {
        let hour = Int.random(in: 0..<24, using: &random)
        let place = HourOfWeek(.monday, hour: hour)
        asked.add(1, at: place)
        if 7..<23 ~= hour, Double.random(in: 0..<1, using: &random) < 0.95 {
          answered.add(1, at: place)
        }
      }
      if AnswerGap(asked: asked, answered: answered) != nil { found += 1 }
    }
    #expect(Double(found) >= 0.93 * Double(lives), "seed \(seed): \(found) of \(lives) lives")
  }
}
