public import Geometry
private import Numerics

/// An endless sequence of waves of colour that sweep across a strip.
///
/// Each wave covers the strip up to its front, along which it fades into the colour ahead. The waves start at
/// equal intervals of time, and each crosses the strip once per round.
public struct WaveTrain: Sendable, Hashable {
  /// The number of waves.
  public let count: Int
  /// The width of the strip.
  public let width: Double
  /// The width of the front along which a wave fades.
  public let front: Double

  /// Makes waves; the count is at least one, and negative widths become zero.
  public init(count: Int, width: Double, front: Double) {
    self.count = max(count, 1)
    self.width = width.isFinite ? max(width, 0) : 0
    self.front = front.isFinite ? max(front, 0) : 0
  }

  /// Returns the progress of a wave after a number of rounds, 0 to 1.
  ///
  /// At the end of a crossing it is 1 rather than 0. A progress within a rounding error of the end, such as
  /// that of the last of six waves at the time 1/6, counts as 1. Negative times and wave numbers beyond the
  /// last wrap around.
  public func position(of wave: Int, at rounds: Double) -> Double {
    guard rounds.isFinite else { return 0 }
    let time = rounds - rounds.rounded(.down)
    let start = Double(((wave % count) + count) % count) / Double(count)
    let way = start + time
    if (way - 1).magnitude < 1e-9 { return 1 }
    return way - way.rounded(.down)
  }

  /// The placement of a wave.
  public struct Place: Sendable, Hashable {
    /// The distance of its left edge from that of the strip.
    public let offset: Double
    /// The stacking order: higher waves cover lower ones.
    public let height: Double
  }

  /// Returns the placement of a wave at a position.
  ///
  /// It enters from beyond the left edge, and leaves once its front has passed the right one. Waves that
  /// began later are stacked higher.
  public func place(at position: Double) -> Place {
    Place(offset: -width + position * (width + front), height: -position)
  }

  /// Returns the placement of a copy of the wave below all others at the start of its crossing,
  /// without which the background would be visible when the wave restarts.
  public func copy(at position: Double) -> Place? {
    position < 1 / Double(count) ? Place(offset: front, height: -2) : nil
  }

  /// Returns the seconds until the next wave starts, at one round per second, less 0.05 s for a
  /// closing curtain; never negative.
  public func secondsToNextWave(after rounds: Double) -> Double {
    let step = 1 / Double(count)
    let passed = (rounds / step).rounded(.down)
    return max((passed + 1) * step - rounds - 0.05, 0)
  }
}

extension Point {
  /// Returns the direction to another point in degrees clockwise from the right, 0 to 360; 270 to itself.
  public func direction(to other: Point) -> Double {
    let (x, y) = (other.x - self.x, other.y - self.y)
    guard x != 0 || y != 0 else { return 270 }
    let degrees = arcTangent(y: y, x: x) * 180 / .pi
    return degrees < 0 ? degrees + 360 : degrees
  }
}

/// The directions, in degrees, of the colour stops of a wave's rounded front.
public struct WaveFrontAngles: Sendable, Hashable {
  /// The direction at which the wave's own colour begins.
  public let start: Double
  /// The direction of the intermediate colour.
  public let middle: Double
  /// The direction of the colour ahead.
  public let end = 360.0

  /// Measures the front of a block as wide as this, whose lower corner is rounded by a radius.
  ///
  /// - Parameters:
  ///   - width: the width of the block.
  ///   - radius: the radius of its lower corner, which is its height.
  ///   - front: the width of the front.
  ///   - middle: the position of the intermediate colour in the front, 0 to 1.
  public init(width: Double, radius: Double, front: Double, middle: Double) {
    let center = Point(x: 0, y: radius)
    start = center.direction(to: Point(x: width, y: radius - front))
    self.middle = center.direction(to: Point(x: width, y: radius - front * (1 - middle)))
  }
}
