/// The gamma distribution on the positive numbers with a positive shape and a scale of one.
public struct GammaDistribution: Sendable, Hashable {
  /// The shape, greater than zero: also the mean and the variance.
  public let shape: Double

  /// Makes the distribution with a shape greater than zero.
  public init(shape: Double) {
    precondition(shape > 0, "a gamma distribution's shape is positive")
    self.shape = shape
  }

  /// The probability of a value at most `x`: the regularised incomplete gamma function.
  ///
  /// By the series DLMF 8.11.4 below the mean and the continued fraction DLMF 8.9.2 above it.
  ///
  /// - Complexity: O(√shape) near the mean.
  public func cumulative(_ x: Double) -> Double {
    if x <= 0 { return 0 }
    return point(x, scale: logGamma(shape)).cumulative
  }

  /// The value which a share `p` of the distribution does not exceed, for `p` in 0..<1.
  ///
  /// - Complexity: two or three evaluations of ``cumulative(_:)``, more for shapes below one.
  public func quantile(_ p: Double) -> Double {
    if p <= 0 { return 0 }
    if p >= 1 { return .infinity }
    // Twenty standard deviations and a constant for small shapes: beyond, p is 1 in a Double.
    let bound = shape + 20 * shape.squareRoot() + 60
    let scale = logGamma(shape)
    return inverse(of: p, in: 0...bound, startingAt: guess(p, scale: scale)) { x in
      point(x, scale: scale)
    }
  }

  private func point(_ x: Double, scale: Double) -> DistributionPoint {
    let front = exponential(shape * logarithm(x) - x - scale)
    return DistributionPoint(
      cumulative: x < shape + 1 ? front * series(x) : 1 - front * fraction(x),
      density: front / x,
      slope: (shape - 1) / x - 1)
  }

  /// A value near the quantile, as if the density were a power where the shape is below one.
  ///
  /// E. B. Wilson and M. M. Hilferty, PNAS 17 (1931) 684.
  private func guess(_ p: Double, scale: Double) -> Double {
    let root = 1 - 1 / (9 * shape) - normalExcess(p) / (3 * shape.squareRoot())
    if shape >= 1, root > 0 { return shape * root * root * root }
    return exponential((logarithm(p * shape) + scale) / shape)
  }

  private func series(_ x: Double) -> Double {
    var term = 1 / shape
    var sum = term
    var n = shape
    while term > sum * 1e-17 {
      n += 1
      term *= x / n
      sum += term
    }
    return sum
  }

  private func fraction(_ x: Double) -> Double {
    var fraction = ContinuedFraction(leading: x + 1 - shape)
    for step in 1..<100_000 {
      let n = Double(step)
      if fraction.advance(a: -n * (n - shape), b: x + 2 * n + 1 - shape) { break }
    }
    return 1 / fraction.value
  }
}
