import Catalogue
import Interface
import InterfaceTestSupport
import Sampling
import Testing

@testable import ChartScreens

/// The wording of shares in charts.
@Suite struct `Shares in charts` {
  private let wording = ChartWording(
    browser: Browser(port: .writingNumbers), texts: Language.english.texts)

  /// A share, the ends of its interval, and their texts.
  @Test(arguments: [
    (0.14, 0.12, 0.16, "14%", "12%–16%"), (1.0, 0.974, 1.0, "100%", "97%–100%"),
    // With very many answers, the interval is narrower than a percent.
    (0.142, 0.139_7, 0.144_3, "14.2%", "14.0%–14.4%"),
    (0.001, 0.000_7, 0.001_4, "0.10%", "0.07%–0.14%"),
    // A part is never called all or nothing.
    (0.999_98, 0.999_91, 0.999_99, "99.99%", "99.99%–100.00%"),
    (0.000_2, 0.000_01, 0.000_9, "<0.1%", "0.0%–0.1%"),
  ])
  func `have an interval whose ends differ`(
    share: Double, low: Double, high: Double, text: String, interval: String
  ) {
    #expect(wording.percent(Estimate(value: share, low: low, high: high)) == text)
    #expect(wording.interval(low, high) == interval)
  }

  /// In a map all shares are rounded alike.
  @Test(arguments: [
    (0.0, "0%"), (0.000_1, "<1%"), (0.009_9, "<1%"), (0.01, "1%"), (0.012, "1%"), (0.125, "13%"),
    (0.994, "99%"), (0.999_9, "99%"), (1.0, "100%"),
  ])
  func `are whole percents in a picture of many`(share: Double, text: String) {
    #expect(wording.wholePercent(share) == text)
  }

  @Test func `read alike at both ends only if these agree to a hundredth of a percent`() {
    for step in 0..<400 {
      // No end is halfway between two hundredths.
      let low = 0.000_000_5 + Double(step) * 0.002_371
      // Widths of all sizes, from a thousandth of a percent on.
      for doubling in 0..<14 {
        let high = low + 0.000_01 * Double(1 << doubling)
        let ends = wording.interval(low, high).split(separator: "–")
        let areNear = (low * 10_000).rounded() == (high * 10_000).rounded()
        #expect(ends.count == 2 && (ends[0] != ends[1] || areNear), "\(low)–\(high)")
      }
    }
  }
}
