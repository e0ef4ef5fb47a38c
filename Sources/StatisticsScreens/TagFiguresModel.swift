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
  /// What the amounts of the tag add up to; nil until they are read.
  @Observed private(set) var amounts: TagAmounts?
  /// Why nothing could be read.
  @Observed private(set) var problem = ""
  /// Whether the server refused the condition, so that there is nothing to wait for.
  @Observed private(set) var isRefused = false

  /// Called when the person has chosen another period.
  package var onChoose: (PeriodChoice) -> Void = { _ in }
  /// Called with the name of a condition by the names of its tags, where it was written otherwise.
  package var onName: (String) -> Void = { _ in }
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
    let name = tag.name
    // What is of another tag must not pass for what is of this one.
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
    // What a condition is called is not known yet, nor whether there is anything to read.
    if !isCondition { readBesides(in: period) }
  }

  /// Shows the figures of a condition, and reads the others.
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
      // Where they cannot be read, the figures above say why.
      if case .success(let amounts) = result {
        self.amounts = amounts
        showAmounts()
      }
    }
  }

  private func forget() { (statistics, amounts, shown) = (nil, nil, nil) }

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
