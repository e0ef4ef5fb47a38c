import Numerics
import Testing

/// Values computed by SciPy 1.17, consistent with the rounded ones of printed tables.
@Suite struct `Student's distribution` {
  struct Quantile: Sendable, CustomTestStringConvertible {
    let freedom, probability, distance: Double
    var testDescription: String { "\(probability) of \(freedom) degrees" }
  }

  @Test(arguments: [
    Quantile(freedom: 1, probability: 0.05, distance: 12.706204736174705),
    Quantile(freedom: 2, probability: 0.05, distance: 4.302652729749464),
    Quantile(freedom: 3, probability: 0.05, distance: 3.1824463052837086),
    Quantile(freedom: 3, probability: 0.001, distance: 12.923978636687481),
    Quantile(freedom: 4, probability: 0.1, distance: 2.131846786326651),
    Quantile(freedom: 7, probability: 0.05, distance: 2.3646242515927844),
    Quantile(freedom: 7, probability: 1e-6, distance: 15.767009437482583),
    Quantile(freedom: 7, probability: 0.5, distance: 0.7111417780817866),
    Quantile(freedom: 30, probability: 0.05, distance: 2.042272456301238),
    Quantile(freedom: 200, probability: 0.01, distance: 2.6006344361915583),
  ])
  func `has the reference's probabilities and distances`(_ c: Quantile) {
    let student = StudentDistribution(freedom: c.freedom)
    #expect((student.distance(exceededWith: c.probability) / c.distance - 1).magnitude < 1e-8)
    for x in [c.distance, -c.distance] {
      #expect((student.probability(beyond: x) / c.probability - 1).magnitude < 1e-8)
    }
  }

  @Test func `has a distance that is the inverse of the probability`() {
    for freedom in [1, 2, 3.5, 7, 60] {
      let student = StudentDistribution(freedom: freedom)
      #expect(student.probability(beyond: 0) == 1 && student.probability(beyond: .infinity) == 0)
      for probability in stride(from: 0.01, to: 0.95, by: 0.03) {
        let found = student.probability(beyond: student.distance(exceededWith: probability))
        #expect((found - probability).magnitude < 1e-9, "\(freedom) \(probability)")
      }
    }
  }
}
