public import Geometry
private import Numerics

/// Waves of colour that sweep across a strip, one behind the other, without an end.
///
/// Each wave covers the strip from where it begins to its front, along which it fades into what lies
/// ahead. All start at equal distances in time; within one round each crosses the strip once.
public struct WaveTrain: Sendable, Hashable {
  /// How many waves there are.
  public let count: Int
  /// How wide the strip is.
  public let width: Double
  /// How wide the front is along which a wave fades.
  public let front: Double

  /// Makes waves; there is at least one, and no width is less than zero.
  public init(count: Int, width: Double, front: Double) {
    self.count = max(count, 1)
    self.width = width.isFinite ? max(width, 0) : 0
    self.front = front.isFinite ? max(front, 0) : 0
  }

  /// Where a wave is on its way after a number of rounds, 0 to 1.
  ///
  /// At the end of a round it is 1 rather than 0, as it is seen there. The last wave of six at the
  /// time 1/6, say, reaches that end but for a rounding error, which counts as reached. Time before
  /// zero is wrapped as well, and waves are counted on beyond the last.
  public func position(of wave: Int, at rounds: Double) -> Double {
    guard rounds.isFinite else { return 0 }
    let time = rounds - rounds.rounded(.down)
    let start = Double(((wave % count) + count) % count) / Double(count)
    let way = start + time
    if (way - 1).magnitude < 1e-9 { return 1 }
    return way - way.rounded(.down)
  }

  /// How a wave is shown.
  public struct Place: Sendable, Hashable {
    /// How far its left edge is from that of the strip.
    public let offset: Double
    /// What lies higher covers what lies lower.
    public let height: Double
  }

  /// How a wave at a position is shown.
  ///
  /// It comes from beyond the left edge, and leaves once its front has passed the right one. Those
  /// that began later lie higher.
  public func place(at position: Double) -> Place {
    Place(offset: -width + position * (width + front), height: -position)
  }

  /// How a copy of the wave is shown that lies under all others, while it is the first: without it
  /// the ground would be seen when a wave begins anew.
  public func copy(at position: Double) -> Place? {
    position < 1 / Double(count) ? Place(offset: front, height: -2) : nil
  }

  /// The seconds until the wave on its way is over, at one round a second, less a twentieth of one
  /// for a curtain to close in; zero where it is over before.
  public func secondsToNextWave(after rounds: Double) -> Double {
    let step = 1 / Double(count)
    let passed = (rounds / step).rounded(.down)
    return max((passed + 1) * step - rounds - 0.05, 0)
  }
}

extension Point {
  /// The direction to another point in degrees clockwise from the right, 0 to 360; 270 to itself.
  public func direction(to other: Point) -> Double {
    let (x, y) = (other.x - self.x, other.y - self.y)
    guard x != 0 || y != 0 else { return 270 }
    let degrees = arcTangent(y: y, x: x) * 180 / .pi
    return degrees < 0 ? degrees + 360 : degrees
  }
}

/// The directions, in degrees, in which the colours of a wave's rounded front are met.
public struct WaveFrontAngles: Sendable, Hashable {
  /// Where the wave's own colour begins.
  public let start: Double
  /// Where the colour between is.
  public let middle: Double
  /// Where the colour ahead is.
  public let end = 360.0

  /// Measures the front of a block as wide as this, whose lower corner is rounded by a radius.
  ///
  /// - Parameters:
  ///   - width: of the block.
  ///   - radius: of its lower corner, which is its height.
  ///   - front: how wide the front is.
  ///   - middle: where the colour between lies in the front, 0 to 1.
  public init(width: Double, radius: Double, front: Double, middle: Double) {
    let center = Point(x: 0, y: radius)
    start = center.direction(to: Point(x: width, y: radius - front))
    self.middle = center.direction(to: Point(x: width, y: radius - front * (1 - middle)))
  }
}
