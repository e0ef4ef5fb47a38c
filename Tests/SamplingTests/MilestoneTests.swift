import CivilTime
import Testing

@testable import Sampling

@Suite struct `The milestones of the universal schedule` {
  @Test func `are its moments, with the states of the generator`() {
    var walk = Schedule.universal.moments
    var number = 0
    for milestone in Milestone.all {
      for _ in 1...8_192 { _ = walk.next() }
      number += 8_192
      #expect(walk.upcoming == milestone.moment, "moment \(number)")
      #expect(walk.state == milestone.state, "moment \(number)")
    }
    #expect(number == 393_216)
  }

  @Test(arguments: ScheduleFamily.allCases)
  func `shorten the walk to the same moments`(family: ScheduleFamily) throws {
    let schedule = try family.schedule(meanGap: .minutes(45))
    var walk = schedule.moments
    for milestone in Milestone.all.prefix(18) where milestone.moment > schedule.start {
      while walk.upcoming < milestone.moment { _ = walk.next() }
      for _ in 1...3 {
        var jump = schedule.moments
        jump.skip(to: walk.upcoming)
        #expect(jump == walk)
        _ = walk.next()
      }
    }
  }

  @Test(arguments: [
    (Schedule.universal.seed, Schedule.universal.meanGap + .seconds(1), Schedule.universal.start),
    (Schedule.universal.seed + 1, Schedule.universal.meanGap, Schedule.universal.start),
    (Schedule.universal.seed, Schedule.universal.meanGap, Schedule.universal.start + .seconds(1)),
  ])
  func `are of no other schedule`(seed: Int64, meanGap: Seconds, start: Moment) throws {
    let schedule = try Schedule(seed: seed, meanGap: meanGap, start: start)
    #expect(Milestone.last(before: .distantFuture, of: schedule) == nil)
  }
}
