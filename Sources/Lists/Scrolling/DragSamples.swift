/// The recent positions of a drag, and the velocity derived from them.
public struct DragSamples: Sendable {
  private var samples: [(moment: Double, place: Double)] = []
  /// The number of seconds for which positions count.
  private static let memory = 0.1
  /// The number of seconds for which the drag is assumed to continue at its velocity.
  private static let foresight = 0.25

  /// Creates samples without positions.
  public init() {}

  /// The last position.
  public var last: Double? { samples.last?.place }

  /// Records a position, in points along the axis, at a time in seconds.
  public mutating func add(_ place: Double, at moment: Double) {
    samples.removeAll { $0.moment < moment - Self.memory || $0.moment > moment }
    samples.append((moment, place))
  }

  /// Returns the velocity at a time, in points a second; 0 after a tenth of a second without movement.
  public func velocity(at moment: Double) -> Double {
    guard let first = samples.first(where: { $0.moment >= moment - Self.memory }),
      let last = samples.last, last.moment - first.moment > 0.001
    else { return 0 }
    return (last.place - first.place) / (last.moment - first.moment)
  }

  /// Returns the distance from the last position at which the drag would come to rest, in points.
  public func overshoot(at moment: Double) -> Double { velocity(at: moment) * Self.foresight }
}
