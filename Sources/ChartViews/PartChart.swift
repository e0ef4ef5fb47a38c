import Charts
import Drawing
import DrawingViews
import Geometry
import GestureViews
import Gestures
public import Interface

/// A chart of cells, bars or slices that is read and gone into by pointer, fingers and keys.
///
///     let week = PartChartModel(browser: browser, settings: settings)
///     week.show(HeatMapFigure(contents, …))
///
///     PartChart(week, label: "Work by the hour", height: 240)
///
/// | to do | pointer | fingers | keys |
/// |---|---|---|---|
/// | see a value | hover | press | arrow keys, home, end |
/// | choose a part, or go into it | click | tap | return, space |
/// | let go | leave | tap | escape |
/// | go out again | a button | a button | escape, backspace |
///
/// A screen reader hears the chart as a slider whose value is the marked part, with a summary; the
/// table says the same.
///
/// The page must load `drawing.js` and `motion.js`.
public struct PartChart: View {
  private let model: PartChartModel
  private let label: String
  private let height: Double
  private let words: PartWords
  @State private var showsTable = false

  /// Creates a chart as wide as its surroundings.
  ///
  /// - Parameters:
  ///   - model: what it shows.
  ///   - label: what it is called.
  ///   - height: in CSS pixels at the usual text size.
  ///   - words: what it says by itself.
  public init(
    _ model: PartChartModel, label: String, height: Double = 240, words: PartWords = .english
  ) {
    self.model = model
    self.label = label
    self.height = height
    self.words = words
  }

  /// The chart, the way that leads out of it, and its table.
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

/// A line the size of a word, which stands in a text or in a row of a table and is read as a
/// ``PartChart`` is.
///
/// Its table has no room beside it, so that it is only for those who do not see the line.
public struct SparklineChart: View {
  private let model: PartChartModel
  private let label: String
  private let height: Double
  private let words: PartWords

  /// Creates a line as wide as its surroundings.
  ///
  /// - Parameters:
  ///   - model: what it shows: a ``SparklineFigure``.
  ///   - label: what it is called.
  ///   - height: in CSS pixels at the usual text size.
  ///   - words: what it says by itself.
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

/// The parts that were gone into, each of which can be gone back to.
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

/// What is seen of the chart, and felt.
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
    let told = model.told
    var box = Box {
      PartLayers(model: model, height: height)
    }
    box.apply(.attribute(.role, "slider"))
    box.apply(.attribute(.tabindex, "0"))
    box.apply(.attribute(.ariaLabel, label))
    box.apply(.attribute(.ariaDescription, (model.figure?.summary ?? "") + " " + words.hint))
    box.apply(.attribute(.ariaValuemin, "0"))
    box.apply(.attribute(.ariaValuemax, "\(model.figure?.count ?? 0)"))
    box.apply(.attribute(.ariaValuenow, "\(told.map { $0 + 1 } ?? 0)"))
    box.apply(.attribute(.ariaValuetext, told.flatMap { model.figure?.text(of: $0).spoken } ?? "–"))
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
      model.toggle(model.told)
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

/// What is drawn: a view of its own, so that only what a layer has read has it drawn again.
private struct PartLayers: View {
  let model: PartChartModel
  let height: Double

  var body: some View {
    Canvas(height: height, layers: [{ model.drawFigure($0) }, { model.drawMark($0) }]) {}
  }
}

/// What the parts are, to be read one by one.
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
