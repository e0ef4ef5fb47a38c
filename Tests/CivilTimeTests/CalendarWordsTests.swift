import CivilTime
import Testing

/// Dates and ranges of dates, by the order of day and month.
@Suite struct `The words of a calendar` {
  private static func words(isMonthFirst: Bool, afterYear: String = "") -> CalendarWords {
    let months = (1...12).map { "Month\($0)" }
    return CalendarWords(
      months: months, monthsOfDays: months.map { $0 + "s" }, shortMonths: (1...12).map { "M\($0)" },
      weekdays: (1...7).map { "Day\($0)" }, shortWeekdays: (1...7).map { "D\($0)" },
      afterYear: afterYear, isMonthFirst: isMonthFirst)
  }

  /// The ends of a range, and its texts with the day first and with the month first.
  @Test(arguments: [
    ("2026-03-12", "2026-03-12", "12 Month3s 2026", "Month3s 12, 2026"),
    ("2026-03-12", "2026-03-18", "12–18 Month3s 2026", "Month3s 12–18, 2026"),
    (
      "2026-09-28", "2026-10-04", "28 Month9s – 4 Month10s 2026", "Month9s 28 – Month10s 4, 2026"
    ),
    (
      "2026-12-28", "2027-01-03", "28 Month12s 2026 – 3 Month1s 2027",
      "Month12s 28, 2026 – Month1s 3, 2027"
    ),
  ])
  func `write a range once`(start: String, end: String, dayFirst: String, monthFirst: String)
    throws
  {
    let (start, end) = (try #require(CivilDate(iso: start)), try #require(CivilDate(iso: end)))
    #expect(Self.words(isMonthFirst: false).dates(from: start, to: end) == dayFirst)
    #expect(Self.words(isMonthFirst: true).dates(from: start, to: end) == monthFirst)
  }

  @Test func `write a day`() throws {
    let date = try #require(CivilDate(iso: "2026-03-12"))
    let (dayFirst, monthFirst) = (Self.words(isMonthFirst: false), Self.words(isMonthFirst: true))
    #expect(dayFirst.dayAndMonth(date) == "12 M3" && monthFirst.dayAndMonth(date) == "M3 12")
    #expect(monthFirst.weekdayAndDate(date) == "Day4, Month3s 12, 2026")
    #expect(
      Self.words(isMonthFirst: false, afterYear: " р.").wholeDate(date) == "12 Month3s 2026 р.")
  }
}
