/// The pace of an animation: how much of the way is covered after some share of the time.
///
/// A cubic Bézier curve from (0, 0) to (1, 1), given by its two control points as in CSS Easing
/// Functions Level 1. Time never runs backwards, so the control points' times lie within 0 and 1;
/// the way covered may overshoot.
public struct UnitCurve: Sendable, Hashable {
  /// A control point: a share of the time and a share of the way.
  public struct ControlPoint: Sendable, Hashable {
    /// The share of the time, 0 to 1.
    public let time: Double
    /// The share of the way; beyond 0 and 1 the curve overshoots.
    public let way: Double

    /// Makes a point; a time outside 0 to 1 is taken for the nearer end, and what is no finite
    /// number for zero.
    public init(time: Double, way: Double) {
      self.time = time.isFinite ? min(max(time, 0), 1) : 0
      self.way = way.isFinite ? way : 0
    }
  }

  /// The control point that the curve leaves its start towards.
  public let first: ControlPoint
  /// The control point that the curve reaches its end from.
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

  /// An even pace.
  public static let linear = bezier(0, 0, 1, 1)
  /// CSS's `ease`: a quick start and a long end.
  public static let ease = bezier(0.25, 0.1, 0.25, 1)
  /// A slow start.
  public static let easeIn = bezier(0.42, 0, 1, 1)
  /// A slow end.
  public static let easeOut = bezier(0, 0, 0.58, 1)
  /// A slow start and a slow end.
  public static let easeInOut = bezier(0.42, 0, 0.58, 1)
  /// A start so slow that the way is mostly covered at the end.
  public static let superEaseIn = bezier(0.2, 0, 1, 0.7)

  /// The same pace from the end to the start.
  public var reversed: UnitCurve {
    .bezier(1 - second.time, 1 - second.way, 1 - first.time, 1 - first.way)
  }
}

extension UnitCurve {
  /// The share of the way that is covered after a share of the time; 0 before the start, 1 after
  /// the end.
  ///
  /// The curve is solved anew each time, to the precision of the numbers: nothing is kept between
  /// calls, and no call depends on another.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    return Cubic(first.way, second.way).value(parameter(at: time))
  }

  /// How fast the way is covered after a share of the time: the slope of the curve there.
  ///
  /// Infinite where the curve stands upright. Before the start and after the end it is the slope
  /// at the start and at the end.
  public func velocity(at time: Double) -> Double {
    let parameter = time <= 0 ? 0 : time >= 1 ? 1 : parameter(at: time)
    let times = Cubic(first.time, second.time)
    let ways = Cubic(first.way, second.way)
    let pace = times.slope(parameter)
    if pace > 0 { return ways.slope(parameter) / pace }
    // A control point lies on its end; the curve leaves towards the next point that does not.
    let bend = times.bend(parameter)
    let wayBend = ways.bend(parameter)
    if ways.slope(parameter) == 0, bend != 0 { return wayBend / bend }
    if ways.slope(parameter) == 0, wayBend == 0 { return 1 }
    return .infinity
  }

  /// The curve's parameter at which a share of the time has passed.
  ///
  /// Newton's method inside a bracket that shrinks by half at least whenever a step would leave it.
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
