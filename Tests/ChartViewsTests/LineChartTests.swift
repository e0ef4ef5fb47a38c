import ChartViews
import Charts
import Gestures
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

  private var spoken: String { slider?.attributes["aria-valuetext"] ?? "" }

  @Test func `is read value by value with the keys, gaps left out`() {
    #expect(slider?.attributes["tabindex"] == "0")
    press(.home)
    #expect(spoken == "0, 0.0 (−1.0 – 1.0)")
    press(.right, .right)
    #expect(spoken.hasPrefix("2, "))
    press(.right)
    #expect(spoken.hasPrefix("4, "))
    press(.left)
    #expect(spoken.hasPrefix("2, "))
    press(.end)
    #expect(spoken == "40, 5.0 (4.0 – 6.0)")
    #expect(slider?.attributes["aria-valuenow"] == "100")
    press(.right)
    #expect(spoken.hasPrefix("40, "))
    press(.escape)
    #expect(spoken == "–")
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
    #expect(spoken.hasPrefix("40, "))
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

  @Test func `moves together with linked charts`() {
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
    // The lines of each chart are drawn, but no marks, since no value is marked.
    #expect(page.layersDrawn(since: start) >= 2)
  }

  /// An earlier implementation read the extremes before it applied the viewport, so that the scale
  /// lagged behind by one event.
  @Test func `fits the scale to the visible values as soon as the last event is handled`() throws {
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
    // Everything is at rest: no clock runs.
    let start = page.browser.partRequests.count
    page.run(seconds: 0.2)
    #expect(page.browser.partRequests.count == start)
  }

  @Test func `animates to new extremes, and jumps to them without motion`() {
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

  @Test func `has a description, and a table with its values`() {
    let summary = slider?.attributes["aria-description"] ?? ""
    #expect(summary.hasPrefix("31 values from 0 to 40; the least is 0.0 at 0, the greatest 6.0"))
    #expect(page.find("table") == nil)
    page.click("button", "Table: Hours")
    #expect(page.all("tr").count == 32)
    #expect(page.all("td").contains(where: { $0.text == "6.0 (5.0 – 7.0)" }))
    press("+", "+", "+", "+")
    #expect(page.all("tr").count < 15)
  }

  @Test func `states that its table omits values`() {
    #expect(model.figure.map { $0.places(in: .whole, most: 200).step } == 1)
    let values = (0..<1_000).map { Double($0 % 9) }
    model.show(LineFigure([LineSeries("", Samples(values))]))
    page.settle()
    page.click("button", "Table: Hours")
    #expect(page.all("tr").count == 201)
    #expect(page.html.contains("One value of 5 is listed"))
    model.range.viewport = Viewport(lower: 0.2, upper: 0.3)
    page.settle()
    #expect(!page.html.contains("is listed"))
    #expect(page.all("tr").count == 101)
  }

  // MARK: Pointers

  /// Drags from one place to another in steps of ten milliseconds.
  private func drag(from start: Double, to end: Double, steps: Int = 10, lifting: Bool = true) {
    let pointer = TestPointer(.touch, on: page)
    pointer(.presses, start, over: slider)
    for step in 1...steps {
      pointer(.moves, start + (end - start) * Double(step) / Double(steps), over: slider)
    }
    if lifting { pointer(.lifts, end, over: slider) }
  }

  private func enlarge() {
    model.animation = nil
    model.range.viewport = Viewport(lower: 0.4, upper: 0.6)
    page.settle()
  }

  @Test func `is dragged along with the finger`() {
    enlarge()
    drag(from: 200, to: 150, lifting: false)
    let moved = model.range.viewport
    #expect(moved.lower > 0.4 && abs(moved.span - 0.2) < 1e-12)
    drag(from: 200, to: 5_000, lifting: false)
    #expect(model.range.viewport.lower == 0, "it stops at the end of the axis")
  }

  @Test func `continues after a drag, decelerates and comes to rest`() {
    enlarge()
    drag(from: 200, to: 150)
    var places = [model.range.viewport.lower]
    for _ in 0..<80 {
      page.run(seconds: 0.05)
      places.append(model.range.viewport.lower)
    }
    let ways = zip(places, places.dropFirst()).map { $1 - $0 }
    #expect(ways[0] > 0 && ways.allSatisfy { $0 >= 0 })
    #expect(zip(ways, ways.dropFirst()).allSatisfy { $1 <= $0 * 1.001 + 1e-9 })
    #expect(ways.last == 0 && abs(model.range.viewport.span - 0.2) < 1e-12)
    let end = page.browser.partRequests.count
    page.run(seconds: 0.2)
    #expect(page.browser.partRequests.count == end, "all is at rest: no clock runs")
  }

  @Test func `stops where it is touched again, and at the end of the axis`() {
    enlarge()
    drag(from: 200, to: 150)
    page.run(seconds: 0.05)
    let finger = TestPointer(.touch, on: page)
    finger(.presses, 200, over: slider)
    page.browser.advance(milliseconds: 250)
    page.settle()
    let stopped = model.range.viewport
    page.run(seconds: 0.5)
    #expect(model.range.viewport == stopped, "the finger holds it")
    finger(.lifts, 200, over: slider)
    model.range.viewport = Viewport(lower: 0.79, upper: 0.99)
    page.settle()
    drag(from: 380, to: 20)
    page.run(seconds: 3)
    #expect(model.range.viewport.upper == 1)
    let end = page.browser.partRequests.count
    page.run(seconds: 0.2)
    #expect(page.browser.partRequests.count == end)
  }

  @Test func `stops at once after a drag if reduced motion is requested`() {
    page.browser.set("(prefers-reduced-motion: reduce)", to: true)
    enlarge()
    drag(from: 200, to: 150)
    let stopped = model.range.viewport
    page.run(seconds: 1)
    #expect(model.range.viewport == stopped)
  }

  @Test func `has a range chosen by dragging, once the button is pressed`() throws {
    enlarge()
    #expect(page.find("button", "Select a range") == nil, "where it leads to nothing")
    var used: [Double] = []
    let before = page.all("button").map { $0.text }
    model.onUse = { used += [$0, $1] }
    page.settle()
    #expect(
      page.all("button").map { $0.text } == before + ["Select a range"],
      "the last, so that it moves no other")
    page.click("button", "Select a range")
    drag(from: 150, to: 300)
    let chosen = try #require(model.range.selection)
    #expect(chosen.start < chosen.end && chosen.start > 16 && chosen.end < 24)
    #expect(model.range.viewport == Viewport(lower: 0.4, upper: 0.6), "the chart stayed")
    drag(from: 300, to: 150)
    let other = try #require(model.range.selection)
    #expect(other.start > other.end)
    page.click("button", "Use")
    #expect(used == [other.end, other.start], "from the lower end to the upper one")
    page.click("button", "Select a range")
    drag(from: 150, to: 300)
    page.click("button", "Select a range")
    if case .some = model.range.selection { Issue.record("the range is still chosen") }
    drag(from: 200, to: 150)
    #expect(model.range.viewport.lower > 0.4)
  }

  @Test func `is enlarged between two fingers, about their middle`() throws {
    model.animation = nil
    let (one, other) = (
      TestPointer(.touch, number: 1, on: page), TestPointer(.touch, number: 2, on: page)
    )
    one(.presses, 150, over: slider)
    other(.presses, 250, over: slider)
    for step in 1...10 {
      one(.moves, 150 - Double(step) * 5, over: slider)
      other(.moves, 250 + Double(step) * 5, over: slider)
    }
    one(.lifts, 100, over: slider)
    other(.lifts, 300, over: slider)
    let seen = model.range.viewport
    #expect(abs(seen.span - 0.5) < 0.03 && seen.lower > 0.15 && seen.upper < 0.85)
  }

  @Test func `shows the value under the mouse, and under a finger that is held down`() {
    let mouse = TestPointer(on: page)
    mouse(.hovers, 399, over: slider)
    #expect(spoken.hasPrefix("40, "))
    mouse(.hovers, -50, over: slider)
    #expect(spoken.hasPrefix("0, "), "outside lies the nearest value, and no crash")
    mouse(.leaves, 0, over: slider)
    let finger = TestPointer(.touch, on: page)
    finger(.presses, 399, over: slider)
    page.browser.advance(milliseconds: 250)
    page.settle()
    #expect(spoken.hasPrefix("40, "))
    finger(.moves, 20, over: slider)
    #expect(spoken.hasPrefix("0, ") || spoken.hasPrefix("1, "))
    finger(.lifts, 20, over: slider)
  }

  @Test func `shows the value beside a finger, not under it`() {
    let mouse = TestPointer(on: page)
    mouse(.hovers, 200, 20, over: slider)
    let (beside, place) = (marks(), spoken)
    mouse(.leaves, 0, over: slider)
    let finger = TestPointer(.touch, on: page)
    finger(.presses, 200, 20, over: slider)
    page.browser.advance(milliseconds: 250)
    page.settle()
    #expect(spoken == place && marks() != beside, "the tooltip is elsewhere")
    finger(.lifts, 200, 20, over: slider)
    mouse(.hovers, 200, 20, over: slider)
    mouse(.hovers, 220, 20, over: slider)
    mouse(.hovers, 200, 20, over: slider)
    #expect(spoken == place && marks() == beside)
  }

  @Test func `shows the value beside each finger that presses it`() {
    let finger = TestPointer(.touch, on: page)
    var shown: [[UInt8]] = []
    for y in [20.0, 240, 20] {
      finger(.presses, 200, y, over: slider)
      page.browser.advance(milliseconds: 250)
      page.settle()
      finger(.lifts, 200, y, over: slider)
      shown.append(marks())
    }
    #expect(shown[0] != shown[1] && shown[0] == shown[2])
  }

  @Test func `shows the value at the same place when a mouse clicks`() {
    let mouse = TestPointer(on: page)
    mouse(.hovers, 220, 20, over: slider)
    let (beside, place) = (marks(), spoken)
    mouse(.hovers, 200, 20, over: slider)
    #expect(spoken != place)
    mouse(.presses, 220, 20, over: slider)
    mouse(.lifts, 220, 20, over: slider)
    page.run(seconds: 1)
    #expect(spoken == place && marks() == beside)
  }

  /// The last layer drawn: that of the marks while nothing else changes.
  private func marks() -> [UInt8] {
    page.browser.partRequests.last { $0.service == .drawing && $0.ticket == 0 }?.bytes ?? []
  }

  @Test func `shows the whole range after a double tap`() {
    enlarge()
    let finger = TestPointer(.touch, on: page)
    for _ in 0..<2 {
      finger(.presses, 200, over: slider)
      finger(.lifts, 200, over: slider)
    }
    #expect(model.range.viewport == .whole)
  }

  /// An earlier implementation ignored a press on a chart with a single value.
  @Test func `always announces a single value`() {
    model.show(LineFigure([LineSeries("", Samples([4]))]))
    page.settle()
    page.run(seconds: 2)
    // The layers are drawn in order, the marks last.
    let marks = page.browser.partRequests.last { $0.service == .drawing && $0.ticket == 0 }
    let letters = String(decoding: marks?.bytes ?? [], as: UTF8.self)
    #expect(letters.contains("4.0"))
    TestPointer(on: page)(.hovers, 10, over: slider)
    #expect(spoken == "0, 4.0")
    press("+", .right)
    #expect(spoken == "0, 4.0")
  }

  @Test func `shows a shimmer while it loads, and none afterwards`() {
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
    let open = page.browser.partRequests.filter { $0.ticket > 0 && $0.service != .gestures }
    for request in open {
      #expect(page.browser.cancelledTickets.contains(request.ticket))
    }
    #expect(page.nodeCount == 0)
  }
}
