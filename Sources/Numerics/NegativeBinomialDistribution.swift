/// The negative binomial distribution: a Poisson distribution whose mean varies by a gamma distribution.
///
/// Its variance is *m* + *m*²/*r* for the mean *m* and the shape *r*: the smaller the shape, the more uneven are
/// the counts; the larger, the nearer it is to the Poisson distribution.
public struct NegativeBinomialDistribution: Sendable, Hashable {
  /// The mean, greater than zero.
  public let mean: Double
  /// The shape of the gamma distribution, greater than zero.
  public let shape: Double

  /// Makes the distribution with a mean and a shape, both greater than zero.
  public init(mean: Double, shape: Double) {
    precondition(mean > 0 && shape > 0, "mean and shape of the distribution are positive")
    self.mean = mean
    self.shape = shape
  }

  /// The probability of a count of at least `count`: a regularised incomplete beta function, DLMF 8.17.24.
  ///
  /// - Complexity: O(√max(count, shape)).
  public func probability(ofAtLeast count: Int) -> Double {
    if count <= 0 { return 1 }
    return BetaDistribution(a: Double(count), b: shape).cumulative(mean / (mean + shape))
  }
}
