import CivilTime
import Numerics
import TestSupport
import Testing

@testable import Sampling

@Suite struct `A schedule matcher` {
  /// The longest mean gaps, and for each the most gaps before a sample.
  private static let lengths: [(mean: Int64, before: Int)] = [
    (5, 20_000), (60, 20_000), (300, 8_000), (2_700, 8_000), (86_400, 500), (604_800, 100),
  ]

  /// Whether a schedule has enough of the moments, decided by computing all its moments.
  private static func has(_ fewest: Int, of sample: [Moment], _ schedule: Schedule) -> Bool {
    var known = Set<Moment>()
    for moment in schedule.moments {
      guard let last = sample.last, moment <= last else { break }
      known.insert(moment)
    }
    return sample.count { known.contains($0) } >= fewest
  }

  @Test(arguments: lengths)
  func `finds what computing all moments does`(mean: Int64, before: Int) throws {
    var random = SplitMix(seed: UInt64(mean))
    var found = 0
    for number in 1...24 {
      let own = try Schedule(
        seed: .random(in: Schedule.seeds, using: &random),
        meanGap: Seconds(.random(in: max(1, mean / 2)...mean, using: &random)),
        start: Moment(secondsSince1970: .random(in: 0...2_000_000_000, using: &random)))
      let count = Int.random(in: 3...14, using: &random)
      let passed = number == 1 ? 0 : Int.random(in: 0...before, using: &random)
      // Some moments of the schedule are missing, and others are a second late.
      let skipped = Int.random(in: 1...4, using: &random)
      let late = Int.random(in: 0...count, using: &random)
      let drawn = Array(own.moments.prefix(passed + count * skipped).dropFirst(passed))
      var sample = stride(from: 0, to: drawn.count, by: skipped).map { drawn[$0] }
      for place in sample.indices.shuffled(using: &random).prefix(late) {
        sample[place] += .seconds(1)
      }
      sample = Set(sample).sorted()
      let fewest = max(3, (sample.count + 1) / 2)
      var matcher = ScheduleMatcher(sample, fewest: fewest)
      var schedules = [own]
      for (gap, later) in [(1, 0), (-1, 0), (60, 0), (0, 1), (0, 3_600)] {
        let other = own.meanGap + Seconds(Int64(gap))
        guard other > .zero, other <= Schedule.longestMeanGap else { continue }
        schedules.append(
          try Schedule(seed: own.seed, meanGap: other, start: own.start + .seconds(Int64(later))))
      }
      for schedule in schedules.shuffled(using: &random) {
        let isFound = matcher.matches(schedule)
        if isFound { found += 1 }
        #expect(
          isFound == Self.has(fewest, of: sample, schedule),
          "\(late) of \(sample.count) late after \(passed) gaps: \(schedule), sample \(number)")
      }
    }
    #expect((5..<100).contains(found), "The samples match too seldom, or too often.")
  }

  @Test(arguments: ScheduleFamily.allCases, [7, 45, 1_440] as [Int64])
  func `finds a schedule among those of its seed`(family: ScheduleFamily, minutes: Int64) throws {
    let own = try family.schedule(meanGap: .minutes(minutes))
    let sample = Array(own.moments(from: Moment(secondsSince1970: 1_790_000_000)).prefix(3))
    var matcher = ScheduleMatcher(sample, fewest: 3)
    for other in (max(5, minutes - 200)...minutes + 200).reversed() {
      let schedule = try family.schedule(meanGap: .minutes(other))
      let isFound = matcher.matches(schedule)
      #expect(isFound == (other == minutes), "\(other) minutes")
    }
  }

  private static let early = Array(Schedule.universal.moments.prefix(12_000))

  @Test(
    arguments: [
      ([], 1, false),
      // Moments before the start of a schedule are none of its.
      ([early[0] - .seconds(10)] + early[..<3], 3, true),
      ([early[0] - .seconds(10)] + early[..<3], 4, false),
      // Moments that are far apart.
      ([early[10], early[5_000], early[11_000]], 3, true),
      ([early[10], early[5_000], early[11_000] + .seconds(1)], 3, false),
    ] as [([Moment], Int, Bool)])
  func `counts the moments of a schedule`(sample: [Moment], fewest: Int, isFound: Bool) {
    var matcher = ScheduleMatcher(sample, fewest: fewest)
    let found = matcher.matches(.universal)
    #expect(found == isFound)
  }
}

@Suite struct `Sums of logarithms` {
  @Test(arguments: [1, 666, 11_193_462, LehmerGenerator.modulus - 1] as [Int64])
  func `are those of the single fractions`(seed: Int64) {
    var sums = LogarithmSums(seed: seed)
    var generator = LehmerGenerator(state: seed)
    var expected = 0.0
    for number in 1...200 {
      for _ in 1...LogarithmSums.step { expected -= logarithm(generator.nextFraction()) }
      let sum = sums.extend()
      #expect(abs(sum - expected) < 1e-9 * Double(number))
      #expect(sums.states[number] == generator.state)
    }
  }
}
