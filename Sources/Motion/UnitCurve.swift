/// The timing curve of an animation: the progress as a function of the elapsed fraction of time.
///
/// A cubic Bézier curve from (0, 0) to (1, 1), given by its two control points as in CSS Easing Functions
/// Level 1. Time must be monotone, so the control points' times lie within 0 and 1; the progress may
/// overshoot.
public struct UnitCurve: Sendable, Hashable {
  /// A control point: a fraction of the time and a progress.
  public struct ControlPoint: Sendable, Hashable {
    /// The fraction of the time, 0 to 1.
    public let time: Double
    /// The progress; outside 0 to 1 the curve overshoots.
    public let way: Double

    /// Makes a point; the time is clamped to 0 to 1, and numbers that are not finite become zero.
    public init(time: Double, way: Double) {
      self.time = time.isFinite ? min(max(time, 0), 1) : 0
      self.way = way.isFinite ? way : 0
    }
  }

  /// The control point of the start.
  public let first: ControlPoint
  /// The control point of the end.
  public let second: ControlPoint

  /// Makes a curve from its control points.
  public init(_ first: ControlPoint, _ second: ControlPoint) {
    self.first = first
    self.second = second
  }

  /// Makes a curve from four numbers, in the order of CSS's `cubic-bezier()`.
  public static func bezier(
    _ firstTime: Double, _ firstWay: Double, _ secondTime: Double, _ secondWay: Double
  ) -> UnitCurve {
    UnitCurve(
      ControlPoint(time: firstTime, way: firstWay), ControlPoint(time: secondTime, way: secondWay))
  }

  /// A constant speed.
  public static let linear = bezier(0, 0, 1, 1)
  /// CSS's `ease`: a quick start and a long end.
  public static let ease = bezier(0.25, 0.1, 0.25, 1)
  /// A slow start.
  public static let easeIn = bezier(0.42, 0, 1, 1)
  /// A slow end.
  public static let easeOut = bezier(0, 0, 0.58, 1)
  /// A slow start and a slow end.
  public static let easeInOut = bezier(0.42, 0, 0.58, 1)
  /// A start so slow that most of the progress is made at the end.
  public static let superEaseIn = bezier(0.2, 0, 1, 0.7)

  /// The curve of the reversed motion.
  public var reversed: UnitCurve {
    .bezier(1 - second.time, 1 - second.way, 1 - first.time, 1 - first.way)
  }
}

extension UnitCurve {
  /// Returns the progress after a fraction of the time; 0 before the start, 1 after the end.
  ///
  /// Each call solves the curve to floating-point precision, without state between calls.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    return Cubic(first.way, second.way).value(parameter(at: time))
  }

  /// Returns the speed after a fraction of the time: the slope of the curve there.
  ///
  /// Infinite where the curve is vertical. Before the start and after the end it is the slope at that end.
  public func velocity(at time: Double) -> Double {
    let parameter = time <= 0 ? 0 : time >= 1 ? 1 : parameter(at: time)
    let times = Cubic(first.time, second.time)
    let ways = Cubic(first.way, second.way)
    let pace = times.slope(parameter)
    if pace > 0 { return ways.slope(parameter) / pace }
    // If a control point coincides with its end, the next distinct point determines the tangent.
    let bend = times.bend(parameter)
    let wayBend = ways.bend(parameter)
    if ways.slope(parameter) == 0, bend != 0 { return wayBend / bend }
    if ways.slope(parameter) == 0, wayBend == 0 { return 1 }
    return .infinity
  }

  /// Returns the curve's parameter at a fraction of the time.
  ///
  /// Newton's method within a bracket, with bisection whenever a step would leave it.
  private func parameter(at time: Double) -> Double {
    let times = Cubic(first.time, second.time)
    var (low, high) = (0.0, 1.0)
    var guess = time
    for _ in 0..<64 {
      let excess = times.value(guess) - time
      if excess == 0 { return guess }
      if excess > 0 { high = guess } else { low = guess }
      let next = guess - excess / times.slope(guess)
      let step = next > low && next < high ? next : (low + high) / 2
      if step == guess { return guess }
      guess = step
    }
    return guess
  }
}

/// One coordinate of a Bézier curve from 0 to 1, as a polynomial of its parameter.
private struct Cubic {
  let a, b, c: Double

  init(_ first: Double, _ second: Double) {
    c = 3 * first
    b = 3 * (second - first) - c
    a = 1 - c - b
  }

  func value(_ t: Double) -> Double { ((a * t + b) * t + c) * t }
  func slope(_ t: Double) -> Double { (3 * a * t + 2 * b) * t + c }
  func bend(_ t: Double) -> Double { 6 * a * t + 2 * b }
}
