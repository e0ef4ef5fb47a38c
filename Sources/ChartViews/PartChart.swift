import Charts
import Drawing
import DrawingViews
import Geometry
import GestureViews
import Gestures
public import Interface

/// A chart of cells, bars or slices that can be read and explored by pointer, touch and keyboard.
///
///     let week = PartChartModel(browser: browser, settings: settings)
///     week.show(HeatMapFigure(contents, …))
///
///     PartChart(week, label: "Work by the hour", height: 240)
///
/// | action | pointer | touch | keys |
/// |---|---|---|---|
/// | read a value | hover | press | arrow keys, home, end |
/// | choose or enter a part | click | tap | return, space |
/// | clear | leave | tap | escape |
/// | go up a level | a button | a button | escape, backspace |
///
/// Screen readers present the chart as a slider whose value is the marked part, with a summary; the
/// table is equivalent.
///
/// The page must load `drawing.js` and `motion.js`.
public struct PartChart: View {
  private let model: PartChartModel
  private let label: String
  private let height: Double
  private let words: PartWords
  @State private var showsTable = false

  /// Creates a chart as wide as its container.
  ///
  /// - Parameters:
  ///   - model: the model of the chart.
  ///   - label: the chart's name.
  ///   - height: in CSS pixels at the usual text size.
  ///   - words: the texts of the chart itself.
  public init(
    _ model: PartChartModel, label: String, height: Double = 240, words: PartWords = .english
  ) {
    self.model = model
    self.label = label
    self.height = height
    self.words = words
  }

  /// The chart, the path to the entered part, and its table.
  public var body: some View {
    VStack(spacing: .small) {
      PartTrail(model: model, words: words)
      PartSurface(model: model, label: label, height: height, words: words)
      FlowStack {
        Button(words.showTable) { showsTable.toggle() }
          .buttonStyle(.plain).expanded(showsTable).font(.caption)
          .accessibilityLabel(words.showTable + ": " + label)
      }
      if showsTable { PartTable(model: model, label: label, words: words) }
    }
    .onAppear { model.appear() }
    .onDisappear { model.disappear() }
  }
}

/// A line the size of a word, for use in a text or in a row of a table; it is read like a
/// ``PartChart``.
///
/// There is no space for its table, so that is available to screen readers only.
public struct SparklineChart: View {
  private let model: PartChartModel
  private let label: String
  private let height: Double
  private let words: PartWords

  /// Creates a line as wide as its container.
  ///
  /// - Parameters:
  ///   - model: a model with a ``SparklineFigure``.
  ///   - label: the line's name.
  ///   - height: in CSS pixels at the usual text size.
  ///   - words: the texts of the line itself.
  public init(
    _ model: PartChartModel, label: String, height: Double = 32, words: PartWords = .english
  ) {
    self.model = model
    self.label = label
    self.height = height
    self.words = words
  }

  /// The line.
  public var body: some View {
    Box {
      PartSurface(model: model, label: label, height: height, words: words)
      PartTable(model: model, label: label, words: words, isSeen: false)
    }
    .onAppear { model.appear() }
    .onDisappear { model.disappear() }
  }
}

/// The path of entered parts, each a button that leads back.
private struct PartTrail: View {
  let model: PartChartModel
  let words: PartWords

  var body: some View {
    if !model.trail.isEmpty {
      FlowStack(spacing: .tiny) {
        Button("‹") { model.leave(to: model.trail.count - 2) }
          .accessibilityLabel(words.back).help(words.back).disabled(model.trail.count < 2)
        ForEach(model.trail.indices) { level in
          if level + 1 == model.trail.count {
            Text(model.trail[level]).current()
          } else {
            Button(model.trail[level]) { model.leave(to: level) }.buttonStyle(.plain)
            Text("›").foregroundStyle(.secondary).accessibilityHidden()
          }
        }
      }
    }
  }
}

/// The interactive area of the chart.
private struct PartSurface: View {
  let model: PartChartModel
  let label: String
  let height: Double
  let words: PartWords

  var body: some View {
    surface
      .onHover(keys: "arrow keys") { model.mark(at: $0) }
      .onLongPress(minimumDuration: 0.2, maximumDistance: 20, keys: .elsewhere("arrow keys")) {
        model.mark(at: $0.location)
      }
      .onTapGesture(keys: .elsewhere("return and space")) { place in
        model.toggle(place.flatMap { model.figure?.found(at: $0) })
      }
      .onKeyPress { press($0) }
  }

  private var surface: Box {
    let current = model.current
    var box = Box {
      PartLayers(model: model, height: height)
    }
    box.apply(.attribute(.role, "slider"))
    box.apply(.attribute(.tabindex, "0"))
    box.apply(.attribute(.ariaLabel, label))
    box.apply(.attribute(.ariaDescription, (model.figure?.summary ?? "") + " " + words.hint))
    box.apply(.attribute(.ariaValuemin, "0"))
    box.apply(.attribute(.ariaValuemax, "\(model.figure?.count ?? 0)"))
    box.apply(.attribute(.ariaValuenow, "\(current.map { $0 + 1 } ?? 0)"))
    box.apply(
      .attribute(.ariaValuetext, current.flatMap { model.figure?.text(of: $0).spoken } ?? "–"))
    if case nil = model.figure { box.apply(.attribute(.ariaBusy, "true")) }
    return box
  }

  private func press(_ event: Event) -> Bool {
    guard event.modifiers.isDisjoint(with: [.control, .option, .command]) else { return false }
    let key = event.key
    if key == .left {
      model.step(.left)
    } else if key == .right {
      model.step(.right)
    } else if key == .up {
      model.step(.up)
    } else if key == .down {
      model.step(.down)
    } else if key == .home || key == .end {
      model.goToEnd(isLast: key == .end)
    } else if key == .return || key == .space {
      model.toggle(model.current)
    } else if key == .escape {
      model.escape()
    } else if key == .backspace {
      model.leave(to: model.trail.count - 2)
    } else {
      return false
    }
    return true
  }
}

/// The drawing: a view of its own, so that only a change of a value that a layer has read redraws
/// it.
private struct PartLayers: View {
  let model: PartChartModel
  let height: Double

  var body: some View {
    Canvas(height: height, layers: [{ model.drawFigure($0) }, { model.drawMark($0) }]) {}
  }
}

/// The values of the parts as a table.
private struct PartTable: View {
  let model: PartChartModel
  let label: String
  let words: PartWords
  var isSeen = true

  var body: some View {
    if let figure = model.shown {
      let table = figure.table(words)
      ChartTable(
        label: label, heads: [words.name] + table.heads, rows: table.rows, isSeen: isSeen)
    }
  }
}
