import CivilTime
import Sampling
import TestSupport
import Testing

@Suite struct `A family of schedules` {
  /// The test of TagTime for Android: the first moment after the launch with a gap of five minutes.
  @Test func `is that of TagTime for Android`() throws {
    let schedule = try ScheduleFamily.original.schedule(meanGap: .minutes(5))
    #expect(schedule.next(after: 1_503_817_871) == 1_503_818_155)
  }

  @Test(arguments: ScheduleFamily.allCases)
  func `has the moments of the universal schedule with its gap`(family: ScheduleFamily) throws {
    let schedule = try family.schedule(meanGap: Schedule.universal.meanGap)
    let from = max(schedule.start + .seconds(1), Schedule.universal.start)
    #expect(
      schedule.moments(from: from).prefix(1_000).elementsEqual(
        Schedule.universal.moments(from: from).prefix(1_000)))
  }

  @Test(arguments: ScheduleFamily.allCases)
  func `has moments of its own with another gap`(family: ScheduleFamily) throws {
    let schedule = try family.schedule(meanGap: .minutes(20))
    #expect(ScheduleFamily(of: schedule) == family)
    for other in ScheduleFamily.allCases where other != family {
      let moments = Set(try other.schedule(meanGap: .minutes(20)).moments.prefix(400_000))
      let own = schedule.moments(from: 1_550_000_000).prefix(1_000)
      #expect(own.count { moments.contains($0) } < 10)
    }
  }

  @Test func `is none for another seed or start`() throws {
    #expect(ScheduleFamily(of: try Schedule(seed: 42)) == nil)
    #expect(ScheduleFamily(of: try Schedule(seed: 666)) == nil)
  }

  @Test func `has no likely schedule that would take minutes to draw`() {
    #expect(ScheduleFamily.likelySchedules(meanGap: .seconds(59)).isEmpty)
    #expect(ScheduleFamily.likelySchedules(meanGap: .zero).isEmpty)
    let schedules = ScheduleFamily.likelySchedules(meanGap: .minutes(1), seed: 7)
    #expect(schedules.map(\.start) == ScheduleFamily.allCases.map(\.start))
    #expect(schedules.allSatisfy { $0.seed == 7 && $0.meanGap == .minutes(1) })
  }
}
