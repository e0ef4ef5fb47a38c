import CivilTime
import TestSupport
import Testing

@testable import Sampling

@Suite struct `A table of gaps` {
  private static let means: [Seconds] = [1, 2, 7, 60, 2_700, 86_400, Schedule.longestMeanGap]

  @Test(arguments: means)
  func `holds the schedule's own gaps`(mean: Seconds) throws {
    let schedule = try Schedule(meanGap: mean)
    let table = GapTable(schedule)
    let seed = UInt64(mean.seconds)
    var random = SplitMix(seed: seed)
    var states = (0..<100_000).map { _ in
      Int64.random(in: 1..<LehmerGenerator.modulus, using: &random)
    }
    states += [1, 2, LehmerGenerator.modulus - 2, LehmerGenerator.modulus - 1]
    // The ends of stretches, where the table deviates the most.
    for stretch in 1..<(Int64(1) << 13) {
      states += [(stretch << 18) - 1, stretch << 18]
    }
    for state in states {
      let gap = schedule.gap(for: LehmerGenerator(state: state).fraction)
      #expect(table.gap(state) == Double(gap.seconds), "state \(state), seed \(seed)")
    }
  }

  @Test(arguments: means)
  func `rounds correctly at the border between two seconds`(mean: Seconds) throws {
    let schedule = try Schedule(meanGap: mean)
    let table = GapTable(schedule)
    // The state at which the gap changes, found by bisection, for many gaps.
    for gap in stride(from: Int64(1), to: 4 * mean.seconds + 2, by: Int(max(1, mean.seconds / 500)))
    {
      var (low, high) = (Int64(1), LehmerGenerator.modulus - 1)
      while low < high {
        let middle = (low + high) / 2
        if schedule.gap(for: LehmerGenerator(state: middle).fraction).seconds <= gap {
          high = middle
        } else {
          low = middle + 1
        }
      }
      for state in max(1, low - 2)...min(low + 2, LehmerGenerator.modulus - 1) {
        let gap = schedule.gap(for: LehmerGenerator(state: state).fraction)
        #expect(table.gap(state) == Double(gap.seconds), "state \(state)")
      }
    }
  }

  @Test(arguments: [1, 60, 2_700] as [Seconds])
  func `jumps far ahead to the same state as a walk`(mean: Seconds) throws {
    let schedule = try Schedule(meanGap: mean)
    var walk = schedule.moments
    for _ in 1...120_000 { _ = walk.next() }
    for _ in 1...9 {
      var jump = schedule.moments
      jump.skip(to: walk.upcoming)
      #expect(jump == walk)
      jump = schedule.moments
      jump.skip(to: walk.upcoming - 1)
      #expect(jump.latest.map { $0 < walk.upcoming - 1 } == true && jump.upcoming <= walk.upcoming)
      _ = walk.next()
    }
  }
}
