public import Geometry
private import Numerics

/// Makes a pinch of a wheel that is turned with the control key held, which is also what browsers
/// make of a pinch on a trackpad.
public struct WheelZoom: Sendable {
  private var value: PinchValue?
  /// When the pinch is over if the wheel is not turned again.
  public private(set) var deadline: Double?

  /// The seconds without a turn after which it is over.
  private static let pause = 0.2
  /// Scrolling this far, in pixels, changes the scale by the factor e.
  private static let reach = 100.0

  /// Makes a wheel that rests.
  public init() {}

  /// Takes in a turn; away from the hand, which is less than zero, enlarges.
  public mutating func turn(by distance: Double, at center: Point, time: Double) -> PinchValue {
    var next = value ?? PinchValue(.began, scale: 1, center: center)
    if case .some = value { next.phase = .changed }
    // A wheel with coarse steps does not leap.
    next.scale *= exponential(-min(max(distance, -60), 60) / Self.reach)
    value = next
    deadline = time + Self.pause
    return next
  }

  /// Takes in that the wheel has rested until a time; returns the end of the pinch, once.
  public mutating func advance(to time: Double) -> PinchValue? {
    guard let due = deadline, time >= due, var last = value else { return nil }
    (value, deadline) = (nil, nil)
    last.phase = .ended
    return last
  }
}
