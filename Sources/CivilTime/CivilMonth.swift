/// A month of a year of the Gregorian calendar.
public struct CivilMonth: Sendable, Hashable, Comparable {
  /// Months since January 1970.
  public let number: Int

  /// Makes the month that lies a number of months after January 1970.
  public init(number: Int) { self.number = number }

  /// The first day of the month.
  public var firstDay: CivilDate {
    // Years begin with March, so that a leap day is the last of its year.
    let months = number + 1_970 * 12 - 2
    let (year, month) = (floorQuotient(months, 12), floorRemainder(months, 12))
    let leapDays = floorQuotient(year, 4) - floorQuotient(year, 100) + floorQuotient(year, 400)
    return CivilDate(dayNumber: year * 365 + leapDays + (153 * month + 2) / 5 - 719_468)
  }

  /// The number of days in the month: 28 to 31.
  public var length: Int { advanced(by: 1).firstDay.dayNumber - firstDay.dayNumber }

  /// Returns the month a number of months later, or earlier if it is negative.
  public func advanced(by months: Int) -> CivilMonth { CivilMonth(number: number + months) }

  /// Whether one month is earlier than another.
  public static func < (one: Self, other: Self) -> Bool { one.number < other.number }
}

extension CivilDate {
  /// The month that contains the day.
  public var month: CivilMonth {
    let (year, month, _) = parts
    return CivilMonth(number: (year - 1970) * 12 + month - 1)
  }
}
