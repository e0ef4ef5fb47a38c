internal import Numerics

/// How the figures of a unit count the base units of its dimension.
public enum Scale: Equatable, Sendable {
  /// Proportional: a foot is 0.3048 metres.
  case linear(factor: Rational)

  /// With a zero of its own: 0 °C is 273.15 kelvins, and a degree is one of them.
  case affine(factor: Rational, zero: Rational)

  /// Tenths of a power of ten of a reference: 30 dBm is 1,000 milliwatts.
  case logarithmic(reference: Rational)

  /// The size of a unit in base units, nil where the scale is logarithmic.
  public var factor: Rational? {
    switch self {
    case .linear(let factor), .affine(let factor, _): factor
    case .logarithmic: nil
    }
  }

  /// The value in base units, or nil where it is too large for a power of ten.
  func base(of value: Rational) -> Rational? {
    switch self {
    case .linear(let factor): value * factor
    case .affine(let factor, let zero): value * factor + zero
    case .logarithmic(let reference):
      Rational(power(10, value.double / 10)).map { $0 * reference }
    }
  }

  /// The value that a number of base units has, or nil where zero or less has no logarithm.
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
