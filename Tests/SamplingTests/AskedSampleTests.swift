import Sampling
import SimulatedLife
import TestSupport
import Testing

@Suite struct `A sample of the asked time` {
  struct Case: Sendable {
    let gaps: [Double]
    let answered, counts: [Int]
    let share, count, low, high: Double
  }

  /// The expected ends are SciPy's `beta.ppf([.025, .975], p * n + .5, (1 - p) * n + .5)`.
  @Test(arguments: [
    Case(
      gaps: [2_700], answered: [10], counts: [5],
      share: 0.5, count: 10, low: 0.223528670252705, high: 0.776471329747295),
    Case(
      gaps: [600, 3_600], answered: [1_440, 240], counts: [1_440, 0],
      share: 0.5, count: 822.8571428571429, low: 0.4658871887786558, high: 0.5341128112213442),
    Case(
      gaps: [1_200, 2_700], answered: [300, 90], counts: [12, 60],
      share: 0.29253731343283584, count: 334.16873449131515,
      low: 0.2457055540979344, high: 0.34294508311932537),
  ])
  func `weights each answer by its gap`(_ c: Case) {
    let sample = AskedSample(
      zip(c.gaps, c.answered).map {
        .init(
          gapSeconds: $0, probes: $1, answered: $1, askedSeconds: $0 * Double($1))
      })
    let estimate = sample.estimate(c.counts)
    #expect((estimate.share.value / c.share - 1).magnitude < 1e-12)
    #expect((estimate.effectiveCount / c.count - 1).magnitude < 1e-12)
    #expect((sample.effectiveCount / c.count - 1).magnitude < 1e-12)
    #expect((estimate.share.low / c.low - 1).magnitude < 1e-9)
    #expect((estimate.share.high / c.high - 1).magnitude < 1e-9)
    let hours = zip(c.gaps, c.answered).reduce(0) { $0 + $1.0 * Double($1.1) } / 3_600
    #expect((estimate.hours.value / (hours * c.share) - 1).magnitude < 1e-12)
    #expect((estimate.hours.high / (hours * c.high) - 1).magnitude < 1e-9)
    // All probes have answers, so silence adds no uncertainty.
    #expect(estimate.silence == estimate.share)
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

  @Test func `weights gaps by their time if one was answered less often`() {
    // Half of the time with each gap; the long one was answered half as often.
    let sample = AskedSample([
      .init(gapSeconds: 600, probes: 1_800, answered: 1_800, askedSeconds: 1_080_000),
      .init(gapSeconds: 3_600, probes: 300, answered: 150, askedSeconds: 1_080_000),
    ])
    #expect(sample.isStratified)
    #expect(sample.estimate([1_800, 0]).share.value == 0.5)
    let even = AskedSample([
      .init(gapSeconds: 600, probes: 1_800, answered: 1_350, askedSeconds: 1_080_000),
      .init(gapSeconds: 3_600, probes: 300, answered: 225, askedSeconds: 1_080_000),
    ])
    #expect(!even.isStratified)
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
}
