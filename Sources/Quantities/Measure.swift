/// A kind of quantity that the compiler distinguishes from others.
public protocol PhysicalQuantity: Sendable {
  /// The dimension that all its units measure.
  static var dimension: MeasureDimension { get }
}

/// Distances.
public enum Length: PhysicalQuantity {
  /// Metres.
  public static var dimension: MeasureDimension { .length }
}

/// Masses.
public enum Mass: PhysicalQuantity {
  /// Kilograms.
  public static var dimension: MeasureDimension { .mass }
}

/// Spans of time.
public enum TimeSpan: PhysicalQuantity {
  /// Seconds.
  public static var dimension: MeasureDimension { .duration }
}

/// Volumes.
public enum Volume: PhysicalQuantity {
  /// Cubic metres.
  public static var dimension: MeasureDimension { .volume }
}

/// Temperatures, measured from absolute zero.
public enum Temperature: PhysicalQuantity {
  /// Kelvins.
  public static var dimension: MeasureDimension { .temperature }
}

/// A unit of one kind of quantity.
public struct UnitOf<Kind: PhysicalQuantity>: Equatable, Sendable, CustomStringConvertible {
  /// The unit without the compiler's knowledge of its kind.
  public let unit: MeasureUnit

  /// Makes a unit of this kind; nil if the unit measures something else.
  public init?(_ unit: MeasureUnit) {
    guard unit.dimension == Kind.dimension else { return nil }
    self.unit = unit
  }

  /// The identifier of the unit: `kilometer`.
  public var description: String { unit.id }

  fileprivate init(known id: String) {
    guard let unit = MeasureUnit(id: id), unit.dimension == Kind.dimension else {
      preconditionFailure("the table of units lacks \(id)")
    }
    self.unit = unit
  }
}

/// A value whose kind is known to the compiler: `Measure(Rational(5), .kilometer)`.
public struct Measure<Kind: PhysicalQuantity>: Sendable, CustomStringConvertible {
  /// The number of units.
  public let value: Rational
  /// The unit counted.
  public let unit: UnitOf<Kind>

  /// Makes a measure of a number of units.
  public init(_ value: Rational, _ unit: UnitOf<Kind>) {
    self.value = value
    self.unit = unit
  }

  /// Makes a measure of a quantity; nil if it is of another kind.
  public init?(_ quantity: Quantity) {
    guard let unit = UnitOf<Kind>(quantity.unit) else { return nil }
    self.init(quantity.value, unit)
  }

  /// The exact value and the identifier of the unit: `5 kilometer`.
  public var description: String { quantity.description }

  /// The value without the compiler's knowledge of its kind.
  public var quantity: Quantity { Quantity(value, unit.unit) }

  /// Returns the same measure in another unit of its kind.
  ///
  /// Fails only for temperatures below absolute zero and values without a logarithm.
  public func converted(to target: UnitOf<Kind>) throws(ConversionError) -> Measure {
    Measure(try quantity.converted(to: target.unit).value, target)
  }
}

extension UnitOf<Length> {
  /// 1,000 metres.
  public static var kilometer: UnitOf { UnitOf(known: "kilometer") }
  /// The base unit.
  public static var meter: UnitOf { UnitOf(known: "meter") }
  /// A hundredth of a metre.
  public static var centimeter: UnitOf { UnitOf(known: "centimeter") }
  /// 1,609.344 metres.
  public static var mile: UnitOf { UnitOf(known: "mile") }
  /// 0.3048 metres.
  public static var foot: UnitOf { UnitOf(known: "foot") }
  /// 0.0254 metres.
  public static var inch: UnitOf { UnitOf(known: "inch") }
}

extension UnitOf<Mass> {
  /// The base unit.
  public static var kilogram: UnitOf { UnitOf(known: "kilogram") }
  /// A thousandth of a kilogram.
  public static var gram: UnitOf { UnitOf(known: "gram") }
  /// 0.45359237 kilograms.
  public static var pound: UnitOf { UnitOf(known: "pound") }
}

extension UnitOf<TimeSpan> {
  /// 3,600 seconds.
  public static var hour: UnitOf { UnitOf(known: "hour") }
  /// 60 seconds.
  public static var minute: UnitOf { UnitOf(known: "minute") }
  /// The base unit.
  public static var second: UnitOf { UnitOf(known: "second") }
}

extension UnitOf<Volume> {
  /// A thousandth of a cubic metre.
  public static var liter: UnitOf { UnitOf(known: "liter") }
  /// A millionth of a cubic metre.
  public static var milliliter: UnitOf { UnitOf(known: "milliliter") }
}

extension UnitOf<Temperature> {
  /// Degrees from the freezing point of water.
  public static var celsius: UnitOf { UnitOf(known: "celsius") }
  /// Degrees, 180 of them between the freezing and the boiling point of water.
  public static var fahrenheit: UnitOf { UnitOf(known: "fahrenheit") }
  /// The base unit.
  public static var kelvin: UnitOf { UnitOf(known: "kelvin") }
}
