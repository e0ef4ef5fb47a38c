import Catalogue
import ChartViews
import Charts
import CivilTime
import Drawing
import Interface
import PageModel
import Requests
import TextBytes
import Tracking
import Wire

/// The course of a tag's hours over a period.
final class TrendModel {
  /// The state of the course.
  enum State {
    /// The course is being loaded, or is shown.
    case shown
    /// The period has no probes.
    case empty
    /// The course could not be read.
    case unread
  }

  @Observed private(set) var state = State.shown
  /// The name of the values, which states the step, such as hours a day.
  @Observed private(set) var name: String
  /// The name of the values followed by the tag.
  @Observed private(set) var label: String
  /// The sentence about a lasting change of the hours.
  @Observed private(set) var change: String?
  /// Whether a step lacks answers.
  @Observed private(set) var lacksAnswers = false

  let hours: LineChartModel
  let wording: ChartWording
  private let browser: Browser
  private let actions: ChartActions
  private let reading, earlier: Reading
  private var request: ChartRequest?
  /// The step of time that each point of the chart covers.
  @Observed private(set) var step = Trend.Step.day
  /// The trend shown, with its period and tag.
  private var shown: (period: Period, tag: String, trend: Trend)?
  /// The trend of the year before, once it is read.
  private var before: Trend?

  init(
    browser: Browser, cache: ResponseCache, wording: ChartWording, actions: ChartActions,
    gutters: ChartGutters
  ) {
    self.browser = browser
    (reading, earlier) = (Reading(cache), Reading(cache))
    (name, label) = ("…", "…")
    self.wording = wording
    self.actions = actions
    hours = LineChartModel(
      browser: browser, settings: SystemSettings(browser: browser), gutters: gutters)
  }

  /// Shows the course of the selected tag.
  func show(_ request: ChartRequest) {
    self.request = request
    load()
  }

  /// Draws the current trend in another colour.
  func color(_ color: TagColor) {
    request?.color = color
    if let request, let shown { show(shown.trend, of: request, shown.tag) }
  }

  /// Reads the course, which is drawn in the tag's colour.
  func load() {
    guard let request, let tag = request.tag else {
      for reading in [earlier, reading] { reading.stop() }
      hours.show(nil)
      return (shown, before, change) = (nil, nil, nil)
    }
    let isSame = shown.map { $0.period == request.period && $0.tag.isSame(as: tag) } ?? false
    if !isSame {
      hours.show(nil)
      (shown, before) = (nil, nil)
      change = nil
      earlier.stop()
    }
    reading.read(API.trend, trendQuery(tag, request.period)) { [self] result in
      switch result {
      case .success(let trend):
        show(trend, of: request, tag)
        loadYearBefore(request, tag)
      case .failure: state = .unread
      }
    }
  }

  private func trendQuery(_ tag: String, _ period: Period) -> TrendQuery {
    TrendQuery(tag: tag, period, weekStart: browser.weekStart)
  }

  /// Reads the hours of the year before, if weeks are compared with them.
  private func loadYearBefore(_ request: ChartRequest, _ tag: String) {
    guard request.comparesYears, case .week = shown?.trend.step, let from = request.period.from
    else { return }
    let last = min(request.period.to ?? browser.today, browser.today)
    guard
      let period = Period(
        from: from.advanced(by: -TrendFigures.year), to: last.advanced(by: -TrendFigures.year))
    else { return }
    earlier.read(API.trend, trendQuery(tag, period)) { [self] result in
      guard case .success(let trend) = result, let request = self.request, let shown else { return }
      before = trend
      show(shown.trend, of: request, tag)
    }
  }

  private func show(_ trend: Trend, of request: ChartRequest, _ tag: String) {
    guard !trend.parts.isEmpty else { return state = .empty }
    state = .shown
    // The view stays where it is if only the figures are newer.
    if case nil = shown {
      hours.range.marked = nil
      hours.range.selection = nil
      hours.range.viewport = .whole
    }
    shown = (request.period, tag, trend)
    step = trend.step
    lacksAnswers = trend.parts.contains { $0.lacksAnswers }
    (name, label) =
      switch trend.step {
      case .day: (wording.texts.charts[.hoursADay], wording.texts.charts[.hoursADay] + ": " + tag)
      case .week:
        (wording.texts.charts[.hoursAWeek], wording.texts.charts[.hoursAWeek] + ": " + tag)
      case .month:
        (wording.texts.charts[.hoursAMonth], wording.texts.charts[.hoursAMonth] + ": " + tag)
      }
    let ink = request.color.map { Ink(.palette($0.number)) } ?? .accent
    let figures = TrendFigures(trend, before: before, today: browser.today, wording)
    hours.onUse = { [actions] lower, upper in
      if let (first, last) = figures.days(from: lower, to: upper) { actions.onChoose(first, last) }
    }
    hours.show(figures.hours(in: ink, incomplete: wording.texts.charts[.incomplete]))
    change = figures.changeNote(FigureWording(browser, wording.texts))
  }
}
