import Quantities
import Testing

@testable import QuantityReading

/// Units that are words take the form that their number requires.
@Suite struct `A unit after a number` {
  @Test(
    arguments: [
      ("cup", .english, [(1, "1 cup"), (2, "2 cups"), (0, "0 cups"), (1.5, "1.5 cups")]),
      ("verst", .english, [(1, "1 verst"), (40, "40 versts"), (-1, "−1 verst")]),
      (
        "glass", .russian,
        [
          (1, "1 стакан"), (2, "2 стакана"), (5, "5 стаканов"), (11, "11 стаканов"),
          (21, "21 стакан"), (112, "112 стаканов"), (1.5, "1,5 стакана"), (0, "0 стаканов"),
        ]
      ),
      (
        "pood", .ukrainian,
        [
          (1, "1 пуд"), (3, "3 пуди"), (10, "10 пудів"), (2.5, "2,5 пуда"), (101, "101 пуд"),
          (1_000_000, "1 000 000 пудів"),
        ]
      ),
      ("glass", .ukrainian, [(1, "1 склянка"), (22, "22 склянки"), (40, "40 склянок")]),
      ("kilometer", .ukrainian, [(1, "1 км"), (5, "5 км")]),
      ("cup-metric", .english, [(2, "2 mc")]),
    ] as [(String, ReadingLanguage, [(Double, String)])])
  func `has the form that belongs to it`(
    id: String, language: ReadingLanguage, cases: [(Double, String)]
  ) throws {
    let writer = QuantityWriter(language: language, precision: 3)
    for (value, text) in cases {
      let number = try #require(Rational(value))
      let quantity = Quantity(number, try #require(MeasureUnit(id: id)))
      #expect(writer.text(quantity).replacing("\u{A0}", with: " ") == text)
    }
  }
}
