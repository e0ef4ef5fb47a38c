package import Catalogue
import ChartScreens
import CivilTime
package import Interface
import PageModel
package import Requests
import Sampling
import TextBytes
package import Tracking
package import Wire

/// The figures of one tag in a chosen period.
package final class TagFiguresModel {
  /// The tag.
  @Observed private(set) var tag: TagUse
  /// The figures of the period; nil until they are read.
  @Observed private(set) var statistics: Statistics?
  /// What the amounts of the tag add up to; nil until they are read.
  @Observed private(set) var amounts: TagAmounts?
  /// Why nothing could be read.
  @Observed private(set) var problem = ""

  /// Called when the person has chosen another period.
  package var onChoose: (PeriodChoice) -> Void = { _ in }
  /// Returns the emoji of another tag, or nothing.
  package var emoji: (_ tag: String) -> String = { _ in "" }

  let browser: Browser
  let texts: Texts
  let periods: PeriodModel
  /// When in the week the tag occurs, and what it goes with.
  let patterns: InspectorModel
  private let cache: ResponseCache
  private let figures, amountReading: Reading
  /// What the chart shows, once it is on the page.
  private var charts: StatisticsCharts?
  /// The tag and the period whose figures are shown.
  private var shown: (tag: String, period: Period)?

  /// Makes a model that shows a tag in a period.
  package init(
    of tag: TagUse, in choice: PeriodChoice, browser: Browser, cache: ResponseCache, texts: Texts
  ) {
    self.tag = tag
    self.browser = browser
    self.cache = cache
    self.texts = texts
    (figures, amountReading) = (Reading(cache), Reading(cache))
    periods = PeriodModel(
      choice, offering: [.month, .quarter, .halfYear, .year, .always, .days], browser: browser,
      texts: texts)
    patterns = InspectorModel(browser: browser, cache: cache, texts: texts)
    periods.onChoose = { [self] choice in
      load()
      onChoose(choice)
    }
    load()
  }

  /// Shows a tag in a period.
  package func show(_ tag: TagUse, in choice: PeriodChoice) {
    self.tag = tag
    if choice != periods.choice { periods.follow(choice) }
    load()
  }

  /// Shows the tag in another colour; nothing is read again.
  package func color(_ tag: TagUse) {
    self.tag = tag
    charts?.colorTrend(tag.color)
    showAmounts()
  }

  /// Reads the figures, where they are not known.
  private func load() {
    guard let period = periods.period else {
      figures.stop()
      patterns.show(nil, in: nil)
      forget()
      problem = texts[.emptyPeriod]
      return
    }
    let tag = tag.name
    // What is of another tag must not pass for what is of this one.
    let isSame = shown.map { $0.tag.isSame(as: tag) && $0.period == period } ?? false
    if !isSame { forget() }
    figures.read(API.statistics, StatisticsQuery(period)) { [self] result in
      switch result {
      case .success(let statistics):
        problem = ""
        self.statistics = statistics
        shown = (tag, period)
        showTrend()
      case .failure(let failure):
        // The frame of the page reports that the server cannot be reached.
        problem = failure.status == 0 ? "" : texts[.failed, "\(failure.status)"]
      }
    }
    patterns.show(tag, in: period)
    amountReading.read(API.tagAmounts, AmountsQuery(tag: tag, period, weekStart: browser.weekStart))
    { [self] result in
      // Where they cannot be read, the figures above say why.
      if case .success(let amounts) = result {
        self.amounts = amounts
        showAmounts()
      }
    }
  }

  private func forget() {
    (statistics, amounts, shown) = (nil, nil, nil)
  }

  /// The hours a week in which the person is asked all the time; nil where less than a week was asked about.
  var hoursAWeek: Estimate? {
    let week = 168.0
    guard let statistics, statistics.askedHours >= week else { return nil }
    return statistics.hours(of: tag.name).scaled(by: week / statistics.askedHours)
  }

  /// Writes figures.
  var figureWording: FigureWording { FigureWording(browser, texts) }

  // MARK: The chart

  /// The chart, made when it is first shown: it is in a chunk of the program.
  func madeCharts() -> StatisticsCharts {
    if let charts { return charts }
    let made = StatisticsCharts(browser: browser, cache: cache, texts: texts)
    made.actions.onChoose = { [self] first, last in periods.show(from: first, to: last) }
    charts = made
    showTrend()
    showAmounts()
    return made
  }

  private func showTrend() {
    guard let charts, let statistics, let period = periods.period else { return }
    charts.showTrend(
      ChartRequest(
        of: period, tag: tag.name, color: tag.color, beside: statistics, comparesYears: true))
  }

  private func showAmounts() {
    if let charts, let amounts { charts.show(amounts, in: tag.color) }
  }
}
