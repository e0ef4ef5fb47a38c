public import Geometry
public import Gestures
public import Interface

/// How far a wheel, or two fingers on a trackpad, have moved.
public struct WheelValue: Sendable {
  /// How far a page would be scrolled, in pixels: to the right and down is more than zero.
  public let delta: Geometry.Point
  /// Where the pointer is, from the view's top left corner.
  public let location: Geometry.Point
  /// The keys held down meanwhile.
  public let modifiers: Modifiers

  /// Makes a value.
  public init(delta: Geometry.Point, location: Geometry.Point, modifiers: Modifiers = []) {
    self.delta = delta
    self.location = location
    self.modifiers = modifiers
  }
}

/// Gestures of a view; `GestureArena` says which of several wins.
///
/// Each names the keys that do the same: a gesture alone is out of reach for many. Unless another
/// control does it, the view can be reached by the tabulator; give it a label and a role.
extension View {
  /// Does something at one tap or at several in a row.
  ///
  /// - Parameters:
  ///   - count: how many taps.
  ///   - keys: what does the same without a pointer.
  ///   - action: is handed the place in the view, or nil where a key was used.
  public func onTapGesture(
    count: Int = 1, keys: PressKeys = .return,
    perform action: @escaping (Geometry.Point?) -> Void
  ) -> Styled {
    let tap = RecognizedGesture(.tap(count: count)) { value in
      if case .tap(let place) = value { action(place) }
    }
    return gesture(.tap(count), tap) { element in
      guard case .key(let key, let modifiers) = keys else { return }
      element.listen { event in
        guard event.isPress(of: key, modifiers) else { return false }
        action(nil)
        return true
      }
    }
  }

  /// Does something when the view is pressed for a while, and follows the pointer until it is let go.
  ///
  /// - Parameters:
  ///   - duration: for how many seconds.
  ///   - distance: how far the pointer may stray meanwhile, in pixels.
  ///   - keys: what does the same without a pointer; it begins and ends at the view's corner.
  ///   - action: is told the beginning, each movement and the end.
  public func onLongPress(
    minimumDuration duration: Double = 0.5, maximumDistance distance: Double = 10,
    keys: PressKeys = .key(.return, modifiers: .shift),
    perform action: @escaping (PressValue) -> Void
  ) -> Styled {
    let wanted = Gesture.longPress(minimumDuration: duration, maximumDistance: distance)
    let press = RecognizedGesture(wanted) { value in
      if case .longPress(let value) = value { action(value) }
    }
    return gesture(.longPress, press) { element in
      guard case .key(let key, let modifiers) = keys else { return }
      element.listen { event in
        guard event.isPress(of: key, modifiers) else { return false }
        action(PressValue(.began, at: .zero))
        action(PressValue(.ended, at: .zero))
        return true
      }
    }
  }

  /// Follows a pointer that is pressed on the view and moved.
  ///
  /// - Parameters:
  ///   - distance: how far it moves, in pixels, before it counts as a drag.
  ///   - directions: where it may set out to; scrolling stays possible in the others.
  ///   - isSimultaneous: whether other gestures may go on beside it.
  ///   - keys: what does the same without a pointer.
  ///   - action: is told the beginning, each movement, and the end with its velocity.
  public func onDragGesture(
    minimumDistance distance: Double = 8, directions: Directions = .all,
    isSimultaneous: Bool = false, keys: DragKeys = .arrows(),
    perform action: @escaping (DragValue) -> Void
  ) -> Styled {
    var wanted = Gesture.drag(minimumDistance: distance, directions: directions)
    if isSimultaneous { wanted = wanted.simultaneously() }
    let drag = RecognizedGesture(wanted) { value in
      if case .drag(let value) = value { action(value) }
    }
    return gesture(.drag, drag) { element in
      guard case .arrows(let step) = keys else { return }
      element.listen { event in
        guard let direction = event.arrow, directions.isSuperset(of: direction) else {
          return false
        }
        let distance = event.modifiers.contains(.shift) ? step * 5 : step
        let way = direction.way(distance)
        action(DragValue(.began, from: .zero, by: .zero))
        action(DragValue(.changed, from: .zero, by: way))
        action(DragValue(.ended, from: .zero, by: way))
        return true
      }
    }
  }

  /// Does something at a quick movement over the view.
  ///
  /// - Parameters:
  ///   - directions: which movements count.
  ///   - keys: what does the same without a pointer.
  ///   - action: is handed the one direction in which it went.
  public func onSwipe(
    _ directions: Directions = .horizontal, keys: SwipeKeys = .arrows,
    perform action: @escaping (SwipeValue) -> Void
  ) -> Styled {
    let swipe = RecognizedGesture(.swipe(directions)) { value in
      if case .swipe(let value) = value { action(value) }
    }
    return gesture(.swipe, swipe) { element in
      guard case .arrows = keys else { return }
      element.listen { event in
        guard let direction = event.arrow, directions.isSuperset(of: direction) else {
          return false
        }
        action(SwipeValue(direction, velocity: .zero))
        return true
      }
    }
  }

  /// Follows two fingers that move apart or together, and a wheel that is turned with the control
  /// key held or what a trackpad makes of two fingers.
  ///
  /// - Parameters:
  ///   - keys: what does the same without a pointer.
  ///   - action: is told the scale and what it is about; by keys, the view's corner.
  public func onPinch(
    keys: PinchKeys = .plusAndMinus(), perform action: @escaping (PinchValue) -> Void
  ) -> Styled {
    let pinch = RecognizedGesture(.pinch) { value in
      if case .pinch(let value) = value { action(value) }
    }
    return gesture(.pinch, pinch) { element in
      guard case .plusAndMinus(let factor) = keys else { return }
      element.listen { event in
        let scale: Double
        if event.key == "+" || event.key == "=" {
          scale = factor
        } else if event.key == "-" {
          scale = 1 / factor
        } else {
          return false
        }
        action(PinchValue(.began, scale: 1, center: .zero))
        action(PinchValue(.changed, scale: scale, center: .zero))
        action(PinchValue(.ended, scale: scale, center: .zero))
        return true
      }
    }
  }

  /// Is told where a mouse or a pen hovers over the view, and nil once it has left.
  ///
  /// - Parameters:
  ///   - keys: what shows the same to those without a pointer, for whoever reads the program.
  ///   - action: is handed the place in the view.
  public func onHover(
    keys: StaticString, perform action: @escaping (Geometry.Point?) -> Void
  ) -> Styled {
    attachment(.hover, HoverAttachment(perform: action))
  }

  /// Is told how a wheel is turned over the view, which then scrolls nothing else.
  ///
  /// - Parameters:
  ///   - axis: the direction that is wanted; nil for both. Shift turns it.
  ///   - keys: which control does the same without a pointer, for whoever reads the program.
  ///   - action: is told each turn.
  public func onWheel(
    _ axis: Axis? = nil, keys: StaticString, perform action: @escaping (WheelValue) -> Void
  ) -> Styled {
    let wishes: GestureAttachment.Wishes =
      switch axis {
      case .horizontal?: .horizontalWheel
      case .vertical?: .verticalWheel
      case nil: [.horizontalWheel, .verticalWheel]
      }
    return attachment(.wheel, WheelAttachment(wishes, perform: action))
  }

  /// Attaches a gesture and what does the same by keys.
  private func gesture(
    _ kind: ElementAttachment.Kind, _ gesture: GestureAttachment,
    keys: (inout Styled) -> Void
  ) -> Styled {
    var element = attachment(kind, gesture)
    keys(&element)
    return element
  }
}

extension Event {
  /// Whether this key was pressed, with these others and no more.
  fileprivate func isPress(of key: Key, _ modifiers: Modifiers) -> Bool {
    self.key == key && self.modifiers.subtracting(.typing) == modifiers
  }

  /// The direction of an arrow key, unless it is meant for the browser.
  fileprivate var arrow: Directions? {
    guard modifiers.isDisjoint(with: [.control, .option, .command, .typing]) else { return nil }
    if key == .left { return .left }
    if key == .right { return .right }
    if key == .up { return .up }
    return key == .down ? .down : nil
  }
}

extension Directions {
  /// A way in this direction.
  fileprivate func way(_ distance: Double) -> Geometry.Point {
    if self == .left { return Geometry.Point(x: -distance, y: 0) }
    if self == .right { return Geometry.Point(x: distance, y: 0) }
    return Geometry.Point(x: 0, y: self == .up ? -distance : distance)
  }
}
