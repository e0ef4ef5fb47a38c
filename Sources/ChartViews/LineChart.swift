import Charts
import DrawingViews
import Geometry
import GestureViews
import Gestures
public import Interface

/// A line chart that can be panned, zoomed and read by pointer, touch and keyboard.
///
///     LineChart(model, label: "Hours a week", height: 260)
///
/// | action | pointer | touch | keys |
/// |---|---|---|---|
/// | read a value | hover | tap, or press and move | arrows left and right, home, end |
/// | pan | drag, sideways wheel | drag, with momentum | arrows, at the edge |
/// | zoom | wheel with control | pinch | plus and minus |
/// | show all | double click | double tap | zero |
/// | select a range | drag, after the button | drag, after the button | shift and arrows |
/// | use the range | a button | a button | a button |
/// | clear | leave | tap | escape |
///
/// The buttons that select a range are shown if ``LineChartModel/onUse`` is set. Buttons beside the
/// chart are equivalent to the gestures. Screen readers present the chart as a slider whose value
/// is the marked one, with a summary; the table holds the visible values.
///
/// The page must load `drawing.js` and `motion.js`.
public struct LineChart: View {
  private let model: LineChartModel
  private let label: String
  private let height: Double
  private let words: ChartWords
  @State private var showsTable = false

  /// Creates a chart as wide as its container.
  ///
  /// - Parameters:
  ///   - model: the model of the chart.
  ///   - label: the chart's name.
  ///   - height: in CSS pixels at the usual text size.
  ///   - words: the texts of the chart itself.
  public init(
    _ model: LineChartModel, label: String, height: Double = 260, words: ChartWords = .english
  ) {
    self.model = model
    self.label = label
    self.height = height
    self.words = words
  }

  /// The chart, its buttons and its table.
  public var body: some View {
    VStack(spacing: .small) {
      LineChartSurface(model: model, label: label, height: height, words: words)
      LineChartControls(model: model, label: label, words: words, showsTable: $showsTable)
      if showsTable { LineChartTable(model: model, label: label, words: words) }
    }
    .onAppear { model.appear() }
    .onDisappear { model.disappear() }
  }
}

/// The interactive area of the chart.
private struct LineChartSurface: View {
  let model: LineChartModel
  let label: String
  let height: Double
  let words: ChartWords

  var body: some View {
    surface
      .onDragGesture(
        directions: .horizontal, keys: .elsewhere("arrow keys, and the buttons"),
        perform: { model.drag($0) }
      )
      .onPinch(keys: .elsewhere("plus and minus, and the buttons")) { model.pinch($0) }
      .onWheel(.horizontal, keys: "arrow keys, and the buttons") { wheel in
        guard let width = model.layout?.frame.width, width > 0 else { return }
        model.pan(by: wheel.delta.x / width)
      }
      .onHover(keys: "arrow keys") { model.hover(at: $0) }
      .onLongPress(minimumDuration: 0.2, maximumDistance: 20, keys: .elsewhere("arrow keys")) {
        model.hold()
        model.press(at: $0.location)
      }
      .onTapGesture(keys: .elsewhere("arrow keys")) { place in
        model.hold()
        if let place { model.press(at: place) } else { model.mark(nil) }
      }
      .onTapGesture(count: 2, keys: .elsewhere("zero, and a button")) { _ in model.showAll() }
      .onKeyPress { press($0) }
  }

  private var surface: Box {
    var box = Box { LineChartLayers(model: model, height: height) }
    box.apply(.attribute(.role, "slider"))
    box.apply(.attribute(.tabindex, "0"))
    box.apply(.attribute(.ariaLabel, label))
    box.apply(.attribute(.ariaDescription, summary))
    box.apply(.attribute(.ariaValuenow, "\(position)"))
    box.apply(.attribute(.ariaValuetext, spokenValue))
    if case nil = model.figure { box.apply(.attribute(.ariaBusy, "true")) }
    return box
  }

  /// The marked position, in percent of the axis.
  private var position: Int {
    guard let figure = model.figure, let marked = model.range.marked else { return 0 }
    let (lower, upper) = figure.domain
    return Int(min(max((marked - lower) / (upper - lower), 0), 1) * 100)
  }

  private var spokenValue: String {
    guard let figure = model.figure, let marked = model.range.marked,
      let reading = figure.reading(at: marked)
    else { return "–" }
    var text = ""
    for line in figure.words(of: reading) { text += text.utf8.isEmpty ? line : ", " + line }
    return text
  }

  private var summary: String {
    guard let figure = model.figure else { return "" }
    var text = ""
    for facts in model.facts { text += words.summary(facts, figure) + " " }
    return text + words.hint
  }

  private func press(_ event: Event) -> Bool {
    guard event.modifiers.isDisjoint(with: [.control, .option, .command]) else { return false }
    let key = event.key
    let isSelecting = event.modifiers.contains(.shift)
    if key == .left || key == .right {
      model.step(isForwards: key == .right, isSelecting: isSelecting)
    } else if key == .home || key == .end {
      model.goToEnd(isLast: key == .end)
    } else if key == "+" || key == "=" {
      model.zoom(by: 1.5)
    } else if key == "-" {
      model.zoom(by: 1 / 1.5)
    } else if key == "0" {
      model.showAll()
    } else if key == .escape {
      model.range.marked = nil
      model.range.selection = nil
    } else {
      return false
    }
    return true
  }
}

/// The drawing: a view of its own, so that only a change of a value that a layer has read redraws
/// it.
private struct LineChartLayers: View {
  let model: LineChartModel
  let height: Double

  var body: some View {
    Canvas(height: height, layers: [{ model.drawFigure($0) }, { model.drawMarks($0) }]) {}
  }
}
