public import Interface

/// How a tap or a long press is done without a pointer.
public enum PressKeys {
  /// By a key, with others held down, while the view has the keyboard focus.
  case key(Key, modifiers: Modifiers = [])
  /// By another control; the words tell whoever reads the program which one.
  case elsewhere(StaticString)

  /// By the return key.
  public static var `return`: PressKeys { .key(.return) }
}

/// How a drag is done without a pointer.
public enum DragKeys {
  /// By the arrow keys: each press is a whole drag of so many pixels, with shift five times as far.
  case arrows(step: Double = 16)
  /// By another control; the words tell whoever reads the program which one.
  case elsewhere(StaticString)
}

/// How a swipe is done without a pointer.
public enum SwipeKeys {
  /// By the arrow key of its direction.
  case arrows
  /// By another control; the words tell whoever reads the program which one.
  case elsewhere(StaticString)
}

/// How a pinch is done without a pointer.
public enum PinchKeys {
  /// By plus and minus: each press is a whole pinch by this factor.
  case plusAndMinus(factor: Double = 1.25)
  /// By another control; the words tell whoever reads the program which one.
  case elsewhere(StaticString)
}

extension Styleable {
  /// Has the element take the keyboard focus and hand over its keys.
  mutating func listen(to handle: @escaping (Event) -> Bool) {
    apply(.attribute(.tabindex, "0"))
    apply(.on(.keydown, handle))
  }
}
