import CivilTime
import Testing
import Tracking

/// Whether a moment is quiet, and until when.
@Suite struct `The status of quiet time` {
  /// Monday, 1 June 2026, 00:00 by a clock two hours ahead of UTC.
  private static let midnight = CivilDate(dayNumber: 20_605).start(at: offset)
  private static let offset = UTCOffset(seconds: 7_200)
  private static let workdays: Weekdays = [.monday, .tuesday, .wednesday, .thursday, .friday]

  private static func rule(
    _ weekdays: Weekdays = .all, _ hours: String = "0-24", since: Int64 = -30 * 1_440,
    until: Moment? = nil
  ) -> QuietRule {
    QuietRule(
      id: 1, kind: .quiet, weekdays: weekdays, hours: QuietHours(hours) ?? .wholeDay,
      since: midnight + .minutes(since), until: until)
  }

  private static func quiet(until minute: Int64?) -> QuietStatus {
    QuietStatus(
      isQuiet: true, until: minute.map { midnight + .minutes($0) },
      offset: minute == nil ? .utc : offset)
  }

  private static func asked(until minute: Int64?) -> QuietStatus {
    QuietStatus(
      isQuiet: false, until: minute.map { midnight + .minutes($0) },
      offset: minute == nil ? .utc : offset)
  }

  /// Rules, the minute of the week, and the status at it.
  @Test(
    arguments: [
      ([], 5, asked(until: nil)),
      ([rule(.all, "23-7")], 720, asked(until: 1_380)),
      ([rule(.all, "23-7")], 1_380, quiet(until: 1_440 + 420)),
      ([rule(.all, "23-7")], 419, quiet(until: 420)),
      ([rule(.all, "23-7")], 420, asked(until: 1_380)),
      ([rule(.all, "12:07-12:09")], 720, asked(until: 727)),
      ([rule(.all, "12:07-12:09")], 728, quiet(until: 729)),
      // Quiet time that begins in more than a day is not announced.
      ([rule([.thursday], "7-9")], 0, asked(until: nil)),
      ([rule(since: 90)], 0, asked(until: 90)),
      // Adjacent hours form one quiet time, as do whole days.
      ([rule(.all, "23-7"), rule([.tuesday], "7-9")], 1_400, quiet(until: 1_440 + 540)),
      ([rule([.monday, .tuesday])], 60, quiet(until: 2 * 1_440)),
      // All weekdays, as one rule or as two, have no end.
      ([rule()], 60, quiet(until: nil)),
      ([rule(workdays), rule([.saturday, .sunday])], 60, quiet(until: nil)),
      // A vacation of a year, and the night after it.
      (
        [rule(until: midnight + .days(365) + .minutes(60)), rule(.all, "0-7")], 5,
        quiet(until: 365 * 1_440 + 420)
      ),
      // A rule for all days of a year, with one for workdays, among which it ends: on a Tuesday.
      ([rule(workdays), rule(until: midnight + .days(365))], 5, quiet(until: 369 * 1_440)),
      (
        [rule(workdays), rule([.saturday, .sunday], until: midnight + .days(20))], 60,
        quiet(until: 20 * 1_440)
      ),
      // A rule that ends within its hours.
      ([rule(.all, "0-7", until: midnight + .minutes(2))], 0, quiet(until: 2)),
    ] as [([QuietRule], Int64, QuietStatus)])
  func `lasts as long as any rule applies`(
    rules: [QuietRule], minute: Int64, status: QuietStatus
  ) {
    let moment = Self.midnight + .minutes(minute)
    #expect(rules.status(at: moment, offset: { _ in Self.offset }) == status)
    #expect(rules.reversed().status(at: moment, offset: { _ in Self.offset }) == status)
  }

  @Test func `ends by the clock that is set meanwhile`() {
    // At 2:00, the clock is set back to 1:00.
    let change = Self.midnight + .minutes(120)
    let rules = [Self.rule(.all, "23-7")]
    let status = rules.status(at: Self.midnight) {
      $0 < change ? Self.offset : UTCOffset(seconds: 3_600)
    }
    #expect(status.until == Self.midnight + .minutes(480) && status.offset.seconds == 3_600)
  }
}
