import CivilTime
import Reviews
import TestSupport
import Testing
import TrackerStore
import Tracking

/// The review of a week against the figures it is made from.
@Suite struct `The review of a week in the store` {
  @Test func `agrees with the statistics`() throws {
    let world = World(1_767_225_600)
    let tracker = try Tracker(path: nil, surroundings: world.surroundings)
    try tracker.startAsking()
    try world.live(days: 75, with: tracker)
    let start = try #require(try tracker.firstDay()).startOfWeek(from: .monday)
      .advanced(by: 7 * 9)
    var random = SplitMix(seed: 41)
    for probe in try tracker.probes(in: .always) {
      let day = LocalTime(probe.moment, offset: probe.offset).date
      let isLast = start <= day
      let text = Double.random(in: 0..<1, using: &random) < (isLast ? 0.5 : 0.1) ? "thesis" : "rest"
      let isNew = isLast && Int.random(in: 0..<8, using: &random) == 0
      _ = try tracker.answer(isNew ? "sail" : text, at: probe.moment, device: "test")
    }
    let review = try tracker.review(from: start)
    let week = try #require(Period(from: start, to: start.advanced(by: 6)))
    let statistics = try tracker.statistics(in: week)
    #expect(review.summary.answered == statistics.answered)
    #expect(review.summary.askedHours == statistics.askedHours)
    #expect(Set(review.summary.tags.map(\.name)) == ["thesis", "rest", "sail"])
    let thesis = try #require(review.changes?.entries.first { $0.tag.name == "thesis" })
    #expect(thesis.verdict == .more)
    #expect(thesis.tag.hours == statistics.tags.first { $0.name == "thesis" }?.hours)
    #expect(review.novelty?.tag.name == "sail" && review.novelty?.kind == .isNew)
    #expect(review.anniversary == nil)
    #expect(review.answering.late + review.answering.onTime == statistics.answered)
  }

  @Test func `finds when a tag was last used, however long ago`() throws {
    let world = World(1_767_225_600)
    let tracker = try Tracker(path: nil, surroundings: world.surroundings)
    try tracker.startAsking()
    try world.live(days: 200, with: tracker)
    let probes = try tracker.probes(in: .always)
    let first = try #require(try tracker.firstDay())
    let start = first.advanced(by: 190).startOfWeek(from: .monday)
    for probe in probes {
      let day = LocalTime(probe.moment, offset: probe.offset).date
      let isSailing = day.dayNumber - first.dayNumber < 20 || day == start.advanced(by: 1)
      _ = try tracker.answer(isSailing ? "sail" : "work", at: probe.moment, device: "test")
    }
    guard case .isBack(let days) = try tracker.review(from: start).novelty?.kind else {
      Issue.record("nothing is back")
      return
    }
    #expect(days == start.advanced(by: 1).dayNumber - first.advanced(by: 19).dayNumber)
  }

  @Test func `includes weeks without any probe`() throws {
    let world = World(1_767_225_600)
    let tracker = try Tracker(path: nil, surroundings: world.surroundings)
    let review = try tracker.review(from: CivilDate(dayNumber: 20_454))
    #expect(review.topics == [.summary, .answering] && review.summary.probes == 0)
  }
}
