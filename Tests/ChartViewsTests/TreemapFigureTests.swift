import Charts
import Drawing
import Interface
import InterfaceTestSupport
import Testing

@testable import ChartViews

@Suite struct `A treemap on the page` {
  private let page = TestPage()
  private let model: PartChartModel

  init() {
    model = PartChartModel(
      browser: page.browser.browser, settings: SystemSettings(browser: page.browser.browser))
    page.mount(PartChart(model, label: "Tags"))
    page.resizeCanvases()
  }

  private var slider: MemoryNode? { page.find("slider", "Tags") }
  private var spoken: String { slider?.attributes["aria-valuetext"] ?? "" }

  private func show(_ amounts: [(name: String, amount: Double)]) {
    model.show(
      TreemapFigure(
        AmountTree(named: amounts), summary: "Tags.", colors: { _, _ in .accent }
      ) { map, cell, _ in
        PartText(
          map.name(of: cell) ?? (cell == 0 ? "all" : "others"),
          LineFigure.decimal(map.cells[cell].amount, 1))
      })
    page.settle()
    page.run(seconds: 2)
  }

  /// Four large tags and sixty small ones, one of which has others inside.
  private func showMany() {
    show(
      [("a", 10), ("b", 10), ("c", 10), ("d", 10), ("tiny/left", 0.06), ("tiny/right", 0.04)]
        + (1...60).map { ("small\($0)", 0.1) })
  }

  @Test func `keeps gathered parts open when another size gathers others`() {
    showMany()
    model.go(along: ["…"])
    page.settle()
    #expect(model.trail == ["all", "others"])
    for width in [300, 900, 360] as [Float] {
      page.resizeCanvases(width: width)
      page.run(seconds: 1)
      #expect(model.trail == ["all", "others"], "\(width)")
    }
  }

  @Test(arguments: [["tiny"], ["…", "tiny"], ["…", "…", "tiny"]])
  func `opens a part of an address wherever it is gathered`(way: [String]) {
    showMany()
    model.go(along: way)
    page.settle()
    #expect(model.trail.first == "all" && model.trail.last == "tiny")
    page.send(Event(.keydown, key: .home), to: slider)
    #expect(spoken == "left, 0.1")
  }

  @Test func `has parts in reach of a finger that are narrower than one`() {
    show([("large", 99.5), ("thin", 0.5)])
    let mouse = TestPointer(on: page)
    mouse(.hovers, 391, 100, over: slider)
    #expect(spoken == "thin, 0.5")
    mouse(.hovers, 380, 100, over: slider)
    #expect(spoken == "large, 99.5")
  }

  @Test(arguments: [(1.0, "one, 1.0"), (9, "one, 1.0"), (12, "two, 1.0"), (17, "two, 1.0")])
  func `has the narrow part under the pointer before one in reach`(x: Double, part: String) {
    show([("one", 1), ("two", 1)])
    // Each is 10 pixels wide.
    page.resizeCanvases(width: 20, height: 10)
    page.run(seconds: 1)
    let mouse = TestPointer(on: page)
    mouse(.hovers, x, 5, over: slider)
    #expect(spoken == part)
  }
}
