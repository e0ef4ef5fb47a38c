import CivilTime
import Quantities
import Testing

@testable import QuantityReading

@Suite struct TargetTests {
  private static func answer(_ text: String, in code: String) throws -> String {
    let territory = try #require(Territory(code: code))
    let answer = try QuantityReader(territory: territory).read(text).answer
    return answer.text.replacing("\u{A0}", with: " ")
  }

  @Test(arguments: [
    ("20 knots", "US", "20 kn ≈ 23 mph"), ("20 knots", "UA", "20 kn = 37.04 km/h"),
    ("5 nautical miles", "GB", "5 nmi ≈ 5.75 mi"), ("1 stone", "US", "1 st = 14 lb"),
    ("300 kelvin", "US", "300 K = 80.33 °F"), ("300 kelvin", "PR", "300 K = 80.33 °F"),
    ("300 kelvin", "GB", "300 K = 26.85 °C"), ("10 m/s", "US", "10 m/s ≈ 22.4 mph"),
    ("5 l/100km", "US", "5 L/100 km ≈ 47 mpg"), ("5 l/100km", "GB", "5 L/100 km ≈ 56.5 mpg Imp."),
    ("5 l/100km", "CA", "5 L/100 km ≈ 56.5 mpg Imp."), ("2 liters", "GB", "2 L ≈ 70.4 fl oz Imp."),
    ("1 atm", "US", "1 atm ≈ 14.7 psi"), ("3 versts", "US", "3 versts ≈ 1.99 mi"),
    // Quantities in the local units are converted to foreign ones, as everywhere.
    ("5 miles", "US", "5 mi ≈ 8.05 km"), ("6 feet 2 inches", "US", "6.17 ft ≈ 1.88 m"),
    ("10 yards", "US", "10 yd = 9.144 m"), ("68 f", "US", "68 °F = 20 °C"),
    ("500 mg", "US", "500 mg ≈ 7.72 grains"), ("5 km", "US", "5 km ≈ 3.11 mi"),
    // An explicit target is kept.
    ("20 knots in km/h", "US", "20 kn = 37.04 km/h"),
  ]) func `the unit of the answer is that of the territory`(
    text: String, code: String, answer: String
  ) throws {
    #expect(try Self.answer(text, in: code) == answer)
  }

  @Test func `the last choice of the person comes first`() throws {
    var reader = QuantityReader()
    reader.recent.remember(try reader.read("5 km in m"))
    #expect(try reader.read("7 km").answer.to.unit.id == "meter")
    reader.recent.remember(try reader.read("5 km in ft"))
    #expect(try reader.read("7 km").answer.to.unit.id == "foot")
    // A phrase without a target is no choice.
    reader.recent.remember(try reader.read("5 miles"))
    #expect(try reader.read("7 miles").answer.to.unit.id == "kilometer")
    #expect(try reader.read("7 km in cm").answer.to.unit.id == "centimeter")
  }
}
