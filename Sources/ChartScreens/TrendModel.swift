import Catalogue
import ChartViews
import Charts
import CivilTime
import Drawing
import Interface
import Requests
import Tracking
import Wire

/// How a tag's hours, and the coverage, go on through a period.
final class TrendModel {
  /// What can be seen of the course.
  enum State {
    /// It is on its way, or there.
    case shown
    /// Nobody was asked in the period.
    case empty
    /// It could not be read.
    case unread
  }

  @Observed private(set) var state = State.shown
  /// What the hours are of; empty where they are of no tag.
  @Observed private(set) var name: String

  let hours: LineChartModel
  let coverage: LineChartModel
  private let browser: Browser
  private let reading: Reading
  private let wording: Wording
  /// The period that is shown.
  private var shown: Period?

  init(browser: Browser, cache: ResponseCache, wording: Wording) {
    self.browser = browser
    reading = Reading(cache)
    name = wording.texts[.hoursADay, "…"]
    self.wording = wording
    let settings = SystemSettings(browser: browser)
    let range = ChartRange()
    hours = LineChartModel(browser: browser, settings: settings, range: range)
    coverage = LineChartModel(browser: browser, settings: settings, range: range)
  }

  /// Reads the course of a period, whose hours are drawn in the tag's colour.
  func load(_ tag: String?, in period: Period, ink: Ink) {
    reading.read(API.trend, TrendQuery(tag: tag, period)) { [self] result in
      switch result {
      case .success(let trend): show(trend, of: period, ink)
      case .failure(let failure):
        // A tag that nobody has used has no course; the coverage has one.
        if failure.status == 404, case .some = tag { return load(nil, in: period, ink: ink) }
        fail()
      }
    }
  }

  /// Says that nothing could be read.
  func fail() {
    reading.stop()
    state = .unread
  }

  private func show(_ trend: Trend, of period: Period, _ ink: Ink) {
    guard !trend.parts.isEmpty else { return state = .empty }
    state = .shown
    // What is looked at stays where only the figures are newer.
    if !(shown.map { $0 == period } ?? false) {
      hours.range.marked = nil
      hours.range.selection = nil
      hours.range.viewport = .whole
    }
    shown = period
    let course = Course(trend, today: today, wording)
    coverage.show(course.coverage)
    guard let tag = trend.name else { return name = "" }
    name =
      switch trend.step {
      case .day: wording.texts[.hoursADay, tag]
      case .week: wording.texts[.hoursAWeek, tag]
      case .month: wording.texts[.hoursAMonth, tag]
      }
    hours.show(course.hours(in: ink, incomplete: wording.texts[.incomplete]))
  }

  private var today: CivilDate {
    let text = browser.format(browser.now, .isoDate)
    return CivilDate(iso: text) ?? LocalTime(Int64(browser.now), offset: .utc).date
  }
}
