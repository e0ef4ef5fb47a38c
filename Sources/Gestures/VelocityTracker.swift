public import Geometry

/// Estimates a velocity from recent positions.
///
/// The least-squares slope of the positions of the last tenth of a second: a single late or early
/// sample changes little.
public struct VelocityTracker: Sendable {
  private var samples: [(place: Point, time: Double)] = []

  /// The time for which positions count, in seconds.
  private static let window = 0.1
  /// The number of seconds without a movement after which the velocity is zero.
  private static let rest = 0.05

  /// Creates a tracker without samples.
  public init() {}

  /// Records a position; times before the last one are treated as equal to it.
  public mutating func add(_ place: Point, at time: Double) {
    let time = max(time, samples.last?.time ?? time)
    samples.removeAll { $0.time < time - Self.window }
    // Of several positions at one time, the last counts.
    if samples.last?.time == time { samples.removeLast() }
    samples.append((place, time))
  }

  /// Returns the velocity in pixels a second; zero if there was no recent movement.
  public func velocity(at time: Double) -> Point {
    guard let last = samples.last, time - last.time <= Self.rest, samples.count > 1 else {
      return .zero
    }
    let count = Double(samples.count)
    var (meanTime, mean) = (0.0, Point.zero)
    for sample in samples {
      meanTime += (sample.time - last.time) / count
      mean = mean + Point(x: sample.place.x / count, y: sample.place.y / count)
    }
    var (spread, slope) = (0.0, Point.zero)
    for sample in samples {
      let time = sample.time - last.time - meanTime
      spread += time * time
      slope.x += time * (sample.place.x - mean.x)
      slope.y += time * (sample.place.y - mean.y)
    }
    return spread > 0 ? Point(x: slope.x / spread, y: slope.y / spread) : .zero
  }
}
