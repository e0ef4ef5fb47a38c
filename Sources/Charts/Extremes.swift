/// The least and the greatest of some values.
public struct Extremes: Sendable, Hashable {
  /// The least value.
  public var low: Double
  /// The greatest value.
  public var high: Double

  /// Joins a least and a greatest value.
  public init(low: Double, high: Double) {
    self.low = low
    self.high = high
  }

  /// The extremes of both together.
  public func union(_ other: Extremes) -> Extremes {
    Extremes(low: min(low, other.low), high: max(high, other.high))
  }

  /// The same with room where there is none: a single height lies in the middle between zero and
  /// twice itself, and zero at the foot of one.
  public var padded: Extremes {
    guard low == high else { return self }
    if low == 0 { return Extremes(low: 0, high: 1) }
    return low > 0 ? Extremes(low: 0, high: 2 * low) : Extremes(low: 2 * low, high: 0)
  }
}

/// Which extremes a chart is scaled by.
public enum ExtremesMode: Sendable, Hashable {
  /// Those of all values: nothing moves when the viewport does.
  case fixed
  /// Given ones.
  case custom(Extremes)
  /// Those of what is seen.
  case visible
  /// Those of what is seen, but never within given ones.
  case including(Extremes)
}
