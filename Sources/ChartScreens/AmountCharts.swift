import Catalogue
import ChartViews
import Charts
import CivilTime
import Drawing
import Interface
import PageModel
import Sampling
import TextBytes
import Tracking

/// The chart of the amounts of a tag in one kind of unit.
final class AmountChart {
  /// The unit: see ``Amount/unit``.
  let unit: String
  let line: LineChartModel
  /// The name of the values, such as `km a week`.
  @Observed fileprivate(set) var name = ""
  /// The name of the values followed by the tag.
  @Observed fileprivate(set) var label = ""
  /// The step of time that each point covers.
  @Observed fileprivate(set) var step = Trend.Step.day
  /// The tag and the days shown.
  fileprivate var shown: (tag: String, first: CivilDate, last: CivilDate)?

  fileprivate init(_ unit: String, browser: Browser, gutters: ChartGutters) {
    self.unit = unit
    line = LineChartModel(
      browser: browser, settings: SystemSettings(browser: browser), gutters: gutters)
  }
}

/// The course of the amounts of a tag in a period: a chart for each kind of unit.
final class AmountCharts {
  let wording: ChartWording
  @Observed private var charts: [AmountChart] = []
  private let browser: Browser
  private let actions: ChartActions
  private let gutters: ChartGutters

  init(browser: Browser, wording: ChartWording, actions: ChartActions, gutters: ChartGutters) {
    self.gutters = gutters
    self.browser = browser
    self.wording = wording
    self.actions = actions
  }

  /// Returns the chart of a kind of unit, if there are amounts in it.
  func chart(of unit: String) -> AmountChart? { charts.first { $0.unit.isSame(as: unit) } }

  /// Shows the amounts of a tag.
  func show(_ amounts: TagAmounts, in color: TagColor?) {
    guard let first = amounts.starts.first, amounts.days > 0 else { return charts = [] }
    let last = first.advanced(by: amounts.days - 1)
    let starts = amounts.starts
    let parts = starts.indices.map { place in
      let next = place + 1 < starts.count ? starts[place + 1] : nil
      return StepAxis.Part(start: starts[place], last: next?.advanced(by: -1) ?? last)
    }
    let axis = StepAxis(parts, of: amounts.step, today: browser.today, wording)
    let measures = amounts.measures.filter { $0.steps.count == amounts.starts.count }
    charts = measures.map { measure in
      let chart =
        chart(of: measure.unit) ?? AmountChart(measure.unit, browser: browser, gutters: gutters)
      // The view stays where it is if only the figures are newer.
      let isSame =
        chart.shown.map {
          $0.tag.isSame(as: amounts.name) && $0.first == first && $0.last == last
        } ?? false
      if !isSame {
        chart.line.range.marked = nil
        chart.line.range.selection = nil
        chart.line.range.viewport = .whole
      }
      chart.shown = (amounts.name, first, last)
      chart.step = amounts.step
      chart.name = name(of: measure, by: amounts.step)
      chart.label = chart.name + ": " + amounts.name
      chart.line.onUse = { [actions] lower, upper in
        if let (first, last) = axis.days(from: lower, to: upper) { actions.onChoose(first, last) }
      }
      chart.line.show(
        figure(
          of: measure, named: amounts.name, on: axis, in: color.map { Ink(.palette($0.number)) }))
      return chart
    }
  }

  private func name(of measure: TagAmounts.Measure, by step: Trend.Step) -> String {
    let texts = wording.texts.tags
    // Without a total, the values are means.
    guard measure.total != nil else { return texts[.meanAmount, measure.symbol] }
    return switch step {
    case .day: texts[.amountADay, measure.symbol]
    case .week: texts[.amountAWeek, measure.symbol]
    case .month: texts[.amountAMonth, measure.symbol]
    }
  }

  private func figure(
    of measure: TagAmounts.Measure, named name: String, on axis: StepAxis, in ink: Ink?
  ) -> LineFigure {
    let values = measure.steps.map { step in
      step.map { Estimate(value: $0, low: .nan, high: .nan) }
    }
    // Temperatures have no natural zero to which an area could be filled.
    let hasZero = measure.total != nil
    let lines = axis.lines(
      name, values, ink: ink ?? .accent, incomplete: wording.texts.charts[.incomplete],
      isFilled: hasZero)
    var figure = LineFigure(
      lines, mode: hasZero ? .including(Extremes(low: 0, high: 0)) : .visible)
    figure.valueName = { [wording] value, decimals in
      wording.format(value, .number(fractionDigits: decimals)) + "\u{A0}" + measure.symbol
    }
    return axis.labelled(figure)
  }
}

/// The course of the amounts of a tag in one kind of unit.
struct AmountSection: View {
  let model: AmountCharts
  let unit: String

  /// The chart under its name.
  var body: some View {
    Element(.div, [.look(.trend)]) {
      if let chart = model.chart(of: unit) {
        Text(chart.name).heading(.subsection)
        LineChart(
          chart.line, label: chart.label, height: 200,
          words: model.wording.lineWords(
            by: chart.step, noting: model.wording.texts.tags[.amountsNote]))
      }
    }
  }
}
