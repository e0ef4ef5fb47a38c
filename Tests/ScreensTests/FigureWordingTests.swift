import Catalogue
import Interface
import InterfaceTestSupport
import PageModel
import Sampling
import TestSupport
import Testing

/// The wording of figures on every screen.
@Suite struct `Figures of the page` {
  private let figures = FigureWording(Browser(port: .writingNumbers), Language.english.texts)

  /// The ends of an interval of hours, and their text.
  @Test(arguments: [
    (301.2, 371.9, "301–372"), (0.4, 3.5, "0.4–3.5"), (9.4, 10.2, "9–10"), (0, 2.8, "0.0–2.8"),
    // More decimals are shown only if the ends would look equal.
    (14.1, 14.4, "14.1–14.4"), (14.11, 14.12, "14.11–14.12"), (0.41, 0.43, "0.41–0.43"),
    // Even closer ends look equal, as do those of an interval without width.
    (14.111, 14.112, "14.11–14.11"), (5, 5, "5.0–5.0"),
  ])
  func `have enough decimals to distinguish the ends of an interval`(
    low: Double, high: Double, text: String
  ) {
    let hours = Estimate(value: (low + high) / 2, low: low, high: high)
    #expect(figures.interval(hours) == text)
  }

  /// Hours, and their texts on the page, as a report has them.
  @Test(arguments: [
    (0, "0.0"), (0.02, "<0.1"), (8, "8.0"), (9.94, "9.9"), (9.96, "10"), (14.2, "14"),
  ])
  func `have a decimal below ten, also if it is zero`(hours: Double, text: String) {
    #expect(figures.hours(hours) == text)
  }

  /// Differences of hours, and their texts.
  @Test(arguments: [
    (-5, "−5.0"), (-5.83, "−5.8"), (1.04, "+1.0"), (9.94, "+9.9"), (9.96, "+10"), (-14.2, "−14"),
    // Zero has no sign, but a decimal.
    (0.04, "0.0"), (-0.04, "0.0"), (0.05, "+0.1"),
  ])
  func `have a decimal below ten where they are differences`(hours: Double, text: String) {
    #expect(figures.signed(hours) == text)
  }

  @Test func `read alike at both ends of an interval only if these agree to a hundredth`() {
    var random = SplitMix(seed: 20_261_127)
    for _ in 0..<5_000 {
      let low = Double.random(in: 0...40, using: &random)
      // Widths of all sizes, from a thousandth of an hour to days.
      let width = Double(1 << Int.random(in: 0..<17, using: &random)) / 1_000
      let hours = Estimate(value: low + width / 2, low: low, high: low + width)
      let ends = figures.interval(hours).split(separator: "–")
      let areNear = (hours.low * 100).rounded() == (hours.high * 100).rounded()
      #expect(ends.count == 2 && (ends[0] != ends[1] || areNear), "\(hours)")
    }
  }
}
