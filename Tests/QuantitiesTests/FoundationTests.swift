import Foundation
import Quantities
import Testing

/// Names beside those of Foundation, which has a `Unit` and a `Dimension` of its own.
@Suite struct `Quantities beside Foundation` {
  @Test func `have names of their own`() throws {
    let foot = try #require(MeasureUnit(id: "foot"))
    #expect(foot.dimension == MeasureDimension.length)
    #expect(Quantity(Rational(1), foot).unit == foot)
    let foundation: Dimension = Measurement(value: 1, unit: UnitLength.feet).unit
    #expect(foundation.symbol == "ft")
  }
}
