/// A list that is pulled and thrown by a hand.
///
/// It is for axes and devices that the system does not scroll by itself, such as a mouse that drags
/// a row of cards. Moments are seconds on a clock of the caller's, so that tests own the time.
public struct ListScroller: Sendable {
  private enum Phase: Sendable {
    case resting
    case dragging(from: Double, grip: Double)
    case gliding(Glide)
  }

  /// Where it comes to rest.
  public var snapping: ListSnapping
  private var phase = Phase.resting
  private var samples = DragSamples()

  /// How much of the predicted way a throw goes.
  private static let share = 0.75
  /// The seconds a throw takes.
  private static let throwDuration = 2.0
  /// The seconds it takes to come to a place of rest that is near.
  private static let settleDuration = 0.4

  /// Creates a scroller at rest.
  public init(snapping: ListSnapping = .none) { self.snapping = snapping }

  /// Whether the list moves by itself.
  public var isGliding: Bool { if case .gliding = phase { true } else { false } }

  /// Whether a hand holds the list.
  public var isDragging: Bool { if case .dragging = phase { true } else { false } }

  // MARK: Hand

  /// A hand takes hold at a place along the axis; a list that glides stops.
  public mutating func grip(_ place: Double, of layout: ListLayout, at moment: Double) {
    phase = .dragging(from: layout.offset, grip: place)
    samples = DragSamples()
    samples.add(place, at: moment)
  }

  /// The hand has come to a place; returns where the list is shown, beyond its bounds as far as the
  /// rubber band lets it.
  public mutating func pull(to place: Double, of layout: ListLayout, at moment: Double) -> Double {
    guard case .dragging(let start, let grip) = phase else { return layout.offset }
    samples.add(place, at: moment)
    return RubberBand.shown(
      start + grip - place, within: layout.bounds, window: layout.window)
  }

  /// The hand lets go; the list is thrown where the hand was fast, and otherwise settles.
  ///
  /// It is a throw where the hand would have gone farther by half a window than it has. It begins
  /// where the list is shown: nothing jumps back by what was dragged.
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

  /// Stops at once, as at a tap.
  public mutating func stop() { phase = .resting }

  // MARK: Time

  /// Where the list is shown at a moment, or nil where it does not move by itself.
  ///
  /// The bounds are asked each time: a list that has grown meanwhile goes on, and one that has ended
  /// stops at its end.
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

  /// Takes part in a jump of the offset that measuring has caused, so that what moves goes on.
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
