public import Geometry

/// Tells how fast something moves from where it was at some moments.
///
/// The slope of the straight line that fits the places of the last tenth of a second best, by least
/// squares: a single late or early sample changes little.
public struct VelocityTracker: Sendable {
  private var samples: [(place: Point, time: Double)] = []

  /// How far back places count, in seconds.
  private static let window = 0.1
  /// After so many seconds without a movement it rests.
  private static let rest = 0.05

  /// Makes a tracker that has seen nothing.
  public init() {}

  /// Notes where it is; moments that lie before the last one are taken for that.
  public mutating func add(_ place: Point, at time: Double) {
    let time = max(time, samples.last?.time ?? time)
    samples.removeAll { $0.time < time - Self.window }
    // Many places in one moment count as the last of them.
    if samples.last?.time == time { samples.removeLast() }
    samples.append((place, time))
  }

  /// How fast it moves, in pixels a second; zero where it has not moved lately.
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
