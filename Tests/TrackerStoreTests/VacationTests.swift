import CivilTime
import Reviews
import Sampling
import TestSupport
import Testing
import TrackerStore
import Tracking

/// A week with a vacation from Wednesday to Friday, whose Saturday has no answers.
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
      #expect(part.isAsked == !(2...4).contains(place) && summaries[place].isAsked == part.isAsked)
      switch place {
      case 2...4: #expect(part.probes == 0 && part.askedHours.magnitude < 1e-9, "day \(place)")
      case 5:
        #expect(part.probes > 0 && part.answered == 0)
        #expect((part.askedHours - 24).magnitude < 1e-9)
      default: #expect(part.answered > 0 && part.answered == part.probes, "day \(place)")
      }
    }
    // The vacation is not a time in which the program should have run.
    let statistics = try tracker.statistics(in: week)
    #expect(statistics.unaskedHours == 0 && statistics.daysOff == 3)
    #expect(try tracker.statistics(in: .always).daysOff == 3)
    let first = try #require(Period(from: monday, to: monday.advanced(by: 2)))
    #expect(try tracker.statistics(in: first).daysOff == 1)
    let sum = trend.parts.reduce(0) { $0 + $1.askedHours }
    #expect((sum - statistics.askedHours).magnitude < 1e-9)
  }

  @Test func `is no part of the time that a review refers to, and lowers goals`() throws {
    let goal = try #require(TagGoal(.atLeast, .hours(10)))
    _ = try tracker.changeTag("tea", by: TagChange(goal: .set(goal)))
    let statistics = try tracker.statistics(in: week)
    #expect((65...73).contains(statistics.askedHours))
    let tea = try #require(statistics.figure(of: "tea"))
    #expect((tea.hours.value - tea.share.value * statistics.askedHours).magnitude < 1e-9)
    let progress = try #require(try tracker.tagProfile(of: "tea").progress)
    #expect(progress.hours == tea.hours && progress.daysOff == 3)
    let lowered = try #require(TagGoal(.atLeast, hours: 5.7))
    #expect(progress.isPast(goal) == (tea.hours.value >= lowered.hours))

    // The week is over for its goals.
    world.now += .days(1)
    let whole = try tracker.statistics(in: week)
    let review = try tracker.review(from: monday)
    #expect(review.summary.askedHours == whole.askedHours && whole.askedHours < 82)
    #expect(review.summary.probes == whole.probes)
    let entry = try #require(review.goals?.entries.first)
    #expect(entry.goal == goal && entry.tag.hours == whole.hours(of: "tea"))
    #expect(entry.daysOff == 3 && entry.goalOfWeek == lowered)
    #expect(
      entry.answersOfGoal
        == goal.answers(
          for: lowered.hours, hoursPerAnswer: whole.askedHours / Double(whole.answered)))
  }

  @Test func `of a whole week leaves no goal, and quiet hours leave it as it is`() throws {
    let goal = try #require(TagGoal(.atLeast, .hours(10)))
    _ = try tracker.changeTag("tea", by: TagChange(goal: .set(goal)))
    let next = monday.advanced(by: 7)
    _ = try tracker.addQuietRule(
      .vacation, on: .all, hours: .wholeDay, from: next, to: next.advanced(by: 6))
    let after = next.advanced(by: 7)
    _ = try tracker.addQuietRule(
      .quiet, on: .all, hours: .wholeDay, from: after, to: after.advanced(by: 3))
    world.now += .days(2)
    let off = try #require(try tracker.tagProfile(of: "tea").progress)
    #expect(off.daysOff == 7 && off.answersLeft == 0 && off.probability == nil)
    world.now += .days(7)
    #expect(try tracker.tagProfile(of: "tea").progress?.daysOff == 0)
    #expect(try tracker.review(from: next).goals == nil)
  }
}
