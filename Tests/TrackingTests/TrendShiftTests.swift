import CivilTime
import Sampling
import Testing
import Tracking

@Suite struct `A lasting change of a tag's hours` {
  private static let monday = CivilDate(dayNumber: 19_660)

  /// Weeks from a Monday on, each with 100 answers, some of them with a tag.
  private static func weeks(_ counts: [Int], asked: Double = 168) -> [Trend.Part] {
    counts.enumerated().map { index, count in
      let sample = AskedSample(probes: 100, answered: 100, askedSeconds: asked * 3_600)
      return Trend.Part(
        start: monday.advanced(by: 7 * index), days: 7, probes: 100, answered: 100,
        askedHours: asked,
        tag: Statistics.Figure(
          name: "a", color: TagColor(wrapping: 1), counts: [count], in: sample))
    }
  }

  private static let counts = [10, 12, 9, 11, 30, 28, 31, 33]

  @Test func `begins with a day and gives the hours of a step`() throws {
    let parts = Self.weeks(Self.counts)
    let after = Self.monday.advanced(by: 7 * 8)
    let shift = try #require(Trend.Shift(in: parts, of: .week(from: .monday), on: after))
    #expect(shift.start == Self.monday.advanced(by: 28))
    #expect((shift.before.value - 0.105 * 168).magnitude < 1e-9)
    #expect((shift.after.value - 0.305 * 168).magnitude < 1e-9)
    #expect(shift.after.low < shift.after.value && shift.after.value < shift.after.high)
  }

  @Test func `scales the hours to the time asked`() throws {
    let parts = Self.weeks(Self.counts, asked: 84)
    let after = Self.monday.advanced(by: 7 * 8)
    let shift = try #require(Trend.Shift(in: parts, of: .week(from: .monday), on: after))
    #expect((shift.after.value - 0.305 * 84).magnitude < 1e-9)
  }

  @Test func `leaves out the step that is not over`() {
    let parts = Self.weeks([10, 11, 9, 10, 30, 31, 29])
    let inLast = Self.monday.advanced(by: 7 * 6 + 3)
    #expect(
      Trend.Shift(in: parts, of: .week(from: .monday), on: inLast) == nil, "only two are over")
    #expect(Trend.Shift(in: parts, of: .week(from: .monday), on: inLast.advanced(by: 4)) != nil)
  }

  @Test func `is not looked for among days`() {
    let days = Self.weeks(Self.counts).enumerated().map { index, part in
      Trend.Part(
        start: Self.monday.advanced(by: index), days: 1, probes: 100, answered: 100,
        askedHours: 24, tag: part.tag)
    }
    #expect(Trend.Shift(in: days, of: .day, on: Self.monday.advanced(by: 99)) == nil)
  }

  @Test func `has no figures where only the coverage is known`() {
    let parts = Self.weeks(Self.counts).map {
      Trend.Part(
        start: $0.start, days: 7, probes: 100, answered: 100, askedHours: 168, tag: nil)
    }
    #expect(
      Trend.Shift(in: parts, of: .week(from: .monday), on: Self.monday.advanced(by: 99)) == nil)
  }
}
