import Charts
import Drawing
import DrawingViews
import Geometry
public import Interface
public import Motion

/// The state of a chart of parts on the page: what it shows, and which part is told of.
public final class PartChartModel {
  /// How the chart goes to what it shows next; nil for at once.
  public var animation: Animation? = .spring(Spring(duration: 0.45))
  /// Is told of each part that is chosen, and nil when it is let go.
  public var onChoose: (Int?) -> Void = { _ in }
  /// Is told what was gone into, from the outermost part on, each time the person goes in or out.
  public var onMove: ([String]) -> Void = { _ in }

  /// What is shown; nil while it is waited for.
  @Observed public private(set) var figure: PartFigure?
  /// The part that the pointer or the keys are on, if any.
  @Observed public private(set) var marked: Int?
  /// Counts what changed in the figure itself.
  @Observed private var version = 0
  @Observed private var frame = 0
  private let browser: Browser
  private let settings: SystemSettings
  private var clock: FrameClock?
  private var progress = Track(1.0)
  private var isArriving = false
  /// How many views show it: one may come before another that has shown it goes.
  private var views = 0

  /// Creates a chart that waits for its figure.
  ///
  /// - Parameters:
  ///   - browser: where it is shown.
  ///   - settings: say whether it may move.
  public init(browser: Browser, settings: SystemSettings) {
    self.browser = browser
    self.settings = settings
  }

  /// Shows a figure in place of the one before.
  public func show(_ figure: PartFigure?) {
    marked = nil
    // A figure that is still waited for has no shape to grow out of.
    figure?.grow(from: self.figure)
    self.figure = figure
    isArriving = true
    if case .some = figure { move() }
  }

  // MARK: What is told

  /// The figure, to be read again when something in it changes.
  var shown: PartFigure? {
    _ = version
    return figure
  }

  /// The part that is told of: the marked one, or else the chosen one.
  var told: Int? { marked ?? shown?.chosen }

  /// The names of the parts that were gone into, the whole first.
  public var trail: [String] { shown?.trail ?? [] }

  /// Marks a part, or none.
  public func mark(_ part: Int?) {
    if marked != part { marked = part }
  }

  func mark(at point: Geometry.Point?) {
    mark(point.flatMap { figure?.found(at: $0) })
  }

  /// Chooses a part, or goes into it where it has parts of its own; nil lets go of the chosen one.
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

  /// Chooses a part, or lets go of it where it is chosen; beside the parts lets go, too.
  func toggle(_ part: Int?) {
    let chosen = figure?.chosen
    if case nil = part, case nil = chosen { return }
    choose(part == chosen ? nil : part)
  }

  /// Goes back to a level of the trail; the part that was left is marked.
  public func leave(to level: Int) {
    guard let figure, let part = figure.leave(to: level, share: share) else { return }
    marked = part
    version &+= 1
    move()
    onMove(figure.way)
  }

  /// Goes where a way leads that was told before, such as one that an address keeps.
  public func go(along way: [String]) {
    guard let figure, figure.go(along: way, share: share) else { return }
    marked = nil
    version &+= 1
    move()
  }

  // MARK: Keys

  func step(_ direction: Treemap.Direction) {
    guard let figure, figure.count > 0 else { return }
    mark(told.map { figure.part(after: $0, to: direction) } ?? 0)
  }

  func goToEnd(isLast: Bool) {
    guard let figure, figure.count > 0 else { return }
    mark(isLast ? figure.count - 1 : 0)
  }

  /// Lets go of what is marked or chosen, else goes one level out.
  func escape() {
    if case .some = told {
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
      // Once in 1.6 seconds.
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
    // What is marked may be on its way.
    if share < 1 { _ = frame }
    figure.fit(canvas)
    let part = told.flatMap { $0 < figure.count ? $0 : nil }
    figure.tell(of: part, canvas, into: &picture)
    return picture
  }

  // MARK: Time

  /// How far the chart has come.
  private var share: Double { progress.value(at: browser.now) }

  /// Begins to go to what is shown now.
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

  /// Takes note of a view that shows it from now on.
  func appear() {
    views += 1
    if !progress.isAtRest(at: browser.now) { wake() }
  }

  /// Takes note of a view that shows it no more; nothing moves that nobody sees.
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
  /// Lines under each other, the longest first: what a chart of parts looks like from afar.
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
