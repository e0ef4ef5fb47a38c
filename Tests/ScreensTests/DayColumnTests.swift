import CivilTime
import Testing
import Tracking

@testable import CalendarScreens

/// A day as gradients: bands from the first to the last probe of each part, and a mark for each probe.
@Suite struct `The column of a day` {
  private static let (sleep, work) = (TagColor(wrapping: 1), TagColor(wrapping: 2))

  private func day(_ parts: [(minutes: [Int], color: TagColor?)]) -> DaySummary {
    DaySummary(
      day: CivilDate(dayNumber: 19_000), probes: 0, answered: 0,
      parts: parts.map { minutes, color in
        DaySummary.Part(
          minutes: minutes, tag: color.map { ColoredTag(name: "a", color: $0) })
      })
  }

  /// The starts and ends of stretches of colour, in percent of the day.
  private func stretches(_ gradient: String) -> [[Double]] {
    gradient.split(separator: ",").filter { $0.contains("var(") }.map { stop in
      stop.split(separator: " ").filter { $0.hasSuffix("%") }.compactMap { Double($0.dropLast()) }
    }
  }

  @Test func `is pale from the first to the last probe of a part`() {
    let day = day([([0, 360, 720], Self.sleep), ([800], Self.work), ([900, 1_439], Self.work)])
    #expect(stretches(day.bands) == [[0, 50], [62.5, 99.93]])
    #expect(day.bands.contains("var(--tag-1) 0.00% 50.00%"))
  }

  @Test func `marks probes without an answer, and leaves the time between them empty`() {
    let day = day([([0, 720], Self.sleep), ([800, 900], nil)])
    #expect(stretches(day.bands) == [[0, 50]])
    #expect(stretches(day.ticks).count == 4 && day.ticks.contains("var(--secondary)"))
  }

  @Test(arguments: [
    (10, "var(--tag-1) 0.00% 30.00%,#0000 30.00%"), (0, "var(--tag-1) 0.00% 100.00%,#0000 100.00%"),
  ])
  func `has the share of each tag in all probes of the day`(probes: Int, gradient: String) {
    let day = DaySummary(
      day: CivilDate(dayNumber: 19_000), probes: probes, answered: 3,
      parts: [.init(minutes: [1, 2, 3], tag: ColoredTag(name: "a", color: Self.sleep))])
    #expect(day.shares == gradient)
  }

  @Test func `has a mark around each probe, within the day`() {
    let day = day([([0, 720], Self.sleep), ([1_439], Self.work)])
    let ticks = stretches(day.ticks)
    #expect(ticks.count == 3)
    #expect(ticks.allSatisfy { abs($0[1] - $0[0] - 0.62) < 0.02 })
    #expect(ticks[0][0] == 0 && ticks[2][1] == 100)
    #expect(ticks[1][0] < 50 && ticks[1][1] > 50)
  }

  @Test func `has ascending stops where a clock was set back`() {
    let day = day([([100, 170], Self.sleep), ([130, 200], Self.work)])
    for gradient in [day.bands, day.ticks] {
      let starts = stretches(gradient).map { $0[0] }
      #expect(starts == starts.sorted() && starts.count > 1)
    }
  }

  @Test func `is empty without probes`() {
    #expect(day([]).bands == "#0000" && day([]).ticks == "#0000")
  }
}
