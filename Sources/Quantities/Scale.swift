internal import Numerics

/// The relation between the values of a unit and the base units of its dimension.
public enum Scale: Equatable, Sendable {
  /// Proportional: a foot is 0.3048 metres.
  case linear(factor: Rational)

  /// With a zero of its own: 0 °C is 273.15 kelvins, and a degree is one kelvin.
  case affine(factor: Rational, zero: Rational)

  /// Ten times the logarithm of the ratio to a reference: 30 dBm is 1,000 milliwatts.
  case logarithmic(reference: Rational)

  /// The size of a unit in base units; nil if the scale is logarithmic.
  public var factor: Rational? {
    switch self {
    case .linear(let factor), .affine(let factor, _): factor
    case .logarithmic: nil
    }
  }

  /// Returns a value in base units, or nil if it is too large for a power of ten.
  func base(of value: Rational) -> Rational? {
    switch self {
    case .linear(let factor): value * factor
    case .affine(let factor, let zero): value * factor + zero
    case .logarithmic(let reference):
      Rational(power(10, value.double / 10)).map { $0 * reference }
    }
  }

  /// Returns the value of a number of base units, or nil if it has no logarithm.
  func value(ofBase base: Rational) -> Rational? {
    switch self {
    case .linear(let factor): return base / factor
    case .affine(let factor, let zero): return (base - zero) / factor
    case .logarithmic(let reference):
      let ratio = (base / reference).double
      return ratio > 0 ? Rational(10 * logarithm(ratio) / logarithm(10)) : nil
    }
  }
}
