/// A multiple of a unit: `kilo` is 10³, `mebi` 2²⁰.
public struct Prefix: Sendable {
  /// The beginning of an identifier of CLDR.
  public let id: String
  /// The base of the power, 10 or 1024.
  public let base: Int
  /// The power of the base.
  public let exponent: Int

  /// The number of units in one multiple.
  public var factor: Rational { Rational(base).power(exponent) }

  /// Every prefix of the International System and of data sizes; one that begins another follows it.
  public static let all: [Prefix] =
    [
      ("quecto", -30), ("ronto", -27), ("yocto", -24), ("zepto", -21), ("atto", -18),
      ("femto", -15),
      ("pico", -12), ("nano", -9), ("micro", -6), ("milli", -3), ("centi", -2), ("deci", -1),
      ("deka", 1), ("hecto", 2), ("kilo", 3), ("mega", 6), ("giga", 9), ("tera", 12), ("peta", 15),
      ("exa", 18), ("zetta", 21), ("yotta", 24), ("ronna", 27), ("quetta", 30),
    ].map { Prefix(id: $0.0, base: 10, exponent: $0.1) }
    + [
      ("kibi", 1), ("mebi", 2), ("gibi", 3), ("tebi", 4), ("pebi", 5), ("exbi", 6), ("zebi", 7),
      ("yobi", 8),
    ].map { Prefix(id: $0.0, base: 1024, exponent: $0.1) }
}
