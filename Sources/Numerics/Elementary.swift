private import CMath

/// Returns the cube root of a number, with its sign.
public func cubeRoot(_ x: Double) -> Double { cbrt(x) }

/// Returns the angle in radians whose sine is a number from -1 to 1.
public func arcSine(_ x: Double) -> Double { asin(x) }

/// Returns the angle in radians from the x axis to a point: -π to π.
public func arcTangent(y: Double, x: Double) -> Double { atan2(y, x) }

/// Returns the probability that a value of the standard normal distribution exceeds a number.
public func normalTail(_ x: Double) -> Double { erfc(x / 2.0.squareRoot()) / 2 }
