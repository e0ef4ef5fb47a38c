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

  // By enumerating all outcomes with integer arithmetic.
  @Test(arguments: [
    Case((0, 1), (0, 1), 0.5), Case((1, 1), (0, 1), 0.5), Case((0, 2), (2, 2), 1.0 / 6),
    Case((0, 0), (3, 9), 1), Case((3, 9), (0, 0), 1), Case((5, 5), (5, 5), 0.5),
    Case((1, 4), (3, 4), 2.0 / 70 + 32.0 / 70 / 2),
  ])
  func `returns the probability of such a difference by chance`(_ example: Case) {
    let found = ShareTest.probability(example.one, example.other)
    #expect((found - example.probability).magnitude < 1e-12, "\(found)")
    #expect((ShareTest.probability(example.other, example.one) - found).magnitude < 1e-12)
  }

  /// Computed with `hypergeom.logpmf` of SciPy 1.17.
  @Test(arguments: [
    Case((214, 422), (671, 1351), 0.7172566998058262),
    Case((15, 770), (49, 1822), 0.30110669239024607),
    Case((17, 544), (44, 2430), 0.053490364825674014),
    Case((344, 397), (14, 14), 0.1620876848151569),
    Case((1531, 3033), (971, 1988), 0.254452805309481),
    Case((81, 3744), (68, 2472), 0.13859658553825766),
    Case((0, 3), (2, 962), 0.5031055833852925),
    Case((0, 24), (0, 43), 0.5000000000000004),
    Case((1, 108), (51, 1894), 0.44298953008601466),
    Case((0, 39), (0, 76), 0.4999999999999978),
    Case((4, 7), (2471, 3780), 0.5663682994103538),
    Case((30185, 151269), (5587, 28119), 0.7420627590004052),
    Case((18, 11549), (2, 813), 0.26153858084659665),
    Case((1, 1402), (0, 10), 0.5035410764863189),
    Case((0, 207), (115, 100646), 0.6052726993217932),
    Case((16, 30), (29855, 60017), 0.6517382732571002),
    Case((143, 128140), (0, 233), 0.6144464840860878),
    Case((542, 2873), (2915, 14421), 0.09946741154304435),
    Case((5, 8), (70, 115), 0.8550703415980963),
    Case((0, 13), (7, 6652), 0.5067899290304945),
    Case((427, 484), (546, 613), 0.6665872660976734),
    Case((7, 400), (0, 24), 0.6684686457446698),
    Case((1671, 3353), (9, 11), 0.02483267371170847),
    Case((2, 3), (32956, 36506), 0.14543581524846927),
    Case((2997, 154934), (0, 3), 0.5284575703649768),
    Case((136247, 151505), (1941, 2135), 0.1326681650530495),
    Case((3, 4), (9, 15), 0.8013415892672865),
    Case((0, 3), (435, 2336), 0.7303795630147768),
    Case((3, 6), (8, 8), 0.027472527472527496),
    Case((8, 43), (585, 2118), 0.19749386692097493),
    Case((219, 426), (66300, 101843), 6.122677425403861e-09),
    Case((0, 13), (4, 206), 0.6092462112287403),
    Case((1173, 58829), (586, 22063), 1.59083198864787e-08),
    Case((23, 24), (8509, 9447), 0.3987252754597043),
    Case((2702, 5355), (140, 211), 5.223185361922741e-06),
    Case((0, 7), (0, 5), 0.5000000000000002),
    Case((390, 809), (26, 50), 0.6121935739597034),
    Case((143, 300), (28469, 56581), 0.37007706067377094),
    Case((0, 879), (78, 73690), 0.8018109036098804),
    Case((36, 37), (1345, 1345), 0.013386396526757228),
  ])
  func `agrees with an independent computation`(_ example: Case) {
    let found = ShareTest.probability(example.one, example.other)
    #expect((found / example.probability - 1).magnitude < 1e-6, "\(found)")
  }

  @Test func `copes with the counts of decades`() {
    #expect(ShareTest.probability((60_000, 115_000), (55_000, 115_000)) < 1e-90)
    #expect(ShareTest.probability((57_500, 115_000), (57_510, 115_000)) > 0.9)
  }

  @Test func `raises false alarms not much more often than its level`() {
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
    // About 200 at most are expected, with a standard error of 14; the seed is fixed, so the test is
    // deterministic.
    #expect(alarms < 260 && alarms > 100, "\(alarms), seed \(seed)")
  }

  @Test(
    arguments: [
      ([0.001, 0.2, 0.02], [true, false, true]), ([0.02, 0.02, 0.02], [false, false, false]),
      ([0.01, 0.04, 0.03], [true, false, false]), ([], []), ([0.05], [true]), ([0.051], [false]),
    ] as [([Double], [Bool])])
  func `finds less if more tags are compared`(probabilities: [Double], visible: [Bool]) {
    #expect(ShareTest.areVisible(probabilities) == visible)
  }

  @Test(
    arguments: [
      ([0.001, 0.2, 0.02], [true, false, true]), ([0.08], [false]), ([0.04, 0.08], [true, false]),
      ([0.02, 0.03, 0.06, 0.07], [true, true, false, false]),
      ([0.03, 0.06, 0.07], [true, false, false]), ([], []),
    ] as [([Double], [Bool])])
  func `discovers nothing above its level`(probabilities: [Double], found: [Bool]) {
    #expect(ShareTest.areDiscoveries(probabilities, rate: 0.1, level: 0.05) == found)
  }

  private typealias Pair = (one: (count: Int, total: Int), other: (count: Int, total: Int))

  @Test func `is not harder to pass beside pairs that could not differ visibly`() {
    let (clear, alike): (Pair, Pair) = (((30, 300), (60, 300)), ((40, 300), (42, 300)))
    let rare: [Pair] = (0..<2_000).map { _ in ((1, 300), (0, 300)) }
    #expect(ShareTest.probability(clear.one, clear.other) > 0.05 / 2_002, "else it proves nothing")
    #expect(
      ShareTest.areDifferent([alike] + rare + [clear])
        == [false] + rare.map { _ in false } + [true])
    #expect(ShareTest.areDifferent([]) == [])
    #expect(ShareTest.areDifferent([((0, 0), (3, 9)), clear]) == [false, true])
  }
}
