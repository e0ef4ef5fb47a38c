/// A pointer gesture, as a recogniser looks for it.
///
/// ``GestureArena`` decides which of several gestures wins when they want the same pointer.
public struct Gesture: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case tap(count: Int)
    case longPress(duration: Double, slack: Double)
    case drag(distance: Double, directions: Directions)
    case swipe(directions: Directions, speed: Double)
    case pinch
  }

  let kind: Kind
  private(set) var isSimultaneous = false

  private init(_ kind: Kind) { self.kind = kind }

  /// A press and a release at one place, one or several times in a row.
  ///
  /// The pointer may move by ten pixels; the next tap begins within 0.3 s, at most thirty pixels
  /// from the first.
  public static func tap(count: Int = 1) -> Gesture { Gesture(.tap(count: max(count, 1))) }

  /// A press that stays in place for some seconds; the pointer is then followed until it is
  /// released.
  public static func longPress(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10
  ) -> Gesture {
    Gesture(
      .longPress(duration: max(minimumDuration, 0), slack: max(maximumDistance, 0)))
  }

  /// A press that is moved.
  ///
  /// - Parameters:
  ///   - minimumDistance: the movement, in pixels, from which it counts as a drag.
  ///   - directions: the directions in which it may begin; afterwards it may reverse. A drag along
  ///     only one axis reports no movement across it.
  public static func drag(
    minimumDistance: Double = 8, directions: Directions = .all
  ) -> Gesture {
    Gesture(.drag(distance: max(minimumDistance, 0), directions: directions))
  }

  /// A quick movement in one of several directions, reported once it is complete.
  ///
  /// - Parameters:
  ///   - directions: the directions that count.
  ///   - minimumSpeed: the minimum speed at its end, in pixels a second.
  public static func swipe(
    _ directions: Directions = .horizontal, minimumSpeed: Double = 300
  ) -> Gesture {
    Gesture(.swipe(directions: directions, speed: max(minimumSpeed, 0)))
  }

  /// Two pointers that move apart or together.
  public static let pinch = Gesture(.pinch)

  /// Returns the same gesture, which neither takes a pointer from others nor loses it to them.
  public func simultaneously() -> Gesture {
    var gesture = self
    gesture.isSimultaneous = true
    return gesture
  }

  /// The directions in which the gesture follows one pointer, and in which others should not
  /// scroll.
  public var directions: Directions {
    switch kind {
    case .drag(_, let directions), .swipe(let directions, _): directions
    case .tap, .longPress, .pinch: []
    }
  }

  /// Whether it needs two pointers.
  public var isPinch: Bool { kind == .pinch }

  /// Whether it requires a press to last.
  public var isLongPress: Bool {
    if case .longPress = kind { true } else { false }
  }

  /// The number of taps it requires, or zero.
  var tapCount: Int {
    if case .tap(let count) = kind { count } else { 0 }
  }

  /// Whether this and another gesture of the same element may be active together: a pinch and a
  /// drag, as when a map is moved and zoomed at once.
  func accompanies(_ other: Gesture) -> Bool {
    switch (kind, other.kind) {
    case (.pinch, .drag), (.drag, .pinch): true
    default: false
    }
  }
}
