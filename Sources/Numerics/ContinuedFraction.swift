/// Evaluates `1 / (1 + a₁ / (b₁ + a₂ / (b₂ + …)))`-like fractions by the modified Lentz method.
///
/// W. J. Lentz, Applied Optics 15 (1976) 668, as modified by Thompson and Barnett (1986).
struct ContinuedFraction {
  /// Replaces a vanishing denominator, so that the recurrence can continue.
  private static let tiny = 1e-300

  private(set) var value: Double
  private var numerator: Double
  private var denominator: Double

  /// Starts with the leading term of the fraction.
  init(leading: Double) {
    value = leading == 0 ? Self.tiny : leading
    numerator = value
    denominator = 0
  }

  /// Adds one more pair of coefficients and returns whether the value has converged.
  mutating func advance(a: Double, b: Double) -> Bool {
    denominator = Self.kept(b + a * denominator)
    numerator = Self.kept(b + a / numerator)
    denominator = 1 / denominator
    let factor = numerator * denominator
    value *= factor
    return (factor - 1).magnitude < 1e-16
  }

  private static func kept(_ x: Double) -> Double { x.magnitude < tiny ? tiny : x }
}
