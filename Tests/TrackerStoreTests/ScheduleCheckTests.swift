import CivilTime
import Sampling
import TestSupport
import Testing

@testable import TrackerStore

@Suite struct `Checking moments against a schedule` {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func `has the same result in any order`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let schedule = try Schedule(seed: 42, meanGap: 60)
    let known = Set(schedule.moments.prefix(2_000))
    let last = try #require(known.max())
    let beside = known.map { $0 + 1 } + [0, schedule.start - 1, .distantPast]
    let candidates = known.union(beside)
    var check = ScheduleCheck(schedule, until: last, mostBookmarks: 4)
    for moment in candidates.sorted().shuffled(using: &random) where moment <= last {
      #expect(check.contains(moment) == known.contains(moment), "seed \(seed), \(moment)")
    }
  }

  @Test(arguments: [1 << 15, 8])
  func `leaps to distant moments, and finds those before them`(mostBookmarks: Int) throws {
    let schedule = try Schedule(seed: 42, meanGap: 60)
    let moments = Array(schedule.moments.prefix(300_000))
    let last = try #require(moments.last)
    var check = ScheduleCheck(schedule, until: last, mostBookmarks: mostBookmarks)
    for place in [299_000, 299_001, 298_999, 140_000, 140_003, 299_998, 300, 299_900, 0, 139_000] {
      let next = moments[place] + 1
      let found = [check.contains(moments[place]), check.contains(next)]
      #expect(found == [true, next == moments[place + 1]], "\(place)")
    }
  }

  @Test func `ends at its limit, however far away a moment is`() throws {
    let schedule = try Schedule(meanGap: 1)
    let moments = Array(schedule.moments.prefix(3_000))
    var check = ScheduleCheck(schedule, until: moments[1_000])
    for far in [moments[1_001], moments[2_999], .endOfYear9999, .distantFuture] {
      #expect(check.contains(far) == false)
    }
    #expect(check.contains(moments[1_000]) == true)
    #expect(check.contains(moments[1]) == true)
  }
}
