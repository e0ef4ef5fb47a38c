internal import CivilTime
internal import Quantities
internal import TextBytes

/// The units that people of a territory use instead of the metric ones.
///
/// The values are those of `unitPreferenceData` of CLDR 41, for the usages `default`, `fluid` and
/// `vehicle-fuel`. © 1991–2022 Unicode, Inc., under the notice in UNICODE-LICENSE.txt.
enum RegionalUnits {
  /// `territories=preferred units, the largest first|others of the same system`.
  private static let table = """
    US GB=mile foot inch|yard fathom furlong mil hand
    US=ton pound ounce grain|ounce-troy slug
    GB=ton pound ounce grain|stone long-ton ounce-troy slug
    US GB=square-mile acre square-foot square-inch|square-yard
    US=gallon quart pint cup fluid-ounce tablespoon teaspoon|cubic-foot cubic-inch cubic-yard barrel
    GB=gallon-imperial fluid-ounce-imperial|pint-imperial quart-imperial cubic-foot cubic-inch cubic-yard barrel
    US GB=mile-per-hour|foot-per-second
    US BS BZ KY PR PW=fahrenheit|rankine
    US=mile-per-gallon|
    CA GB=mile-per-gallon-imperial|
    US GB=pound-force-per-square-inch|inch-ofhg
    """

  private struct System: Sendable {
    let territories: [Territory]
    let preferred: [MeasureUnit]
    let others: [MeasureUnit]
  }

  private static let systems: [System] = table.pieces(at: UInt8(ascii: "\n")).map { line in
    let halves = line.pieces(at: UInt8(ascii: "="))
    let lists = halves[1].pieces(at: UInt8(ascii: "|")).map { list in
      list.pieces(at: UInt8(ascii: " ")).compactMap { MeasureUnit(id: $0) }
    }
    return System(
      territories: halves[0].pieces(at: UInt8(ascii: " ")).compactMap { Territory(code: $0) },
      preferred: lists[0], others: lists[1])
  }

  /// Returns the unit that people of a territory prefer for a quantity; nil if the usual one suits them.
  ///
  /// A quantity in a unit of their own is meant for others, so it is shown in the usual unit.
  static func target(of quantity: Quantity, in territory: Territory, usual: MeasureUnit)
    -> MeasureUnit?
  {
    for system in systems where system.territories.contains(territory) {
      // Litres for a kilometre are an area by their dimension; their usual unit distinguishes the two.
      guard let first = system.preferred.first, first.dimension == usual.dimension else { continue }
      let own = system.preferred + system.others
      if own.contains(where: { $0 == quantity.unit || $0 == usual }) { return nil }
      for unit in system.preferred {
        guard let value = try? quantity.converted(to: unit).value else { continue }
        if system.preferred.count == 1 || value.magnitude >= .one { return unit }
      }
      // A quantity far smaller than the smallest unit is left as it is.
      guard let last = system.preferred.last, let value = try? quantity.converted(to: last).value,
        value.magnitude >= Rational(1, over: 100)
      else { return nil }
      return last
    }
    return nil
  }
}
