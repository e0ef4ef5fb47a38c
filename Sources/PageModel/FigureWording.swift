package import Catalogue
package import Interface
package import Sampling
package import Tracking

/// The wording of figures in the page's language, which is uniform on all screens.
package struct FigureWording {
  private let browser: Browser
  private let texts: Texts

  /// Makes a wording in the language of some texts.
  package init(_ browser: Browser, _ texts: Texts) {
    self.browser = browser
    self.texts = texts
  }

  /// Returns a number of things.
  package func count(_ number: Int) -> String { browser.format(Double(number), .number()) }

  /// Returns a share in percent; 0% and 100% are shown only when exact.
  package func percent(_ share: Double) -> String {
    let rounded = RoundedShare(share, decimals: share < 0.1 ? 1 : 0)
    return rounded.shown(browser.format(rounded.share, .percent(fractionDigits: rounded.decimals)))
  }

  /// Returns a number of hours, without their unit.
  package func hours(_ hours: Double) -> String {
    // A small value must not appear as zero.
    if hours > 0, hours < 0.05 { return "<" + self.hours(0.1) }
    return number(hours, decimals: IntervalRounding.decimals(ofHours: hours))
  }

  /// Returns the ends of an interval of hours.
  package func interval(_ hours: Estimate) -> String {
    let decimals = IntervalRounding.decimals(
      from: hours.low, to: hours.high, least: IntervalRounding.decimals(ofHours: hours.high))
    return texts[
      .interval, number(hours.low, decimals: decimals), number(hours.high, decimals: decimals)]
  }

  private func number(_ value: Double, decimals: Int) -> String {
    browser.format(value, .number(fractionDigits: decimals, atLeast: decimals))
  }

  /// Returns a difference of hours with its sign, and with a decimal below ten, so that a column of them is
  /// easy to compare.
  package func signed(_ hours: Double) -> String {
    // Zero has no sign.
    let size = hours.magnitude < 0.05 ? 0 : hours.magnitude
    let written = number(size, decimals: IntervalRounding.decimals(ofHours: size))
    return size == 0 ? written : (hours < 0 ? "−" : "+") + written
  }

  /// Returns a sentence about the questions without an answer, which stands in place of a headline.
  package func sentence(about gap: AnswerGap) -> String {
    func clock(_ hour: Int) -> String {
      browser.format(Double(hour % 24) * 3_600, .time, zone: .universal)
    }
    return texts.sentence(
      about: gap.missed, as: count(gap.missed),
      between: gap.hours.map { (clock($0.lowerBound), clock($0.upperBound)) })
  }
}
