import Catalogue
import CivilTime
import Interface
import InterfaceTestSupport
import JSON
import Requests
import Sampling
import Testing
import Tracking

@testable import ChartScreens

/// The charts on 14 November 2023; the test acts as both the page that controls them and the server.
final class Visit {
  let page = TestPage()
  let charts: StatisticsCharts
  private let cache: ResponseCache
  /// The paths that were opened, and the ranges that were selected.
  private(set) var entered: [[String]] = []
  private(set) var chosen: [String] = []
  private var version = 0

  /// The section with the charts to show.
  enum Part { case trend, map }

  init(_ part: Part = .trend, tag: String? = "work", path: [String] = []) {
    let browser = page.browser.browser
    cache = ResponseCache(browser: browser, revision: nil)
    charts = StatisticsCharts(browser: browser, cache: cache, texts: Language.english.texts)
    switch part {
    case .trend: page.mount(charts.trendView())
    case .map: page.mount(charts.mapView())
    }
    charts.actions.onEnter = { [unowned self] in entered.append($0) }
    charts.actions.onChoose = { [unowned self] in chosen.append($0.iso + " " + $1.iso) }
    ask(tag: tag, path: path)
  }

  /// Requests other charts; `isNewer` simulates a change of the store.
  func ask(
    tag: String? = "work", color: Int64? = nil, from: String? = "2023-11-01",
    to: String? = "2023-11-14", path: [String] = [], isNewer: Bool = true,
    comparesYears: Bool = false
  ) {
    if isNewer {
      cache.expire()
      version += 1
    }
    let period = Period(
      from: from.flatMap { CivilDate(iso: $0) }, to: to.flatMap { CivilDate(iso: $0) })
    let sample = AskedSample(probes: 50, answered: 40, askedSeconds: 36_000)
    let statistics = Statistics(
      sample,
      tags: [
        Statistics.Figure(name: "work", color: TagColor(wrapping: 1), counts: [30], in: sample)
      ])
    charts.show(
      ChartRequest(
        of: period ?? .always, tag: tag, color: color.map { TagColor(wrapping: $0) },
        beside: statistics, version: version, path: path, comparesYears: comparesYears))
    page.settle()
  }

  func respond(to line: String, status: Int = 200, _ body: JSONValue = .null) {
    page.browser.respond(to: "GET /api/v1/stats" + line, status: status, body.text)
    page.settle()
  }

  var asked: [String] {
    page.browser.requests.map { $0.line.replacing("GET /api/v1/stats", with: "") }
  }
  /// The pending requests for trends.
  var courses: [String] { asked.filter { $0.contains("trend") } }
  var drawn: [MemoryNode] { page.all("slider") }
  var said: String { drawn.first?.attributes["aria-valuetext"] ?? "" }
}
