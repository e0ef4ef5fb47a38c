import CivilTime
import Sampling
import TestSupport
import Testing
import Tracking

@testable import Reviews

@Suite struct `What is unlike other weeks` {
  /// The share of "thesis" in each of nine weeks, the rest being four other things.
  private static func diary(_ shares: [Double], seed: UInt64) -> Diary {
    var random = SplitMix(seed: seed)
    return Diary(weeks: shares.count, random: &random) { week, _, _, random in
      if Double.random(in: 0..<1, using: &random) < shares[week] { return ["thesis"] }
      return [["sleep", "work", "walk", "read"][Int.random(in: 0..<4, using: &random)]]
    }
  }

  private static func changes(_ shares: [Double], seed: UInt64) -> WeekChanges? {
    WeekReview(diary(shares, seed: seed).evidence(ofWeek: shares.count - 1), after: []).changes
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `is a tag that takes far more or less`(seed: UInt64) throws {
    let more = try #require(
      Self.changes(Array(repeating: 0.1, count: 8) + [0.35], seed: seed), "seed \(seed)")
    let entry = try #require(more.entries.first, "seed \(seed)")
    #expect(entry.tag.name == "thesis" && entry.verdict == .more, "seed \(seed)")
    // A quarter of 168 hours more.
    #expect((20...65).contains(entry.difference.value), "seed \(seed): \(entry.difference)")
    #expect(entry.difference.low > 0 && entry.difference.high > entry.difference.value)
    #expect(entry.before.count == 8 && more.weeks == 8)

    let less = try #require(
      Self.changes(Array(repeating: 0.35, count: 8) + [0.05], seed: seed), "seed \(seed)")
    let missing = try #require(less.entries.first, "seed \(seed)")
    #expect(missing.tag.name == "thesis" && missing.verdict == .less, "seed \(seed)")
  }

  /// The nights of the week are missing, so that all that is done by day seems to take more time.
  @Test func `is not said of a week that lacks answers`() throws {
    var evidence = Self.diary(Array(repeating: 0.1, count: 8) + [0.35], seed: 1)
      .evidence(ofWeek: 8)
    let week = evidence.week
    #expect(WeekReview(evidence, after: []).changes != nil)
    evidence.week = Statistics(
      AskedSample(
        probes: week.answered + 70, answered: week.answered, askedSeconds: week.askedHours * 3_600),
      tags: week.tags, gap: AnswerGap(hours: 0..<7, missed: 70))
    let review = WeekReview(evidence, after: [])
    #expect(review.changes == nil && review.anniversary == nil)
    #expect(review.summary.lacksAnswers)
    let part = try #require(review.summary.tagged.first)
    let figure = try #require(week.figure(of: part.tag.name))
    #expect(part.tag.hours.value == figure.hours.value)
    #expect(part.tag.hours.high == figure.boundedHours.high)
  }

  @Test func `excludes a tag that alternates between weeks`() {
    // Every third week has as many hours of the thesis as this one.
    var alarms = 0
    for seed in 1...40 as ClosedRange<UInt64> {
      let changes = Self.changes([0.5, 0, 0, 0.5, 0, 0, 0.5, 0, 0.5], seed: seed)
      if changes?.visible.contains(where: { $0.tag.name == "thesis" }) ?? false { alarms += 1 }
    }
    #expect(alarms == 0, "of 40, seeds 1 to 40")
  }

  @Test func `is rarely found if nothing has changed`() {
    // With a rate of one in ten, at most one week in ten has a false finding; of 200 weeks, more than 33 have
    // with a probability of less than one in 500.
    var alarms = 0
    for seed in 1...200 as ClosedRange<UInt64> {
      let changes = Self.changes(Array(repeating: 0.2, count: 9), seed: seed)
      if !(changes?.visible.isEmpty ?? true) { alarms += 1 }
    }
    #expect(alarms <= 33, "seeds 1 to 200")
    #expect(alarms > 0, "else nothing is ever found by chance, and the test is too careful")
  }

  @Test(arguments: Soak.isOn ? [4, 5, 6, 8] : [4, 8])
  func `is as rarely found if a tag varies from week to week as it always does`(weeks: Int) {
    // The variation is estimated from these weeks alone; the limit is that of the test above.
    var alarms = 0
    for seed in 1...200 as ClosedRange<UInt64> {
      var random = SplitMix(seed: seed)
      let shares = (0...weeks).map { _ in Double.random(in: 0..<0.5, using: &random) }
      let changes = Self.changes(shares, seed: seed + 1_000)
      if !(changes?.visible.isEmpty ?? true) { alarms += 1 }
    }
    #expect(alarms <= 33, "seeds 1 to 200")
  }

  @Test(arguments: [4, 8])
  func `has an interval that excludes zero exactly where the test finds a difference`(weeks: Int) {
    var found = 0
    for seed in 1...60 as ClosedRange<UInt64> {
      var random = SplitMix(seed: seed)
      let shares = (0...weeks).map { _ in Double.random(in: 0..<0.5, using: &random) }
      let evidence = Self.diary(shares, seed: seed + 2_000).evidence(ofWeek: weeks)
      let usual = UsualWeek(evidence)
      for tag in usual.tags {
        let difference = usual.entry(of: tag, isVisible: false).difference
        let isOutside = difference.low > 0 || difference.high < 0
        #expect(
          isOutside == (tag.probability < WeekChanges.level),
          "\(tag.name): \(tag.probability), \(difference), seed \(seed)")
        if isOutside { found += 1 }
      }
      for entry in WeekChanges(usual)?.visible ?? [] {
        let difference = entry.difference
        #expect(
          entry.verdict == .more ? difference.low > 0 : difference.high < 0, "seed \(seed)")
      }
    }
    #expect(found > 0 && found < 100, "\(found) of 300 tags, seeds 1 to 60: it proves little")
  }

  @Test func `does not list tags that are too rare to be tested`() throws {
    var random = SplitMix(seed: 11)
    let diary = Diary(weeks: 9, random: &random) { _, _, _, random in
      let draw = Double.random(in: 0..<1, using: &random)
      return [draw < 0.005 ? "sauna" : draw < 0.4 ? "sleep" : "work"]
    }
    #expect(diary.evidence(ofWeek: 8).weeksBefore.contains { $0.tags.count == 3 })
    let changes = try #require(diary.review(ofWeek: 8).changes)
    #expect(Set(changes.entries.map(\.tag.name)) == ["sleep", "work"])
  }

  @Test func `waits for four weeks`() {
    let review = Self.diary([0.2, 0.2, 0.2], seed: 4).review(ofWeek: 2)
    #expect(review.changes == nil)
    #expect(review.waiting.contains(WeekReview.Waiting(topic: .changes, weeks: 2)))
    #expect(!review.topics.contains(.changes) && review.topics.contains(.summary))
  }

  @Test func `lists five tags, the visible ones first`() throws {
    let changes = try #require(
      Self.changes(Array(repeating: 0.1, count: 8) + [0.35], seed: 9))
    #expect(changes.entries.count == 5)
    let verdicts = changes.entries.map { $0.verdict == .notVisible }
    #expect(verdicts == verdicts.sorted { !$0 && $1 })
  }
}
