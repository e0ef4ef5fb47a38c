/// A distribution evaluated at one value.
struct DistributionPoint {
  /// The probability of a smaller value.
  let cumulative: Double
  /// The derivative of ``cumulative``.
  let density: Double
  /// The derivative of the density's logarithm.
  let slope: Double
}

/// Finds the point at which an increasing function on an interval reaches a value, to full precision.
///
/// Halley's method, safeguarded by bisection within a shrinking bracket: convergence is cubic near the root
/// and guaranteed elsewhere. It stops after a small step, as the next one would be below the precision of a
/// `Double`.
///
/// - Complexity: 2 or 3 evaluations from a good guess, 200 at worst.
func inverse(
  of target: Double,
  in bounds: ClosedRange<Double>,
  startingAt guess: Double,
  evaluate: (Double) -> DistributionPoint
) -> Double {
  var low = bounds.lowerBound
  var high = bounds.upperBound
  var x = guess > low && guess < high ? guess : (low + high) / 2
  for _ in 0..<200 {
    let point = evaluate(x)
    let error = point.cumulative - target
    if error == 0 { return x }
    if error > 0 { high = x } else { low = x }
    let newton = error / point.density
    // Halley's correction, limited so that it cannot reverse the step.
    let step = newton / max(1 - newton * point.slope / 2, 0.5)
    let room = min(x, bounds.upperBound - x)
    if step.magnitude <= max(1e-8 * room, 4e-16 * x) { return x - step }
    x -= step
    if !(x > low && x < high) { x = (low + high) / 2 }
  }
  return x
}

/// Returns the value that a share `p` of the standard normal distribution exceeds, to three digits.
///
/// Abramowitz and Stegun, Handbook of Mathematical Functions, 26.2.22.
func normalExcess(_ p: Double) -> Double {
  let t = (-2 * logarithm(min(p, 1 - p))).squareRoot()
  let z = t - (2.30753 + 0.27061 * t) / (1 + (0.99229 + 0.04481 * t) * t)
  return p < 0.5 ? z : -z
}
