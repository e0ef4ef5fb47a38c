private import Numerics

extension Estimate {
  /// Returns the mean of amounts, or nil for fewer than two, which do not show how much they vary.
  ///
  /// The interval is Student's, which does not depend on the distribution of the amounts if there are more
  /// than a few.
  ///
  /// - Complexity: O(n) in the amounts.
  public static func mean(of amounts: [Double]) -> Estimate? {
    guard amounts.count > 1 else { return nil }
    let count = Double(amounts.count)
    let mean = amounts.reduce(0, +) / count
    let variance = amounts.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / (count - 1)
    let margin = studentQuantile(freedom: count - 1) * (variance / count).squareRoot()
    let low = mean - margin
    // Amounts that are never negative have no negative mean.
    let isNeverNegative = amounts.allSatisfy { $0 >= 0 }
    return Estimate(value: mean, low: isNeverNegative ? max(low, 0) : low, high: mean + margin)
  }

  /// Returns the sum of amounts that occur at random moments, as one draw among all possible ones.
  ///
  /// The interval is that of Fay and Feuer, "Confidence intervals for directly standardized rates: a
  /// method based on the gamma distribution", Statistics in Medicine 16 (1997) 791, with the amounts as
  /// weights: the moments are a Poisson process, and the interval contains the expected sum in at least
  /// 95 of 100 draws. With equal amounts it is the exact interval of a Poisson count.
  ///
  /// - Parameter amounts: amounts that are not negative. Without any the interval is 0…0, since nothing shows
  ///   how large an amount would be.
  /// - Complexity: O(n) in the amounts.
  public static func sum(of amounts: [Double]) -> Estimate {
    let sum = amounts.reduce(0, +)
    let variance = amounts.reduce(0) { $0 + $1 * $1 }
    guard sum > 0, let largest = amounts.max() else { return Estimate(value: 0, low: 0, high: 0) }
    let (more, moreVariance) = (sum + largest, variance + largest * largest)
    let low = GammaDistribution(shape: sum * sum / variance).quantile(0.025) * variance / sum
    let high =
      GammaDistribution(shape: more * more / moreVariance).quantile(0.975) * moreVariance / more
    return Estimate(value: sum, low: low, high: high)
  }

  /// Returns the 97.5 % quantile of Student's distribution.
  private static func studentQuantile(freedom: Double) -> Double {
    let x = BetaDistribution(a: freedom / 2, b: 0.5).quantile(0.05)
    return (freedom * (1 - x) / x).squareRoot()
  }
}
