private import Numerics

/// A figure from a sample, with its 95 % confidence interval.
public struct Estimate: Sendable, Hashable {
  /// The figure.
  public let value: Double
  /// The lower end of the interval.
  public let low: Double
  /// The upper end of the interval.
  public let high: Double

  /// Makes an estimate from its three numbers.
  public init(value: Double, low: Double, high: Double) {
    self.value = value
    self.low = low
    self.high = high
  }

  /// Returns the share of answers with an activity, for answers of equal weight.
  ///
  /// - Parameters:
  ///   - count: the number of answers with it, 0 to `total`.
  ///   - total: the number of answers. With none, the share may be anything: 0 in 0…1.
  public static func share(of count: Int, in total: Int) -> Estimate {
    guard total > 0 else { return .share(0, effectiveCount: 0) }
    return .share(
      Double(min(max(count, 0), total)) / Double(total), effectiveCount: Double(total))
  }

  /// Returns the share of time that an activity takes, estimated from an effective number of answers.
  ///
  /// The interval is Jeffreys': the 2.5 % and 97.5 % quantiles of Beta(*pn* + ½, (1 − *p*)*n* + ½),
  /// with the lower end 0 for a share of 0 and the upper end 1 for a share of 1. See Brown,
  /// Cai and DasGupta, "Interval estimation for a binomial proportion", Statistical Science 16 (2001)
  /// 101. Averaged over shares, its coverage is 95 %.
  ///
  /// - Parameters:
  ///   - value: the share *p*, 0 to 1.
  ///   - effectiveCount: the number of answers *n*. With none, the share may be anything: 0…1.
  public static func share(_ value: Double, effectiveCount: Double) -> Estimate {
    guard effectiveCount > 0 else { return Estimate(value: value, low: 0, high: 1) }
    let k = value * effectiveCount
    let posterior = BetaDistribution(a: k + 0.5, b: max(effectiveCount - k, 0) + 0.5)
    return Estimate(
      value: value,
      low: value <= 0 ? 0 : posterior.quantile(tail),
      high: value >= 1 ? 1 : posterior.quantile(1 - tail))
  }

  /// Returns the figure and its interval multiplied by a factor.
  public func scaled(by factor: Double) -> Estimate {
    Estimate(value: value * factor, low: low * factor, high: high * factor)
  }

  /// The probability beyond each end of the interval.
  private static let tail = 0.025
}
