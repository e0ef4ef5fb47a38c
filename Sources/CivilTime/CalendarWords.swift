/// The way in which a language writes months, days and dates.
public struct CalendarWords: Sendable, Hashable {
  /// The names of the months when used alone, January first.
  public let months: [String]
  /// The names of the months after the number of a day, January first.
  public let monthsOfDays: [String]
  /// The abbreviated names of the months, January first.
  public let shortMonths: [String]
  /// The days of the week, Monday first.
  public let weekdays: [String]
  /// The abbreviated names of the days of the week, Monday first.
  public let shortWeekdays: [String]
  /// The text after the year of a whole date, with the space before it.
  public let afterYear: String
  /// Whether the day follows the month, as in `March 12, 2026`.
  public let isMonthFirst: Bool

  /// Makes the calendar words of a language: twelve months and seven days.
  public init(
    months: [String], monthsOfDays: [String], shortMonths: [String], weekdays: [String],
    shortWeekdays: [String], afterYear: String, isMonthFirst: Bool = false
  ) {
    precondition(
      months.count == 12 && monthsOfDays.count == 12 && shortMonths.count == 12
        && weekdays.count == 7 && shortWeekdays.count == 7,
      "a year has twelve months, and a week seven days")
    self.months = months
    self.monthsOfDays = monthsOfDays
    self.shortMonths = shortMonths
    self.weekdays = weekdays
    self.shortWeekdays = shortWeekdays
    self.afterYear = afterYear
    self.isMonthFirst = isMonthFirst
  }

  /// Returns the name of a day of the week, such as `Thursday`.
  public func name(of day: Weekday) -> String { weekdays[day.rawValue] }

  /// Returns the abbreviated name of a day of the week, such as `Thu`.
  public func shortName(of day: Weekday) -> String { shortWeekdays[day.rawValue] }

  /// Returns the abbreviated day and month, such as `12 Mar` or `Mar 12`.
  public func dayAndMonth(_ date: CivilDate) -> String {
    let (_, month, day) = date.parts
    return joined("\(day)", shortMonths[month - 1])
  }

  /// Returns the abbreviated month and year, such as `Mar 2026`.
  public func monthAndYear(_ date: CivilDate) -> String {
    let (year, month, _) = date.parts
    return "\(shortMonths[month - 1]) \(year)"
  }

  /// Returns the whole date, such as `12 March 2026` or `March 12, 2026`.
  public func wholeDate(_ date: CivilDate) -> String { wholeDate("\(date.parts.day)", of: date) }

  /// Returns the dates of a range, with the parts shared by both ends written once, such as `28 September – 4
  /// October 2026`, `12–18 March 2026` or `March 12–18, 2026`; a single date if the ends are the same.
  public func dates(from start: CivilDate, to end: CivilDate) -> String {
    let (first, last) = (start.parts, end.parts)
    if start == end { return wholeDate(end) }
    if first.year != last.year { return wholeDate(start) + " – " + wholeDate(end) }
    if first.month != last.month {
      return joined("\(first.day)", monthsOfDays[first.month - 1]) + " – " + wholeDate(end)
    }
    return wholeDate("\(first.day)–\(last.day)", of: end)
  }

  /// Returns the whole date with its day of the week, such as `Thursday, 12 March 2026`.
  public func weekdayAndDate(_ date: CivilDate) -> String {
    "\(name(of: date.weekday)), \(wholeDate(date))"
  }

  /// Returns days of one month, with the month and the year of one of them.
  private func wholeDate(_ days: String, of date: CivilDate) -> String {
    let (year, month, _) = date.parts
    let comma = isMonthFirst ? "," : ""
    return "\(joined(days, monthsOfDays[month - 1]))\(comma) \(year)\(afterYear)"
  }

  private func joined(_ days: String, _ month: String) -> String {
    isMonthFirst ? "\(month) \(days)" : "\(days) \(month)"
  }
}
