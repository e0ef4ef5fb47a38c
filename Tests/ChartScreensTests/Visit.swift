import Catalogue
import CivilTime
import Interface
import InterfaceTestSupport
import JSON
import Requests
import Testing
import Tracking

@testable import ChartScreens

/// The charts on 14 November 2023, told what to show by a page; the test is page and server.
final class Visit {
  let page = TestPage()
  /// The charts of a tag, where these are visited.
  private(set) var course: ChartsModel?
  private let show: (ChartRequest) -> Void
  private let cache: ResponseCache

  /// Which charts are visited.
  enum Part { case charts, shares }

  init(_ part: Part = .charts, _ query: String = "from=2023-11-01&to=2023-11-14") {
    let browser = page.browser.browser
    cache = ResponseCache(browser: browser, revision: nil)
    switch part {
    case .charts:
      let model = ChartsModel(browser: browser, cache: cache, texts: Language.english.texts)
      page.mount(ChartsScreen(model: model))
      course = model
      show = model.show
    case .shares:
      let model = SharesModel(browser: browser, cache: cache, texts: Language.english.texts)
      page.mount(SharesScreen(model: model))
      show = model.show
    }
    ask(query)
  }

  /// Asks for other charts, after a change of the store: `from`, `to` and `tag`, as in an address.
  func ask(_ query: String = "") {
    cache.expire()
    var values: [Substring: String] = [:]
    for item in query.split(separator: "&") {
      let parts = item.split(separator: "=")
      values[parts[0]] = String(parts[1])
    }
    let (from, to) = (values["from"], values["to"])
    let period = Period(
      from: from.flatMap { CivilDate(iso: $0) }, to: to.flatMap { CivilDate(iso: $0) })
    show(ChartRequest(of: period ?? .always, tag: values["tag"]))
    page.settle()
  }

  func respond(to line: String, status: Int = 200, _ body: JSONValue = .null) {
    page.browser.respond(to: "GET /api/v1/stats" + line, status: status, body.text)
    page.settle()
  }

  var asked: [String] {
    page.browser.requests.map { $0.line.replacing("GET /api/v1/stats", with: "") }
  }
  /// What was asked, without the weeks.
  var courses: [String] { asked.filter { !$0.contains("hour-weekday") } }
  var charts: [MemoryNode] { page.all("slider") }
  var said: [String] { charts.map { $0.attributes["aria-valuetext"] ?? "" } }
}
