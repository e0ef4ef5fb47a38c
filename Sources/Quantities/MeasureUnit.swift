internal import TextBytes

/// A unit of measure, identified as in CLDR: `foot`, `kilometer-per-hour`,
/// `pound-force-per-square-inch`.
///
/// Identifiers compose as in the Unicode specification of locale data (UTS #35, part 6): prefixes
/// (`kilo`, `mebi`), powers (`square`, `cubic`, `pow4`), products and one `per`.
public struct MeasureUnit: Sendable, CustomStringConvertible {
  /// The identifier of CLDR, or one in its style if CLDR has no such unit: `verst`.
  public let id: String
  /// The dimension that the unit measures.
  public let dimension: MeasureDimension
  /// The relation of its values to base units.
  public let scale: Scale

  /// The identifier, or `1` for the pure number.
  public var description: String { id.isSame(as: "") ? "1" : id }

  init(id: String, dimension: MeasureDimension, scale: Scale) {
    self.id = id
    self.dimension = dimension
    self.scale = scale
  }

  /// The unit of an identifier, or nil if a part of it is unknown.
  ///
  /// - Complexity: O(*n*) in the parts of the identifier.
  public init?(id: String) {
    guard id.utf8.count <= Self.longestID else { return nil }
    self.init(parts: id.pieces(at: UInt8(ascii: "-")), id: id)
  }

  private static let longestID = 200

  /// The pure number, the unit of products without a dimension.
  public static let one = MeasureUnit(id: "", dimension: .none, scale: .linear(factor: .one))

  /// Returns the unit of countable things that no system of units has, such as pages.
  ///
  /// - Parameter thing: the identifier of the things.
  public static func counting(_ thing: String) -> MeasureUnit {
    MeasureUnit(id: thing, dimension: .none, scale: .linear(factor: .one))
  }
}

extension MeasureUnit: Equatable {
  /// Whether both have the same identifier and size: a tablespoon of 15 ml is not one of a
  /// sixteenth of a cup.
  public static func == (first: MeasureUnit, second: MeasureUnit) -> Bool {
    first.id.isSame(as: second.id) && first.dimension == second.dimension
      && first.scale == second.scale
  }
}

extension MeasureUnit {
  /// The unit of a product, with an identifier composed of both.
  ///
  /// Degrees of temperature become differences, as in "joules per degree".
  public static func * (first: MeasureUnit, second: MeasureUnit) -> MeasureUnit? {
    combine(first, second, per: false)
  }

  /// The unit of a quotient, with an identifier composed of both.
  public static func / (first: MeasureUnit, second: MeasureUnit) -> MeasureUnit? {
    combine(first, second, per: true)
  }

  private static func combine(_ first: MeasureUnit, _ second: MeasureUnit, per: Bool)
    -> MeasureUnit?
  {
    let numerator = first.id.isSame(as: "") ? [] : first.id.pieces(at: UInt8(ascii: "-"))
    let denominator = second.id.pieces(at: UInt8(ascii: "-"))
    let (over, under) = (Fraction(numerator), Fraction(denominator))
    let top = over.top + (per ? under.bottom : under.top)
    let bottom = over.bottom + (per ? under.top : under.bottom)
    let id = (bottom.isEmpty ? top : top + ["per"] + bottom).joined(separator: "-")
    guard let one = first.scale.factor, let other = second.scale.factor,
      id.utf8.count <= longestID
    else { return nil }
    return MeasureUnit(
      id: id,
      dimension: per ? first.dimension / second.dimension : first.dimension * second.dimension,
      scale: .linear(factor: per ? one / other : one * other))
  }

  /// The parts of an identifier before and after its `per`.
  private struct Fraction {
    var top: [String] = []
    var bottom: [String] = []

    init(_ parts: [String]) {
      var isBelow = false
      for part in parts {
        if part.isSame(as: "per") {
          isBelow = true
        } else if isBelow {
          bottom.append(part)
        } else {
          top.append(part)
        }
      }
    }
  }

  /// Returns the unit raised to a power from 2 to 9; nil for other powers or units without a factor.
  public func power(_ exponent: Int) -> MeasureUnit? {
    guard let factor = scale.factor, (2...9).contains(exponent) else { return nil }
    let prefix = exponent == 2 ? "square-" : exponent == 3 ? "cubic-" : "pow\(exponent)-"
    return MeasureUnit(
      id: prefix + id, dimension: dimension.power(exponent),
      scale: .linear(factor: factor.power(exponent)))
  }
}
