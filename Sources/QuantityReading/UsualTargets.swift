internal import CivilTime
internal import Quantities
internal import TextBytes

/// The units of answers if the person names none: the unit of similar size in the other system.
enum UsualTargets {
  /// `unit=target`; with a number, the target of values from that number on.
  private static let table = """
    meter=foot
    kilometer=mile
    centimeter=inch
    millimeter=inch
    decimeter=inch
    micrometer=millimeter
    nanometer=micrometer
    angstrom=nanometer
    foot=meter
    inch=centimeter
    yard=meter
    mile=kilometer
    nautical-mile=kilometer
    fathom=meter
    furlong=meter
    league=kilometer
    light-year=kilometer
    parsec=light-year
    astronomical-unit=kilometer
    mil=millimeter
    point=millimeter
    pica=millimeter
    verst=kilometer
    sazhen=meter
    arshin=centimeter
    vershok=centimeter
    hand=centimeter
    kilogram=pound
    gram=ounce
    milligram=grain
    microgram=milligram
    tonne=pound
    centner-metric=kilogram
    pound=kilogram
    ounce=gram
    stone=kilogram
    ton=kilogram
    long-ton=kilogram
    slug=kilogram
    grain=milligram
    carat=gram
    ounce-troy=gram
    pood=kilogram
    zolotnik=gram
    liter=fluid-ounce
    liter 1=gallon
    milliliter=fluid-ounce
    centiliter=fluid-ounce
    deciliter=fluid-ounce
    cubic-meter=cubic-foot
    cubic-centimeter=cubic-inch
    cubic-foot=cubic-meter
    cubic-inch=cubic-centimeter
    cubic-yard=cubic-meter
    gallon=liter
    gallon-imperial=liter
    quart=liter
    quart-imperial=liter
    pint=milliliter
    pint-imperial=milliliter
    cup=milliliter
    glass=milliliter
    cup-metric=milliliter
    gill=milliliter
    fluid-ounce=milliliter
    fluid-ounce-imperial=milliliter
    tablespoon=milliliter
    teaspoon=milliliter
    tablespoon-metric=milliliter
    teaspoon-metric=milliliter
    dessert-spoon=milliliter
    dessert-spoon-metric=milliliter
    shot=milliliter
    drop=milliliter
    pinch=milliliter
    barrel=liter
    bushel=liter
    vedro=liter
    square-meter=square-foot
    square-kilometer=square-mile
    square-centimeter=square-inch
    square-millimeter=square-inch
    square-foot=square-meter
    square-inch=square-centimeter
    square-mile=square-kilometer
    square-yard=square-meter
    hectare=acre
    acre=hectare
    are=square-meter
    desyatina=hectare
    kilometer-per-hour=mile-per-hour
    mile-per-hour=kilometer-per-hour
    meter-per-second=kilometer-per-hour
    foot-per-second=meter-per-second
    kilometer-per-second=kilometer-per-hour
    knot=kilometer-per-hour
    mach=kilometer-per-hour
    speed-of-light=kilometer-per-second
    g-force=meter-per-square-second
    celsius=fahrenheit
    fahrenheit=celsius
    kelvin=celsius
    rankine=kelvin
    reaumur=celsius
    second=minute
    minute=second
    hour=minute
    day=hour
    week=day
    fortnight=day
    month=day
    year=day
    decade=year
    century=year
    millennium=year
    millisecond=second
    microsecond=millisecond
    nanosecond=microsecond
    kilocalorie=kilojoule
    foodcalorie=kilojoule
    calorie=joule
    joule=calorie
    kilojoule=kilocalorie
    megajoule=kilowatt-hour
    kilowatt-hour=megajoule
    watt-hour=kilojoule
    british-thermal-unit=kilojoule
    electronvolt=joule
    erg=joule
    watt=horsepower
    kilowatt=horsepower
    horsepower=kilowatt
    horsepower-metric=kilowatt
    newton=pound-force
    kilonewton=pound-force
    pound-force=newton
    kilogram-force=newton
    dyne=newton
    pascal=pound-force-per-square-inch
    hectopascal=millimeter-ofhg
    kilopascal=pound-force-per-square-inch
    megapascal=pound-force-per-square-inch
    bar=pound-force-per-square-inch
    millibar=hectopascal
    atmosphere=kilopascal
    pound-force-per-square-inch=kilopascal
    millimeter-ofhg=kilopascal
    inch-ofhg=hectopascal
    torr=kilopascal
    newton-meter=pound-force-foot
    pound-force-foot=newton-meter
    liter-per-100-kilometer=mile-per-gallon
    mile-per-gallon=liter-per-100-kilometer
    mile-per-gallon-imperial=liter-per-100-kilometer
    kilometer-per-liter=mile-per-gallon
    degree=radian
    radian=degree
    arc-minute=degree
    arc-second=degree
    revolution=degree
    gradian=degree
    hertz=revolution-per-minute
    revolution-per-minute=hertz
    bit=byte
    byte=bit
    kilobyte=kibibyte
    megabyte=mebibyte
    gigabyte=gibibyte
    terabyte=tebibyte
    kibibyte=kilobyte
    mebibyte=megabyte
    gibibyte=gigabyte
    tebibyte=terabyte
    kilobit=kilobyte
    megabit=megabyte
    gigabit=gigabyte
    kilobit-per-second=kilobyte-per-second
    megabit-per-second=megabyte-per-second
    gigabit-per-second=megabyte-per-second
    megabyte-per-second=megabit-per-second
    decibel-milliwatt=milliwatt
    decibel-watt=watt
    decibel=portion
    percent=permille
    permille=percent
    curie=becquerel
    roentgen=coulomb-per-kilogram
    rem=sievert
    rad=gray
    gauss=tesla
    dozen=item
    mole=item
    kilogram-per-cubic-meter=pound-per-cubic-foot
    gram-per-cubic-centimeter=kilogram-per-cubic-meter
    """

  /// Targets of units that the table lacks, one for each dimension.
  private static let coherent = [
    "meter", "kilogram", "second", "square-meter", "cubic-meter", "meter-per-second", "newton",
    "pascal",
    "joule", "watt", "ampere", "volt", "ohm", "farad", "henry", "tesla", "weber", "coulomb",
    "siemens",
    "hertz", "candela", "lumen", "lux", "becquerel", "gray", "bit", "byte-per-second", "radian",
    "mole",
    "pixel", "kilogram-per-cubic-meter", "meter-per-square-second", "pixel-per-inch", "portion",
    "kelvin",
    "pascal-second", "square-meter-per-second", "steradian", "item", "em", "katal",
  ]

  /// A target, and the least value that it applies to.
  private struct Target: Sendable {
    let unit: String
    let least: Rational?
  }

  private static let targets = Index(
    table.pieces(at: UInt8(ascii: "\n")).map { line in
      let halves = line.pieces(at: UInt8(ascii: "="))
      let words = halves[0].pieces(at: UInt8(ascii: " "))
      return (
        words[0],
        Target(unit: halves[1], least: words.count == 2 ? Rational(words[1].utf8) : nil)
      )
    })

  /// Returns the unit in which a quantity is shown to people of a territory; its own if there is no other.
  static func target(of quantity: Quantity, in territory: Territory) -> MeasureUnit {
    let usual = target(of: quantity)
    return RegionalUnits.target(of: quantity, in: territory, usual: usual) ?? usual
  }

  private static func target(of quantity: Quantity) -> MeasureUnit {
    let usual = targets[quantity.unit.id].last { usual in
      usual.least.map { quantity.value.magnitude >= $0 } ?? true
    }
    if let unit = usual.flatMap({ MeasureUnit(id: $0.unit) }) { return unit }
    for id in Self.coherent {
      if let unit = MeasureUnit(id: id), unit.dimension == quantity.unit.dimension,
        !(unit == quantity.unit)
      {
        return unit
      }
    }
    return quantity.unit
  }
}
