public import Geometry
private import Numerics

/// Turns the wheel with the control key held into a pinch; browsers report a pinch on a trackpad
/// this way too.
public struct WheelZoom: Sendable {
  private var value: PinchValue?
  /// The time at which the pinch ends if the wheel is not turned again.
  public private(set) var deadline: Double?

  /// The number of seconds without a turn after which the pinch ends.
  private static let pause = 0.2
  /// The scroll distance, in pixels, that changes the scale by the factor e.
  private static let reach = 100.0

  /// Creates a wheel at rest.
  public init() {}

  /// Processes a turn; a negative distance, away from the hand, enlarges.
  public mutating func turn(by distance: Double, at center: Point, time: Double) -> PinchValue {
    var next = value ?? PinchValue(.began, scale: 1, center: center)
    if case .some = value { next.phase = .changed }
    // Limited, so that a wheel with coarse steps does not jump.
    next.scale *= exponential(-min(max(distance, -60), 60) / Self.reach)
    value = next
    deadline = time + Self.pause
    return next
  }

  /// Processes the passing of time without a turn; returns the end of the pinch, once.
  public mutating func advance(to time: Double) -> PinchValue? {
    guard let due = deadline, time >= due, var last = value else { return nil }
    (value, deadline) = (nil, nil)
    last.phase = .ended
    return last
  }
}
