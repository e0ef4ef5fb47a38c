/// Scrolls a list by dragging and throwing.
///
/// It is for axes and devices without system scrolling, such as a mouse that drags a row of cards.
/// Times are seconds of the caller's clock, so that tests control the time.
public struct ListScroller: Sendable {
  private enum Phase: Sendable {
    case resting
    case dragging(from: Double, grip: Double)
    case gliding(Glide)
  }

  /// The positions at which the list comes to rest.
  public var snapping: ListSnapping
  private var phase = Phase.resting
  private var samples = DragSamples()

  /// The fraction of the predicted distance that a throw covers.
  private static let share = 0.75
  /// The duration of a throw, in seconds.
  private static let throwDuration = 2.0
  /// The duration of settling at a nearby rest position, in seconds.
  private static let settleDuration = 0.4

  /// Creates a scroller at rest.
  public init(snapping: ListSnapping = .none) { self.snapping = snapping }

  /// Whether the list moves by itself.
  public var isGliding: Bool { if case .gliding = phase { true } else { false } }

  /// Whether the list is being dragged.
  public var isDragging: Bool { if case .dragging = phase { true } else { false } }

  // MARK: Hand

  /// Begins a drag at a position along the axis; a list that glides stops.
  public mutating func grip(_ place: Double, of layout: ListLayout, at moment: Double) {
    phase = .dragging(from: layout.offset, grip: place)
    samples = DragSamples()
    samples.add(place, at: moment)
  }

  /// Continues a drag; returns the offset to show, which may be out of bounds as far as the rubber
  /// band allows.
  public mutating func pull(to place: Double, of layout: ListLayout, at moment: Double) -> Double {
    guard case .dragging(let start, let grip) = phase else { return layout.offset }
    samples.add(place, at: moment)
    return RubberBand.shown(
      start + grip - place, within: layout.bounds, window: layout.window)
  }

  /// Ends a drag; the list is thrown if the movement was fast, and otherwise settles.
  ///
  /// It is a throw if the drag would have continued by more than half a viewport. It begins at the
  /// offset that is shown: the list does not jump back by the distance dragged.
  public mutating func release(_ layout: ListLayout, at moment: Double) {
    guard case .dragging(let start, let grip) = phase else { return }
    phase = .resting
    let place = samples.last ?? grip
    let dragged = grip - place
    let predicted = (dragged - samples.overshoot(at: moment)) * Self.share
    let isThrow = predicted.magnitude - dragged.magnitude > layout.window / 2
    let shown = RubberBand.shown(
      start + dragged, within: layout.bounds, window: layout.window)
    let wanted = isThrow ? start + predicted : shown
    let end =
      isThrow && snapping == .none ? wanted : layout.resting(near: wanted, snapping)
    guard end != shown else { return }
    phase = .gliding(
      Glide(
        from: shown, to: end, at: moment,
        duration: isThrow ? Self.throwDuration : Self.settleDuration))
  }

  /// Stops at once, for example at a tap.
  public mutating func stop() { phase = .resting }

  // MARK: Time

  /// Returns the offset at a time, or nil if the list does not move by itself.
  ///
  /// The bounds are read each time: a list that has grown meanwhile continues, and one that has
  /// ended stops at its end.
  public mutating func advance(_ layout: ListLayout, to moment: Double) -> Double? {
    guard case .gliding(let glide) = phase else { return nil }
    let offset = glide.offset(at: moment)
    let isOutwards =
      glide.end < glide.start
      ? offset < layout.bounds.lowerBound
      : offset > layout.bounds.upperBound
    if glide.isOver(at: moment) || isOutwards { phase = .resting }
    guard isOutwards || glide.isOver(at: moment) else { return offset }
    return min(max(offset, layout.bounds.lowerBound), layout.bounds.upperBound)
  }

  /// Applies a jump of the offset caused by measuring, so that a movement continues smoothly.
  public mutating func shift(by distance: Double) {
    switch phase {
    case .resting: break
    case .dragging(let start, let grip): phase = .dragging(from: start + distance, grip: grip)
    case .gliding(let glide):
      phase = .gliding(
        Glide(
          from: glide.start + distance, to: glide.end + distance, at: glide.beginning,
          duration: glide.duration))
    }
  }
}
