// The C library's versions of these functions have tables of values, which would add 9 kB to a page.

/// Returns the constant e raised to a power.
///
/// The error is less than 2 units in the last place.
public func exponential(_ x: Double) -> Double {
  guard !x.isNaN else { return x }
  // Beyond these, the result is 0 or infinite.
  let x = min(max(x, -750), 710)
  let doublings = (x / ln2).rounded(.toNearestOrEven)
  let high = x - doublings * ln2High
  let low = doublings * ln2Low
  let rest = high - low
  // The series of x·coth(x/2), with Bernoulli's numbers; the rest is at most ln2 / 2.
  let square = rest * rest
  var series = 1.0 / 37_362_124_800
  series = series * square - 691.0 / 653_837_184_000
  series = series * square + 1.0 / 23_950_080
  series = series * square - 1.0 / 604_800
  series = series * square + 1.0 / 15_120
  series = series * square - 1.0 / 360
  series = series * square + 1.0 / 6
  let short = rest - square * series
  // In two steps, since neither half of the exponent is out of range.
  let half = Int64(doublings) / 2
  return (1 + (rest * short / (2 - short) - low + high)) * powerOf2(half)
    * powerOf2(Int64(doublings) - half)
}

/// Returns the natural logarithm of a positive number; negative infinity at zero.
///
/// The error is less than 1 unit in the last place.
public func logarithm(_ x: Double) -> Double {
  guard x > 0, x.isFinite else { return x == 0 ? -.infinity : x > 0 ? x : .nan }
  if x < .leastNormalMagnitude { return logarithm(x * 0x1p54) - 54 * ln2 }
  // The nearest power of two, from the root of a half to that of two.
  let rootOfHalf: Int64 = 0x3FE6_A09E_667F_3BCD  // its bits
  let power = (Int64(bitPattern: x.bitPattern) - rootOfHalf) >> 52
  let doublings = Double(Int(power))
  let f = Double(bitPattern: x.bitPattern &- UInt64(bitPattern: power << 52)) - 1
  // The series of 2·artanh(f / (2 + f)), whose first terms are added to the rest exactly.
  let quotient = f / (2 + f)
  let square = quotient * quotient
  var series = square * (2.0 / 21)
  series = square * (2.0 / 19 + series)
  series = square * (2.0 / 17 + series)
  series = square * (2.0 / 15 + series)
  series = square * (2.0 / 13 + series)
  series = square * (2.0 / 11 + series)
  series = square * (2.0 / 9 + series)
  series = square * (2.0 / 7 + series)
  series = square * (2.0 / 5 + series)
  series = square * (2.0 / 3 + series)
  let half = f * f / 2
  return doublings * ln2High - (half - (quotient * (half + series) + doublings * ln2Low) - f)
}

/// Returns the natural logarithm of `1 + x`, exact for small `x`.
func logarithm(onePlus x: Double) -> Double {
  // The rounding error of the sum is the same in both, and the quotient changes slowly.
  let sum = 1 + x
  return sum == 1 || sum == .infinity ? x : logarithm(sum) * (x / (sum - 1))
}

/// Returns a number raised to a power.
///
/// Whole powers below 1,024 are products. For others the relative error is about 2e-16 times the
/// logarithm of the result, and a negative number gives NaN.
public func power(_ x: Double, _ exponent: Double) -> Double {
  guard exponent == exponent.rounded(.towardZero), exponent.magnitude < 1_024 else {
    return exponential(exponent * logarithm(x))
  }
  var (left, factor, product) = (Int(exponent.magnitude), x, 1.0)
  while left > 0 {
    if left & 1 == 1 { product *= factor }
    factor *= factor
    left >>= 1
  }
  return exponent < 0 ? 1 / product : product
}

/// Returns the logarithm of the gamma function of a positive number; infinity at zero, and NaN below.
///
/// The absolute error is at most 1e-14, times the number or the result if that is more than 1.
public func logGamma(_ x: Double) -> Double {
  guard x > 0, x.isFinite else { return x < 0 ? .nan : x == 0 ? .infinity : x }
  // Stirling's series, for which a small number is made larger.
  var (x, product) = (x, 1.0)
  while x < 10 {
    product *= x
    x += 1
  }
  let square = 1 / (x * x)
  var series = -691.0 / 360_360
  series = series * square + 1.0 / 1_188
  series = series * square - 1.0 / 1_680
  series = series * square + 1.0 / 1_260
  series = series * square - 1.0 / 360
  series = series * square + 1.0 / 12
  let logarithmOfRoot = 0.918_938_533_204_672_74  // of 2π
  return (x - 0.5) * logarithm(x) - x + logarithmOfRoot + series / x - logarithm(product)
}

private let ln2 = 0.693_147_180_559_945_3
/// Its first bits: the product with an exponent is exact.
private let ln2High = 0x1.62e42fee00000p-1
private let ln2Low = 0x1.a39ef35793c76p-33

/// Returns a power of two that is a normal number.
private func powerOf2(_ exponent: Int64) -> Double {
  Double(bitPattern: UInt64(bitPattern: 1_023 + exponent) << 52)
}
