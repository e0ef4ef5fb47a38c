import CivilTime
import Testing
import Tracking

@Suite struct `The steps of a trend` {
  @Test(arguments: [
    (1, Trend.Step.day), (49, .day), (50, .week(from: .sunday)), (732, .week(from: .sunday)),
    (733, .month), (7_300, .month),
  ])
  func `suit the length of the period`(days: Int, step: Trend.Step) {
    #expect(Trend.Step(days: days, weekStart: .sunday) == step)
  }

  /// Few probes an hour leave days without any, and a vacation may begin some minutes after midnight.
  @Test(arguments: [(0, 0.0, false), (0, 0.9, false), (0, 24, true), (3, 0, true), (20, 24, true)])
  func `were asked about if there were probes, or time for them`(
    probes: Int, hours: Double, isAsked: Bool
  ) {
    let part = Trend.Part(
      start: CivilDate(dayNumber: 20_000), days: 1, probes: probes, answered: 0, askedHours: hours,
      tag: nil)
    #expect(part.isAsked == isAsked)
  }

  @Test(arguments: [
    (Trend.Step.day, "2026-02-28", "2026-02-28", "2026-03-01"),
    // A Sunday and a Monday.
    (.week(from: .monday), "2026-11-22", "2026-11-16", "2026-11-23"),
    (.week(from: .monday), "2026-11-23", "2026-11-23", "2026-11-30"),
    (.week(from: .monday), "1969-12-31", "1969-12-29", "1970-01-05"),
    (.week(from: .sunday), "2026-11-22", "2026-11-22", "2026-11-29"),
    (.week(from: .saturday), "2026-11-22", "2026-11-21", "2026-11-28"),
    (.month, "2024-02-29", "2024-02-01", "2024-03-01"),
    (.month, "2025-12-31", "2025-12-01", "2026-01-01"),
  ])
  func `begin and end by the calendar`(
    step: Trend.Step, day: String, start: String, end: String
  ) throws {
    let day = try #require(CivilDate(iso: day))
    #expect(step.start(of: day).iso == start)
    #expect(step.end(of: day).iso == end)
  }
}
