import ChartViews
import Charts
import Interface
import InterfaceTestSupport
import Testing

@Suite struct `A chart of parts` {
  private let page = TestPage()
  private let model: PartChartModel
  private let settings: SystemSettings

  init() {
    settings = SystemSettings(browser: page.browser.browser)
    model = PartChartModel(browser: page.browser.browser, settings: settings)
    page.mount(PartChart(model, label: "Week"))
    page.resizeCanvases()
  }

  private var slider: MemoryNode? { page.find("slider", "Week") }

  private var told: String { slider?.attributes["aria-valuetext"] ?? "" }

  private func press(_ keys: Key...) {
    for key in keys { page.send(Event(.keydown, key: key), to: slider) }
  }

  /// Two days of four hours, of which the last is unknown.
  private func showWeek() {
    let figure = HeatMapFigure(
      [
        [.share(0), .share(0.1), .share(0.2), .share(0.3)],
        [.share(0.4), .share(0.5), .share(0.6), .unknown],
      ], rows: ["Mon", "Tue"], columns: ["0", "6", "12", "18"],
      step: { LineFigure.decimal($0.low, 1) }, unknown: "nobody was asked",
      summary: "Eight hours."
    ) { cell in
      PartText("\(cell.row) \(cell.column)", "figure", "\(cell.row)–\(cell.column)")
    }
    model.show(figure)
    page.settle()
    page.run(seconds: 2)
  }

  @Test func `waits with a shine, and says so`() {
    #expect(slider?.attributes["aria-busy"] == "true")
    let start = page.browser.partRequests.count
    page.run(seconds: 0.5)
    #expect(page.layersDrawn(since: start) > 10)
    showWeek()
    #expect(slider?.attributes["aria-busy"] == nil)
    let end = page.browser.partRequests.count
    page.run(seconds: 0.5)
    #expect(page.browser.partRequests.count == end, "all is at rest: no clock runs")
  }

  @Test func `is read part by part with the keys`() {
    showWeek()
    #expect(told == "–" && slider?.attributes["aria-valuemax"] == "8")
    press(.right)
    #expect(told == "0 0, figure (0–0)" && slider?.attributes["aria-valuenow"] == "1")
    press(.right, .down)
    #expect(told == "1 1, figure (1–1)")
    press(.left, .left, .down)
    #expect(told == "1 0, figure (1–0)", "the edge is the end")
    press(.end)
    #expect(told.hasPrefix("1 3") && slider?.attributes["aria-valuenow"] == "8")
    press(.home, .escape)
    #expect(told == "–")
    #expect(!page.send(Event(.keydown, key: .right, modifiers: .control), to: slider))
  }

  @Test func `draws only the mark while it is read`() {
    showWeek()
    let start = page.browser.partRequests.count
    press(.home, .right, .right)
    #expect(page.layersDrawn(since: start) == 3)
  }

  @Test func `tells what the pointer is over, and keeps what was chosen`() {
    showWeek()
    var chosen: [Int?] = []
    model.onChoose = { chosen.append($0) }
    let mouse = TestPointer(on: page)
    mouse(.hovers, 395, 10, over: slider)
    #expect(told.hasPrefix("0 3"))
    mouse(.leaves, 395, 300, over: nil)
    mouse(.hovers, 395, 300, over: slider)
    #expect(told == "–")
    mouse(.presses, 395, 10, over: slider)
    mouse(.lifts, 395, 10, over: slider)
    #expect(chosen == [3] && told.hasPrefix("0 3"))
    press(.left)
    #expect(told.hasPrefix("0 2"))
    press(.escape)
    #expect(chosen == [3, nil] && told == "–")
  }

  @Test func `holds the same in a table`() {
    showWeek()
    #expect(slider?.attributes["aria-description"]?.hasPrefix("Eight hours. ") == true)
    page.click("button", "Table")
    #expect(page.all("tr").count == 3)
    #expect(page.all("th").map(\.text) == ["Name", "0", "6", "12", "18", "Mon", "Tue"])
    #expect(page.all("td").map(\.text).contains("figure (1–2)"))
  }

  @Test func `leaves nothing behind`() {
    showWeek()
    model.choose(1)
    page.settle()
    page.unmount()
    let open = page.browser.partRequests.filter { $0.ticket > 0 && $0.service.rawValue != 18 }
    for request in open {
      #expect(page.browser.cancelledTickets.contains(request.ticket))
    }
    #expect(page.nodeCount == 0)
  }
}
