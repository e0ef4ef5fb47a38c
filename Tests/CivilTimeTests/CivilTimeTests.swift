import CivilTime
import TestSupport
import Testing

@Suite struct `A civil date` {
  struct Case: Sendable { let iso: String, day: Int, weekday: Weekday }

  @Test(arguments: [
    Case(iso: "1970-01-01", day: 0, weekday: .thursday),
    Case(iso: "2007-07-10", day: 13_704, weekday: .tuesday),
    Case(iso: "2000-02-29", day: 11_016, weekday: .tuesday),
    Case(iso: "1969-12-31", day: -1, weekday: .wednesday),
    Case(iso: "2026-11-23", day: 20_780, weekday: .monday),
    Case(iso: "2400-12-31", day: 157_419, weekday: .sunday),
    Case(iso: "0000-03-01", day: -719_468, weekday: .wednesday),
  ])
  func `is the day counted from 1970`(_ c: Case) throws {
    let date = try #require(CivilDate(iso: c.iso))
    #expect(date.dayNumber == c.day)
    #expect(date.weekday == c.weekday)
    #expect(date.iso == c.iso)
  }

  @Test func `counts days and months without a gap over 800 years`() {
    var parts = CivilDate(dayNumber: -146_097).parts
    for day in -146_096...146_097 {
      let date = CivilDate(dayNumber: day)
      let next = date.parts
      let sameMonth = next.month == parts.month && next.day == parts.day + 1
      let newMonth = next.day == 1 && next.month == parts.month % 12 + 1 && parts.day >= 28
      #expect(sameMonth || newMonth)
      #expect(CivilDate(year: next.year, month: next.month, day: next.day) == date)
      if next.day == 1 { #expect(date.month.firstDay == date) }
      parts = next
    }
  }

  @Test(arguments: [
    "", "2026-1-01", "2026-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "2026-01-00",
    "2026/01/01", "2026-01-01 ", "+026-01-01", "１２３４-01-01",
  ])
  func `is not read from anything else`(text: String) {
    #expect(CivilDate(iso: text) == nil)
  }
}

@Suite struct `A local time` {
  struct Case: Sendable { let moment: Moment, offset: Int, date, clock: String, hourOfWeek: Int }

  @Test(arguments: [
    Case(moment: 0, offset: 0, date: "1970-01-01", clock: "00:00:00", hourOfWeek: 72),
    Case(
      moment: 1_640_997_602, offset: 7_200, date: "2022-01-01", clock: "02:40:02", hourOfWeek: 122),
    Case(
      moment: 1_640_997_602, offset: -3_600, date: "2021-12-31", clock: "23:40:02", hourOfWeek: 119),
    Case(moment: -1, offset: 0, date: "1969-12-31", clock: "23:59:59", hourOfWeek: 71),
    Case(
      moment: 1_184_097_393, offset: 20_700, date: "2007-07-11", clock: "01:41:33", hourOfWeek: 49),
  ])
  func `is what the person's clock showed`(_ c: Case) {
    let time = LocalTime(c.moment, offset: UTCOffset(seconds: c.offset))
    #expect(time.date.iso == c.date)
    #expect(time.clock == c.clock)
    #expect(time.hourOfWeek.number == c.hourOfWeek)
  }

  @Test func `is valid beyond 32 bits, and ends before 64`() {
    let late = LocalTime(.endOfYear9999, offset: .utc)
    #expect(late.date.iso == "9999-12-31" && late.clock == "23:59:59")
    for (moment, offset) in [(Moment.distantFuture, 50_400), (.distantPast, -50_400)] {
      let time = LocalTime(moment, offset: UTCOffset(seconds: offset))
      #expect(abs(time.date.dayNumber) == LocalTime.lastDay)
      #expect((0..<24).contains(time.hour) && (0..<168).contains(time.hourOfWeek.number))
      #expect(!time.date.iso.isEmpty)
    }
  }
}
