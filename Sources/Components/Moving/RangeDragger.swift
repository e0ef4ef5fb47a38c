public import Interface

/// An area along a scale on which a range is selected by dragging a pointer.
///
/// Its longer side is the scale, from the left or from the top. It is for pointers only and hidden
/// from screen readers, so everything it does must be possible with another control too.
///
///     RangeDragger { change in
///       if case .selected(let range) = change { select(range) }
///     }
public struct RangeDragger: View {
  /// A change of the selection; ranges are in parts of the scale, 0 to 1.
  public enum Change: Equatable, Sendable {
    /// The pointer is pressed and selects a range, which may be empty.
    case selecting(ClosedRange<Double>)
    /// The pointer was released.
    case selected(ClosedRange<Double>)
    /// The browser needs the drag for itself, for instance to scroll: nothing is selected.
    case cancelled
  }

  private let action: (Change) -> Void
  @State private var measure = Measured()
  @State private var start: Double?

  /// Creates an area that fills its container.
  ///
  /// - Parameter action: called at each change.
  public init(perform action: @escaping (Change) -> Void) { self.action = action }

  /// The area.
  public var body: some View {
    let traits: [Trait] = [.attribute(.ariaHidden, "true"), .attachment(.measured, measure)]
    return Element(.div, traits) { Words("") }.onDrag { follow($0) }
  }

  private func follow(_ drag: Drag) {
    let place = place(of: drag)
    if drag.phase == .began { start = place }
    guard let start else { return }
    let range = min(start, place)...max(start, place)
    switch drag.phase {
    case .began, .moved: action(.selecting(range))
    case .ended:
      self.start = nil
      action(.selected(range))
    case .cancelled:
      self.start = nil
      action(.cancelled)
    }
  }

  /// Returns the position of a pointer on the scale.
  private func place(of drag: Drag) -> Double {
    let (width, height) = (measure.width, measure.height)
    let place = width < height ? drag.location.y / height : drag.location.x / max(width, 1)
    return min(max(place, 0), 1)
  }
}
