public import Charts
import Drawing
import DrawingViews
import Geometry
public import Interface
public import Motion
private import Numerics

/// The state of a line chart on the page: its content, and the progress of its animations.
public final class LineChartModel {
  /// The visible, marked and selected parts of the axis; charts may share it.
  public let range: ChartRange
  /// The animation of the scales and between figures; nil for immediate changes.
  public var animation: Animation? = .spring(Spring(duration: 0.35))
  /// Whether dragging selects a range instead of panning.
  @Observed public var isSelecting = false

  /// Called with a selected range, from its lower to its upper end; nil if ranges have no use.
  @Observed public var onUse: ((_ lower: Double, _ upper: Double) -> Void)?

  /// The figure that is shown; nil while it is loading.
  @Observed public private(set) var figure: LineFigure?
  /// The noteworthy facts of the figure, computed once because that visits each value.
  private(set) var facts: [LineFigure.Facts] = []
  @Observed private var frame = 0
  private let browser: Browser
  private let settings: SystemSettings
  private var clock: FrameClock?
  private var former: LineFigure?
  /// The number of views that show it: a new one may appear before the old one disappears.
  private var views = 0
  private var scales = Track(
    LineFigure.Scales(left: Extremes(low: 0, high: 1), right: Extremes(low: 0, high: 1)))
  private var arrival = Track(1.0)
  private let gutters: ChartGutters
  /// The inputs of the layout, which the layers of one drawing share.
  private struct LayoutKey: Equatable {
    let size: Geometry.Size
    /// Differs between fonts.
    let digit: TextExtent
    let viewport: Viewport
    let scales: LineFigure.Scales
    let gutters: LineLayout.Gutters
  }

  private var layoutKey: LayoutKey?
  /// The layout of the last drawing.
  private(set) var layout: LineLayout?
  var glide: Glide?
  /// The viewport at the beginning of a gesture.
  var anchor = Viewport.whole
  var isPinching = false
  /// The position of the finger that marked a value; nil if anything else did.
  @Observed private(set) var finger: Geometry.Point?
  /// Whether a mouse or a pen is over the chart, so that a press is not that of a finger.
  private var isHovered = false

  /// The momentum after a drag.
  struct Glide {
    /// The velocity, in widths of the frame a second.
    var velocity: Double
    var time: Double
  }

  /// Creates a chart without a figure.
  ///
  /// - Parameters:
  ///   - browser: the browser that shows the chart.
  ///   - settings: determine whether it may animate.
  ///   - range: the parts of the axis; charts that share one are linked.
  ///   - gutters: the space beside the frame; charts above one another share it to line up.
  public init(
    browser: Browser, settings: SystemSettings, range: ChartRange = ChartRange(),
    gutters: ChartGutters = ChartGutters()
  ) {
    self.gutters = gutters
    self.browser = browser
    self.settings = settings
    self.range = range
  }

  /// Shows a figure, animated from the previous one.
  public func show(_ figure: LineFigure?) {
    former = self.figure
    gutters.reset()
    layoutKey = nil
    facts = figure?.facts ?? []
    self.figure = figure
    guard let figure else { return }
    let target = figure.scales(range.viewport)
    let movement = reducesMotion ? nil : animation
    guard case .some = former, case .some = movement else {
      (scales, arrival, former) = (Track(target), Track(1), nil)
      return
    }
    scales.move(to: target, with: movement, at: now)
    arrival = Track(0)
    arrival.move(to: 1, with: movement, at: now)
    wake()
  }

  /// Whether reduced motion is preferred.
  var reducesMotion: Bool { settings.reducesMotion }

  /// The scales of the last drawing; nil before the first one.
  public var shownScales: LineFigure.Scales? { layout.map { $0.scales } }

  /// Seconds from any beginning.
  var now: Double { browser.now }

  /// Registers a view that shows the chart.
  func appear() {
    views += 1
    if !(scales.isAtRest(at: now) && arrival.isAtRest(at: now)) { wake() }
  }

  /// Unregisters a view; a chart that is not visible does not animate.
  func disappear() {
    views -= 1
    if views == 0 { stop() }
  }

  private func stop() {
    clock?.isRunning = false
    clock = nil
    glide = nil
  }

  // MARK: Layers

  /// Returns the layout of the figure at the current time.
  ///
  /// The scales are fitted to the extremes of the viewport being drawn, so that they never lag
  /// behind it.
  private func layout(of figure: LineFigure, in canvas: CanvasContext) -> LineLayout {
    _ = frame
    let viewport = range.viewport
    let target = figure.scales(viewport)
    if target != scales.target {
      scales.move(to: target, with: reducesMotion ? nil : animation, at: now)
      wake()
    }
    let key = LayoutKey(
      size: canvas.size, digit: canvas.measure("0", .caption), viewport: viewport,
      scales: scales.value(at: now), gutters: gutters.space)
    if let layout, key == layoutKey { return layout }
    let layout = figure.layout(
      size: canvas.size, measure: canvas.measure, viewport: viewport, scales: key.scales,
      least: key.gutters)
    gutters.widen(to: layout.gutters)
    layoutKey = key
    self.layout = layout
    return layout
  }

  /// Draws axes and lines, which change together.
  func drawFigure(_ canvas: CanvasContext) -> Picture {
    var picture = Picture(size: canvas.size)
    guard let figure else {
      _ = frame
      if !reducesMotion { wake() }
      // A period of 1.6 seconds.
      let phase = now / 1.6
      LineFigure.drawShimmer(
        size: canvas.size, phase: reducesMotion ? nil : phase - phase.rounded(.down),
        into: &picture)
      return picture
    }
    let layout = layout(of: figure, in: canvas)
    let share = arrival.value(at: now)
    figure.drawAxes(layout, into: &picture)
    figure.drawLines(
      layout, density: min(canvas.pixelRatio, 2),
      from: share < 1 ? former.map { ($0, share) } : nil, into: &picture)
    return picture
  }

  func drawMarks(_ canvas: CanvasContext) -> Picture {
    var picture = Picture(size: canvas.size)
    guard let figure else { return picture }
    // A single value is always shown.
    let place = range.marked ?? (isSingle ? figure.domain.lower + 0.5 : nil)
    let reading = place.flatMap { figure.reading(at: $0) }
    let chosen = range.selection
    // Nothing to draw and nothing to observe: the layer stays unchanged while the lines move.
    if case nil = reading, case nil = chosen { return picture }
    let layout = layout(of: figure, in: canvas)
    if let chosen {
      figure.drawSelection(from: chosen.start, to: chosen.end, layout, into: &picture)
    }
    if let reading {
      figure.drawMarker(
        reading, layout, under: finger, measure: canvas.measure, into: &picture)
    }
    return picture
  }

  /// Whether there is only one value.
  private var isSingle: Bool {
    figure.map { figure in figure.series.allSatisfy { $0.samples.count < 2 } } ?? false
  }

  // MARK: Marking

  /// Marks the value nearest to a position, or none.
  public func mark(_ place: Double?) { mark(place, under: nil) }

  /// Marks the value under a mouse or a pen, or none once it has left.
  func hover(at point: Geometry.Point?) {
    isHovered = point != nil
    mark(point.flatMap { place(atX: $0.x) })
  }

  /// Marks the value that is pressed; that of a finger, which covers some of the chart, above or below it.
  func press(at point: Geometry.Point) {
    mark(place(atX: point.x), under: isHovered ? nil : point)
  }

  private func mark(_ place: Double?, under finger: Geometry.Point?) {
    if self.finger != finger { self.finger = finger }
    let reading = place.flatMap { figure?.reading(at: $0) }
    if range.marked != reading?.place { range.marked = reading?.place }
  }

  // MARK: Time

  /// Requests frames until all animations have ended.
  func wake() {
    guard case nil = clock else { return }
    let clock = FrameClock(browser: browser) { _ in self.tick() }
    self.clock = clock
    clock.isRunning = true
  }

  private func tick() {
    let now = now
    move(until: now)
    var isAtRest = scales.isAtRest(at: now) && arrival.isAtRest(at: now)
    if case .some = glide { isAtRest = false }
    if case nil = figure { isAtRest = reducesMotion }
    if isAtRest {
      former = nil
      stop()
    }
    frame &+= 1
  }

  /// Continues by the momentum of a drag, which loses 0.2 % of its speed every millisecond.
  private func move(until time: Double) {
    guard let glide else { return }
    let elapsed = min(max(time - glide.time, 0), 0.1)
    let moved = range.viewport.panned(by: glide.velocity * elapsed)
    let left = glide.velocity * exponential(-2.002 * elapsed)
    let hasMoved = moved != range.viewport || elapsed == 0
    self.glide = hasMoved && left.magnitude > 0.02 ? Glide(velocity: left, time: time) : nil
    if moved != range.viewport { range.viewport = moved }
  }
}
