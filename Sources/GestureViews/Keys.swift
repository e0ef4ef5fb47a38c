public import Interface

/// The keyboard equivalent of a tap or a long press.
public enum PressKeys {
  /// A key, with modifiers held down, while the view has the keyboard focus.
  case key(Key, modifiers: Modifiers = [])
  /// Another control; the text documents in the code which one.
  case elsewhere(StaticString)

  /// The return key.
  public static var `return`: PressKeys { .key(.return) }
}

/// The keyboard equivalent of a drag.
public enum DragKeys {
  /// The arrow keys: each press is a whole drag of this distance in pixels, with Shift five times
  /// as far.
  case arrows(step: Double = 16)
  /// Another control; the text documents in the code which one.
  case elsewhere(StaticString)
}

/// The keyboard equivalent of a swipe.
public enum SwipeKeys {
  /// The arrow key of the swipe's direction.
  case arrows
  /// Another control; the text documents in the code which one.
  case elsewhere(StaticString)
}

/// The keyboard equivalent of a pinch.
public enum PinchKeys {
  /// Plus and minus: each press is a whole pinch by this factor.
  case plusAndMinus(factor: Double = 1.25)
  /// Another control; the text documents in the code which one.
  case elsewhere(StaticString)
}

extension Styleable {
  /// Makes the element focusable and passes its keys to a handler.
  mutating func listen(to handle: @escaping (Event) -> Bool) {
    apply(.attribute(.tabindex, "0"))
    apply(.on(.keydown, handle))
  }
}
