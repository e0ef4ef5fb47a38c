/// The beta distribution on 0…1 with two positive shapes.
public struct BetaDistribution: Sendable, Hashable {
  /// The first shape, greater than zero.
  public let a: Double
  /// The second shape, greater than zero.
  public let b: Double

  /// Makes the distribution with two shapes, both greater than zero.
  public init(a: Double, b: Double) {
    precondition(a > 0 && b > 0, "a beta distribution's shapes are positive")
    self.a = a
    self.b = b
  }

  /// Returns the probability of a value at most `x`: the regularised incomplete beta function.
  ///
  /// By its continued fraction, DLMF 8.17.22, on the side where it converges fast.
  ///
  /// - Complexity: O(√max(a, b)).
  public func cumulative(_ x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    return point(x, scale: scale).cumulative
  }

  /// Returns the value that a share `p` of the distribution does not exceed, for `p` in 0…1.
  ///
  /// - Complexity: two or three evaluations of ``cumulative(_:)``, more for shapes below one.
  public func quantile(_ p: Double) -> Double {
    if p <= 0 { return 0 }
    if p >= 1 { return 1 }
    let scale = self.scale
    return inverse(of: p, in: 0...1, startingAt: guess(p)) { x in point(x, scale: scale) }
  }

  /// The logarithm of the density's normalising constant.
  private var scale: Double { logGamma(a + b) - logGamma(a) - logGamma(b) }

  private func point(_ x: Double, scale: Double) -> DistributionPoint {
    let front = exponential(a * logarithm(x) + b * logarithm(onePlus: -x) + scale)
    return DistributionPoint(
      cumulative: x < (a + 1) / (a + b + 2)
        ? front * Self.fraction(a, b, x) / a
        : 1 - front * Self.fraction(b, a, 1 - x) / b,
      density: front / (x * (1 - x)),
      slope: (a - 1) / x - (b - 1) / (1 - x))
  }

  /// Returns a value near the quantile, as if the density were a power where a shape is below one.
  ///
  /// Abramowitz and Stegun, Handbook of Mathematical Functions, 26.5.22.
  private func guess(_ p: Double) -> Double {
    guard a > 1, b > 1 else {
      let left = exponential((logarithm(p * a) - scale) / a)
      let right = exponential((logarithm((1 - p) * b) - scale) / b)
      return p < b / (a + b) ? left : 1 - right
    }
    let z = normalExcess(p)
    let lambda = (z * z - 3) / 6
    let (u, v) = (1 / (2 * a - 1), 1 / (2 * b - 1))
    let h = 2 / (u + v)
    let w = z * (h + lambda).squareRoot() / h - (v - u) * (lambda + 5 / 6 - 2 / (3 * h))
    return a / (a + b * exponential(2 * w))
  }

  private static func fraction(_ a: Double, _ b: Double, _ x: Double) -> Double {
    var fraction = ContinuedFraction(leading: 1)
    for step in 0..<10_000 {
      let m = Double(step / 2)
      let coefficient =
        step.isMultiple(of: 2)
        ? -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
        : (m + 1) * (b - m - 1) * x / ((a + 2 * m + 1) * (a + 2 * m + 2))
      if fraction.advance(a: coefficient, b: 1) { break }
    }
    return 1 / fraction.value
  }
}
