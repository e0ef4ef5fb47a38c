public import Geometry
public import Gestures
public import Interface

/// The movement of a wheel, or of two fingers on a trackpad.
public struct WheelValue: Sendable {
  /// The scroll distance in pixels: positive to the right and down.
  public let delta: Geometry.Point
  /// The position of the pointer, from the view's top left corner.
  public let location: Geometry.Point
  /// The modifier keys held down.
  public let modifiers: Modifiers

  /// Creates a value.
  public init(delta: Geometry.Point, location: Geometry.Point, modifiers: Modifiers = []) {
    self.delta = delta
    self.location = location
    self.modifiers = modifiers
  }
}

/// Gestures of a view; `GestureArena` decides which of several wins.
///
/// Each names its keyboard equivalent: many people cannot use a gesture. Unless another control is
/// the equivalent, the view is in the tab order; give it a label and a role.
extension View {
  /// Runs an action at one tap or at several in a row.
  ///
  /// - Parameters:
  ///   - count: the number of taps.
  ///   - keys: the keyboard equivalent.
  ///   - action: called with the position in the view, or nil if a key was used.
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

  /// Runs an action when the view is pressed for a while, and follows the pointer until it is
  /// released.
  ///
  /// - Parameters:
  ///   - duration: the required duration in seconds.
  ///   - distance: the distance that the pointer may move meanwhile, in pixels.
  ///   - keys: the keyboard equivalent; it begins and ends at the view's corner.
  ///   - action: called at the beginning, at each movement and at the end.
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
  ///   - distance: the movement, in pixels, from which it counts as a drag.
  ///   - directions: the directions in which it may begin; scrolling stays possible in the others.
  ///   - isSimultaneous: whether other gestures may be active at the same time.
  ///   - keys: the keyboard equivalent.
  ///   - action: called at the beginning, at each movement, and at the end with the velocity.
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

  /// Runs an action at a quick movement over the view.
  ///
  /// - Parameters:
  ///   - directions: the directions that count.
  ///   - keys: the keyboard equivalent.
  ///   - action: called with the direction of the swipe.
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

  /// Follows two fingers that move apart or together, and the wheel turned with the control key
  /// held, which is how browsers report a pinch on a trackpad.
  ///
  /// - Parameters:
  ///   - keys: the keyboard equivalent.
  ///   - action: called with the scale and its centre; for keys, the view's corner.
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

  /// Called with the position of a mouse or pen that hovers over the view, and nil once it has
  /// left.
  ///
  /// - Parameters:
  ///   - keys: the control that shows the same without a pointer, documented in the code.
  ///   - action: called with the position in the view.
  public func onHover(
    keys: StaticString, perform action: @escaping (Geometry.Point?) -> Void
  ) -> Styled {
    attachment(.hover, HoverAttachment(perform: action))
  }

  /// Called when a wheel is turned over the view, which then does not scroll anything else.
  ///
  /// - Parameters:
  ///   - axis: the axis to handle; nil for both. Shift swaps the axes.
  ///   - keys: the equivalent control without a pointer, documented in the code.
  ///   - action: called at each turn.
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

  /// Attaches a gesture and its keyboard equivalent.
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
  /// Whether this key was pressed with exactly these modifiers.
  fileprivate func isPress(of key: Key, _ modifiers: Modifiers) -> Bool {
    self.key == key && self.modifiers.subtracting(.typing) == modifiers
  }

  /// The direction of an arrow key, unless a modifier reserves it for the browser.
  fileprivate var arrow: Directions? {
    guard modifiers.isDisjoint(with: [.control, .option, .command, .typing]) else { return nil }
    if key == .left { return .left }
    if key == .right { return .right }
    if key == .up { return .up }
    return key == .down ? .down : nil
  }
}

extension Directions {
  /// Returns a vector in this direction.
  fileprivate func way(_ distance: Double) -> Geometry.Point {
    if self == .left { return Geometry.Point(x: -distance, y: 0) }
    if self == .right { return Geometry.Point(x: distance, y: 0) }
    return Geometry.Point(x: 0, y: self == .up ? -distance : distance)
  }
}
