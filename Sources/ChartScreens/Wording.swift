import Catalogue
import CivilTime
import Interface
internal import PageModel

/// What charts say in the person's language, and how they write figures.
final class Wording {
  let texts: Texts
  /// How numbers and dates are written.
  let format: Formatting
  /// The day with which weeks begin.
  let weekStart: Weekday

  init(browser: Browser, texts: Texts) {
    self.texts = texts
    format = browser.formatting
    weekStart = browser.weekStart
  }

  /// A share: all and nothing are said only where they are meant.
  func percent(_ share: Double) -> String {
    let told = ToldShare(share, decimals: 0)
    return format(told.share, .percent(fractionDigits: told.decimals))
  }

  /// The ends of an interval of shares.
  func interval(_ low: Double, _ high: Double) -> String {
    let decimals = ToldInterval.decimals(from: low * 100, to: high * 100)
    return texts[
      .interval, format(low, .percent(fractionDigits: decimals)),
      format(high, .percent(fractionDigits: decimals))]
  }
}
