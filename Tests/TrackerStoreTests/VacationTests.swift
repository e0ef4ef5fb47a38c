import CivilTime
import Reviews
import Sampling
import TestSupport
import Testing
import TrackerStore
import Tracking

/// A week in which Wednesday to Friday are a vacation, and Saturday's probes stay without an answer.
@Suite struct `A vacation` {
  /// Noon of Monday, 1 June 2026, in UTC; 15:00 on the person's clock.
  private let world = World(1_780_315_200)
  private let tracker: Tracker
  private let monday = CivilDate(dayNumber: 20_605)
  private let week: Period

  init() throws {
    tracker = try Tracker(path: nil, host: world.host)
    week = try #require(Period(from: monday, to: monday.advanced(by: 6)))
    try tracker.startAsking(by: .program)
    _ = try tracker.addQuietRule(
      .vacation, on: .all, hours: .wholeDay, from: monday.advanced(by: 2),
      to: monday.advanced(by: 4))
    // Until 15:00 on Sunday.
    let end = world.now + .days(6)
    while world.now < end {
      world.now += 600
      try tracker.keepAsking()
    }
    for (place, probe) in try tracker.probes(in: .always).enumerated()
    where probe.state != .quiet && day(of: probe) != 5 {
      _ = try tracker.answer(place % 3 == 0 ? "tea" : "rest", at: probe.moment, device: "test")
    }
  }

  /// The number of days between Monday and a probe.
  private func day(of probe: Probe) -> Int {
    LocalTime(probe.moment, offset: probe.offset).date.dayNumber - monday.dayNumber
  }

  @Test func `differs from a day without answers in every figure of days`() throws {
    let trend = try tracker.trend(of: .tag(TagName("tea")), in: week)
    let summaries = try tracker.days(from: monday, count: 7).days
    try #require(trend.parts.count == 7 && summaries.count == 7)
    for (place, part) in trend.parts.enumerated() {
      #expect(part.days == 1 && summaries[place].probes == part.probes, "day \(place)")
      switch place {
      case 2...4: #expect(part.probes == 0 && part.askedHours.magnitude < 1e-9, "day \(place)")
      case 5:
        #expect(part.probes > 0 && part.answered == 0)
        #expect((part.askedHours - 24).magnitude < 1e-9)
      default: #expect(part.answered > 0 && part.answered == part.probes, "day \(place)")
      }
    }
    // Nothing was to be asked: this is no time in which the program should have run.
    let statistics = try tracker.statistics(in: week)
    #expect(statistics.unaskedHours == 0)
    let sum = trend.parts.reduce(0) { $0 + $1.askedHours }
    #expect((sum - statistics.askedHours).magnitude < 1e-9)
  }

  @Test func `is no part of the time that a review and a goal refer to`() throws {
    // A goal is a number of hours of a week, however much of it was asked about.
    let goal = try #require(TagGoal(.atLeast, .hours(10)))
    _ = try tracker.changeTag("tea", by: TagChange(goal: .set(goal)))
    let statistics = try tracker.statistics(in: week)
    #expect((65...73).contains(statistics.askedHours))
    let tea = try #require(statistics.figure(of: "tea"))
    #expect((tea.hours.value - tea.share.value * statistics.askedHours).magnitude < 1e-9)
    let progress = try #require(try tracker.tagProfile(of: "tea").progress)
    #expect(progress.hours == tea.hours)

    // The week is over for its goals.
    world.now += .days(1)
    let whole = try tracker.statistics(in: week)
    let review = try tracker.review(from: monday)
    #expect(review.summary.askedHours == whole.askedHours && whole.askedHours < 82)
    #expect(review.summary.probes == whole.probes)
    let entry = try #require(review.goals?.entries.first)
    #expect(entry.goal == goal && entry.tag.hours == whole.hours(of: "tea"))
    #expect(
      entry.answersOfGoal
        == goal.answers(
          for: goal.hours, hoursPerAnswer: whole.askedHours / Double(whole.answered)))
  }
}
