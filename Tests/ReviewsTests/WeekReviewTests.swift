import CivilTime
import Sampling
import TestSupport
import Testing
import Tracking

@testable import Reviews

@Suite struct `The review of a week` {
  @Test func `has few cards for few answers`() {
    var random = SplitMix(seed: 31)
    let diary = Diary(weeks: 10, random: &random) { week, _, _, _ in week == 9 ? nil : ["a"] }
    let review = WeekReview(diary.evidence(ofWeek: 9))
    #expect(review.topics == [.summary, .answering])
    #expect(review.summary.answered == 0 && review.summary.tags.isEmpty)
    #expect(review.summary.answeredHours == 0 && review.waiting.isEmpty)
  }

  @Test func `lists the top-level tags, and merges the small ones`() {
    var random = SplitMix(seed: 32)
    let diary = Diary(weeks: 1, random: &random) { _, _, _, random in
      ["tag\(min(Int.random(in: 0..<12, using: &random), Int.random(in: 0..<12, using: &random)))"]
    }
    let summary = WeekReview(diary.evidence(ofWeek: 0)).summary
    #expect(summary.tags.count == WeekSummary.mostTags && summary.otherCount > 1)
    let sum = summary.tags.reduce(0) { $0 + $1.hours.value } + (summary.others?.value ?? 0)
    #expect(abs(sum - summary.askedHours) < 1e-6)
    let hours = summary.tags.map(\.hours.value)
    #expect(hours == hours.sorted(by: >))
  }

  @Test func `includes the same week of the year before`() throws {
    var random = SplitMix(seed: 33)
    let diary = Diary(weeks: 2, random: &random) { week, _, _, random in
      [week == 0 ? "school" : "work", Bool.random(using: &random) ? "home" : "away"]
    }
    var evidence = diary.evidence(ofWeek: 1)
    evidence.yearBefore = diary.statistics(ofWeek: 0)
    let entries = try #require(WeekReview(evidence).anniversary).entries
    #expect(Set(entries.map(\.tag.name)) == ["school", "work", "home", "away"])
    let school = try #require(entries.first { $0.tag.name == "school" })
    #expect(school.tag.hours.value == 0 && school.tag.hours.high > 0)
    #expect(abs(school.before.value - evidence.week.askedHours) < 1e-6)
  }
}
