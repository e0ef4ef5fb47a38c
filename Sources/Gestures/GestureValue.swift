public import Geometry

/// How far a gesture has come.
public enum GesturePhase: Sendable, Hashable {
  /// It was recognised.
  case began
  /// It goes on.
  case changed
  /// It was completed.
  case ended
  /// It was taken away: nothing should come of it.
  case cancelled
}

/// What a recogniser tells.
public enum GestureValue: Sendable, Hashable {
  /// Taps, at their place.
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
/// Places are in pixels from the element's top left corner, as it was when the
/// pointer was pressed.
public struct PressValue: Sendable, Hashable {
  /// How far it has come.
  public var phase: GesturePhase
  /// Where the pointer is.
  public var location: Point

  /// Makes a value.
  public init(_ phase: GesturePhase, at location: Point) {
    self.phase = phase
    self.location = location
  }
}

/// A press that moves.
///
/// Places are in pixels from the element's top left corner, as it was when the
/// pointer was pressed, so that an element may follow the pointer.
public struct DragValue: Sendable, Hashable {
  /// How far it has come.
  public var phase: GesturePhase
  /// Where the pointer was pressed.
  public var startLocation: Point
  /// How far the pointer is from there.
  public var translation: Point
  /// How fast it moves, in pixels a second; zero where it rests before it is let go.
  public var velocity: Point

  /// Makes a value.
  public init(
    _ phase: GesturePhase, from startLocation: Point, by translation: Point,
    velocity: Point = .zero
  ) {
    self.phase = phase
    self.startLocation = startLocation
    self.translation = translation
    self.velocity = velocity
  }

  /// Where the pointer is.
  public var location: Point { startLocation + translation }

  /// How far it would come if it went on and lost 0.2 % of its speed every millisecond, as things
  /// that are thrown do on touch screens.
  public var predictedEndTranslation: Point {
    Point(
      x: translation.x + velocity.x * Self.glide, y: translation.y + velocity.y * Self.glide)
  }

  /// Where it would come to rest.
  public var predictedEndLocation: Point { startLocation + predictedEndTranslation }

  /// The seconds at full speed that gliding comes to: −1 / (1000 · ln 0.998).
  private static let glide = 0.4995
}

/// A quick movement.
public struct SwipeValue: Sendable, Hashable {
  /// Where it went: one direction.
  public var direction: Directions
  /// How fast it was at its end, in pixels a second.
  public var velocity: Point

  /// Makes a value.
  public init(_ direction: Directions, velocity: Point) {
    self.direction = direction
    self.velocity = velocity
  }
}

/// Two pointers that move apart or together.
///
/// Places are in pixels from the element's top left
/// corner, as it was when the second pointer was pressed.
public struct PinchValue: Sendable, Hashable {
  /// How far it has come.
  public var phase: GesturePhase
  /// How many times as far apart the pointers are as they were.
  public var scale: Double
  /// The middle between the pointers when the second was pressed: what should stay in place.
  public var center: Point
  /// How far the middle has moved since.
  public var translation: Point
  /// How fast the scale changes, in parts a second.
  public var velocity: Double

  /// Makes a value.
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
