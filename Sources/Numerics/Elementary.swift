private import CMath

/// The natural logarithm of a positive number; negative infinity at zero.
public func logarithm(_ x: Double) -> Double { log(x) }

/// The natural logarithm of `1 + x`, exact where `x` is small.
func logarithm(onePlus x: Double) -> Double { log1p(x) }

/// The constant e raised to a power.
func exponential(_ x: Double) -> Double { exp(x) }

/// The logarithm of the gamma function of a positive number.
func logGamma(_ x: Double) -> Double { lgamma(x) }
