import Catalogue
import ChartViews
import Charts
import CivilTime
import Drawing
import Interface
import InterfaceTestSupport
import JSON
import Requests
import Testing
import Tracking

@testable import ChartScreens

/// The charts of amounts, beside the figures of a tag.
@Suite struct `The amounts of a tag as a chart` {
  private let page = TestPage()
  private let charts: StatisticsCharts

  init() {
    let browser = page.browser.browser
    charts = StatisticsCharts(
      browser: browser, cache: ResponseCache(browser: browser, revision: nil),
      texts: Language.english.texts)
  }

  /// Lengths and temperatures of a period of `days` days that ends today, on 14 November 2023.
  private static func amounts(
    days: Int, steps: [Double?], temperatures: [Double?] = []
  ) -> TagAmounts {
    let today = CivilDate(dayNumber: 19_675)
    let first = today.advanced(by: 1 - days)
    let step = Trend.Step(days: days, weekStart: .monday)
    var starts = [first]
    while case let next = step.end(of: starts[starts.count - 1]), next <= today {
      starts.append(next)
    }
    func measure(_ unit: String, _ symbol: String, total: Double?, _ steps: [Double?])
      -> TagAmounts.Measure
    {
      TagAmounts.Measure(
        unit: unit, symbol: symbol, count: 3, total: total, mean: nil, perWeek: nil, steps: steps)
    }
    return TagAmounts(
      name: "run", answers: 5, days: days, step: step, starts: starts,
      measures: [measure("kilometer", "km", total: 9, steps)]
        + (temperatures.isEmpty ? [] : [measure("celsius", "°C", total: nil, temperatures)]))
  }

  private func show(_ amounts: TagAmounts, _ unit: String = "kilometer") {
    charts.show(amounts, in: TagColor(wrapping: 5))
    page.mount(charts.amountsView(in: unit))
    page.settle()
  }

  private var chart: MemoryNode? { page.find("slider") }

  /// The days of a period, and the name of the chart.
  @Test(arguments: [(14, 14, "km a day"), (70, 11, "km a week"), (800, 27, "km a month")])
  func `is of the steps of the period`(days: Int, steps: Int, name: String) {
    let amounts = Self.amounts(days: days, steps: [])
    #expect(amounts.starts.count == steps)
    show(Self.amounts(days: days, steps: [Double?](repeating: 2, count: steps)))
    #expect(chart?.label == name + ": run")
    #expect(page.find("heading")?.text == name)
    #expect(charts.amounts.chart(of: "kilometer")?.line.figure?.series.first?.ink == .palette(5))
  }

  @Test func `keeps incomplete steps apart, which say so`() throws {
    // From Thursday, 7 September, on: the first and the last week are incomplete.
    show(Self.amounts(days: 69, steps: (0..<11).map { Double($0) }))
    let series = try #require(charts.amounts.chart(of: "kilometer")?.line.figure?.series)
    #expect(series.map(\.name) == ["run", Language.english.texts.charts[.incomplete]])
    let known = series.map { $0.samples.values.values.filter { !$0.isNaN } }
    #expect(known == [[1, 2, 3, 4, 5, 6, 7, 8, 9], [0, 10]])
  }

  @Test(arguments: ["kilometer", "celsius"])
  func `connects values by straight lines, since there is no data between them`(unit: String) {
    show(
      Self.amounts(
        days: 14, steps: (0..<14).map { Double($0 % 3) },
        temperatures: (0..<14).map { Double(20 + $0 % 3) }), unit)
    let series = charts.amounts.chart(of: unit)?.line.figure?.series ?? []
    #expect(!series.isEmpty && series.allSatisfy { $0.shape == .linear })
  }

  @Test func `is read by keyboard with its unit and its days`() {
    show(Self.amounts(days: 3, steps: [1, 0, 2.5]))
    page.send(Event(.keydown, key: .home), to: chart)
    let said = chart?.attributes["aria-valuetext"] ?? ""
    #expect(said.contains("NumberFormat 1.0\u{A0}km"), "\(said)")
    #expect(said.contains("DateTimeFormat \(19_673.0 * 86_400)"), "\(said)")
  }

  @Test func `has gaps where no temperature was said, and no natural zero`() throws {
    show(Self.amounts(days: 3, steps: [1, 0, 2], temperatures: [20, nil, 22]), "celsius")
    let figure = try #require(charts.amounts.chart(of: "celsius")?.line.figure)
    #expect(chart?.label == "°C on average: run")
    let samples = try #require(figure.series.first?.samples)
    #expect(
      samples.values.values.filter { !$0.isNaN } == [20],
      "today is not over, and yesterday has none")
    guard case .visible = figure.mode else {
      Issue.record("the axis of temperatures includes zero")
      return
    }
  }

  @Test func `offers a range of its days as the period`() throws {
    var chosen = ""
    charts.actions.onChoose = { chosen = "\($0.iso) \($1.iso)" }
    show(Self.amounts(days: 14, steps: [Double?](repeating: 1, count: 14)))
    let line = try #require(charts.amounts.chart(of: "kilometer")?.line)
    line.onUse?(19_664 * 86_400, 19_666 * 86_400)
    #expect(chosen == "2023-11-03 2023-11-05")
  }

  @Test func `stays where only its figures are newer`() throws {
    show(Self.amounts(days: 3, steps: [1, 0, 2]))
    let line = charts.amounts.chart(of: "kilometer")?.line
    line?.range.marked = 19_674 * 86_400
    charts.show(Self.amounts(days: 3, steps: [1, 4, 2]), in: TagColor(wrapping: 5))
    #expect(charts.amounts.chart(of: "kilometer")?.line === line)
    #expect(line?.range.marked != nil)
    charts.show(Self.amounts(days: 4, steps: [1, 4, 2, 0]), in: TagColor(wrapping: 5))
    #expect(line?.range.marked == nil)
    // Another tag in the same days.
    line?.range.marked = 19_674 * 86_400
    let other = Self.amounts(days: 4, steps: [1, 4, 2, 0])
    charts.show(
      TagAmounts(
        name: "swim", answers: 3, days: 4, step: .day, starts: other.starts,
        measures: other.measures),
      in: TagColor(wrapping: 5))
    #expect(line?.range.marked == nil)
  }

  @Test func `has room for small amounts`() throws {
    show(Self.amounts(days: 3, steps: [0.1, 0.3, 0.2]))
    let figure = try #require(charts.amounts.chart(of: "kilometer")?.line.figure)
    guard case .including(let extremes) = figure.mode else {
      Issue.record("the axis does not begin with zero")
      return
    }
    #expect(extremes == Extremes(low: 0, high: 0))
  }
}
