import Catalogue
import Charts
import CivilTime
import TestSupport
import Testing

/// Zones of the real world, as functions; seconds of 2026 at which their clocks change.
private enum Zone: String, CaseIterable {
  case utc, kyiv, santiago, lordHowe, newfoundland

  func offset(_ moment: Moment) -> UTCOffset { UTCOffset(seconds: seconds(moment)) }

  private func seconds(_ moment: Moment) -> Int {
    switch self {
    case .utc: 0
    // 29 March 01:00 UTC to 25 October 01:00 UTC.
    case .kyiv: (1_774_746_000..<1_792_890_000).contains(moment) ? 10_800 : 7_200
    // Summer ends 5 April 03:00 UTC and begins 6 September 04:00 UTC: midnight is skipped.
    case .santiago: (1_775_358_000..<1_788_667_200).contains(moment) ? -14_400 : -10_800
    // Half an hour, from 4 April 15:00 UTC to 3 October 15:30 UTC.
    case .lordHowe: (1_775_314_800..<1_791_041_400).contains(moment) ? 37_800 : 39_600
    case .newfoundland: -12_600
    }
  }
}

private func moment(_ date: String, _ hour: Int = 0) throws -> Moment {
  try #require(CivilDate(iso: date)).start(at: .utc) + .hours(Int64(hour))
}

/// The local time that a clock shows, in seconds since 1970.
private func clock(_ moment: Moment, _ zone: Zone) -> Int64 {
  moment.secondsSince1970 + Int64(zone.offset(moment).seconds)
}

@Suite struct `Ticks of a calendar` {
  private func ticks(
    _ from: Moment, _ to: Moment, room: Double, _ zone: Zone, weekStart: Weekday = .monday
  ) -> CalendarTicks {
    CalendarTicks(
      from: from, to: to, width: room, spacing: 1, weekStart: weekStart, offset: zone.offset)
  }

  struct Case: Sendable {
    let days: Double
    let room: Double
    let step: CalendarTicks.Step
  }

  @Test(arguments: [
    Case(days: 0.005, room: 8, step: .minutes(1)), Case(days: 0.1, room: 6, step: .minutes(30)),
    Case(days: 1, room: 8, step: .hours(3)), Case(days: 2, room: 4, step: .hours(12)),
    Case(days: 7, room: 8, step: .days(1)), Case(days: 14, room: 8, step: .days(2)),
    Case(days: 60, room: 10, step: .week), Case(days: 200, room: 8, step: .months(1)),
    Case(days: 365, room: 5, step: .months(3)), Case(days: 3_650, room: 11, step: .years(1)),
    Case(days: 36_500, room: 8, step: .years(20)),
    Case(days: 3_650_000, room: 3, step: .years(1_000)),
  ])
  func `are as dense as the room allows`(_ example: Case) throws {
    let start = try moment("2026-01-01")
    let end = start + .seconds(Int64(example.days * 86_400))
    #expect(ticks(start, end, room: example.room, .utc).step == example.step)
  }

  /// Days, room for ticks, the interval between values, and that between ticks.
  @Test(arguments: [
    (1.7, 8.0, CalendarTicks.Step.days(1), CalendarTicks.Step.days(1)),
    (0.000_01, 8, .days(1), .days(1)), (14, 8, .days(1), .days(2)), (6, 8, .week, .week),
    (20, 30, .months(1), .months(1)), (400, 5, .months(1), .months(3)),
    (1, 8, .minutes(1), .hours(3)),
  ])
  func `are never between two values`(
    days: Double, room: Double, finest: CalendarTicks.Step, step: CalendarTicks.Step
  ) throws {
    let start = try moment("2026-01-01")
    let found = CalendarTicks(
      from: start, to: start + .seconds(Int64(days * 86_400)), width: room, spacing: 1,
      finest: finest, weekStart: .monday, offset: Zone.utc.offset)
    #expect(found.step == step)
  }

  @Test func `mark midnights across days of 23 and 25 hours`() throws {
    for (first, last) in [("2026-03-27", "2026-04-01"), ("2026-10-23", "2026-10-28")] {
      let times = ticks(try moment(first), try moment(last), room: 6, .kyiv).times
      #expect(times.count == 5 && times.allSatisfy { $0.shortClock == "00:00" })
    }
    let spring = ticks(try moment("2026-03-28"), try moment("2026-03-31"), room: 4, .kyiv)
    #expect(
      zip(spring.times, spring.times.dropFirst()).map { $1.moment - $0.moment }
        .contains(23 * 3_600))
  }

  @Test func `mark the first moment of a day without a midnight`() throws {
    let times = ticks(try moment("2026-09-04", 4), try moment("2026-09-08"), room: 5, .santiago)
      .times
    #expect(times.map(\.shortClock) == ["00:00", "00:00", "01:00", "00:00"])
    #expect(times[2].moment == 1_788_667_200 && times[2].date.iso == "2026-09-06")
  }

  @Test func `mark a repeated hour twice, and a skipped one never`() throws {
    let autumn = ticks(try moment("2026-10-24", 21), try moment("2026-10-25", 6), room: 9, .kyiv)
    #expect(
      autumn.times.map(\.shortClock)
        == [
          "00:00", "01:00", "02:00", "03:00", "03:00", "04:00", "05:00", "06:00", "07:00", "08:00",
        ])
    let spring = ticks(try moment("2026-03-28", 22), try moment("2026-03-29", 4), room: 6, .kyiv)
    #expect(
      spring.times.map(\.shortClock) == [
        "00:00", "01:00", "02:00", "04:00", "05:00", "06:00", "07:00",
      ])
  }

  @Test(arguments: [Weekday.monday, .saturday, .sunday])
  func `begin weeks with the given first weekday`(weekStart: Weekday) throws {
    let times = ticks(
      try moment("2026-01-01"), try moment("2026-03-01"), room: 10, .kyiv, weekStart: weekStart
    ).times
    #expect(times.count >= 8 && times.allSatisfy { $0.date.weekday == weekStart })
  }

  @Test(arguments: Zone.allCases)
  fileprivate func `equal a search through all minutes`(zone: Zone) throws {
    let seed = UInt64(zone.rawValue.utf8.count)
    var random = SplitMix(seed: seed)
    let year = try moment("2026-01-01")
    for _ in 0..<60 {
      let start = year + .minutes(.random(in: 0..<516_000, using: &random))
      let end = start + .seconds(.random(in: 3_600..<400_000, using: &random))
      let found = ticks(start, end, room: .random(in: 2...9, using: &random), zone)
      let period: Int
      switch found.step {
      case .minutes(let count): period = count * 60
      case .hours(let count): period = count * 3_600
      case .days(1): period = 86_400
      default: continue
      }
      // Each minute at which the clock shows a multiple of the step. A repeated reading counts twice
      // for hours and once otherwise. A skipped midnight is marked where the clock leaps over it.
      var expected: [Moment] = []
      var seen: Set<Int64> = []
      for minute in -1_440...(end - start).seconds / 60 {
        let moment = start + .minutes(minute)
        let shown = clock(moment, zone)
        let before = clock(moment - 60, zone)
        let isMultiple = shown % Int64(period) == 0
        let leapsOver = period == 86_400 && before / 86_400 < shown / 86_400
        guard isMultiple || leapsOver else { continue }
        if period > 3_600, !seen.insert(shown / Int64(period)).inserted { continue }
        if moment >= start { expected.append(moment) }
      }
      #expect(found.times.map(\.moment) == expected, "\(zone), \(found.step), seed \(seed)")
    }
  }

  @Test func `keep their places while the axis is panned`() throws {
    let start = try moment("2026-02-10")
    for span in [7_200, 86_400, 1_000_000, 30_000_000] as [Seconds] {
      let third = Seconds(span.seconds / 3)
      let here = ticks(start, start + span, room: 7, .kyiv)
      let there = ticks(start + third, start + third + span, room: 7, .kyiv)
      let shared = here.times.filter { $0.moment >= start + third }
      #expect(here.step == there.step && Array(there.times.prefix(shared.count)) == shared)
    }
  }

  @Test(
    arguments: [(0, 0, 5.0), (5, 1, 5), (0, 10, 0), (0, 10, .nan)] as [(Moment, Moment, Double)])
  func `of an invalid axis are at most one`(from: Moment, to: Moment, room: Double) {
    #expect(ticks(from, to, room: room, .utc).times.count <= 1)
  }
}

@Suite struct `Labels of a calendar` {
  @Test(arguments: [
    (Language.english, "Feb 1|Feb 2026", "Sunday, February 1, 2026"),
    (.ukrainian, "1 лют|лют 2026", "неділя, 1 лютого 2026 р."),
    (.russian, "1 фев|фев 2026", "воскресенье, 1 февраля 2026 г."),
  ])
  func `exist in every language`(language: Language, short: String, long: String) throws {
    let words = language.calendarWords
    let date = try #require(CivilDate(iso: "2026-02-01"))
    #expect("\(words.dayAndMonth(date))|\(words.monthAndYear(date))" == short)
    #expect(words.weekdayAndDate(date) == long)
  }

  @Test func `name the month at its beginning, and at the first label`() throws {
    let ticks = CalendarTicks(
      from: try moment("2026-01-29"), to: try moment("2026-02-03"), width: 5.5, spacing: 1,
      weekStart: .monday, offset: { _ in .utc })
    let labels = ticks.labels(in: Language.english.calendarWords)
    #expect(labels.map(\.text) == ["29", "30", "31", "1", "2", "3"])
    #expect(labels.map(\.context) == ["Jan 2026", nil, nil, "Feb 2026", nil, nil])
  }

  @Test func `are as precise as the step`() throws {
    let words = Language.ukrainian.calendarWords
    let start = try moment("2026-03-12")
    func long(_ days: Double, _ room: Double) throws -> String {
      let ticks = CalendarTicks(
        from: start, to: start + .seconds(Int64(days * 86_400)), width: room, spacing: 1,
        weekStart: .monday, offset: { _ in .utc })
      return ticks.longLabel(of: try #require(ticks.times.first), in: words)
    }
    #expect(try long(1, 8) == "четвер, 12 березня 2026 р., 00:00")
    #expect(try long(7, 8) == "четвер, 12 березня 2026 р.")
    #expect(try long(200, 8) == "квітень 2026 р.")
    #expect(try long(3_650, 11) == "2027")
  }
}
