/// The kind of thing measured: integer powers of the base dimensions.
///
/// A speed is a length to the power 1 and a duration to the power −1. Two units convert into each
/// other when their dimensions are equal.
public struct Dimension: Hashable, Sendable {
  private var exponents: SIMD16<Int8>

  private init(exponents: SIMD16<Int8>) { self.exponents = exponents }

  private init(base index: Int) {
    exponents = .zero
    exponents[index] = 1
  }

  /// A pure number.
  public static let none = Dimension(exponents: .zero)
  /// Metres.
  public static let length = Dimension(base: 0)
  /// Kilograms.
  public static let mass = Dimension(base: 1)
  /// Seconds.
  public static let duration = Dimension(base: 2)
  /// Amperes.
  public static let current = Dimension(base: 3)
  /// Kelvins.
  public static let temperature = Dimension(base: 4)
  /// Items: a mole is 6.02214076·10²³ of them.
  public static let amount = Dimension(base: 5)
  /// Candelas.
  public static let luminosity = Dimension(base: 6)
  /// Revolutions.
  public static let angle = Dimension(base: 7)
  /// Bits.
  public static let digital = Dimension(base: 8)
  /// Shares of a whole: percents.
  public static let portion = Dimension(base: 9)
  /// Pixels and dots.
  public static let graphics = Dimension(base: 10)
  /// Widths of the letter m.
  public static let typewidth = Dimension(base: 11)
  /// Money, in units of the base currency of the rates.
  public static let currency = Dimension(base: 12)
  /// The base dimensions, of which all others are products.
  public static let bases: [Dimension] = [
    length, mass, duration, current, temperature, amount, luminosity, angle, digital, portion,
    graphics, typewidth, currency,
  ]

  /// Metres squared.
  public static let area = length * length
  /// Metres cubed.
  public static let volume = area * length
  /// Metres per second.
  public static let speed = length / duration
  /// Volume of fuel per distance, whose reciprocal is distance per volume.
  public static let consumption = volume / length

  /// The dimension of a product.
  ///
  /// Exponents wrap past 127; ``Unit/init(id:)`` never lets them reach it.
  public static func * (first: Dimension, second: Dimension) -> Dimension {
    Dimension(exponents: first.exponents &+ second.exponents)
  }

  /// The dimension of a quotient.
  public static func / (first: Dimension, second: Dimension) -> Dimension {
    Dimension(exponents: first.exponents &- second.exponents)
  }

  /// Returns the dimension of a power from −127 to 127.
  public func power(_ exponent: Int) -> Dimension {
    Dimension(exponents: exponents &* SIMD16(repeating: Int8(truncatingIfNeeded: exponent)))
  }

  /// The dimension of the reciprocal of a value.
  public var reciprocal: Dimension { .none / self }
}
