import TestSupport
import Testing

@testable import CivilTime

@Suite struct `The beginning of days` {
  @Test(arguments: [
    ("2026-03-01", 2, 30, 4, "2026-02-28"), ("2026-03-01", 4, 0, 4, "2026-03-01"),
    ("2026-03-01", 3, 59, 4, "2026-02-28"), ("2026-01-01", 0, 0, 1, "2025-12-31"),
    ("2026-03-01", 0, 0, 0, "2026-03-01"), ("2026-03-01", 23, 59, 6, "2026-03-01"),
    ("2024-03-01", 5, 59, 6, "2024-02-29"),
  ])
  func `decides the day of a time`(
    date: String, hour: Int, minute: Int, start: Int, day: String
  ) throws {
    let civil = try #require(CivilDate(iso: date))
    let start = try #require(DayStart(hour: start))
    for offset in [UTCOffset.utc, UTCOffset(seconds: 19_800), UTCOffset(seconds: -18_000)] {
      let moment = civil.start(at: offset) + .minutes(Int64(hour * 60 + minute))
      #expect(LocalTime(moment, offset: offset).day(from: start).iso == day)
    }
  }

  @Test func `is an hour from midnight to six`() {
    #expect(DayStart(hour: -1) == nil && DayStart(hour: 7) == nil)
    #expect((0...6).compactMap { DayStart(hour: $0)?.hour } == Array(0...6))
  }

  /// Rules of Kyiv, New York, Kolkata, Lord Howe with its half an hour, Havana where midnight is skipped, and Santiago.
  private static let rules = [
    "EET-2EEST,M3.5.0/3,M10.5.0/4", "EST5EDT,M3.2.0,M11.1.0", "IST-5:30",
    "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "CST5CDT,M3.2.0/0,M11.1.0/1",
    "<-04>4<-03>,M9.1.6/24,M4.1.6/24",
  ]

  /// The lengths of days in seconds: 24 hours, or half an hour or an hour more or less.
  private static let lengths: Set<Int64> = [82_800, 84_600, 86_400, 88_200, 90_000]

  @Test(arguments: rules, 0...6)
  func `divides time into days without gaps, each moment in one of them`(
    rule: String, hour: Int
  ) throws {
    let rule = try #require(ZoneRule(Array(rule.utf8)))
    let start = try #require(DayStart(hour: hour))
    var random = SplitMix(seed: UInt64(hour + 1))
    let first = try #require(CivilDate(iso: "2023-12-20"))
    var begins = LocalTime.start(of: first, from: start, offset: rule.offset).moment
    for distance in 0..<760 {
      let day = first.advanced(by: distance)
      let ends = LocalTime.start(
        of: day.advanced(by: 1), from: start, offset: rule.offset
      ).moment
      let length = (ends - begins).seconds
      try #require(Self.lengths.contains(length), "\(day.iso)")
      var moments = [begins, ends - .seconds(1)]
      for _ in 0..<12 {
        moments.append(begins + .seconds(Int64(random.next() % UInt64(length))))
      }
      for moment in moments {
        let time = LocalTime(moment, offset: rule.offset(at: moment))
        if time.day(from: start) != day {
          Issue.record("\(time.date.iso) \(time.clock) on \(day.iso)")
        }
      }
      begins = ends
    }
  }

  @Test(arguments: [
    (4, "2024-03-30", 23), (4, "2024-03-31", 24), (0, "2024-03-31", 23),
    (4, "2024-10-26", 25), (4, "2024-10-27", 24), (3, "2024-03-31", 23),
  ])
  func `leaves the hour of a change of clocks in the day that it falls into`(
    hour: Int, date: String, hours: Int64
  ) throws {
    let rule = try #require(ZoneRule(Array(Self.rules[0].utf8)))
    let (start, day) = (
      try #require(DayStart(hour: hour)), try #require(CivilDate(iso: date))
    )
    let ends = [day, day.advanced(by: 1)].map {
      LocalTime.start(of: $0, from: start, offset: rule.offset).moment
    }
    #expect(ends[1] - ends[0] == .hours(hours))
  }
}
