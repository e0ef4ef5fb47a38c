import CivilTime
import Testing

@testable import Demonstration

@Suite struct `A made-up life` {
  private let end = CivilDate(dayNumber: 20_600)
  private let life = MadeUpLife(until: CivilDate(dayNumber: 20_600))

  /// The activities of some days before the end, every ten minutes.
  private func activities(
    _ days: ClosedRange<Int>
  ) -> [(time: LocalTime, activity: MadeUpLife.Activity)] {
    days.flatMap { day in
      (0..<144).map { step in
        let start = end.advanced(by: -day).start(at: .utc)
        let time = LocalTime(start + .minutes(Int64(step) * 10), offset: .utc)
        return (time, life.activity(at: time))
      }
    }
  }

  private func share(_ activity: MadeUpLife.Activity, _ days: ClosedRange<Int>) -> Double {
    let all = activities(days)
    return Double(all.count { $0.activity == activity }) / Double(all.count)
  }

  @Test func `is the same each time`() {
    let other = MadeUpLife(until: end)
    for (time, activity) in activities(1...14) {
      #expect(other.activity(at: time) == activity)
      #expect(other.answers(at: time) == life.answers(at: time))
    }
  }

  @Test func `has every activity, and sleeps a third of the time`() {
    #expect(Set(activities(1...365).map(\.activity)) == Set(MadeUpLife.Activity.allCases))
    #expect((0.28...0.38).contains(share(.sleeping, 1...365)))
  }

  @Test func `works on workdays, at work by day and asleep at night`() {
    for (time, activity) in activities(1...60) {
      let isWork = activity == .coding || activity == .meeting || activity == .mail
      let weekday = time.date.weekday
      if weekday == .saturday || weekday == .sunday { #expect(!isWork) }
      if isWork { #expect((7...18).contains(time.hour)) }
      if (1...5).contains(time.hour) { #expect(activity == .sleeping) }
    }
  }

  @Test func `has a habit that grows, one that fades and one that began lately`() {
    #expect(share(.reading, 1...60) > 1.5 * share(.reading, 300...360))
    #expect(share(.phone, 300...360) > 1.5 * share(.phone, 1...60))
    #expect(share(.course, 1...60) > 0 && share(.course, 120...360) == 0)
  }

  @Test func `answers most questions, at night fewer`() {
    func share(_ all: [(time: LocalTime, activity: MadeUpLife.Activity)]) -> Double {
      Double(all.count { life.answers(at: $0.time) }) / Double(all.count)
    }
    let all = activities(1...100)
    #expect((0.76...0.84).contains(share(all.filter { $0.activity == .sleeping })))
    #expect((0.85...0.92).contains(share(all)))
  }
}
