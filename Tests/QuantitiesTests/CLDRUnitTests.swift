import Testing

@testable import Quantities

/// The units with names in CLDR 41, except that of an unspecified kind of temperature.
@Suite struct CLDRUnitTests {
  static let ids = """
    g-force meter-per-square-second revolution radian degree arc-minute arc-second square-kilometer \
    hectare square-meter square-centimeter square-mile acre square-yard square-foot square-inch \
    dunam karat milligram-ofglucose-per-deciliter millimole-per-liter item permillion percent \
    permille permyriad mole liter-per-kilometer liter-per-100-kilometer mile-per-gallon \
    mile-per-gallon-imperial petabyte terabyte terabit gigabyte gigabit megabyte megabit kilobyte \
    kilobit byte bit century decade year month week day hour minute second millisecond microsecond \
    nanosecond ampere milliampere ohm volt kilocalorie calorie foodcalorie kilojoule joule \
    kilowatt-hour electronvolt british-thermal-unit therm-us pound-force newton \
    kilowatt-hour-per-100-kilometer gigahertz megahertz kilohertz hertz em pixel megapixel \
    pixel-per-centimeter pixel-per-inch dot-per-centimeter dot-per-inch dot earth-radius kilometer \
    meter decimeter centimeter millimeter micrometer nanometer picometer mile yard foot inch parsec \
    light-year astronomical-unit furlong fathom nautical-mile mile-scandinavian point solar-radius \
    lux candela lumen solar-luminosity metric-ton kilogram gram milligram microgram ton stone pound \
    ounce ounce-troy carat dalton earth-mass solar-mass grain gigawatt megawatt kilowatt watt \
    milliwatt horsepower millimeter-ofhg pound-force-per-square-inch inch-ofhg bar millibar \
    atmosphere pascal hectopascal kilopascal megapascal kilometer-per-hour meter-per-second \
    mile-per-hour knot celsius fahrenheit kelvin pound-force-foot newton-meter cubic-kilometer \
    cubic-meter cubic-centimeter cubic-mile cubic-yard cubic-foot cubic-inch megaliter hectoliter \
    liter deciliter centiliter milliliter pint-metric cup-metric acre-foot bushel gallon \
    gallon-imperial quart pint cup fluid-ounce fluid-ounce-imperial tablespoon teaspoon barrel \
    dessert-spoon dessert-spoon-imperial drop dram jigger pinch quart-imperial
    """.split(separator: " ").map(String.init)

  @Test func `every unit of CLDR is known`() {
    for id in Self.ids { #expect(MeasureUnit(id: id) != nil, "\(id)") }
  }
}
