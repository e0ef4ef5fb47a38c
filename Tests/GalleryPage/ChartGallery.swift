import ChartViews
import Charts
import Drawing
import DrawingViews
import Geometry
import Interface
import Numerics

/// Line charts of all kinds, which the tests use as a person would.
final class ChartGalleryModel {
  let browser: Browser
  let settings: SystemSettings
  let hours: LineChartModel
  let coverage: LineChartModel
  let pair: LineChartModel
  let single: LineChartModel
  let flat: LineChartModel
  let dense: LineChartModel
  let waiting: LineChartModel
  let parts: PartGalleryModel
  private var isOther = false

  init(browser: Browser) {
    self.browser = browser
    settings = SystemSettings(browser: browser)
    let range = ChartRange()
    hours = LineChartModel(browser: browser, settings: settings, range: range)
    coverage = LineChartModel(browser: browser, settings: settings, range: range)
    pair = LineChartModel(browser: browser, settings: settings)
    single = LineChartModel(browser: browser, settings: settings)
    flat = LineChartModel(browser: browser, settings: settings)
    dense = LineChartModel(browser: browser, settings: settings)
    waiting = LineChartModel(browser: browser, settings: settings)
    parts = PartGalleryModel(browser: browser, settings: settings)
    hours.show(Self.weeks(phase: 0, ink: .accent))
    coverage.show(
      LineFigure(
        [LineSeries("Coverage", Samples(Self.wave(26, 0.2, 0.7, phase: 2)), ink: .success)],
        mode: .custom(Extremes(low: 0, high: 1))))
    pair.show(
      LineFigure(
        [
          LineSeries("Steps", Samples(Self.wave(60, 4_000, 9_000, phase: 0)), ink: .palette(1)),
          LineSeries(
            "Hours of sleep", Samples(Self.wave(60, 1.2, 7.4, phase: 1)), shape: .quadratic,
            ink: .palette(6), dash: [7, 5], side: .right),
        ]))
    single.show(LineFigure([LineSeries("", Samples([4]))]))
    flat.show(LineFigure([LineSeries("", Samples([3, 3, 3, 3]))]))
    dense.show(
      LineFigure([LineSeries("", Samples(Self.noise(100_000)), shape: .linear, ink: .palette(7))]))
  }

  /// Half a year of weeks with intervals, one of which is missing.
  static func weeks(phase: Double, ink: Ink) -> LineFigure {
    var values = wave(26, 2.5, 6, phase: phase)
    values[17] = .nan
    let intervals = values.map { Extremes(low: max($0 - 1.4, 0), high: $0 + 1.7) }
    let series = LineSeries(
      "Hours", Samples(values, intervals: intervals), ink: ink, isFilled: true)
    return LineFigure([series], mode: .including(Extremes(low: 0, high: 1)))
  }

  static func wave(_ count: Int, _ swing: Double, _ middle: Double, phase: Double) -> [Double] {
    (0..<count).map { index in
      let x = Double(index)
      return middle + swing * (sine(x / 3 + phase) * 0.6 + sine(x * 1.7 + phase) * 0.4)
    }
  }

  /// Slow waves with deterministic noise.
  static func noise(_ count: Int) -> [Double] {
    var state: UInt64 = 42
    return (0..<count).map { index in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let random = Double(state >> 40) / Double(1 << 24) - 0.5
      return 50 + 30 * sine(Double(index) * 25 / Double(count)) + 10 * random
    }
  }

  func change() {
    isOther.toggle()
    hours.show(
      isOther ? Self.weeks(phase: 2.4, ink: .palette(9)) : Self.weeks(phase: 0, ink: .accent))
  }
}

/// Charts below one another.
struct ChartGallery: View {
  let model: ChartGalleryModel

  var body: some View {
    SystemEnvironment(model.settings) {
      Region(.main) {
        VStack(spacing: .large) {
          Text("Charts").heading(.page)
          Button("Other values") { model.change() }
          ChartCard("Hours a week", model.hours)
          ChartCard("Coverage", model.coverage)
          ChartCard("Two scales", model.pair)
          ChartCard("A hundred thousand values", model.dense)
          ChartCard("One value", model.single)
          ChartCard("Level", model.flat)
          ChartCard("Waiting", model.waiting)
          PartGallery(model: model.parts)
          PatternCard()
        }
      }
      .padding()
      .frame(maxWidth: .readable)
      .centered()
    }
  }
}

/// A chart with its name.
struct ChartCard: View {
  let name: String
  let model: LineChartModel

  init(_ name: String, _ model: LineChartModel) {
    self.name = name
    self.model = model
  }

  var body: some View {
    Region(.section, label: name) {
      VStack(spacing: .small) {
        Text(name).heading(.section)
        LineChart(model, label: name)
      }
      .card()
    }
  }
}

/// All patterns, caps, anchors and a gradient.
struct PatternCard: View {
  var body: some View {
    Region(.section, label: "Patterns") {
      VStack(spacing: .small) {
        Text("Patterns").heading(.section)
        Canvas(height: 220) { Self.picture($0) }
          .id("patterns")
          .accessibilityRole(.img)
          .accessibilityLabel("Eight patterns, three gradients, an arc and turned letters")
      }
      .card()
    }
  }

  static func picture(_ canvas: CanvasContext) -> Picture {
    var picture = Picture(size: canvas.size)
    let width = canvas.size.width / 8
    for (index, kind) in Pattern.Kind.allCases.enumerated() {
      let box = Rect(x: Double(index) * width, y: 0, width: width, height: 90).inset(by: 3)
      picture.fill(
        .rectangle(box, radius: 8),
        with: .pattern(.marks(kind, ink: .surface, ground: .palette(index + 1))))
    }
    let bar = Rect(x: 3, y: 100, width: canvas.size.width - 6, height: 24)
    picture.fill(
      .rectangle(bar, radius: 12),
      with: .gradient(
        LinearGradient(
          from: .zero, to: Geometry.Point(x: canvas.size.width, y: 0),
          stops: [.init(.accent, at: 0), .init(.danger, at: 1)])))
    var arc = Path()
    arc.append(
      .arc(center: Geometry.Point(x: 50, y: 172), radius: 30, start: -2.2, end: 2.2))
    picture.stroke(arc, with: .warning, Stroke(width: 14, cap: .round))
    picture.nested { picture in
      picture.fade(to: 0.5)
      picture.stroke(
        .line(from: Geometry.Point(x: 110, y: 150), to: Geometry.Point(x: 200, y: 195)),
        with: .primary, Stroke(width: 8, cap: .square, dash: [2, 14]))
    }
    let right = canvas.size.width
    let stops = [LinearGradient.Stop(.accent, at: 0), .init(.danger, at: 1)]
    for (x, paint) in [
      (
        right - 120,
        Paint.radial(
          RadialGradient(
            center: Geometry.Point(x: right - 120, y: 172), from: 5, to: 40, stops: stops))
      ),
      (
        right - 40,
        .angular(
          AngularGradient(center: Geometry.Point(x: right - 40, y: 172), reach: 40, stops: stops))
      ),
    ] {
      picture.fill(.circle(center: Geometry.Point(x: x, y: 172), radius: 38), with: paint)
    }
    picture.write(
      Lettering(
        "turned", at: Geometry.Point(x: 240, y: 190), style: .headline, angle: -0.5))
    return picture
  }
}
