import Testing

@testable import Quantities

@Suite struct UnitTests {
  /// Values of quantities in other units, from NIST SP 811 and the definitions.
  static let conversions: [(value: String, from: String, to: String, expected: String)] = [
    ("1", "foot", "meter", "0.3048"), ("1", "mile", "kilometer", "1.609344"),
    ("1", "nautical-mile", "meter", "1852"), ("100", "verst", "kilometer", "106.68"),
    ("1", "arshin", "centimeter", "71.12"), ("1", "sazhen", "meter", "2.1336"),
    ("1", "pound", "gram", "453.59237"), ("1", "pood", "kilogram", "16.3804964"),
    ("1", "gallon", "liter", "3.785411784"), ("1", "gallon-imperial", "liter", "4.54609"),
    ("1", "fluid-ounce-imperial", "milliliter", "28.4130625"),
    ("1", "acre", "square-meter", "4046.8564224"), ("1", "hectare", "square-meter", "10000"),
    ("100", "celsius", "fahrenheit", "212"), ("-40", "fahrenheit", "celsius", "-40"),
    ("0", "kelvin", "fahrenheit", "-459.67"), ("100", "celsius", "reaumur", "80"),
    ("36", "kilometer-per-hour", "meter-per-second", "10"),
    ("1", "knot", "kilometer-per-hour", "1.852"), ("1", "kilowatt-hour", "megajoule", "3.6"),
    ("1", "pound-force", "newton", "4.4482216152605"), ("1", "kilocalorie", "joule", "4184"),
    ("1", "gibibyte", "byte", "1073741824"),
    ("100", "megabit-per-second", "megabyte-per-second", "12.5"),
    ("10", "liter-per-100-kilometer", "kilometer-per-liter", "10"),
    ("1", "pound-force-per-square-inch", "pascal", "8896443230521/1290320000"),
    ("760", "millimeter-ofhg", "kilopascal", "101.3250144354"),
    ("180", "degree", "revolution", "0.5"),
    ("60", "revolution-per-minute", "hertz", "1"), ("30", "decibel-milliwatt", "watt", "1"),
    ("18", "milligram-ofglucose-per-deciliter", "millimole-per-liter", "200000/200173"),
    ("1", "horsepower-metric", "watt", "735.49875"),
    ("1", "slug", "pound-force-square-second-per-foot", "1"),
  ]

  @Test func `values print as people read them`() throws {
    let foot = try #require(MeasureUnit(id: "foot"))
    #expect("\(Quantity(Rational(37, over: 6), foot))" == "37/6 foot")
    #expect("\(Measure(Rational(5), .kilometer))" == "5 kilometer" && "\(MeasureUnit.one)" == "1")
    #expect("\(Quantity(Rational(3), .one))" == "3" && "\(UnitOf<Mass>.gram)" == "gram")
    #expect("\(MeasureDimension.none)" == "1" && "\(MeasureDimension.length)" == "length")
    #expect("\(MeasureDimension.speed)" == "length·duration⁻¹")
    #expect("\(MeasureDimension.mass * .area / .duration.power(3))" == "length²·mass·duration⁻³")
  }

  @Test func `a speed converts into a pace`() throws {
    let (speed, pace) = (
      try #require(MeasureUnit(id: "kilometer-per-hour")),
      try #require(MeasureUnit(id: "minute-per-kilometer"))
    )
    #expect(try Quantity(Rational(12), speed).converted(to: pace) == Quantity(Rational(5), pace))
    #expect(throws: ConversionError.reciprocalOfZero) {
      try Quantity(.zero, speed).converted(to: pace)
    }
  }

  @Test(arguments: conversions) func `known conversions are exact`(
    value: String, from: String, to: String, expected: String
  ) throws {
    let (value, expected) = (
      try #require(Rational(value.utf8)), try #require(Rational(expected.utf8))
    )
    let (from, to) = (try #require(MeasureUnit(id: from)), try #require(MeasureUnit(id: to)))
    let result = try Quantity(value, from).converted(to: to).value
    #expect(result == expected, "\(result.double)")
  }

  @Test(arguments: [
    "", "-", "foo", "per", "meter-per", "per-meter-per", "meter-per-second-per-second", "kilofoo",
    "square-", "square-celsius-per-foo", "pow1-meter", "kilokilometer",
  ]) func `identifiers of no unit are refused`(id: String) {
    #expect(MeasureUnit(id: id) == nil)
  }

  @Test func `every line of the table defines a unit`() {
    let names = UnitTable.shared.names
    #expect(names.count > 200)
    #expect(Set(names).count == names.count)
    for name in names { #expect(MeasureUnit(id: name) != nil, "\(name)") }
  }

  @Test func `conversions between all pairs of units there and back return the same value`() throws
  {
    let value = try #require(Rational("417/100".utf8))
    let units = MeasureUnit.all
    var count = 0
    for from in units {
      for to in units where Quantity.areConvertible(from, to) {
        guard from.scale.factor != nil, to.scale.factor != nil else { continue }
        let there = try Quantity(value, from).converted(to: to)
        #expect(try there.converted(to: from) == Quantity(value, from), "\(from.id) \(to.id)")
        count += 1
      }
    }
    #expect(count > 5000)
  }

  @Test func `logarithmic scales return the value to within rounding`() throws {
    let (level, watt) = (
      try #require(MeasureUnit(id: "decibel-watt")), try #require(MeasureUnit(id: "watt"))
    )
    for value in [-30, 0, 3, 17] {
      let there = try Quantity(Rational(value), level).converted(to: watt)
      #expect(abs(try there.converted(to: level).value.double - Double(value)) < 1e-12)
    }
    #expect(throws: ConversionError.outOfRange) {
      try Quantity(.zero, watt).converted(to: level)
    }
    #expect(throws: ConversionError.outOfRange) {
      try Quantity(Rational(1_000_000), level).converted(to: watt)
    }
  }

  static let refusals: [(value: Int, from: String, to: String, error: ConversionError)] = [
    (5, "kilometer", "kilogram", .differentDimensions),
    (-500, "fahrenheit", "celsius", .belowAbsoluteZero),
    (-1, "kelvin", "celsius", .belowAbsoluteZero),
    (0, "mile-per-gallon", "liter-per-100-kilometer", .reciprocalOfZero),
    (5, "second", "hertz", .differentDimensions), (1, "candela", "lumen", .differentDimensions),
  ]

  @Test(arguments: refusals) func `conversions without meaning are refused`(
    value: Int, from: String, to: String, error: ConversionError
  ) throws {
    let (from, to) = (try #require(MeasureUnit(id: from)), try #require(MeasureUnit(id: to)))
    #expect(throws: error) { try Quantity(Rational(value), from).converted(to: to) }
  }

  @Test func `products and quotients are named by their parts`() throws {
    let (meter, second) = (
      try #require(MeasureUnit(id: "meter")), try #require(MeasureUnit(id: "second"))
    )
    let quotient = meter / second
    let speed = try #require(quotient)
    #expect(speed.id == "meter-per-second")
    #expect(MeasureUnit(id: speed.id) == speed)
    #expect((speed / second)?.id == "meter-per-second-second")
    #expect(meter.power(2)?.id == "square-meter")
    #expect(meter.power(2)?.dimension == .area)
  }

  @Test func `a quantity is split into larger and smaller units`() throws {
    let units = [try #require(MeasureUnit(id: "foot")), try #require(MeasureUnit(id: "inch"))]
    let centimeter = try #require(MeasureUnit(id: "centimeter"))
    let parts = try Quantity(Rational(188), centimeter).split(into: units)
    #expect(parts[0].value == Rational(6))
    #expect(abs(parts[1].value.double - 2.0157) < 1e-4)
    #expect(try Quantity.sum(parts)?.converted(to: centimeter).value == Rational(188))
  }

  @Test func `measures convert within their kind`() throws {
    let run = try Measure(Rational(5), .kilometer).converted(to: .meter)
    #expect(run.value == Rational(5000))
    #expect(Measure<Mass>(run.quantity) == nil)
    #expect(try Measure(Rational(100), .celsius).converted(to: .fahrenheit).value == Rational(212))
    for length: UnitOf<Length> in [.kilometer, .meter, .centimeter, .mile, .foot, .inch] {
      #expect(length.unit.dimension == .length)
    }
    for mass: UnitOf<Mass> in [.kilogram, .gram, .pound] { #expect(mass.unit.dimension == .mass) }
    for time: UnitOf<TimeSpan> in [.hour, .minute, .second] {
      #expect(time.unit.dimension == .duration)
    }
    for volume: UnitOf<Volume> in [.liter, .milliliter] {
      #expect(volume.unit.dimension == .volume)
    }
    #expect(UnitOf<Temperature>.kelvin.unit.dimension == .temperature)
  }
}
