/// The kind of thing measured: integer powers of the base dimensions.
///
/// A speed is a length to the power 1 and a duration to the power −1. Two units convert into each
/// other when their dimensions are equal.
public struct MeasureDimension: Hashable, Sendable {
  private var exponents: SIMD16<Int8>

  private init(exponents: SIMD16<Int8>) { self.exponents = exponents }

  private init(base index: Int) {
    exponents = .zero
    exponents[index] = 1
  }

  /// A pure number.
  public static let none = MeasureDimension(exponents: .zero)
  /// Metres.
  public static let length = MeasureDimension(base: 0)
  /// Kilograms.
  public static let mass = MeasureDimension(base: 1)
  /// Seconds.
  public static let duration = MeasureDimension(base: 2)
  /// Amperes.
  public static let current = MeasureDimension(base: 3)
  /// Kelvins.
  public static let temperature = MeasureDimension(base: 4)
  /// Items: a mole is 6.02214076·10²³ of them.
  public static let amount = MeasureDimension(base: 5)
  /// Candelas.
  public static let luminosity = MeasureDimension(base: 6)
  /// Revolutions.
  public static let angle = MeasureDimension(base: 7)
  /// Bits.
  public static let digital = MeasureDimension(base: 8)
  /// Shares of a whole: percents.
  public static let portion = MeasureDimension(base: 9)
  /// Pixels and dots.
  public static let graphics = MeasureDimension(base: 10)
  /// Widths of the letter m.
  public static let typewidth = MeasureDimension(base: 11)
  /// Money, in units of the base currency of the rates.
  public static let currency = MeasureDimension(base: 12)
  /// The base dimensions, of which all others are products.
  public static let bases: [MeasureDimension] = [
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
  /// Exponents wrap past 127; ``MeasureUnit/init(id:)`` never lets them reach it.
  public static func * (first: MeasureDimension, second: MeasureDimension) -> MeasureDimension {
    MeasureDimension(exponents: first.exponents &+ second.exponents)
  }

  /// The dimension of a quotient.
  public static func / (first: MeasureDimension, second: MeasureDimension) -> MeasureDimension {
    MeasureDimension(exponents: first.exponents &- second.exponents)
  }

  /// Returns the dimension of a power from −127 to 127.
  public func power(_ exponent: Int) -> MeasureDimension {
    MeasureDimension(exponents: exponents &* SIMD16(repeating: Int8(truncatingIfNeeded: exponent)))
  }

  /// The dimension of the reciprocal of a value.
  public var reciprocal: MeasureDimension { .none / self }
}

extension MeasureDimension: CustomStringConvertible {
  private static let names = [
    "length", "mass", "duration", "current", "temperature", "amount", "luminosity", "angle",
    "digital", "portion", "graphics", "typewidth", "currency",
  ]

  /// The base dimensions with their powers, such as `length·duration⁻²`; `1` for a pure number.
  public var description: String {
    var factors: [String] = []
    for (index, name) in Self.names.enumerated() where exponents[index] != 0 {
      factors.append(name + Self.raised(Int(exponents[index])))
    }
    return factors.isEmpty ? "1" : factors.joined(separator: "·")
  }

  private static func raised(_ exponent: Int) -> String {
    guard exponent != 1 else { return "" }
    let digits = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]
    let text = "\(abs(exponent))".utf8.map { digits[Int($0) - 48] }.joined()
    return exponent < 0 ? "⁻" + text : text
  }
}
