import Sampling
import TestSupport
import Testing

@Suite struct `A test of two shares` {
  struct Case: Sendable {
    let one, other: (Int, Int)
    let probability: Double

    init(_ one: (Int, Int), _ other: (Int, Int), _ probability: Double) {
      (self.one, self.other, self.probability) = (one, other, probability)
    }
  }

  // By counting all ways with whole numbers.
  @Test(arguments: [
    Case((0, 1), (0, 1), 0.5), Case((1, 1), (0, 1), 0.5), Case((0, 2), (2, 2), 1.0 / 6),
    Case((0, 0), (3, 9), 1), Case((3, 9), (0, 0), 1), Case((5, 5), (5, 5), 0.5),
    Case((1, 4), (3, 4), 2.0 / 70 + 32.0 / 70 / 2),
  ])
  func `gives the probability of such a difference by chance`(_ example: Case) {
    let found = ShareTest.probability(example.one, example.other)
    #expect((found - example.probability).magnitude < 1e-12, "\(found)")
    #expect((ShareTest.probability(example.other, example.one) - found).magnitude < 1e-12)
  }

  @Test func `copes with decades`() {
    #expect(ShareTest.probability((60_000, 115_000), (55_000, 115_000)) < 1e-90)
    #expect(ShareTest.probability((57_500, 115_000), (57_510, 115_000)) > 0.9)
  }

  @Test func `raises a false alarm no more often than it says`() {
    let seed: UInt64 = 20
    var random = SplitMix(seed: seed)
    var alarms = 0
    for _ in 0..<4_000 {
      let share = Double.random(in: 0.02...0.5, using: &random)
      let totals = (
        Int.random(in: 60...250, using: &random), Int.random(in: 60...250, using: &random)
      )
      func sample(_ count: Int) -> Int {
        (0..<count).count(where: { _ in Double.random(in: 0..<1, using: &random) < share })
      }
      let found = ShareTest.probability((sample(totals.0), totals.0), (sample(totals.1), totals.1))
      if found <= 0.05 { alarms += 1 }
    }
    // 200 are expected at most, give or take 14; the seed is fixed, so that this never wavers.
    #expect(alarms < 260 && alarms > 100, "\(alarms), seed \(seed)")
  }

  @Test(
    arguments: [
      ([0.001, 0.2, 0.02], [true, false, true]), ([0.02, 0.02, 0.02], [false, false, false]),
      ([0.01, 0.04, 0.03], [true, false, false]), ([], []), ([0.05], [true]), ([0.051], [false]),
    ] as [([Double], [Bool])])
  func `sees less where more is compared`(probabilities: [Double], visible: [Bool]) {
    #expect(ShareTest.areVisible(probabilities) == visible)
  }
}
