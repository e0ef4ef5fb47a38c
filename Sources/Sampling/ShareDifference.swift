/// A share with its effective sample size.
public struct SampledShare: Sendable, Hashable {
  /// The share, 0 to 1.
  public let value: Double
  /// The effective sample size: the number of equally weighted answers with the same precision; 0 if there
  /// are none.
  public let effectiveCount: Double

  /// Makes a share from its value and its effective number of answers.
  public init(_ value: Double, effectiveCount: Double) {
    self.value = value
    self.effectiveCount = effectiveCount
  }

  /// Returns the difference between this share and one of another sample, with its 95 % interval.
  ///
  /// Each end combines the distances of both shares to the ends of their own Wilson intervals: R. G.
  /// Newcombe, "Interval estimation for the difference between independent proportions", Statistics in
  /// Medicine 17 (1998) 873, method 10. Without answers a share may be anything.
  public func difference(from other: SampledShare) -> Estimate {
    let (mine, others) = (wilson, other.wilson)
    let difference = value - other.value
    func joined(_ one: Double, _ other: Double) -> Double {
      (one * one + other * other).squareRoot()
    }
    return Estimate(
      value: difference,
      low: max(-1, difference - joined(value - mine.low, others.high - other.value)),
      high: min(1, difference + joined(mine.high - value, other.value - others.low)))
  }

  /// The share with the ends of the interval of Wilson, JASA 22 (1927) 209.
  private var wilson: (low: Double, high: Double) {
    guard effectiveCount > 0 else { return (0, 1) }
    let square = Self.quantile * Self.quantile
    let whole = effectiveCount + square
    let middle = (value * effectiveCount + square / 2) / whole
    let spread = value * (1 - value) * effectiveCount + square / 4
    let half = Self.quantile * max(spread, 0).squareRoot() / whole
    return (max(0, min(middle - half, value)), min(1, max(middle + half, value)))
  }

  /// The quantile of the normal distribution for 97.5 %.
  private static let quantile = 1.959963984540054
}
