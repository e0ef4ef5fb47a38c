import CivilTime
import Sampling
import TestSupport
import Testing

@Suite struct `An estimate of a gap` {
  /// A log kept with a mean gap during some hours of each day, in which lines may be missing.
  struct Log: Sendable, CustomTestStringConvertible {
    let minutes: Int64
    let days: Int64
    /// The hours of the day in which it was kept.
    let hours: [Range<Int64>]
    var coverage = 1.0
    var testDescription: String { "\(minutes) min, \(days) days, \(hours)" }

    func moments(seed: UInt64) throws -> [Moment] {
      var random = SplitMix(seed: seed)
      let schedule = try Schedule(
        seed: Int64.random(in: Schedule.seeds, using: &random), meanGap: .minutes(minutes),
        start: 1_672_617_600)
      return schedule.moments.prefix { $0 < schedule.start + .days(days) }.filter { moment in
        let hour = (moment - schedule.start).seconds / 3_600 % 24
        return hours.contains { $0.contains(hour) }
          && Double.random(in: 0..<1, using: &random) < coverage
      }
    }
  }

  /// Of 100 intervals at least 86 hold the gap, as 95 % ones do all but once in 5,000 trials.
  @Test(arguments: [
    Log(minutes: 10, days: 5, hours: [9..<12, 15..<18]),
    Log(minutes: 5, days: 3, hours: [9..<17]),
    Log(minutes: 20, days: 30, hours: [8..<22]),
    Log(minutes: 45, days: 60, hours: [7..<23]),
    Log(minutes: 45, days: 60, hours: [0..<24]),
    Log(minutes: 90, days: 120, hours: [7..<23]),
  ]) func `holds the gap whatever the nights are`(log: Log) throws {
    let gap = Seconds.minutes(log.minutes)
    var (held, excluded, shares) = (0, 0, 0.0)
    for seed in 1...100 as ClosedRange<UInt64> {
      let estimate = try #require(GapEstimate(try log.moments(seed: seed)))
      if estimate.low <= gap, gap <= estimate.high { held += 1 }
      if estimate.excludes(gap) { excluded += 1 }
      shares += Double(estimate.gap.seconds) / Double(gap.seconds) / 100
      #expect(estimate.low <= estimate.gap && estimate.gap <= estimate.high)
    }
    #expect(held >= 86)
    #expect(excluded <= 2)
    #expect(abs(shares - 1) < 0.05)
  }

  @Test func `excludes other gaps where there are enough moments`() throws {
    let log = Log(minutes: 10, days: 5, hours: [9..<12, 15..<18])
    for seed in 1...50 as ClosedRange<UInt64> {
      let estimate = try #require(GapEstimate(try log.moments(seed: seed)))
      for other in [3, 30, 45, 60, 90] as [Int64] { #expect(estimate.excludes(.minutes(other))) }
    }
    let few = try Log(minutes: 10, days: 1, hours: [9..<12]).moments(seed: 1).prefix(9)
    #expect(GapEstimate(Array(few)) == nil)
  }

  @Test func `never excludes a gap that is less than a quarter away`() throws {
    let moments = try Log(minutes: 45, days: 2_000, hours: [0..<24]).moments(seed: 3)
    let estimate = try #require(GapEstimate(moments))
    #expect(!estimate.excludes(.minutes(38)) && !estimate.excludes(.minutes(55)))
    #expect(estimate.excludes(.minutes(34)) && estimate.excludes(.minutes(60)))
    #expect(!estimate.excludes(.zero))
  }

  @Test(arguments: [5, 10, 25, 45, 60] as [Int64])
  func `is taken for a gap that people choose, or whole minutes`(minutes: Int64) throws {
    let moments = try Log(minutes: minutes, days: 900, hours: [0..<24]).moments(seed: 7)
    let estimate = try #require(GapEstimate(moments))
    #expect(estimate.likeliest.seconds % 60 == 0)
    #expect(abs(estimate.likeliest.seconds - minutes * 60) <= (minutes == 25 ? 60 : 0))
  }

  @Test(
    arguments: [
      [], [5], Array(repeating: 7, count: 40),
      [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120],
      [
        0, 1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000, 2,
      ],
      [-4_000_000_000, 4_000_000_000],
    ] as [[Int64]])
  func `bears any distances`(moments: [Int64]) {
    let estimate = GapEstimate(moments.map { Moment(secondsSince1970: $0) })
    if let estimate {
      #expect(estimate.low <= estimate.high && estimate.likeliest >= .minutes(1))
      _ = estimate.excludes(.minutes(45))
    }
  }
}
