/// The gamma distribution of a positive shape and the scale 1.
///
/// Twice a value of it has the chi-squared distribution of twice as many degrees of freedom.
public struct GammaDistribution: Sendable, Hashable {
  /// The shape, greater than zero.
  public let shape: Double

  /// Makes the distribution with a shape greater than zero.
  public init(shape: Double) {
    precondition(shape > 0, "a gamma distribution's shape is positive")
    self.shape = shape
  }

  /// Returns the probability of a value at most `x`: the regularised incomplete gamma function.
  ///
  /// By its series, DLMF 8.7.1, below the mean and its continued fraction, DLMF 8.9.2, above.
  ///
  /// - Complexity: O(√shape).
  public func cumulative(_ x: Double) -> Double { x <= 0 ? 0 : point(x).cumulative }

  /// Returns the value that a share `p` of the distribution does not exceed, for `p` in 0..<1.
  ///
  /// - Complexity: a few evaluations of ``cumulative(_:)``.
  public func quantile(_ p: Double) -> Double {
    if p <= 0 { return 0 }
    var high = max(shape, 1)
    while point(high).cumulative < p, high < 1e300 { high *= 2 }
    return inverse(of: p, in: 0...high, startingAt: guess(p), evaluate: point)
  }

  private func point(_ x: Double) -> DistributionPoint {
    let front = exponential(shape * logarithm(x) - x - logGamma(shape))
    return DistributionPoint(
      cumulative: x < shape + 1 ? front * series(x) : 1 - front * fraction(x),
      density: front / x, slope: (shape - 1) / x - 1)
  }

  private func series(_ x: Double) -> Double {
    var term = 1 / shape
    var sum = term
    for step in 1..<100_000 {
      term *= x / (shape + Double(step))
      sum += term
      if term < sum * 1e-17 { break }
    }
    return sum
  }

  private func fraction(_ x: Double) -> Double {
    var fraction = ContinuedFraction(leading: x + 1 - shape)
    for step in 1..<100_000 {
      let n = Double(step)
      if fraction.advance(a: n * (shape - n), b: x + 1 - shape + 2 * n) { break }
    }
    return 1 / fraction.value
  }

  /// Returns a value near the quantile: Wilson and Hilferty's, or for small shapes that of a power.
  private func guess(_ p: Double) -> Double {
    let spread = 1 / (9 * shape)
    let root = 1 - spread - normalExcess(1 - p) * -spread.squareRoot()
    let cubed = shape * root * root * root
    guard shape > 0.5, cubed > 0 else {
      return exponential((logarithm(p) + logGamma(shape + 1)) / shape)
    }
    return cubed
  }
}
