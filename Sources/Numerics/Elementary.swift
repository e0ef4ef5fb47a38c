private import CMath

/// The natural logarithm of a positive number; negative infinity at zero.
public func logarithm(_ x: Double) -> Double { log(x) }

/// The natural logarithm of `1 + x`, exact where `x` is small.
func logarithm(onePlus x: Double) -> Double { log1p(x) }

/// The constant e raised to a power.
public func exponential(_ x: Double) -> Double { exp(x) }

/// The logarithm of the gamma function of a positive number.
public func logGamma(_ x: Double) -> Double { lgamma(x) }

/// The cube root of a number, with its sign.
public func cubeRoot(_ x: Double) -> Double { cbrt(x) }

/// A number raised to a power.
public func power(_ x: Double, _ exponent: Double) -> Double { pow(x, exponent) }

/// The angle in radians whose sine is a number from -1 to 1.
public func arcSine(_ x: Double) -> Double { asin(x) }

/// The angle in radians from the x axis to a point: -π to π.
public func arcTangent(y: Double, x: Double) -> Double { atan2(y, x) }

/// The probability that a value of the standard normal distribution exceeds a number.
public func normalTail(_ x: Double) -> Double { erfc(x / 2.0.squareRoot()) / 2 }
