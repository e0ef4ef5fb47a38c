import CivilTime
import Reviews
import Sampling
import TestSupport
import Testing
import TrackerStore
import Tracking

/// The review of a week compared with the figures it is based on.
@Suite struct `The review of a week in the store` {
  @Test func `agrees with the statistics`() throws {
    let world = World(1_767_225_600)
    let tracker = try Tracker(path: nil, host: world.host)
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
    #expect(Set(review.summary.parts.map(\.tag.name)) == ["thesis", "rest", "sail"])
    let thesis = try #require(review.changes?.entries.first { $0.tag.name == "thesis" })
    #expect(thesis.verdict == .more)
    #expect(thesis.tag.hours == statistics.tags.first { $0.name == "thesis" }?.hours)
    #expect(review.novelty?.tag.name == "sail" && review.novelty?.kind == .isNew)
    #expect(review.anniversary == nil)
    #expect(review.topics.contains(.changes) && review.topics.contains(.novelty))
    #expect(try tracker.review(from: start) == review, "each time it is opened")
    #expect(review.answering.late + review.answering.onTime == statistics.answered)

    #expect(review.goals == nil && !review.topics.contains(.goals))
    let goal = try #require(TagGoal(.atLeast, .hours(10)))
    try tracker.changeTag("thesis", by: TagChange(goal: .set(goal)))
    let goals = try #require(try tracker.review(from: start).goals)
    #expect(goals.entries.map(\.goal) == [goal])
    #expect(goals.entries.first?.tag.hours == statistics.hours(of: "thesis"))
    // The unfinished week may still reach it.
    let last = try #require(try tracker.lastDay()).startOfWeek(from: .monday)
    #expect(try tracker.review(from: last).goals == nil)
  }

  @Test(arguments: [1, 0.8, 0.04])
  func `states the hours of the statistics where answers have several tags`(
    answered: Double
  ) throws {
    let world = World(1_767_225_600)
    let tracker = try Tracker(path: nil, host: world.host)
    try tracker.startAsking()
    try world.live(days: 75, with: tracker)
    let start = try #require(try tracker.firstDay()).startOfWeek(from: .monday)
      .advanced(by: 7 * 9)
    var random = SplitMix(seed: 43)
    let answers = [
      "home sleep", "sleep", "home eat", "eat", "home", "code", "office code", "walk", "read",
      "sail", "shop",
    ]
    for probe in try tracker.probes(in: .always) {
      let day = LocalTime(probe.moment, offset: probe.offset).date
      if start <= day, Double.random(in: 0..<1, using: &random) >= answered { continue }
      let text = try #require(answers.randomElement(using: &random))
      _ = try tracker.answer(text, at: probe.moment, device: "test")
    }
    let review = try tracker.review(from: start)
    let week = try #require(Period(from: start, to: start.advanced(by: 6)))
    let statistics = try tracker.statistics(in: week)
    #expect(statistics.answered > 0 && review.summary.askedHours == statistics.askedHours)
    let reviewed =
      review.summary.parts.map(\.tag) + (review.changes?.entries.map(\.tag) ?? [])
      + [review.novelty?.tag].compactMap(\.self)
    #expect((review.changes == nil) == (answered < 0.1))
    for tag in reviewed where !tag.name.isEmpty {
      let known = statistics.figure(of: tag.name).map { statistics.knownHours(of: $0) }
      #expect(tag.hours == known ?? statistics.hours(of: tag.name), "\(tag.name)")
    }
    let counted =
      review.summary.parts.reduce(0) { $0 + $1.countedHours } + (review.summary.others?.value ?? 0)
    #expect(abs(counted - statistics.askedHours) < 1e-6)
    for part in review.summary.parts {
      #expect(part.countedHours <= part.tag.hours.value + 1e-6, "\(part.tag.name)")
    }
    #expect(try tracker.weekSummary(from: start) == review.summary, "the picture says the same")
  }

  @Test func `finds when a tag was last used, however long ago`() throws {
    let world = World(1_767_225_600)
    let tracker = try Tracker(path: nil, host: world.host)
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

  /// Two tags are new in the week, of which the less frequent has a colour that the person chose.
  @Test func `prefers a tag whose colour the person has chosen`() throws {
    let world = World(1_767_225_600)
    let tracker = try Tracker(path: nil, host: world.host)
    try tracker.startAsking()
    try world.live(days: 75, with: tracker)
    let start = try #require(try tracker.firstDay()).startOfWeek(from: .monday)
      .advanced(by: 7 * 9)
    var count = 0
    for probe in try tracker.probes(in: .always) {
      let day = LocalTime(probe.moment, offset: probe.offset).date
      count += start <= day ? 1 : 0
      let text = start <= day && count <= 14 ? (count <= 8 ? "ski" : "sail") : "work"
      _ = try tracker.answer(text, at: probe.moment, device: "test")
    }
    #expect(try tracker.review(from: start).novelty?.tag.name == "ski")
    try tracker.setColor(TagColor(wrapping: 3), of: "sail")
    #expect(try tracker.review(from: start).novelty?.tag.name == "sail")
  }

  @Test func `includes weeks without any probe`() throws {
    let world = World(1_767_225_600)
    let tracker = try Tracker(path: nil, host: world.host)
    let review = try tracker.review(from: CivilDate(dayNumber: 20_454))
    #expect(review.topics == [.summary, .answering] && review.summary.probes == 0)
  }
}
