/// The digits of a number while they are parsed, and their value.
///
/// Numbers of up to 15 digits and a power of ten up to 22 are exactly rounded, which includes all that Proba
/// writes for counts and moments; longer ones are correct to about one part in 10¹⁵.
struct DecimalNumber {
  let isNegative: Bool
  var hasNegativeExponent = false
  var isWhole = true

  private var digits: UInt64 = 0
  private var scale = 0
  private var exponent = 0
  private var hasOverflowed = false

  init(isNegative: Bool) { self.isNegative = isNegative }

  mutating func append(_ digit: UInt8) {
    if digits > (UInt64.max - 9) / 10 {
      hasOverflowed = true
      scale += 1
    } else {
      digits = digits * 10 + UInt64(digit)
    }
  }

  mutating func append(fraction digit: UInt8) {
    isWhole = false
    guard digits <= (UInt64.max - 9) / 10 else { return }
    digits = digits * 10 + UInt64(digit)
    scale -= 1
  }

  mutating func append(exponent digit: UInt8) {
    exponent = min(exponent * 10 + Int(digit), 10_000)
  }

  var value: JSONValue {
    if isWhole, !hasOverflowed {
      if digits <= UInt64(Int64.max) {
        return .integer(isNegative ? -Int64(digits) : Int64(digits))
      }
      if isNegative, digits == UInt64(Int64.max) + 1 { return .integer(.min) }
    }
    let power = scale + (hasNegativeExponent ? -exponent : exponent)
    let magnitude = Self.scaled(Double(digits), by: power)
    return .number(isNegative ? -magnitude : magnitude)
  }

  private static func scaled(_ value: Double, by power: Int) -> Double {
    if value == 0 { return 0 }
    if power < -400 { return 0 }
    if power > 400 { return .infinity }
    var factor = 1.0
    var base = 10.0
    var left = power.magnitude
    // Dividing by an exact power of ten rounds once; beyond 10²² the power itself is rounded. Very
    // small results are reached in two steps, as the power alone would overflow.
    if power < -300 { return scaled(scaled(value, by: power + 200), by: -200) }
    while left > 0 {
      if !left.isMultiple(of: 2) { factor *= base }
      base *= base
      left /= 2
    }
    return power < 0 ? value / factor : value * factor
  }
}
