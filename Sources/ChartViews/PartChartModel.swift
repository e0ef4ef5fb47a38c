import Charts
import Drawing
import DrawingViews
import Geometry
public import Interface
public import Motion

/// The state of a chart of parts on the page: its content, and the part whose details are shown.
public final class PartChartModel {
  /// The animation of changes; nil for immediate ones.
  public var animation: Animation? = .spring(Spring(duration: 0.45))
  /// Called with the chosen part, or nil when the choice is cleared.
  public var onChoose: (Int?) -> Void = { _ in }
  /// Called with the path of entered parts, outermost first, each time the person enters or leaves
  /// one.
  public var onMove: ([String]) -> Void = { _ in }

  /// The figure that is shown; nil while it is loading.
  @Observed public private(set) var figure: PartFigure?
  /// The part under the pointer or with the keyboard focus, if any.
  @Observed public private(set) var marked: Int?
  /// Counts changes inside the figure.
  @Observed private var version = 0
  @Observed private var frame = 0
  private let browser: Browser
  private let settings: SystemSettings
  private var clock: FrameClock?
  private var progress = Track(1.0)
  private var isArriving = false
  /// The number of views that show it: a new one may appear before the old one disappears.
  private var views = 0

  /// Creates a chart without a figure.
  ///
  /// - Parameters:
  ///   - browser: the browser that shows the chart.
  ///   - settings: determine whether it may animate.
  public init(browser: Browser, settings: SystemSettings) {
    self.browser = browser
    self.settings = settings
  }

  /// Shows a figure, replacing the previous one.
  public func show(_ figure: PartFigure?) {
    marked = nil
    // A figure that is still loading has no shape to grow from.
    figure?.grow(from: self.figure)
    self.figure = figure
    isArriving = true
    if case .some = figure { move() }
  }

  // MARK: Current part

  /// The figure; reading it observes changes inside the figure.
  var shown: PartFigure? {
    _ = version
    return figure
  }

  /// The part whose details are shown: the marked one, or else the chosen one.
  var current: Int? { marked ?? shown?.chosen }

  /// The names of the entered parts, starting with the whole.
  public var trail: [String] { shown?.trail ?? [] }

  /// Marks a part, or none.
  public func mark(_ part: Int?) {
    if marked != part { marked = part }
  }

  func mark(at point: Geometry.Point?) {
    mark(point.flatMap { figure?.found(at: $0) })
  }

  /// Chooses a part, or enters it if it has parts of its own; nil clears the choice.
  public func choose(_ part: Int?) {
    guard let figure else { return }
    if let part, figure.enter(part, share: share) {
      marked = nil
      onMove(figure.way)
    } else {
      figure.choose(part, share: share)
      onChoose(part)
    }
    version &+= 1
    move()
  }

  /// Chooses a part, or clears the choice if it is already chosen or nil.
  func toggle(_ part: Int?) {
    let chosen = figure?.chosen
    if case nil = part, case nil = chosen { return }
    choose(part == chosen ? nil : part)
  }

  /// Returns to a level of the trail and marks the part that was left.
  public func leave(to level: Int) {
    guard let figure, let part = figure.leave(to: level, share: share) else { return }
    marked = part
    version &+= 1
    move()
    onMove(figure.way)
  }

  /// Follows a path that was reported earlier, for example one kept in an address.
  public func go(along way: [String]) {
    guard let figure, figure.go(along: way, share: share) else { return }
    marked = nil
    version &+= 1
    move()
  }

  // MARK: Keys

  func step(_ direction: Treemap.Direction) {
    guard let figure, figure.count > 0 else { return }
    mark(current.map { figure.part(after: $0, to: direction) } ?? 0)
  }

  func goToEnd(isLast: Bool) {
    guard let figure, figure.count > 0 else { return }
    mark(isLast ? figure.count - 1 : 0)
  }

  /// Clears the marked or chosen part, or else goes up one level.
  func escape() {
    if case .some = current {
      marked = nil
      if case .some = figure?.chosen { choose(nil) }
    } else {
      leave(to: trail.count - 2)
    }
  }

  // MARK: Layers

  func drawFigure(_ canvas: CanvasContext) -> Picture {
    _ = version
    _ = frame
    var picture = Picture(size: canvas.size)
    guard let figure else {
      if !settings.reducesMotion { wake() }
      // A period of 1.6 seconds.
      let phase = browser.now / 1.6
      picture.drawShimmer(
        along: .bars(in: canvas.size), width: 14,
        phase: settings.reducesMotion ? nil : phase - phase.rounded(.down))
      return picture
    }
    figure.fit(canvas)
    let share = share
    figure.growth = isArriving ? min(max(share, 0), 1) : 1
    let fades = figure.count == 0 || figure.shape(of: 0).isEmpty
    picture.nested { picture in
      if isArriving, share < 1, fades { picture.fade(to: share) }
      figure.draw(canvas, share: isArriving ? 1 : share, into: &picture)
    }
    return picture
  }

  func drawMark(_ canvas: CanvasContext) -> Picture {
    var picture = Picture(size: canvas.size)
    guard let figure else { return picture }
    // The marked part may be moving.
    if share < 1 { _ = frame }
    figure.fit(canvas)
    let part = current.flatMap { $0 < figure.count ? $0 : nil }
    figure.drawDetails(of: part, canvas, into: &picture)
    return picture
  }

  // MARK: Time

  /// The progress of the animation.
  private var share: Double { progress.value(at: browser.now) }

  /// Starts the animation to the current figure.
  private func move() {
    progress = Track(0)
    progress.move(to: 1, with: settings.reducesMotion ? nil : animation, at: browser.now)
    wake()
  }

  private func wake() {
    guard case nil = clock else { return }
    let clock = FrameClock(browser: browser) { _ in self.tick() }
    self.clock = clock
    clock.isRunning = true
  }

  private func tick() {
    frame &+= 1
    if case nil = figure, !settings.reducesMotion { return }
    guard progress.isAtRest(at: browser.now) else { return }
    isArriving = false
    stop()
  }

  /// Registers a view that shows the chart.
  func appear() {
    views += 1
    if !progress.isAtRest(at: browser.now) { wake() }
  }

  /// Unregisters a view; a chart that is not visible does not animate.
  func disappear() {
    views -= 1
    if views == 0 { stop() }
  }

  private func stop() {
    clock?.isRunning = false
    clock = nil
  }
}

extension Path {
  /// Lines below each other, the longest first: a stylised chart of parts.
  fileprivate static func bars(in size: Geometry.Size) -> Path {
    var path = Path()
    for (row, share) in [0.92, 0.7, 0.54, 0.36, 0.2].enumerated() {
      let y = size.height * (Double(row) + 0.5) / 5
      path.append(.move(Geometry.Point(x: 12, y: y)))
      path.append(.line(Geometry.Point(x: 12 + share * (size.width - 24), y: y)))
    }
    return path
  }
}
