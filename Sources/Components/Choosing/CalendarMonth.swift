public import CivilTime
internal import TextBytes

/// The weeks that contain a month, with a given first day of the week.
public struct CalendarMonth: Equatable, Sendable {
  /// The month itself.
  public let month: CivilMonth
  /// The first day of the week.
  public let firstWeekday: Weekday

  /// Lays out a month.
  public init(_ month: CivilMonth, firstWeekday: Weekday) {
    self.month = month
    self.firstWeekday = firstWeekday
  }

  /// The first day of the first week, which may lie in the month before.
  public var start: CivilDate {
    startOfWeek(month.firstDay)
  }

  /// The number of weeks that contain days of the month: four to six.
  public var weekCount: Int {
    let end = month.advanced(by: 1).firstDay.dayNumber
    return (end - start.dayNumber + 6) / 7
  }

  /// Returns a day of a week of the month, both counted from 0.
  public func day(_ place: Int, ofWeek week: Int) -> CivilDate {
    start.advanced(by: week * 7 + place)
  }

  /// Returns the first day of the week in which a day lies.
  public func startOfWeek(_ day: CivilDate) -> CivilDate {
    day.startOfWeek(from: firstWeekday)
  }

  /// Returns the day a number of months from another one, or the last of its month if that is shorter.
  public static func day(_ day: CivilDate, movedByMonths count: Int) -> CivilDate {
    let month = day.month.advanced(by: count)
    return month.firstDay.advanced(by: min(day.parts.day, month.length) - 1)
  }
}
