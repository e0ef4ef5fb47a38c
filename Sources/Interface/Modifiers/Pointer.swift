/// A pointer – a mouse, a pen or a finger – pressed on a view and followed until it is released.
public struct Drag: Equatable, Sendable {
  /// The phase of a drag.
  public enum Phase: Sendable {
    /// The pointer was pressed on the view.
    case began
    /// It moved, within the view or outside.
    case moved
    /// It was released.
    case ended
    /// The system cancelled it, as for a gesture of its own: the drag should have no effect.
    case cancelled
  }

  /// The phase of the drag.
  public let phase: Phase
  /// The position of the pointer, from the view's top left corner.
  public let location: Point
  /// The modifier keys held down.
  public let modifiers: Modifiers

  /// Reads an event; nil if it is of another kind.
  init?(_ event: Event) {
    switch event.kind {
    case .pointerdown: phase = .began
    case .pointermove: phase = .moved
    case .pointerup: phase = .ended
    case .pointercancel: phase = .cancelled
    default: return nil
    }
    location = event.location
    modifiers = event.modifiers
  }
}

extension View {
  /// Follows a pointer that is pressed on the view, wherever it moves until it is released.
  ///
  /// Only the first of several fingers and the main button of a mouse are followed. Everything that
  /// a drag does must be possible by keyboard too.
  public func onDrag(perform action: @escaping (Drag) -> Void) -> Styled {
    let handle: (Event) -> Bool = { event in
      if let drag = Drag(event) { action(drag) }
      return true
    }
    var copy = styled
    copy.apply(.look(.drag))
    for kind in [EventKind.pointerdown, .pointermove, .pointerup, .pointercancel] {
      copy.apply(.on(kind, handle))
    }
    return copy
  }

  /// Receives files that are dropped on the view.
  ///
  /// Offer a ``FilePicker`` beside it, for those who cannot drag.
  public func onDrop(perform action: @escaping ([File]) -> Void) -> Styled {
    var copy = styled
    // A view that does not handle the drag over it receives no drop.
    copy.apply(.on(.dragover) { _ in true })
    copy.apply(
      .on(.drop) { event in
        action(event.files)
        return true
      })
    return copy
  }
}
