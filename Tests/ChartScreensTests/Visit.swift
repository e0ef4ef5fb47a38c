import Interface
import InterfaceTestSupport
import JSON
import Testing

@testable import ChartScreens

/// The charts on 14 November 2023, told what to show by a page; the test is page and server.
final class Visit {
  let page = TestPage()
  /// The charts of a tag, where these are visited.
  private(set) var course: ChartsModel?

  /// Which charts are visited.
  enum Part { case charts, shares }

  init(_ part: Part = .charts, _ message: String = "1?from=2023-11-01&to=2023-11-14") {
    let browser = page.browser
    browser.answerPart = { request in
      .init(number: 0, bytes: request.service.rawValue == 33 ? Array(message.utf8) : [])
    }
    switch part {
    case .charts:
      let model = ChartsModel(browser: browser.browser)
      page.mount(ChartsScreen(model: model))
      course = model
    case .shares: page.mount(SharesScreen(model: SharesModel(browser: browser.browser)))
    }
    page.settle()
  }

  /// Has the page tell another message.
  func tell(_ message: String) {
    let ticket = page.browser.partRequests.first { $0.service.rawValue == 33 }?.ticket ?? 0
    page.browser.browser.receive(ticket: ticket, number: 0, bytes: Array(message.utf8))
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
