import Catalogue
import ChartViews
import Charts
import CivilTime
import Interface
internal import PageModel
import Sampling
import Tracking

/// The wording of charts in the person's language, and their format of figures.
final class ChartWording {
  let texts: Texts
  /// The format of numbers and dates.
  let format: Formatting
  /// The first day of the week.
  let weekStart: Weekday

  init(browser: Browser, texts: Texts) {
    self.texts = texts
    format = browser.formatting
    weekStart = browser.weekStart
  }

  /// Returns a share in percent; 0% and 100% are shown only when exact.
  func percent(_ share: Double) -> String {
    let rounded = RoundedShare(share, decimals: 0)
    return rounded.shown(format(rounded.share, .percent(fractionDigits: rounded.decimals)))
  }

  /// Returns a share beside its interval, with the same decimals so that it does not appear outside.
  func percent(_ share: Estimate) -> String {
    let rounded = RoundedShare(share.value, from: share.low, to: share.high, least: 0)
    return rounded.shown(format(rounded.share, .percent(fractionDigits: rounded.decimals)))
  }

  /// Returns a share in whole percents, like all shares in one picture.
  func wholePercent(_ share: Double) -> String {
    let least = Self.leastWhole
    guard share > least, share < 1 else {
      return (share > 0 && share < least ? "<" : "")
        + format(share > 0 ? max(share, least) : 0, .percent(fractionDigits: 0))
    }
    // A part must not appear as the whole, however close it is.
    return format(min(share, 1 - least), .percent(fractionDigits: 0))
  }

  /// The smallest share written in whole percents.
  private static let leastWhole = 0.01

  /// Returns the ends of an interval of shares.
  func interval(_ low: Double, _ high: Double) -> String {
    let decimals = IntervalRounding.decimals(from: low * 100, to: high * 100)
    return texts[
      .interval, format(low, .percent(fractionDigits: decimals)),
      format(high, .percent(fractionDigits: decimals))]
  }
}

extension ChartWording {
  /// Returns the texts of a line chart.
  ///
  /// - Parameters:
  ///   - step: the step of time that each point covers, which heads its column in the table.
  ///   - note: the beginning of the hint: a note on the drawing.
  func lineWords(by step: Trend.Step, noting note: String) -> ChartWords {
    let place =
      switch step {
      case .day: texts[.day]
      case .week: texts[.week]
      case .month: texts[.month]
      }
    return ChartWords(
      zoomIn: texts.charts[.zoomIn], zoomOut: texts.charts[.zoomOut],
      showAll: texts.charts[.showAll],
      select: texts.charts[.selectRange], use: texts[.useAsPeriod],
      showTable: texts.charts[.showTable],
      place: place,
      hint: note + " " + texts.charts[.lineHint],
      thinned: { [texts] in texts.charts[.thinned, "\($0)"] }
    ) { [texts] facts, figure in
      texts.charts[
        .lineSummary, figure.placeName(facts.first.place), figure.placeName(facts.last.place),
        figure.valueName(facts.least.value, 1), figure.placeName(facts.least.place),
        figure.valueName(facts.greatest.value, 1), figure.placeName(facts.greatest.place),
        figure.valueName(facts.last.value, 1)]
    }
  }
}
