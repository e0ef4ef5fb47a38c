import ChartViews
import Charts
import Interface

/// One large line drawn step by step, for `make bench ONLY=charts`.
final class ChartBenchModel {
  let chart: LineChartModel
  let browser: Browser
  private var step = 0
  private var values: [Double] = []
  private var shape = LineShape.linear

  init(browser: Browser) {
    self.browser = browser
    chart = LineChartModel(browser: browser, settings: SystemSettings(browser: browser))
    chart.animation = nil
  }

  /// Makes the values.
  func fill(count: Int, shape: LineShape) {
    if values.count != count { values = ChartGalleryModel.noise(count) }
    self.shape = shape
  }

  /// Shows the line for the first time.
  func show() {
    chart.range.viewport = .whole
    // The scale does not change, so only the line is measured.
    chart.show(
      LineFigure(
        [LineSeries("", Samples(values), shape: shape)],
        mode: .custom(Extremes(low: 0, high: 100))))
  }

  /// Shows another part of the same length.
  func pan() {
    step += 1
    let lower = 0.25 + 0.25 * Double(step % 100) / 100
    chart.range.viewport = Viewport(lower: lower - 0.25, upper: lower + 0.25)
  }

  /// Shows a part of another length.
  func zoom() {
    step += 1
    let half = 0.5 - 0.49 * Double(step % 100) / 100
    chart.range.viewport = Viewport(lower: 0.5 - half, upper: 0.5 + half)
  }
}

/// The line, and a button for each step.
struct ChartBench: View {
  let model: ChartBenchModel

  var body: some View {
    VStack {
      FlowStack {
        ForEach([1_000, 100_000, 1_000_000], id: { $0 }) { count in
          Button("linear \(count)") { model.fill(count: count, shape: .linear) }
          Button("smooth \(count)") { model.fill(count: count, shape: .horizontalQuadratic) }
        }
        Button("show") { model.show() }
        Button("pan") { model.pan() }
        Button("zoom") { model.zoom() }
      }
      LineChart(model.chart, label: "A line", height: 400)
    }
  }
}
