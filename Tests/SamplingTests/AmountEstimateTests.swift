import Numerics
import Sampling
import TestSupport
import Testing

/// The expected ends are computed with SciPy's `t.ppf` and `chi2.ppf`.
@Suite struct `An estimate of amounts` {
  struct Example: Sendable { let amounts: [Double], low, high: Double }

  @Test(arguments: [
    Example(amounts: [0.5, 10, 3, 3, 8, 1], low: 0.18894169517337378, high: 8.311058304826627),
    // Amounts that are never negative have no negative mean.
    Example(amounts: [5, 3, 1.609344], low: 0, high: 7.437151377753803),
    Example(amounts: [-5, 15], low: -122.062_047_361_747, high: 132.062_047_361_747),
  ])
  func `has Student's interval of the mean`(_ c: Example) throws {
    let mean = try #require(Estimate.mean(of: c.amounts))
    #expect((mean.low - c.low).magnitude < 1e-9 && (mean.high - c.high).magnitude < 1e-9)
  }

  @Test(arguments: [
    // Equal amounts are a Poisson count.
    Example(
      amounts: [1, 1, 1, 1, 1], low: 1.6234863901184207, high: 11.66833207932267),
    Example(amounts: [2], low: 0.05063561596857975, high: 11.143286781877796),
    Example(amounts: [5, 3, 1.609344], low: 1.6167486783711547, high: 33.528163737523606),
    Example(
      amounts: [0.5, 10, 3, 3, 8, 1], low: 6.236987466313521, high: 75.29289000817455),
    Example(amounts: [], low: 0, high: 0), Example(amounts: [0, 0], low: 0, high: 0),
  ])
  func `has the interval of Fay and Feuer of the sum`(_ c: Example) {
    let sum = Estimate.sum(of: c.amounts)
    #expect(sum.value == c.amounts.reduce(0, +))
    #expect((sum.low - c.low).magnitude < 1e-9 && (sum.high - c.high).magnitude < 1e-9)
  }

  @Test func `says nothing of the mean of one`() {
    #expect(Estimate.mean(of: []) == nil && Estimate.mean(of: [3]) == nil)
  }

  /// Simulates 2,000 draws of a Poisson number of amounts, exponentially distributed, and counts the
  /// intervals that contain the expected sum: the method promises 95 %.
  @Test func `contains the expected sum at least 95 times in 100`() {
    let seed: UInt64 = 20_261_125
    var random = SplitMix(seed: seed)
    func exponential() -> Double {
      -logarithm(Double.random(in: .ulpOfOne..<1, using: &random))
    }
    var held = 0
    for _ in 0..<2_000 {
      var amounts: [Double] = []
      var time = exponential()
      while time < 12 {
        amounts.append(5 * exponential())
        time += exponential()
      }
      let sum = Estimate.sum(of: amounts)
      if sum.low <= 60 && 60 <= sum.high { held += 1 }
    }
    #expect(held >= 1_880, "seed \(seed): \(held) of 2000")
  }
}
