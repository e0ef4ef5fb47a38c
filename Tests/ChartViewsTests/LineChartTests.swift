import ChartViews
import Charts
import Interface
import InterfaceTestSupport
import Motion
import Testing

@Suite struct `A chart on the page` {
  private let page = TestPage()
  private let model: LineChartModel
  private let settings: SystemSettings

  init() {
    settings = SystemSettings(browser: page.browser.browser)
    model = LineChartModel(browser: page.browser.browser, settings: settings)
    // Every fourth value is missing.
    let values = (0..<41).map { $0 % 4 == 3 ? .nan : Double($0 % 7) }
    let intervals = values.map { Extremes(low: $0 - 1, high: $0 + 1) }
    model.show(LineFigure([LineSeries("", Samples(values, intervals: intervals))]))
    page.mount(LineChart(model, label: "Hours"))
    page.resizeCanvases()
  }

  private var slider: MemoryNode? { page.find("slider", "Hours") }

  private func press(_ keys: Key..., modifiers: Modifiers = []) {
    for key in keys { page.send(Event(.keydown, key: key, modifiers: modifiers), to: slider) }
  }

  private var told: String { slider?.attributes["aria-valuetext"] ?? "" }

  @Test func `is read value by value with the keys, gaps left out`() {
    #expect(slider?.attributes["tabindex"] == "0")
    press(.home)
    #expect(told == "0, 0.0 (−1.0 – 1.0)")
    press(.right, .right)
    #expect(told.hasPrefix("2, "))
    press(.right)
    #expect(told.hasPrefix("4, "))
    press(.left)
    #expect(told.hasPrefix("2, "))
    press(.end)
    #expect(told == "40, 5.0 (4.0 – 6.0)")
    #expect(slider?.attributes["aria-valuenow"] == "100")
    press(.right)
    #expect(told.hasPrefix("40, "))
    press(.escape)
    #expect(told == "–")
  }

  @Test func `is enlarged about the marked value and never further than four values`() {
    press(.home, "+", "+")
    #expect(model.range.viewport.lower == 0)
    #expect(abs(model.range.viewport.span - 1 / 2.25) < 1e-9)
    for _ in 0..<30 { press("+") }
    #expect(abs(model.range.viewport.span - 4.0 / 40) < 1e-9)
    press("-")
    #expect(abs(model.range.viewport.span - 0.15) < 1e-9)
    press("0")
    #expect(model.range.viewport == .whole)
    #expect(!page.send(Event(.keydown, key: "+", modifiers: .control), to: slider))
  }

  @Test func `follows the marked value out of sight`() {
    press(.home, "+", "+", "+", "+")
    for _ in 0..<30 { press(.right) }
    #expect(told.hasPrefix("40, "))
    #expect(model.range.viewport.upper == 1)
  }

  @Test func `has a range chosen with shift`() throws {
    press(.home)
    press(.right, .right, modifiers: .shift)
    let chosen = try #require(model.range.selection)
    #expect(chosen.start == 0 && chosen.end == 2)
    press(.escape)
    if case .some = model.range.selection { Issue.record("the range is still chosen") }
  }

  @Test func `moves only the marker over the line`() {
    let start = page.browser.partRequests.count
    press(.home, .right, .right)
    #expect(page.layersDrawn(since: start) == 3)
  }

  @Test func `moves with those it is linked to`() {
    let other = LineChartModel(
      browser: page.browser.browser, settings: settings, range: model.range)
    other.show(LineFigure([LineSeries("", Samples([1, 2, 3]))]))
    page.mount(
      VStack {
        LineChart(model, label: "Hours")
        LineChart(other, label: "Coverage")
      })
    page.resizeCanvases()
    let start = page.browser.partRequests.count
    press("+")
    // Three layers each.
    #expect(page.layersDrawn(since: start) >= 6)
  }

  /// The chart's own library before read the extremes before it applied the viewport, and stayed
  /// behind by one event.
  @Test func `has the scale of what is seen as soon as the last event is over`() throws {
    let values = (0..<100).map { Double($0) }
    let figure = LineFigure([LineSeries("", Samples(values))])
    model.show(figure)
    page.settle()
    page.run(seconds: 2)
    model.range.viewport = Viewport(lower: 0.5, upper: 0.6)
    page.settle()
    page.run(seconds: 2)
    let shown = try #require(model.shownScales).left
    #expect(shown == figure.scales(model.range.viewport).left)
    // All is at rest: no clock runs.
    let start = page.browser.partRequests.count
    page.run(seconds: 0.2)
    #expect(page.browser.partRequests.count == start)
  }

  @Test func `goes to new extremes smoothly, and at once without motion`() {
    let start = page.browser.partRequests.count
    model.range.viewport = Viewport(lower: 0, upper: 0.1)
    page.settle()
    page.run(seconds: 1)
    let moving = page.layersDrawn(since: start)
    #expect(moving > 10)
    model.animation = nil
    let still = page.browser.partRequests.count
    model.range.viewport = .whole
    page.settle()
    page.run(seconds: 1)
    #expect(page.layersDrawn(since: still) <= 6)
  }

  @Test func `tells what it shows, and holds it in a table`() {
    let summary = slider?.attributes["aria-description"] ?? ""
    #expect(summary.hasPrefix("31 values from 0 to 40; the least is 0.0 at 0, the greatest 6.0"))
    #expect(page.find("table") == nil)
    page.click("button", "Table")
    #expect(page.all("tr").count == 32)
    #expect(page.all("td").contains(where: { $0.text == "6.0 (5.0 – 7.0)" }))
    press("+", "+", "+", "+")
    #expect(page.all("tr").count < 15)
  }

  @Test func `waits with a shine, which stands still without motion`() {
    let waiting = LineChartModel(browser: page.browser.browser, settings: settings)
    page.mount(LineChart(waiting, label: "Soon"))
    page.resizeCanvases()
    #expect(page.find("slider", "Soon")?.attributes["aria-busy"] == "true")
    let start = page.browser.partRequests.count
    page.run(seconds: 0.5)
    #expect(page.layersDrawn(since: start) > 10)
    waiting.show(LineFigure([LineSeries("", Samples([1, 2]))]))
    page.settle()
    page.run(seconds: 1)
    #expect(page.find("slider", "Soon")?.attributes["aria-busy"] == nil)
    let end = page.browser.partRequests.count
    page.run(seconds: 0.5)
    #expect(page.layersDrawn(since: end) == 0)
  }

  @Test func `leaves nothing behind`() {
    model.range.viewport = Viewport(lower: 0, upper: 0.1)
    page.settle()
    page.unmount()
    let open = page.browser.partRequests.filter { $0.ticket > 0 && $0.service.rawValue != 18 }
    for request in open {
      #expect(page.browser.cancelledTickets.contains(request.ticket))
    }
    #expect(page.nodeCount == 0)
  }
}
