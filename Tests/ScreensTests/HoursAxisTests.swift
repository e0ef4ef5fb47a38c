import Sampling
import Testing
import Tracking

@testable import StatisticsScreens

/// The lines that cross the intervals in the table of tags.
@Suite struct `The axis of hours` {
  @Test(arguments: [
    (0.2, 0.1), (1, 0.5), (3, 1), (60, 25), (241, 100), (999, 500),
    // Fewer if numbers are long: three of four digits do not fit beside a change with its interval.
    (1_001, 500), (2_647, 2_500), (3_338, 2_500), (175_000, 100_000),
  ])
  func `has as many lines as its numbers have room`(end: Double, step: Double) {
    let hours = Estimate(value: end / 2, low: 0, high: end)
    let figure = Statistics.Figure(
      name: "tea", color: TagColor(wrapping: 1), count: 9, share: hours, hours: hours,
      askedHours: end, effectiveCount: 9, silence: hours)
    let axis = HoursAxis([TagLine(figure: figure, change: nil, weeks: [])], showsBounds: false)
    #expect((axis.step - step).magnitude < 1e-9 * step)
    #expect(axis.end == end)
  }
}
