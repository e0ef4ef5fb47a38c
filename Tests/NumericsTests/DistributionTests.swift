import Numerics
import Testing

/// Values computed by SciPy 1.17 (Boost's and Cephes' implementations).
@Suite struct `Beta distribution` {
  struct Cumulative: Sendable, CustomTestStringConvertible {
    let a, b, x, value: Double
    var testDescription: String { "Beta(\(a), \(b)) at \(x)" }
  }

  @Test(arguments: [
    Cumulative(a: 0.5, b: 0.5, x: 0.1, value: 0.2048327646991334),
    Cumulative(a: 2, b: 3, x: 0.4, value: 0.5248),
    Cumulative(a: 10.5, b: 200.5, x: 0.05, value: 0.5441994742718068),
    Cumulative(a: 1_000, b: 2_000, x: 0.333, value: 0.4862673933205723),
    Cumulative(a: 0.5, b: 100.5, x: 0.001, value: 0.3457638128981412),
  ])
  func `has the reference's cumulative probability`(_ c: Cumulative) {
    let value = BetaDistribution(a: c.a, b: c.b).cumulative(c.x)
    #expect((value - c.value).magnitude < 1e-10)
  }

  struct Quantile: Sendable, CustomTestStringConvertible {
    let a, b, low, high: Double
    var testDescription: String { "Beta(\(a), \(b))" }
  }

  @Test(arguments: [
    Quantile(a: 0.5, b: 12.5, low: 4.0075310076598856e-05, high: 0.18530593831248504),
    Quantile(a: 12.5, b: 0.5, low: 0.8146940616875149, high: 0.9999599246899235),
    Quantile(a: 5.5, b: 5.5, low: 0.22352867025270517, high: 0.7764713297472947),
    Quantile(a: 37.5, b: 1_163.5, low: 0.022152342353083686, high: 0.04177186307973235),
    Quantile(a: 21_000.5, b: 194_000.5, low: 0.0964249584346355, high: 0.09893471079951453),
  ])
  func `has the reference's quantiles`(_ c: Quantile) {
    let beta = BetaDistribution(a: c.a, b: c.b)
    #expect((beta.quantile(0.025) / c.low - 1).magnitude < 1e-10)
    #expect((beta.quantile(0.975) / c.high - 1).magnitude < 1e-10)
  }

  @Test func `quantile and cumulative probability are inverse`() {
    for a in [0.5, 1, 3.5, 80, 4_000] {
      for b in [0.5, 2, 17.5, 900] {
        let beta = BetaDistribution(a: a, b: b)
        for p in stride(from: 0.01, to: 1, by: 0.07) {
          #expect((beta.cumulative(beta.quantile(p)) - p).magnitude < 1e-9, "\(a) \(b) \(p)")
        }
      }
    }
  }

  @Test func `has exact ends`() {
    let beta = BetaDistribution(a: 2, b: 5)
    #expect(beta.cumulative(-1) == 0)
    #expect(beta.cumulative(2) == 1)
    #expect(beta.quantile(0) == 0)
    #expect(beta.quantile(1) == 1)
  }
}

@Suite struct `A predicted count` {
  /// The weighed beta negative binomial distributions, term by term.
  private func naive(_ counts: [Double], upTo most: Int) -> [Double] {
    func beta(_ a: Double, _ b: Double) -> Double { logGamma(a) + logGamma(b) - logGamma(a + b) }
    func choices(_ count: Double, _ shape: Double) -> Double {
      logGamma(count + shape) - logGamma(shape) - logGamma(count + 1)
    }
    let (weeks, sum) = (Double(counts.count), counts.reduce(0, +))
    var (all, weights) = (Array(repeating: 0.0, count: most + 1), 0.0)
    for shape in [0.5, 2, 8, 32, 128, 512, 2_048] {
      let usual = beta(shape * weeks, sum + 0.5)
      let weight =
        shape.squareRoot()
        * exponential(usual + counts.map { choices($0, shape) }.reduce(0, +))
      weights += weight
      for count in 0...most {
        let later = beta(shape * (weeks + 1), sum + Double(count) + 0.5)
        all[count] += weight * exponential(choices(Double(count), shape) + later - usual)
      }
    }
    return all.map { $0 / weights }
  }

  @Test(arguments: [
    [0], [0, 0, 0, 0], [3, 5, 4, 4, 6, 2, 5, 3], [0, 14, 0, 1, 22, 0, 0, 9], [41.3, 38.9, 45, 40],
  ])
  func `has the probabilities of naive summation`(counts: [Double]) {
    let prediction = CountPrediction(from: counts)
    for (count, expected) in naive(counts, upTo: prediction.probabilities.count - 2).enumerated() {
      let found = prediction.probabilities[count]
      #expect((found - expected).magnitude < 1e-8, "\(count)")
    }
    #expect((prediction.probabilities.reduce(0, +) - 1).magnitude < 1e-12)
    #expect(prediction.probability(ofAtLeast: 0) == 1)
    let some = prediction.probabilities[0]
    #expect((prediction.probability(ofAtLeast: 1) - (1 - some)).magnitude < 1e-12)
  }

  @Test(arguments: [
    [Double](repeating: 1_000, count: 8), [1_000, 900, 1_100, 950, 1_050, 980, 1_010, 1_005],
  ])
  func `expects counts as large as those before`(counts: [Double]) {
    let probabilities = CountPrediction(from: counts).probabilities
    let mean = probabilities.enumerated().reduce(0) { $0 + Double($1.offset) * $1.element }
    #expect((mean - counts.reduce(0, +) / Double(counts.count)).magnitude < 2)
  }

  @Test func `is the wider the more its counts vary, and the fewer they are`() {
    let even = CountPrediction(from: [10, 10, 10, 10, 10, 10, 10, 10])
    let uneven = CountPrediction(from: [0, 20, 0, 20, 0, 20, 0, 20])
    let few = CountPrediction(from: [0, 20, 0, 20])
    #expect(even.probability(ofAtLeast: 20) < 0.02)
    #expect(uneven.probability(ofAtLeast: 20) > 0.1)
    #expect(few.probability(ofAtLeast: 40) > uneven.probability(ofAtLeast: 40))
    // Among even counts, a larger one was chance; among uneven ones, its week was different.
    #expect((8..<14).contains(even.mean(givenCount: 20)))
    #expect((15..<20).contains(uneven.mean(givenCount: 20)))
  }
}

/// Values computed by SciPy 1.17.
@Suite struct `Gamma distribution` {
  struct Quantile: Sendable, CustomTestStringConvertible {
    let shape, p, x: Double
    var testDescription: String { "\(p) of Gamma(\(shape))" }
  }

  @Test(arguments: [
    Quantile(shape: 0.3, p: 1e-06, x: 6.97269909640939e-21),
    Quantile(shape: 0.3, p: 0.025, x: 3.1856790317391693e-06),
    Quantile(shape: 0.3, p: 0.5, x: 0.07313113586695198),
    Quantile(shape: 0.3, p: 0.975, x: 1.9002636428388258),
    Quantile(shape: 0.5, p: 1e-06, x: 7.853981633978593e-13),
    Quantile(shape: 0.5, p: 0.025, x: 0.0004910345585876278),
    Quantile(shape: 0.5, p: 0.5, x: 0.227468211559786),
    Quantile(shape: 0.5, p: 0.975, x: 2.511943093657444),
    Quantile(shape: 1, p: 1e-06, x: 1.0000005000003338e-06),
    Quantile(shape: 1, p: 0.025, x: 0.025317807984289876),
    Quantile(shape: 1, p: 0.5, x: 0.6931471805599455),
    Quantile(shape: 1, p: 0.975, x: 3.6888794541139354),
    Quantile(shape: 2.5, p: 1e-06, x: 0.0064480801032485435),
    Quantile(shape: 2.5, p: 0.025, x: 0.41560580674333125),
    Quantile(shape: 2.5, p: 0.5, x: 2.175730095547763),
    Quantile(shape: 2.5, p: 0.975, x: 6.4162509970150134),
    Quantile(shape: 10, p: 1e-06, x: 1.276818787864408),
    Quantile(shape: 10, p: 0.025, x: 4.7953886961324335),
    Quantile(shape: 10, p: 0.5, x: 9.668714614714128),
    Quantile(shape: 10, p: 0.975, x: 17.084803451419166),
    Quantile(shape: 33.3, p: 1e-06, x: 12.64318722778153),
    Quantile(shape: 33.3, p: 0.025, x: 22.96450582237385),
    Quantile(shape: 33.3, p: 0.5, x: 32.96726637240114),
    Quantile(shape: 33.3, p: 0.975, x: 45.525665820576215),
    Quantile(shape: 1000, p: 1e-06, x: 856.8146512793919),
    Quantile(shape: 1000, p: 0.025, x: 938.9730184076952),
    Quantile(shape: 1000, p: 0.5, x: 999.6666864269652),
    Quantile(shape: 1000, p: 0.975, x: 1062.9211512248878),
    Quantile(shape: 50000, p: 1e-06, x: 48944.29110921868),
    Quantile(shape: 50000, p: 0.025, x: 49562.686650323674),
    Quantile(shape: 50000, p: 0.5, x: 49999.666667061734),
    Quantile(shape: 50000, p: 0.975, x: 50439.20765283279),
  ])
  func `has the reference's quantiles`(_ c: Quantile) {
    let gamma = GammaDistribution(shape: c.shape)
    #expect((gamma.quantile(c.p) / c.x - 1).magnitude < 1e-9)
    #expect((gamma.cumulative(c.x) / c.p - 1).magnitude < 1e-9)
  }

  @Test func `has exact ends`() {
    let gamma = GammaDistribution(shape: 2)
    #expect(gamma.cumulative(-1) == 0 && gamma.cumulative(0) == 0)
    #expect(gamma.quantile(0) == 0)
  }
}
