/// Student's distribution of a mean in units of its estimated standard error.
///
/// It is symmetrical about zero. The more degrees of freedom, the closer it is to the standard normal
/// distribution.
public struct StudentDistribution: Sendable, Hashable {
  /// The degrees of freedom, greater than zero.
  public let freedom: Double

  /// Makes the distribution with some degrees of freedom, greater than zero.
  public init(freedom: Double) {
    precondition(freedom > 0, "the degrees of freedom of Student's distribution are positive")
    self.freedom = freedom
  }

  /// Returns the probability of a value at least as far from zero as `x`, in either direction.
  ///
  /// Abramowitz and Stegun, Handbook of Mathematical Functions, 26.7.1: both tails are one of a beta
  /// distribution.
  ///
  /// - Complexity: O(√freedom).
  public func probability(beyond x: Double) -> Double {
    transformed.cumulative(freedom / (freedom + x * x))
  }

  /// Returns the distance from zero that values exceed with a probability in 0..<1, in either direction.
  ///
  /// It is the inverse of ``probability(beyond:)``, and loses digits if the probability is near 1.
  ///
  /// - Complexity: a few evaluations of ``probability(beyond:)``.
  public func distance(exceededWith probability: Double) -> Double {
    let x = transformed.quantile(probability)
    return (freedom * (1 - x) / x).squareRoot()
  }

  /// The distribution of *ν* / (*ν* + *t*²), where *ν* are the degrees of freedom and *t* is a value.
  private var transformed: BetaDistribution { BetaDistribution(a: freedom / 2, b: 0.5) }
}
