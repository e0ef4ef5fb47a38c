import Sampling
import TestSupport
import Testing

@Suite struct `The difference of two shares` {
  struct Case: Sendable {
    let one, other: (count: Int, total: Int)
    let low, high: Double

    init(_ one: (Int, Int), _ other: (Int, Int), _ low: Double, _ high: Double) {
      (self.one, self.other, self.low, self.high) = (one, other, low, high)
    }
  }

  private static func share(_ part: (count: Int, total: Int)) -> SampledShare {
    SampledShare(
      part.total == 0 ? 0 : Double(part.count) / Double(part.total),
      effectiveCount: Double(part.total))
  }

  /// The examples of Newcombe's paper, table II, method 10, to the four digits it prints.
  @Test(arguments: [
    Case((56, 70), (48, 80), 0.0524, 0.3339), Case((9, 10), (3, 10), 0.1705, 0.8090),
    Case((6, 7), (2, 7), 0.0582, 0.8062), Case((5, 56), (0, 29), -0.0381, 0.1926),
    Case((0, 10), (0, 20), -0.1611, 0.2775), Case((0, 10), (0, 10), -0.2775, 0.2775),
    Case((10, 10), (0, 20), 0.6791, 1.0), Case((10, 10), (0, 10), 0.6075, 1.0),
  ])
  func `has the interval given in the paper`(_ example: Case) {
    let found = Self.share(example.one).difference(from: Self.share(example.other))
    #expect((found.low - example.low).magnitude < 6e-5, "\(found)")
    #expect((found.high - example.high).magnitude < 6e-5, "\(found)")
  }

  @Test func `changes only its sign when the shares are exchanged`() {
    let seed: UInt64 = 5
    var random = SplitMix(seed: seed)
    for _ in 0..<500 {
      let totals = (
        Int.random(in: 0...300, using: &random), Int.random(in: 0...300, using: &random)
      )
      let one = Self.share((Int.random(in: 0...totals.0, using: &random), totals.0))
      let other = Self.share((Int.random(in: 0...totals.1, using: &random), totals.1))
      let (there, back) = (one.difference(from: other), other.difference(from: one))
      let message: Comment = "\(one) \(other), seed \(seed)"
      #expect((there.low + back.high).magnitude < 1e-12, message)
      #expect(there.value == one.value - other.value, message)
      #expect(-1 <= there.low && there.low <= there.value, message)
      #expect(there.value <= there.high && there.high <= 1, message)
    }
  }

  @Test func `is unbounded without answers`() {
    let none = SampledShare(0, effectiveCount: 0)
    let found = none.difference(from: none)
    #expect(found == Estimate(value: 0, low: -1, high: 1))
  }

  /// Two months, two weeks, and few answers against many.
  @Test(arguments: [
    (0.2, 0.2, 600, 620), (0.26, 0.31, 150, 160), (0.03, 0.05, 150, 600), (0.5, 0.4, 40, 900),
    (0.01, 0.02, 700, 700),
  ])
  func `is in its interval 95 times in 100`(
    shares: (now: Double, before: Double, nows: Int, befores: Int)
  ) {
    let seed: UInt64 = 77
    var random = SplitMix(seed: seed)
    let rounds = 3_000
    var held = 0
    func sample(_ share: Double, _ total: Int) -> SampledShare {
      let count = (0..<total).count(where: { _ in Double.random(in: 0..<1, using: &random) < share }
      )
      return Self.share((count, total))
    }
    for _ in 0..<rounds {
      let found = sample(shares.now, shares.nows).difference(
        from: sample(shares.before, shares.befores))
      let truth = shares.now - shares.before
      if found.low <= truth, truth <= found.high { held += 1 }
    }
    // Within three standard errors of 0.4 %; the seed is fixed, so the test is deterministic.
    let coverage = Double(held) / Double(rounds)
    #expect((0.935...0.99).contains(coverage), "\(coverage), seed \(seed)")
  }
}
