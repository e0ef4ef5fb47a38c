public import Geometry

/// The phase of a gesture.
public enum GesturePhase: Sendable, Hashable {
  /// It was recognised.
  case began
  /// It has changed.
  case changed
  /// It was completed.
  case ended
  /// It was cancelled: it should have no effect.
  case cancelled
}

/// The value reported by a recogniser.
public enum GestureValue: Sendable, Hashable {
  /// A tap, or the last of several, at this position.
  case tap(Point)
  /// A press that lasts.
  case longPress(PressValue)
  /// A press that moves.
  case drag(DragValue)
  /// A quick movement, over.
  case swipe(SwipeValue)
  /// Two pointers that move apart or together.
  case pinch(PinchValue)
}

/// A press that lasts.
///
/// Positions are in pixels from the element's top left corner, as it was when the pointer was
/// pressed.
public struct PressValue: Sendable, Hashable {
  /// The phase of the press.
  public var phase: GesturePhase
  /// The position of the pointer.
  public var location: Point

  /// Creates a value.
  public init(_ phase: GesturePhase, at location: Point) {
    self.phase = phase
    self.location = location
  }
}

/// A press that moves.
///
/// Positions are in pixels from the element's top left corner, as it was when the pointer was
/// pressed, so that an element may follow the pointer.
public struct DragValue: Sendable, Hashable {
  /// The phase of the drag.
  public var phase: GesturePhase
  /// The position at which the pointer was pressed.
  public var startLocation: Point
  /// The distance of the pointer from there.
  public var translation: Point
  /// The velocity in pixels a second; zero if the pointer rests before it is released.
  public var velocity: Point

  /// Creates a value.
  public init(
    _ phase: GesturePhase, from startLocation: Point, by translation: Point,
    velocity: Point = .zero
  ) {
    self.phase = phase
    self.startLocation = startLocation
    self.translation = translation
    self.velocity = velocity
  }

  /// The position of the pointer.
  public var location: Point { startLocation + translation }

  /// The translation at rest if the movement continued and lost 0.2 % of its speed every
  /// millisecond, as scrolling does on touch screens.
  public var predictedEndTranslation: Point {
    Point(
      x: translation.x + velocity.x * Self.glide, y: translation.y + velocity.y * Self.glide)
  }

  /// The position at rest.
  public var predictedEndLocation: Point { startLocation + predictedEndTranslation }

  /// The number of seconds at full speed that deceleration amounts to: −1 / (1000 · ln 0.998).
  private static let glide = 0.4995
}

/// A quick movement.
public struct SwipeValue: Sendable, Hashable {
  /// The direction of the movement.
  public var direction: Directions
  /// The velocity at its end, in pixels a second.
  public var velocity: Point

  /// Creates a value.
  public init(_ direction: Directions, velocity: Point) {
    self.direction = direction
    self.velocity = velocity
  }
}

/// Two pointers that move apart or together.
///
/// Positions are in pixels from the element's top left corner, as it was when the second pointer
/// was pressed.
public struct PinchValue: Sendable, Hashable {
  /// The phase of the pinch.
  public var phase: GesturePhase
  /// The ratio of the pointers' distance to their distance at the start.
  public var scale: Double
  /// The midpoint of the pointers when the second was pressed: the point that should stay in place.
  public var center: Point
  /// The movement of the midpoint since then.
  public var translation: Point
  /// The velocity of the scale, per second.
  public var velocity: Double

  /// Creates a value.
  public init(
    _ phase: GesturePhase, scale: Double, center: Point, translation: Point = .zero,
    velocity: Double = 0
  ) {
    self.phase = phase
    self.scale = scale
    self.center = center
    self.translation = translation
    self.velocity = velocity
  }
}
