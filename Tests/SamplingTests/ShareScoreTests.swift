import Sampling
import TestSupport
import Testing

@Suite struct `The score of a difference of shares` {
  struct Case: Sendable {
    let one, other: (count: Int, total: Int)
    let errors, low, high, square: Double

    init(
      _ one: (Int, Int), _ other: (Int, Int), within errors: Double, _ low: Double,
      _ high: Double, square: Double
    ) {
      (self.one, self.other, self.errors) = (one, other, errors)
      (self.low, self.high, self.square) = (low, high, square)
    }
  }

  private static let normal = 1.959963984540054

  private static func share(_ part: (count: Int, total: Int)) -> SampledShare {
    SampledShare(
      part.total == 0 ? 0 : Double(part.count) / Double(part.total),
      effectiveCount: Double(part.total))
  }

  /// Computed with `minimize_scalar` and `brentq` of SciPy 1.17.
  @Test(arguments: [
    Case((56, 70), (48, 80), within: normal, 0.05333385, 0.33772946, square: 7.02341138),
    Case((9, 10), (3, 10), within: normal, 0.18212650, 0.83695033, square: 7.5),
    Case((5, 56), (0, 29), within: normal, -0.03132707, 0.19256001, square: 2.75111607),
    Case(
      (20, 150), (240, 1_200), within: 3.1824463052837086, -0.14454791, 0.04979168,
      square: 3.81086799),
    Case(
      (3, 40), (60, 320), within: 2.3646242515927844, -0.19559129, 0.05100152, square: 3.11688309),
    Case(
      (0, 30), (12, 240), within: 3.1824463052837086, -0.11571137, 0.20412196, square: 1.56976745),
  ])
  func `has the interval of an independent computation`(_ example: Case) {
    let (one, other) = (Self.share(example.one), Self.share(example.other))
    let found = one.difference(from: other, withinStandardErrors: example.errors)
    #expect((found.low - example.low).magnitude < 3e-8, "\(found)")
    #expect((found.high - example.high).magnitude < 3e-8, "\(found)")
    #expect((one.squaredScore(against: other) - example.square).magnitude < 1e-6)
  }

  @Test(arguments: [1.0, normal, 2.3646242515927844, 3.1824463052837086])
  func `excludes zero from the interval exactly where it is too high for no difference`(
    errors: Double
  ) {
    var excluded = 0
    for one in 0...12 {
      for other in 0...30 {
        let (mine, others) = (Self.share((one, 12)), Self.share((other, 30)))
        let found = mine.difference(from: others, withinStandardErrors: errors)
        let square = mine.squaredScore(against: others)
        #expect(
          (found.low > 0 || found.high < 0) == (square > errors * errors),
          "\(one) of 12, \(other) of 30: \(found), \(square)")
        #expect(-1 <= found.low && found.low <= found.value, "\(one) \(other)")
        #expect(found.value <= found.high && found.high <= 1, "\(one) \(other)")
        if square > errors * errors { excluded += 1 }
      }
    }
    #expect(excluded > 50 && excluded < 350, "\(excluded)")
  }

  @Test func `changes only the interval's sign when the shares are exchanged`() {
    let seed: UInt64 = 6
    var random = SplitMix(seed: seed)
    for _ in 0..<100 {
      let totals = (
        Int.random(in: 0...300, using: &random), Int.random(in: 0...300, using: &random)
      )
      let one = Self.share((Int.random(in: 0...totals.0, using: &random), totals.0))
      let other = Self.share((Int.random(in: 0...totals.1, using: &random), totals.1))
      let there = one.difference(from: other, withinStandardErrors: 2)
      let back = other.difference(from: one, withinStandardErrors: 2)
      #expect((there.low + back.high).magnitude < 1e-9, "\(one) \(other), seed \(seed)")
    }
  }

  @Test func `bounds nothing without answers`() {
    let (none, some) = (SampledShare(0, effectiveCount: 0), SampledShare(0.3, effectiveCount: 40))
    let all = SampledShare(1, effectiveCount: 5)
    for (one, other) in [(none, none), (none, some), (some, none), (all, none), (none, all)] {
      #expect(one.squaredScore(against: other) == 0)
      let found = one.difference(from: other, withinStandardErrors: 2)
      #expect(found.low < -0.999 && found.high > 0.999, "\(found)")
    }
  }

  @Test(arguments: [
    (0.2, 0.2, 150, 1_200), (0.05, 0.3, 150, 600), (0.3, 0.1, 20, 160), (0.1, 0.1, 12, 40),
  ])
  func `has an interval that holds the truth 95 times in 100`(
    shares: (now: Double, before: Double, nows: Int, befores: Int)
  ) {
    let seed: UInt64 = 78
    var random = SplitMix(seed: seed)
    let rounds = 1_000
    var held = 0
    func sample(_ share: Double, _ total: Int) -> SampledShare {
      Self.share(
        ((0..<total).count(where: { _ in Double.random(in: 0..<1, using: &random) < share }), total)
      )
    }
    for _ in 0..<rounds {
      let found = sample(shares.now, shares.nows).difference(
        from: sample(shares.before, shares.befores), withinStandardErrors: Self.normal)
      let truth = shares.now - shares.before
      if found.low <= truth, truth <= found.high { held += 1 }
    }
    // Not more than three standard errors of 0.7 % below; score intervals of few answers cover more. The seed is
    // fixed, so the test is deterministic.
    let coverage = Double(held) / Double(rounds)
    #expect((0.929...0.985).contains(coverage), "\(coverage), seed \(seed)")
  }
}
