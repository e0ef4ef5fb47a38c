import CivilTime
import Sampling
import TestSupport
import Testing
import Tracking

@testable import Reviews

@Suite struct `When a person sleeps` {
  /// Sleep from 23:30 to 7:00 before working days, and from 1:00 to 9:30 before free ones.
  private static func diary(
    weeks: Int = 6, seed: UInt64, mistakes: Double = 0
  ) -> Diary {
    var random = SplitMix(seed: seed)
    return Diary(weeks: weeks, random: &random) { _, day, minute, random in
      // Before noon, the night belongs to the day before.
      let evening = minute < 720 ? day.advanced(by: -1) : day
      let sinceNoon = minute < 720 ? minute + 720 : minute - 720
      let isWork = SleepRhythm.isBeforeWork(evening.weekday)
      let sleeps = isWork ? 690..<1_140 : 780..<1_290
      let isSleeping =
        sleeps.contains(sinceNoon) != (Double.random(in: 0..<1, using: &random) < mistakes)
      return [isSleeping ? "slp" : "awake"]
    }
  }

  @Test(arguments: [0, 0.02])
  func `is inferred from the answers alone`(mistakes: Double) throws {
    var (held, shifts) = (0, 0.0)
    var sums = (onset: 0.0, end: 0.0)
    for seed in 1...40 as ClosedRange<UInt64> {
      let diary = Self.diary(seed: seed, mistakes: mistakes)
      let rhythm = try #require(
        SleepRhythm(diary.evidence(ofWeek: 5)), "seed \(seed)")
      #expect(rhythm.tag.name == "slp")
      #expect(abs(rhythm.work.onset - 690) < 45, "seed \(seed): \(rhythm.work)")
      #expect(abs(rhythm.work.end - 1_140) < 45, "seed \(seed): \(rhythm.work)")
      #expect(abs(rhythm.free.onset - 780) < 75, "seed \(seed): \(rhythm.free)")
      sums = (sums.onset + rhythm.work.onset, sums.end + rhythm.work.end)
      #expect(rhythm.nights.count == 7)
      // The middle is at 3:15 before work, and at 5:15 before free days.
      if rhythm.shift.low <= 2, 2 <= rhythm.shift.high { held += 1 }
      shifts += rhythm.shift.value
    }
    #expect(abs(shifts / 40 - 2) < 0.1, "seeds 1 to 40")
    #expect(abs(sums.onset / 40 - 690) < 8 && abs(sums.end / 40 - 1_140) < 8, "seeds 1 to 40")
    // 95 in 100 intervals contain the truth; fewer than 33 of 40 do so less than once in 1,000 runs.
    #expect(held >= 33, "seeds 1 to 40")
  }

  @Test(
    arguments: [
      (0.5, 1.5, true), (-1.5, -0.5, false), (-0.5, 1.5, nil), (0, 1, nil), (-1, 0, nil),
    ] as [(Double, Double, Bool?)])
  func `is later only where its interval says so`(low: Double, high: Double, isLater: Bool?) {
    let night = SleepRhythm.Night(onset: 690, end: 1_140, count: 8)
    let rhythm = SleepRhythm(
      tag: ColoredTag(name: "slp", color: TagColor(wrapping: 1)), work: night, free: night,
      shift: Estimate(value: (low + high) / 2, low: low, high: high),
      nights: Array(repeating: night, count: 7))
    #expect(rhythm.isLater == isLater)
  }

  @Test func `is not reported if nights are unanswered`() {
    var random = SplitMix(seed: 3)
    let diary = Diary(weeks: 6, random: &random) { _, _, minute, _ in
      (420..<1_380).contains(minute) ? ["awake"] : nil
    }
    #expect(SleepRhythm(diary.evidence(ofWeek: 5)) == nil)
  }

  @Test func `waits for four weeks`() {
    let review = Self.diary(weeks: 2, seed: 5).review(ofWeek: 1)
    #expect(review.rhythm == nil)
    #expect(review.waiting.contains(WeekReview.Waiting(topic: .rhythm, weeks: 2)))
  }
}
