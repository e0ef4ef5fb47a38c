import CivilTime
import Sampling
import TestSupport
import Testing

@Suite struct `A schedule` {
  @Test func `equals TagTime's, moment by moment and state by state`() throws {
    let sets = try Fixture.load().sets
    #expect(sets.count == 2)
    for set in sets {
      let schedule = try Schedule(seed: set.seed, meanGap: set.gap_seconds, start: set.epoch)
      #expect(Array(schedule.moments.prefix(set.first.count)) == set.first)

      var moments = schedule.moments
      for state in set.state_first10 {
        #expect(moments.state == state)
        _ = moments.next()
      }
      for window in set.around.values {
        let from = try #require(window.pings.first)
        let found = Array(schedule.moments(from: from).prefix(window.pings.count))
        #expect(found == window.pings, "\(set.name) around \(window.instant)")
        #expect(schedule.next(after: window.instant) == window.pings.first { $0 > window.instant })
        #expect(
          schedule.previous(before: window.instant) == window.pings.last { $0 < window.instant })
      }
    }
  }

  @Test func `holds the moments other implementations publish`() throws {
    #expect(Schedule.universal.next(after: 1_543_080_000) == 1_543_081_241)
    #expect(Schedule.universal.contains(1_662_197_617))
    #expect(!Schedule.universal.contains(1_662_197_615))
    let other = try Schedule(seed: 123_456)
    #expect(other.next(after: other.start) == 1_184_097_486)
    #expect(other.next(after: 1_543_080_000) == 1_543_080_933)
    let legacy = try Schedule(seed: 666, start: 1_184_083_200)
    #expect(legacy.next(after: legacy.start) == Schedule.universal.start)
  }

  @Test func `is offered with gaps that a person may choose`() {
    let gaps = Schedule.usualMeanGaps
    #expect(gaps == gaps.sorted() && gaps.contains(Schedule.universal.meanGap))
    #expect(gaps.allSatisfy { Schedule.personalMeanGaps.contains($0) })
  }

  @Test func `begins with its start, which has no predecessor`() {
    let schedule = Schedule.universal
    #expect(schedule.moments(from: .distantPast).upcoming == schedule.start)
    #expect(schedule.next(after: schedule.start - 1) == schedule.start)
    #expect(schedule.next(after: schedule.start) == 1_184_098_754)
    #expect(schedule.previous(before: schedule.start) == nil)
    #expect(schedule.previous(before: schedule.start + 1) == schedule.start)
    #expect(schedule.contains(schedule.start))
    #expect(!schedule.contains(schedule.start - 1))
  }

  @Test func `finds the same neighbours as a plain walk`() throws {
    let schedule = try Schedule(seed: 42, meanGap: 3)
    let walked = Array(schedule.moments.prefix(300))
    for second in walked[0].secondsSince1970...walked[298].secondsSince1970 {
      let t = Moment(secondsSince1970: second)
      #expect(schedule.next(after: t) == walked.first { $0 > t })
      #expect(schedule.previous(before: t) == walked.last { $0 < t })
      #expect(schedule.contains(t) == walked.contains(t))
    }
  }

  @Test func `always advances, however small the gap`() throws {
    let moments = try Schedule(seed: 7, meanGap: 1).moments.prefix(10_000)
    #expect(zip(moments, moments.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func `has gaps with the requested mean`() throws {
    // A mean of 100,000 exponential gaps has a relative standard error of 0.32 %; five of them
    // give a false alarm once in 1.7 million seeds, and this seed is fixed.
    let moments = Array(try Schedule(seed: 99, meanGap: 1_200).moments.prefix(100_001))
    let mean = Double((moments[100_000] - moments[0]).seconds) / 100_000
    #expect((mean / 1_200 - 1).magnitude < 0.016)
  }

  @Test(arguments: [0, -1, 2_147_483_647, .max] as [Int64])
  func `refuses a seed that is not a valid state`(seed: Int64) {
    #expect(throws: ScheduleError.seed(seed)) { try Schedule(seed: seed) }
  }

  @Test(arguments: [0, -5, Schedule.longestMeanGap + 1] as [Seconds])
  func `refuses a gap out of range`(gap: Seconds) {
    #expect(throws: ScheduleError.meanGap(gap)) { try Schedule(meanGap: gap) }
  }

  @Test func `lets a cursor move back by restarting`() {
    var moments = Schedule.universal.moments(from: 1_500_000_000)
    moments.skip(to: 1_184_098_754)
    #expect(moments.next() == 1_184_098_754)
    moments.skip(to: 1_184_098_754)
    #expect(moments.next() == 1_184_098_754)
  }
}
