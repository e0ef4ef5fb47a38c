import CivilTime
import TestSupport
import Testing
import TrackerStore
import Tracking

@Suite struct `A comparison` {
  private let world = World(1_767_225_600)
  private let tracker: Tracker

  /// Lives from Thursday, 1 January 2026, to noon on Wednesday, 21 January, and answers everything.
  init() throws {
    tracker = try Tracker(path: nil, host: world.host)
    try tracker.startAsking(isAskedNow: false)
    try world.live(days: 20, with: tracker)
    world.now = world.now + .hours(10)
    try tracker.catchUp()
    for probe in try tracker.probes(in: .always) {
      let hour = LocalTime(probe.moment, offset: probe.offset).hourOfWeek.number % 24
      _ = try tracker.answer(hour < 12 ? "early" : "late", at: probe.moment, device: "test")
    }
  }

  @Test(
    arguments: [
      // Of a period that is not over, with as many days as have begun, up to this time of day.
      ("2026-01-19", "2026-01-25", "2026-01-12", "2026-01-14", 60.0, 60.0),
      ("2026-01-19", nil, "2026-01-12", "2026-01-14", 60, 60),
      ("2026-01-21", "2026-01-21", "2026-01-20", "2026-01-20", 12, 12),
      // Otherwise with whole days.
      ("2026-01-19", "2026-01-25", "2026-01-12", "2026-01-18", 60, 168),
      ("2026-01-12", "2026-01-14", "2026-01-05", "2026-01-07", 72, 72),
    ] as [(String, String?, String, String, Double, Double)])
  func `is with the same part`(
    from: String, to: String?, beforeFrom: String, beforeTo: String, hours: Double, before: Double
  ) throws {
    let period = try #require(
      Period(from: CivilDate(iso: from), to: to.flatMap { CivilDate(iso: $0) }))
    let earlier = try #require(
      Period(from: CivilDate(iso: beforeFrom), to: CivilDate(iso: beforeTo)))
    let comparison = try tracker.comparison(of: period, with: earlier)
    #expect(comparison.now.askedHours == hours)
    #expect(comparison.before.askedHours == before)
    for text in [nil, "early", "early | late"] {
      let tags = try text.map { try TagExpression(parsing: $0) }
      let figures = try tracker.statistics(in: earlier, of: tags, besides: period)
      #expect(figures.askedHours == before && figures.probes == comparison.before.probes)
      let alone = try tracker.statistics(in: earlier, of: tags)
      #expect(alone.askedHours.truncatingRemainder(dividingBy: 24) == 0)
    }
  }
}
