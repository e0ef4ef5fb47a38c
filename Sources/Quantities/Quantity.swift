internal import TextBytes

/// A value with a unit that is known at run time.
///
/// For units that are known at compile time, ``Measure`` keeps lengths and masses apart.
public struct Quantity: Equatable, Sendable, CustomStringConvertible {
  /// The number of units.
  public let value: Rational
  /// The unit counted.
  public let unit: MeasureUnit

  /// Makes a quantity of a number of units.
  public init(_ value: Rational, _ unit: MeasureUnit) {
    self.value = value
    self.unit = unit
  }

  /// The exact value and the identifier of the unit: `37/6 foot`.
  public var description: String {
    unit.id.isSame(as: "") ? value.description : value.description + " " + unit.id
  }

  /// Returns the same quantity in another unit.
  ///
  /// Exact unless one of the scales is logarithmic. Distance per volume and volume per distance
  /// convert into each other as reciprocals, and so do a speed and a pace.
  public func converted(to target: MeasureUnit) throws(ConversionError) -> Quantity {
    guard let base = unit.scale.base(of: value) else { throw .outOfRange }
    if unit.dimension == .temperature, base < .zero { throw .belowAbsoluteZero }
    let measured: Rational
    if unit.dimension == target.dimension {
      measured = base
    } else if Self.areReciprocal(unit.dimension, target.dimension) {
      guard !base.isZero else { throw .reciprocalOfZero }
      measured = .one / base
    } else {
      throw .differentDimensions
    }
    guard let value = target.scale.value(ofBase: measured) else { throw .outOfRange }
    return Quantity(value, target)
  }

  /// Whether conversions between the units are possible.
  public static func areConvertible(_ first: MeasureUnit, _ second: MeasureUnit) -> Bool {
    first.dimension == second.dimension || areReciprocal(first.dimension, second.dimension)
  }

  private static func areReciprocal(_ first: MeasureDimension, _ second: MeasureDimension) -> Bool {
    guard first == second.reciprocal else { return false }
    return [first, second].contains { $0 == .consumption || $0 == .speed }
  }

  /// Returns the quantity in whole numbers of the larger units, with the rest in the smallest: 188
  /// cm in feet and inches.
  ///
  /// All parts have the sign of the quantity; parts of zero are kept.
  ///
  /// - Parameter units: units of one dimension, the largest first, with proportional scales.
  public func split(into units: [MeasureUnit]) throws(ConversionError) -> [Quantity] {
    var parts: [Quantity] = []
    var rest = self
    for (index, unit) in units.enumerated() {
      let part = try rest.converted(to: unit)
      if index == units.count - 1 {
        parts.append(part)
      } else {
        let whole = part.value.truncated
        parts.append(Quantity(whole, unit))
        rest = Quantity(part.value - whole, unit)
      }
    }
    return parts
  }

  /// Returns the sum of parts, in the unit of the first: 6 ft and 2 in.
  ///
  /// - Returns: nil for no parts.
  public static func sum(_ parts: [Quantity]) throws(ConversionError) -> Quantity? {
    guard var sum = parts.first else { return nil }
    for part in parts.dropFirst() {
      sum = Quantity(sum.value + (try part.converted(to: sum.unit)).value, sum.unit)
    }
    return sum
  }
}
