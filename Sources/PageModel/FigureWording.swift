package import Catalogue
package import Interface
package import Sampling

/// Writes figures in the page's language, each kind of figure alike on every screen.
package struct FigureWording {
  private let browser: Browser
  private let texts: Texts

  /// Writes in the language of some texts.
  package init(_ browser: Browser, _ texts: Texts) {
    self.browser = browser
    self.texts = texts
  }

  /// A number of things.
  package func count(_ number: Int) -> String { browser.format(Double(number), .number()) }

  /// A share; 0% and 100% are shown only when exact.
  package func percent(_ share: Double) -> String {
    let rounded = RoundedShare(share, decimals: share < 0.1 ? 1 : 0)
    return rounded.shown(browser.format(rounded.share, .percent(fractionDigits: rounded.decimals)))
  }

  /// A number of hours, without their unit.
  package func hours(_ hours: Double) -> String {
    // Little is not nothing.
    if hours > 0, hours < 0.05 { return "<" + self.hours(0.1) }
    return browser.format(hours, .number(fractionDigits: hours.magnitude < 10 ? 1 : 0))
  }

  /// The ends of an interval of hours.
  package func interval(_ hours: Estimate) -> String {
    let decimals = IntervalRounding.decimals(
      from: hours.low, to: hours.high, least: hours.high < 10 ? 1 : 0)
    func end(_ value: Double) -> String {
      browser.format(value, .number(fractionDigits: decimals))
    }
    return texts[.interval, end(hours.low), end(hours.high)]
  }

  /// A difference of hours, with its sign, and a decimal below ten: a column of them is easier to compare.
  package func signed(_ hours: Double) -> String {
    // Nothing has no sign.
    let size = hours.magnitude < 0.05 ? 0 : hours.magnitude
    // A value that would round to 10 is written without a decimal, as larger ones are.
    let decimals = size < 9.95 ? 1 : 0
    let written = browser.format(size, .number(fractionDigits: decimals, atLeast: decimals))
    return size == 0 ? written : (hours < 0 ? "−" : "+") + written
  }
}
