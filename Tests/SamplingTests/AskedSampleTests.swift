import Sampling
import SimulatedLife
import TestSupport
import Testing

@Suite struct `A sample of the asked time` {
  struct Case: Sendable {
    /// The gap, the probes, the answers and the asked seconds of each cell.
    let cells: [(gap: Double, probes: Int, answered: Int, seconds: Double)]
    let counts: [Int]
    let share, count, low, high, coverage: Double
  }

  /// The expected figures are computed from the definition with SciPy's `beta.ppf([.025, .975], p * n + .5, (1 - p) * n +
  /// .5)`.
  @Test(arguments: [
    Case(
      cells: [(2_700, 10, 10, 27_000)], counts: [5], share: 0.5, count: 10,
      low: 0.22352867025270517, high: 0.7764713297472947, coverage: 1),
    // Always with one gap, never with another, for the same time.
    Case(
      cells: [(600, 1_440, 1_440, 864_000), (3_600, 240, 240, 864_000)], counts: [1_440, 0],
      share: 0.5, count: 76646.49771266841, low: 0.49646031121583134, high: 0.5035396887841687,
      coverage: 1),
    Case(
      cells: [(1_200, 300, 300, 360_000), (2_700, 90, 90, 243_000)], counts: [12, 60],
      share: 0.29253731343283584, count: 459.3295155721132, low: 0.2523336592501646,
      high: 0.3353460758282929, coverage: 1),
    // A cell that was answered less often counts no less.
    Case(
      cells: [(2_700, 40, 30, 108_000), (2_700, 40, 10, 108_000)], counts: [15, 1],
      share: 0.3, count: 43.17220033302822, low: 0.17955730899684952, high: 0.4462571468286789,
      coverage: 1),
    // Cells with few answers are joined with the next, and the last ones with those before.
    Case(
      cells: [
        (2_700, 4, 2, 10_800), (2_700, 4, 4, 10_800), (2_700, 8, 8, 21_600),
        (2_700, 3, 3, 8_100),
      ],
      counts: [0, 3, 2, 1], share: 0.368421052631579, count: 17.211296599424898,
      low: 0.17505215041111008, high: 0.6020923265355924, coverage: 1),
    // A silent cell, with few answers and with none, is like all answers.
    Case(
      cells: [(2_700, 40, 2, 108_000), (2_700, 40, 40, 108_000)], counts: [2, 10],
      share: 0.2678571428571429, count: 42.75816197235432, low: 0.1533502324775352,
      high: 0.41259515657360407, coverage: 0.5),
    Case(
      cells: [(2_700, 40, 0, 108_000), (2_700, 40, 40, 108_000), (2_700, 20, 20, 54_000)],
      counts: [0, 10, 20], share: 0.5, count: 111.3128950426398, low: 0.40811432870676934,
      high: 0.5918856712932308, coverage: 0.6),
    Case(
      cells: [(2_700, 20, 20, 54_000), (2_700, 20, 20, 54_000)], counts: [0, 1],
      share: 0.025, count: 28.784937238493725, low: 0.0018944686931179691,
      high: 0.13433425158190274, coverage: 1),
  ])
  func `weights each cell by its time`(_ c: Case) {
    let sample = AskedSample(
      c.cells.map {
        .init(
          gapSeconds: $0.gap, probes: $0.probes, answered: $0.answered, askedSeconds: $0.seconds)
      })
    let estimate = sample.estimate(c.counts)
    #expect((estimate.share.value / c.share - 1).magnitude < 1e-12)
    #expect((estimate.effectiveCount / c.count - 1).magnitude < 1e-9)
    #expect((estimate.share.low / c.low - 1).magnitude < 1e-7)
    #expect((estimate.share.high / c.high - 1).magnitude < 1e-7)
    #expect((sample.coverageOfCells - c.coverage).magnitude < 1e-12)
    #expect(sample.share(of: c.counts) == estimate.share.value)
    let hours = c.cells.reduce(0) { $0 + $1.seconds } / 3_600
    #expect((estimate.hours.value / (hours * c.share) - 1).magnitude < 1e-12)
    // The answers represent the whole time.
    let represented = zip(sample.secondsPerAnswer, c.cells).reduce(0) {
      $0 + $1.0 * Double($1.1.answered)
    }
    #expect((represented / (3_600 * hours) - 1).magnitude < 1e-12)
    if c.cells.allSatisfy({ $0.probes == $0.answered }), c.cells.count == 1 {
      // All probes have answers, so silence adds no uncertainty.
      #expect(estimate.silence == estimate.share)
    }
  }

  @Test func `of one cell is exactly that of its answers`() {
    for answered in 0...60 {
      for count in 0...answered {
        let sample = AskedSample(probes: 60, answered: answered, askedSeconds: 100_000)
        let estimate = sample.estimate([count])
        #expect(estimate.share == .share(of: count, in: answered))
        #expect(estimate.effectiveCount == Double(answered))
        #expect(!sample.isWeighted)
      }
    }
  }

  @Test func `does not take an activity for impossible that was not met`() {
    let cells = (0..<8).map { _ in
      AskedSample.Cell(gapSeconds: 2_700, probes: 10, answered: 10, askedSeconds: 27_000)
    }
    let unseen = AskedSample(cells).estimate(cells.map { _ in 0 })
    #expect(unseen.share == .share(of: 0, in: 80))
    let always = AskedSample(cells).estimate(cells.map { _ in 10 })
    #expect(always.share == .share(of: 80, in: 80))
    // Once in eight cells, it is known about as well as without cells.
    let rare = AskedSample(cells).estimate([1] + cells.dropFirst().map { _ in 0 })
    let high = Estimate.share(of: 1, in: 80).high
    #expect((rare.share.high / high - 1).magnitude < 0.25)
  }

  @Test func `may be the whole time if all answers have the activity`() {
    for first in 1...300 {
      let cells = [first, 7 * first % 11 + 3, 13].map { days in
        AskedSample.Cell(
          gapSeconds: 2_700, probes: 9 + days % 7, answered: 6,
          askedSeconds: 2_700.1 * Double(days) / 3)
      }
      let estimate = AskedSample(cells).estimate([6, 6, 6])
      #expect(estimate.silence.high == 1 && estimate.silence.value < 1, "\(cells)")
    }
  }

  @Test func `assumes that silent probes are like the others`() {
    let sample = AskedSample(probes: 40, answered: 30, askedSeconds: 30 * 3_600)
    let estimate = sample.estimate([15])
    #expect(estimate.share.value == 0.5 && estimate.hours.value == 15)
    // At least 15 and at most 25 of 40 probes.
    #expect(estimate.silence.value == 0.375)
    #expect(estimate.silence.low == Estimate.share(of: 15, in: 40).low)
    #expect(estimate.silence.high == Estimate.share(of: 25, in: 40).high)
  }

  @Test func `has wide intervals without data`() {
    let none = AskedSample([]).estimate([])
    #expect(none.share == Estimate(value: 0, low: 0, high: 1) && none.hours.high == 0)
    let silent = AskedSample(probes: 3, answered: 0, askedSeconds: 7_200).estimate([0])
    #expect(silent.hours == Estimate(value: 0, low: 0, high: 2))
    // A share that was never observed has an upper bound: beta.ppf(.975, .5, 20.5).
    let unseen = AskedSample(probes: 20, answered: 20, askedSeconds: 54_000).estimate([0])
    #expect(unseen.share.low == 0)
    #expect((unseen.share.high / 0.11663898290487539 - 1).magnitude < 1e-9)
    #expect(unseen.hours.high == unseen.share.high * 15)
  }

  /// Simulates each kind of life until there are 2,100 intervals; `make bench ONLY=coverage` also
  /// simulates lives of several years.
  ///
  /// For intervals with a coverage of 95 or 96 %, the standard error is 0.5 % here; the bounds are more
  /// than four standard errors away: a false alarm in fewer than one of 1,000 seeds.
  @Test(arguments: LifeCase.ignorable.filter { !$0.name.contains("year") })
  func `has intervals that contain the truth of simulated lives`(_ life: LifeCase) {
    let seed: UInt64 = 2_026
    var random = SplitMix(seed: seed)
    var holding = Holding()
    while holding.all < 2_100 {
      holding.add(Life(life.phases, silence: life.silence, random: &random))
    }
    #expect(holding.share > 0.926 && holding.share < (life.isShort ? 0.99 : 0.976), "seed \(seed)")
  }

  @Test(arguments: LifeCase.withBiasedSilence)
  func `bounds the truth if silence depends on the activity`(_ life: LifeCase) {
    let seed: UInt64 = 7
    var random = SplitMix(seed: seed)
    var holding = Holding()
    while holding.all < 700 {
      holding.add(Life(life.phases, silence: life.silence, random: &random))
    }
    #expect(holding.share < 0.93 && holding.boundedShare > 0.96, "seed \(seed)")
  }

  /// Weeks and months in an office, in which half of the questions of the night are missed: without parts of the week,
  /// 77 and 63 of 100 intervals contain the truth.
  ///
  /// Of 100 intervals, 95 are expected to, with a standard error of less than 0.7 here, since those of a life depend
  /// on each other; the bound is four standard errors away: a false alarm in fewer than one of 1,000 seeds.
  @Test(arguments: [7, 30])
  func `contain the truth if silence depends on the hour`(days: Int) {
    let seed: UInt64 = 4
    var random = SplitMix(seed: seed)
    var (byParts, together) = (Holding(), Holding())
    while byParts.all < 2_100 {
      let life = OfficeLife(days: days, isSilentAtNight: true, random: &random)
      byParts.add(life.byParts, from: 0.02)
      together.add(life.together, from: 0.02)
    }
    #expect(byParts.share > 0.92 && together.share < 0.92, "seed \(seed)")
    var (wide, narrow) = (0.0, 0.0)
    for _ in 0..<40 {
      let life = OfficeLife(days: days, isSilentAtNight: false, random: &random)
      var (byParts, together) = (Holding(), Holding())
      byParts.add(life.byParts, from: 0.02)
      together.add(life.together, from: 0.02)
      (wide, narrow) = (wide + together.width, narrow + byParts.width)
    }
    #expect(narrow < 0.95 * wide, "seed \(seed)")
  }
}
