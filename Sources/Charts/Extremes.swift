/// The least and the greatest of some values.
public struct Extremes: Sendable, Hashable {
  /// The least value.
  public var low: Double
  /// The greatest value.
  public var high: Double

  /// Makes extremes from a least and a greatest value.
  public init(low: Double, high: Double) {
    self.low = low
    self.high = high
  }

  /// Returns the extremes of the union of both.
  public func union(_ other: Extremes) -> Extremes {
    Extremes(low: min(low, other.low), high: max(high, other.high))
  }

  /// The extremes, widened if they are equal: a single value is centred between zero and twice itself, and
  /// zero becomes 0 to 1.
  public var padded: Extremes {
    guard low == high else { return self }
    if low == 0 { return Extremes(low: 0, high: 1) }
    return low > 0 ? Extremes(low: 0, high: 2 * low) : Extremes(low: 2 * low, high: 0)
  }
}

/// The extremes to which a chart is scaled.
public enum ExtremesMode: Sendable, Hashable {
  /// The extremes of all values: the scale is independent of the viewport.
  case fixed
  /// Given ones.
  case custom(Extremes)
  /// The extremes of the visible values.
  case visible
  /// The extremes of the visible values, extended to include the given ones.
  case including(Extremes)
}
