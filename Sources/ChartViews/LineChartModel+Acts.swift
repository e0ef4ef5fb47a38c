import Charts
import Geometry
import Gestures

extension LineChartModel {
  /// Zooms in, or zooms out for a factor below one.
  ///
  /// - Parameters:
  ///   - factor: the magnification.
  ///   - position: the fixed point, 0 to 1 across the frame; by default the marked position or the
  ///     middle.
  public func zoom(by factor: Double, about position: Double? = nil) {
    guard let figure else { return }
    glide = nil
    range.viewport = range.viewport.zoomed(
      by: factor, about: position ?? markedPosition ?? 0.5, leastSpan: figure.leastSpan)
  }

  /// Pans by a fraction of the visible part.
  public func pan(by share: Double) {
    glide = nil
    range.viewport = range.viewport.panned(by: share)
  }

  /// Shows the whole axis.
  public func showAll() {
    glide = nil
    range.viewport = .whole
  }

  /// Stops the momentum after a drag.
  func hold() { glide = nil }

  /// Marks the next or the previous value, and scrolls it into view.
  ///
  /// - Parameters:
  ///   - isForwards: whether to mark the next value.
  ///   - isSelecting: whether to extend the selected range.
  public func step(isForwards: Bool, isSelecting: Bool = false) {
    guard let figure else { return }
    let (lower, upper) = figure.seen(range.viewport)
    guard let marked = range.marked else {
      return mark(isForwards ? lower : upper)
    }
    guard let next = figure.place(after: marked, isForwards: isForwards) else { return }
    if isSelecting {
      range.selection = ChartRange.Selection(
        from: range.selection.map { $0.start } ?? marked, to: next)
    }
    mark(next)
    reveal(next, figure)
  }

  /// Marks the first or the last value.
  public func goToEnd(isLast: Bool) {
    guard let figure else { return }
    let (lower, upper) = figure.domain
    mark(isLast ? upper : lower)
    if let marked = range.marked { reveal(marked, figure) }
  }

  /// Pans just far enough to show a position.
  private func reveal(_ place: Double, _ figure: LineFigure) {
    let (lower, upper) = figure.seen(range.viewport)
    guard upper > lower else { return }
    let position = (place - lower) / (upper - lower)
    if position < 0 { pan(by: position) }
    if position > 1 { pan(by: position - 1) }
  }

  private var markedPosition: Double? {
    guard let figure, let marked = range.marked else { return nil }
    let (lower, upper) = figure.seen(range.viewport)
    let position = (marked - lower) / (upper - lower)
    return (0...1).contains(position) ? position : nil
  }

  // MARK: Gestures

  /// Returns the position of the pointer across the frame, 0 to 1.
  func position(atX x: Double) -> Double {
    guard let frame = layout?.frame, frame.width > 0 else { return 0.5 }
    return min(max((x - frame.minX) / frame.width, 0), 1)
  }

  func place(atX x: Double) -> Double? {
    guard let figure else { return nil }
    let (lower, upper) = figure.seen(range.viewport)
    return lower + position(atX: x) * (upper - lower)
  }

  func drag(_ drag: DragValue) {
    guard let width = layout?.frame.width, width > 0, !isPinching else { return }
    if isSelecting { return choose(drag) }
    switch drag.phase {
    case .began:
      glide = nil
      anchor = range.viewport
    case .changed: range.viewport = anchor.panned(by: -drag.translation.x / width)
    case .ended:
      let velocity = -drag.velocity.x / width
      guard velocity.magnitude > 0.05, !reducesMotion else { return }
      glide = Glide(velocity: velocity, time: now)
      wake()
    case .cancelled: range.viewport = anchor
    }
  }

  private func choose(_ drag: DragValue) {
    guard let start = place(atX: drag.startLocation.x), let end = place(atX: drag.location.x) else {
      return
    }
    range.selection =
      drag.phase == .cancelled ? nil : ChartRange.Selection(from: start, to: end)
  }

  func pinch(_ pinch: PinchValue) {
    guard let figure, let width = layout?.frame.width, width > 0 else { return }
    isPinching = pinch.phase == .began || pinch.phase == .changed
    switch pinch.phase {
    case .began:
      glide = nil
      anchor = range.viewport
    case .changed, .ended:
      range.viewport = anchor.zoomed(
        by: pinch.scale, about: position(atX: pinch.center.x), leastSpan: figure.leastSpan
      ).panned(by: -pinch.translation.x / width)
    case .cancelled: range.viewport = anchor
    }
  }
}
