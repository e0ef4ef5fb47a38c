import Catalogue
import CivilTime
import Interface

/// What charts say in the person's language: one object, for the phrases are too large a value to be
/// passed about.
final class Wording {
  let phrases: ChartPhrases
  let calendar: CalendarWords
  /// How numbers and dates are written.
  let format: Formatting

  init(browser: Browser) {
    let language = Language.preferred([browser.language])
    phrases = language.chartPhrases
    calendar = language.calendarWords
    format = browser.formatting
  }

  /// A share: all and nothing are said only where they are meant.
  func percent(_ share: Double) -> String {
    let told = ToldShare(share, decimals: 0)
    return format(told.share, .percent(fractionDigits: told.decimals))
  }

  /// The ends of an interval of shares.
  func interval(_ low: Double, _ high: Double) -> String {
    phrases.interval(format(low, .percent()), format(high, .percent()))
  }
}

/// What is said of shares alone, which the other charts need not know.
final class ShareTexts {
  let phrases: SharePhrases

  init(browser: Browser) { phrases = Language.preferred([browser.language]).sharePhrases }
}
