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

/// The figures of one tag, or of a condition on tags, in a chosen period.
package final class TagFiguresModel {
  /// The tag, or the condition with the colour of its first tag.
  @Observed private(set) var tag: TagUse
  /// The figures of the period; nil until they are read.
  @Observed private(set) var statistics: Statistics?
  /// The totals of the amounts of the tag; nil until they are read.
  @Observed private(set) var amounts: TagAmounts?
  /// The reason why nothing could be read.
  @Observed private(set) var problem = ""
  /// Whether the server refused the condition, so that there is nothing to wait for.
  @Observed private(set) var isRefused = false

  /// Called when the person has chosen another period.
  package var onChoose: (PeriodChoice) -> Void = { _ in }
  /// Called with the canonical name of a condition, if it was written otherwise.
  package var onName: (String) -> Void = { _ in }
  /// Returns the emoji of another tag, or nothing.
  package var emoji: (_ tag: String) -> String = { _ in "" }

  let browser: Browser
  let texts: Texts
  let periods: PeriodModel
  /// The distribution of the tag over the week, and the tags that accompany it.
  let patterns: InspectorModel
  private let cache: ResponseCache
  private let figures, amountReading: Reading
  /// The model of the chart, once it is on the page.
  private var charts: StatisticsCharts?
  private var isCondition: Bool
  /// The tag and the period whose figures are shown.
  private var shown: (tag: String, period: Period)?

  /// Makes a model that shows a tag, or a condition on tags, in a period.
  package init(
    of tag: TagUse, isCondition: Bool, in choice: PeriodChoice, browser: Browser,
    cache: ResponseCache, texts: Texts
  ) {
    self.tag = tag
    self.isCondition = isCondition
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

  /// Shows a tag, or a condition on tags, in a period.
  package func show(_ tag: TagUse, isCondition: Bool, in choice: PeriodChoice) {
    // The colour of a condition is read with its figures.
    let isKnown = isCondition && self.isCondition && tag.name.isSame(as: self.tag.name)
    if !isKnown { self.tag = tag }
    self.isCondition = isCondition
    if choice != periods.choice { periods.follow(choice) }
    load()
  }

  /// Shows the tag in another colour, without reading anything again.
  package func color(_ tag: TagUse) {
    self.tag = tag
    charts?.colorTrend(tag.color)
    showAmounts()
  }

  /// Reads the figures, unless they are known.
  private func load() {
    guard let period = periods.period else {
      figures.stop()
      patterns.show(nil, in: nil)
      forget()
      problem = texts[.emptyPeriod]
      return
    }
    let name = tag.name
    // Figures of another tag must not pass for those of this one.
    let isSame = shown.map { $0.tag.isSame(as: name) && $0.period == period } ?? false
    if !isSame {
      forget()
      amountReading.stop()
      patterns.prepare(name, in: period)
    }
    figures.read(API.statistics, StatisticsQuery(period, of: isCondition ? name : nil)) {
      [self] result in
      switch result {
      case .success(let statistics):
        problem = ""
        if isCondition { take(statistics, in: period) }
        self.statistics = statistics
        shown = (tag.name, period)
        showTrend()
        if !tag.name.isSame(as: name) { onName(tag.name) }
      case .failure(let failure):
        refuse(failure.status, at: failure.problem?.position)
      }
    }
    // The name of a condition is not known yet, nor whether it has any figures.
    if !isCondition { readBesides(in: period) }
  }

  /// Shows the figures of a tag or a condition, and reads the rest of a condition.
  private func take(_ statistics: Statistics, in period: Period) {
    guard let figure = statistics.tags.first else { return }
    isRefused = false
    tag = TagUse(name: figure.name, color: figure.color, answers: figure.count)
    readBesides(in: period)
  }

  private func refuse(_ status: Int, at position: Int?) {
    // The frame of the page reports that the server cannot be reached.
    guard let refusal = ConditionProblem(status: status, position: position) else {
      return problem = ""
    }
    guard isCondition else { return problem = texts[.failed, "\(status)"] }
    problem = refusal.sentence(texts)
    isRefused = true
    forget()
  }

  private func readBesides(in period: Period) {
    patterns.show(tag.name, in: period)
    amountReading.read(
      API.tagAmounts, AmountsQuery(tag: tag.name, period, weekStart: browser.weekStart)
    ) { [self] result in
      // If they cannot be read, the figures above state the reason.
      if case .success(let amounts) = result {
        self.amounts = amounts
        showAmounts()
      }
    }
  }

  private func forget() { (statistics, amounts, shown) = (nil, nil, nil) }

  /// The hours per week of continuous asking; nil if less than a week was asked about.
  var hoursAWeek: Estimate? {
    let week = 168.0
    guard let statistics, statistics.askedHours >= week else { return nil }
    return statistics.hours(of: tag.name).scaled(by: week / statistics.askedHours)
  }

  /// The wording of figures.
  var figureWording: FigureWording { FigureWording(browser, texts) }

  // MARK: The chart

  /// Returns the chart, which is made when it is first shown, as its code is in a chunk.
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
