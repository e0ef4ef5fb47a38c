private import Numerics

/// A figure from a sample, with the interval in which the truth lies with 95 % confidence.
public struct Estimate: Sendable, Hashable {
  /// The figure itself.
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

  /// The share of time spent on something that was met in some of a number of answered probes.
  ///
  /// The interval is Jeffreys': the 2.5 % and 97.5 % quantiles of Beta(k + ½, n − k + ½), with the
  /// lower end 0 when nothing was met and the upper end 1 when nothing else was. See Brown, Cai and
  /// DasGupta, "Interval estimation for a binomial proportion", Statistical Science 16 (2001) 101.
  /// Averaged over shares it holds the truth 95 times in 100.
  ///
  /// - Parameters:
  ///   - count: how often it was met, 0 to `total`.
  ///   - total: the number of answered probes. With none, the share may be anything: 0 in 0…1.
  public static func share(of count: Int, in total: Int) -> Estimate {
    guard total > 0 else { return Estimate(value: 0, low: 0, high: 1) }
    let k = Double(min(max(count, 0), total))
    let n = Double(total)
    let posterior = BetaDistribution(a: k + 0.5, b: n - k + 0.5)
    return Estimate(
      value: k / n,
      low: k == 0 ? 0 : posterior.quantile(tail),
      high: k == n ? 1 : posterior.quantile(1 - tail))
  }

  /// The time spent on something, in the unit of the gaps, from the sum of its probes' gaps.
  ///
  /// Each probe stands for the gap it was drawn with, so a change of gap never distorts history.
  /// The interval scales the 2.5 % and 97.5 % quantiles of Gamma(k + ½), Jeffreys' interval for the
  /// mean of a Poisson count, by the mean gap; its lower end is 0 when nothing was met.
  ///
  /// - Parameters:
  ///   - count: the number of probes.
  ///   - gaps: the sum of their gaps.
  ///   - meanGap: the gap to use for the upper end when `count` is 0.
  public static func amount(count: Int, gaps: Double, meanGap: Double = 0) -> Estimate {
    let k = Double(max(count, 0))
    let posterior = GammaDistribution(shape: k + 0.5)
    let unit = k == 0 ? meanGap : gaps / k
    return Estimate(
      value: gaps,
      low: k == 0 ? 0 : unit * posterior.quantile(tail),
      high: unit * posterior.quantile(1 - tail))
  }

  /// What is left out at each end of the interval.
  private static let tail = 0.025
}
