/// Where a hand was lately, and from that, how fast it is.
public struct DragSamples: Sendable {
  private var samples: [(moment: Double, place: Double)] = []
  /// How many seconds back a hand's places count.
  private static let memory = 0.1
  /// How many seconds the hand is thought to go on at its speed.
  private static let foresight = 0.25

  /// Creates samples of a hand that was nowhere yet.
  public init() {}

  /// Where the hand is.
  public var last: Double? { samples.last?.place }

  /// Notes where the hand is, in points along the axis, at a moment in seconds.
  public mutating func add(_ place: Double, at moment: Double) {
    samples.removeAll { $0.moment < moment - Self.memory || $0.moment > moment }
    samples.append((moment, place))
  }

  /// Points a second at a moment; 0 where the hand has rested for a tenth of a second.
  public func velocity(at moment: Double) -> Double {
    guard let first = samples.first(where: { $0.moment >= moment - Self.memory }),
      let last = samples.last, last.moment - first.moment > 0.001
    else { return 0 }
    return (last.place - first.place) / (last.moment - first.moment)
  }

  /// How far from its place the hand would come to rest, in points.
  public func overshoot(at moment: Double) -> Double { velocity(at: moment) * Self.foresight }
}
