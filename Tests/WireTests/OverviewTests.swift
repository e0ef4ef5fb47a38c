import CivilTime
import TestSupport
import Testing
import Tracking
import Wire

/// The overview, and the part of it that is announced.
@Suite struct `An overview` {
  private static let now: Moment = 1_700_000_000

  private static func overview(_ ages: [Int64], count: Int) -> Overview {
    let unfilled = ages.map { age in
      Probe(
        moment: now - .seconds(age), gap: 2_700, offset: .utc, isScheduled: true, state: .missed)
    }
    return Overview(
      now: now, offset: .utc, gap: 2_700, latest: unfilled.first, unfilled: unfilled,
      unfilledCount: count, today: [], likely: LikelyAnswers(tags: [], answers: []), tags: [])
  }

  /// The ages of missed probes in seconds, their number in the store, and the number in the last week.
  @Test(
    arguments: [
      ([], 0, 0), ([5, 604_799], 2, 2), ([5, 604_800, 604_801], 3, 1), ([700_000], 4_000, 0),
      ([5, 6], 500, 2),
    ] as [([Int64], Int, Int)])
  func `counts what was missed within a week apart from older ones`(
    ages: [Int64], count: Int, recent: Int
  ) {
    let overview = Self.overview(ages, count: count)
    #expect(overview.recentlyUnfilled == Array(overview.unfilled.prefix(recent)))
    #expect(overview.olderUnfilledCount == count - recent)
  }
}
