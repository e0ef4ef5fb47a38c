import Charts
import Drawing
import Gestures
import Interface
import InterfaceTestSupport
import Motion
import Testing

@testable import ChartViews

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

  private var spoken: String { slider?.attributes["aria-valuetext"] ?? "" }

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
      zero: "none", step: { LineFigure.decimal($0.low, 1) }, unknown: "nobody was asked",
      summary: "Eight hours."
    ) { cell in
      PartText("\(cell.row) \(cell.column)", "figure", "\(cell.row)–\(cell.column)")
    }
    model.show(figure)
    page.settle()
    page.run(seconds: 2)
  }

  @Test func `shows a shimmer while it loads, and is marked as busy`() {
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
    #expect(spoken == "–" && slider?.attributes["aria-valuemax"] == "8")
    press(.right)
    #expect(spoken == "0 0, figure (0–0)" && slider?.attributes["aria-valuenow"] == "1")
    press(.right, .down)
    #expect(spoken == "1 1, figure (1–1)")
    press(.left, .left, .down)
    #expect(spoken == "1 0, figure (1–0)", "the edge is the end")
    press(.end)
    #expect(spoken.hasPrefix("1 3") && slider?.attributes["aria-valuenow"] == "8")
    press(.home, .escape)
    #expect(spoken == "–")
    #expect(!page.send(Event(.keydown, key: .right, modifiers: .control), to: slider))
  }

  @Test func `redraws only the mark while parts are read`() {
    showWeek()
    let start = page.browser.partRequests.count
    press(.home, .right, .right)
    #expect(page.layersDrawn(since: start) == 3)
  }

  @Test func `announces the part under the pointer, and keeps the selected one`() {
    showWeek()
    var chosen: [Int?] = []
    model.onChoose = { chosen.append($0) }
    let mouse = TestPointer(on: page)
    mouse(.hovers, 395, 10, over: slider)
    #expect(spoken.hasPrefix("0 3"))
    mouse(.hovers, 395, 300, over: slider)
    #expect(spoken == "–")
    mouse(.presses, 395, 10, over: slider)
    mouse(.lifts, 395, 10, over: slider)
    #expect(chosen == [3] && spoken.hasPrefix("0 3"))
    press(.left)
    #expect(spoken.hasPrefix("0 2"))
    press(.escape)
    #expect(chosen == [3, nil] && spoken == "–")
  }

  @Test func `draws no mark once the pointer has left`() {
    showWeek()
    func lastLayer() -> [UInt8]? {
      page.browser.partRequests.last { $0.service == .drawing && $0.ticket == 0 }?.bytes
    }
    press(.home, .escape)
    let unmarked = lastLayer()
    let mouse = TestPointer(on: page)
    for place in [250.0, 395] {
      mouse(.hovers, place, 10, over: slider)
      #expect(spoken != "–" && lastLayer() != unmarked)
      mouse(.leaves, place, 10, over: slider)
      #expect(spoken == "–" && lastLayer() == unmarked)
    }
  }

  @Test func `holds the same in a table`() {
    showWeek()
    #expect(slider?.attributes["aria-description"]?.hasPrefix("Eight hours. ") == true)
    page.click("button", "Table: Week")
    #expect(page.all("tr").count == 3)
    #expect(page.all("th").map(\.text) == ["Name", "0", "6", "12", "18", "Mon", "Tue"])
    #expect(page.all("td").map(\.text).contains("figure (1–2)"))
  }

  // MARK: Kinds

  private func show(_ figure: PartFigure) {
    model.show(figure)
    page.settle()
    page.run(seconds: 2)
  }

  /// The texts that the layers received after the first `start` requests.
  private func letters(since start: Int) -> String {
    page.browser.partRequests[start...]
      .map { String(decoding: $0.bytes.filter { $0 >= 32 && $0 < 127 }, as: UTF8.self) }.joined()
  }

  @Test func `shows bars with their intervals`() {
    show(
      BarsFigure(
        [
          .init(5, interval: Extremes(low: 4, high: 7)),
          .init(2, interval: Extremes(low: 1, high: 3)),
        ], texts: [PartText("work", "5 h", "4–7"), PartText("sport", "2 h", "1–3")],
        colors: [.accent, .success], summary: "Two tags."
      ) { LineFigure.decimal($0, $1) })
    press(.down)
    #expect(spoken == "work, 5 h (4–7)")
    press(.down, .down)
    #expect(spoken == "sport, 2 h (1–3)")
    let mouse = TestPointer(on: page)
    mouse(.hovers, 200, 20, over: slider)
    #expect(spoken.hasPrefix("work"))
    page.click("button", "Table: Week")
    #expect(page.all("td").map(\.text) == ["5 h", "4–7", "2 h", "1–3"])
  }

  @Test func `shows a ring whose slices are selected and deselected`() {
    show(
      DonutFigure(
        [3, 0, 1, 4], total: ("8", "hours"), summary: "Three tags.", colors: { _ in .accent }
      ) { slice in PartText("tag \(slice.members[0])", LineFigure.decimal(slice.share, 3)) })
    press(.right)
    #expect(spoken == "tag 0, 0.375")
    press(.end)
    #expect(spoken == "tag 3, 0.500", "what is nothing has no slice")
    let start = page.browser.partRequests.count
    press(.return)
    page.run(seconds: 2)
    #expect(page.layersDrawn(since: start) > 10 && model.figure?.chosen == 2)
    page.browser.set("(prefers-reduced-motion: reduce)", to: true)
    let still = page.browser.partRequests.count
    press(.return)
    page.run(seconds: 2)
    #expect(page.layersDrawn(since: still) <= 6)
    #expect(model.figure?.chosen ?? -1 == -1)
    // The first slice is on the ring, to the right of the middle.
    let mouse = TestPointer(on: page)
    mouse(.hovers, 280, 130, over: slider)
    #expect(spoken.hasPrefix("tag 0"))
    mouse(.hovers, 200, 130, over: slider)
    #expect(spoken == "–", "the hole shows no details")
  }

  @Test func `copes with empty charts and empty canvases`() {
    let figures: [PartFigure] = [
      HeatMapFigure(
        [], rows: [], columns: [], zero: "", step: { _ in "" }, unknown: "", summary: ""
      ) { _ in PartText("", "") },
      BarsFigure([], texts: [], colors: [], summary: "") { _, _ in "" },
      BarsFigure(
        [.init(1, interval: Extremes(low: 0, high: 2))], texts: [PartText("one", "1")],
        colors: [.accent], summary: ""
      ) { _, _ in "" },
      DonutFigure([], total: ("", ""), summary: "", colors: { _ in .accent }) { _ in
        PartText("", "")
      },
      TreemapFigure(AmountTree(named: []), summary: "", colors: { _, _ in .accent }) { _, _, _ in
        PartText("", "")
      },
      SparklineFigure([.nan], summary: "") { _ in PartText("", "") },
    ]
    for (number, figure) in figures.enumerated() {
      page.resizeCanvases(width: 3, height: 2)
      show(figure)
      let mouse = TestPointer(on: page)
      for place in [0.0, 1, 2] {
        mouse(.hovers, place, 1, over: slider)
        mouse(.presses, place, 1, over: slider)
        mouse(.lifts, place, 1, over: slider)
      }
      press(.home, .right, .down, .return, .end, .return, .backspace, .escape)
      #expect(spoken == "–", "figure \(number)")
    }
  }

  private var treemap: TreemapFigure {
    TreemapFigure(
      AmountTree(named: [
        ("alpha/xray", 3), ("alpha/yoke", 2), ("alpha/zinc", 1), ("beta", 4), ("gamma", 2),
      ]),
      summary: "Tags.", colors: { _, _ in .accent }
    ) { map, cell, _ in
      PartText(map.name(of: cell) ?? "all", LineFigure.decimal(map.cells[cell].amount, 0))
    }
  }

  @Test func `opens a part and leaves it through the breadcrumbs`() {
    show(treemap)
    #expect(page.find("button", "Back")?.attributes["disabled"] != nil)
    press(.home)
    #expect(spoken == "alpha, 6")
    press(.return)
    #expect(spoken == "–" && page.all("button").contains(where: { $0.text == "all" }))
    page.run(seconds: 2)
    press(.home)
    #expect(spoken == "xray, 3" && slider?.attributes["aria-valuemax"] == "3")
    // It has no parts, so it is selected.
    press(.return)
    #expect(model.figure?.chosen == 0)
    press(.escape, .escape)
    #expect(spoken == "alpha, 6", "what was left is marked")
    page.run(seconds: 2)
    press(.return)
    page.click("button", "all")
    #expect(spoken == "alpha, 6" && page.find("button", "Back")?.attributes["disabled"] != nil)
    press(.return)
    press(.backspace)
    #expect(spoken == "alpha, 6")
  }

  @Test func `reverses in the middle of an animation, and comes to rest`() {
    show(treemap)
    press(.home, .return)
    page.run(seconds: 0.05)
    let start = page.browser.partRequests.count
    page.run(seconds: 0.05)
    // The previous part stays visible until the opened one has appeared.
    let letters = letters(since: start)
    #expect(letters.contains("beta") && letters.contains("xray"))
    press(.backspace)
    page.run(seconds: 0.1)
    press(.return)
    page.run(seconds: 3)
    let end = page.browser.partRequests.count
    page.run(seconds: 0.2)
    #expect(page.browser.partRequests.count == end)
    press(.home)
    #expect(spoken == "xray, 3")
  }

  @Test func `finds the parts of a cell at their visible places once it has grown`() {
    show(treemap)
    let finger = TestPointer(.touch, on: page)
    finger(.presses, 20, 20, over: slider)
    finger(.lifts, 20, 20, over: slider)
    #expect(model.trail == ["all", "alpha"])
    page.run(seconds: 2)
    var found: Set<String> = []
    let mouse = TestPointer(on: page)
    for x in stride(from: 5.0, to: 400, by: 10) {
      for y in stride(from: 5.0, to: 260, by: 10) {
        mouse(.hovers, x, y, over: slider)
        found.insert(spoken)
      }
    }
    #expect(
      found.isSuperset(of: ["xray, 3", "yoke, 2", "zinc, 1"]) && found.isDisjoint(with: ["beta, 4"])
    )
  }

  @Test func `writes the last value, or the one being read, after a sparkline`() {
    let start = page.browser.partRequests.count
    let line = PartChartModel(browser: page.browser.browser, settings: settings)
    line.show(
      SparklineFigure([3, .nan, 5, 4], summary: "Four days.") { PartText("day \($0)", "=\($0)") })
    page.mount(SparklineChart(line, label: "Word"))
    page.resizeCanvases(width: 120, height: 32)
    var word: MemoryNode? { page.find("slider", "Word") }
    var spoken: String { word?.attributes["aria-valuetext"] ?? "" }
    page.run(seconds: 2)
    #expect(letters(since: start).contains("=3"))
    let read = page.browser.partRequests.count
    func press(_ key: Key) { page.send(Event(.keydown, key: key), to: word) }
    press(.home)
    #expect(spoken == "day 0, =0" && letters(since: read).contains("=0"))
    press(.right)
    #expect(spoken == "day 2, =2", "a gap is passed over")
    let mouse = TestPointer(on: page)
    mouse(.hovers, 500, 10, over: word)
    #expect(spoken == "day 3, =3")
    #expect(page.all("th").map(\.text).suffix(3) == ["day 0", "day 2", "day 3"])
    #expect(page.all("td").map(\.text).filter { !$0.isEmpty } == ["=0", "=2", "=3"])
  }

  @Test func `animates from the old figure to the new one for the given duration`() {
    func bars(_ first: Double, _ name: String) -> BarsFigure {
      BarsFigure(
        [.init(first, interval: Extremes(low: 1, high: 9))], texts: [PartText(name, "f")],
        colors: [.accent], summary: ""
      ) { LineFigure.decimal($0, $1) }
    }
    let (one, other, new) = (bars(2, "work"), bars(6, "work"), bars(6, "tea"))
    other.grow(from: one)
    #expect(other.grownShape(of: 0) == [2, 1, 9])
    other.growth = 0.5
    #expect(other.grownShape(of: 0) == [4, 1, 9])
    new.grow(from: one)
    new.growth = 0.5
    #expect(new.grownShape(of: 0) == [3, 0.5, 4.5], "out of nothing")
    model.animation = .linear(duration: 0.2)
    model.show(one)
    page.settle()
    page.run(seconds: 0.1)
    #expect(one.growth > 0.2 && one.growth < 0.8)
    page.run(seconds: 0.3)
    #expect(one.growth == 1)
    page.browser.set("(prefers-reduced-motion: reduce)", to: true)
    model.show(other)
    page.settle()
    #expect(other.growth == 1, "at once")
  }

  /// A page on which the chart is at one place or at another.
  private struct Places: View {
    let model: PartChartModel
    @State var isFirst = true

    var body: some View {
      VStack {
        Button("Move") { isFirst.toggle() }
        if isFirst {
          PartChart(model, label: "Here")
        } else {
          Box { PartChart(model, label: "There") }
        }
      }
    }
  }

  @Test func `continues its animation in another view that shows it`() {
    page.mount(Places(model: model))
    page.resizeCanvases()
    model.animation = .linear(duration: 0.4)
    let figure = BarsFigure(
      [.init(2, interval: Extremes(low: 1, high: 9))], texts: [PartText("work", "f")],
      colors: [.accent], summary: ""
    ) { LineFigure.decimal($0, $1) }
    model.show(figure)
    page.settle()
    page.run(seconds: 0.1)
    #expect(figure.growth < 1)
    page.click("button", "Move")
    page.resizeCanvases()
    page.run(seconds: 1)
    #expect(page.find("slider", "There") != nil && figure.growth == 1)
    let end = page.browser.partRequests.count
    page.run(seconds: 0.5)
    #expect(page.browser.partRequests.count == end, "all is at rest: no clock runs")
  }

  @Test func `leaves nothing behind`() {
    showWeek()
    model.choose(1)
    page.settle()
    page.unmount()
    let open = page.browser.partRequests.filter { $0.ticket > 0 && $0.service != .gestures }
    for request in open {
      #expect(page.browser.cancelledTickets.contains(request.ticket))
    }
    #expect(page.nodeCount == 0)
  }
}
