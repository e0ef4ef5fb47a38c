/// A month of a year of the Gregorian calendar.
public struct CivilMonth: Sendable, Hashable, Comparable {
  /// Months since January 1970.
  public let number: Int

  /// Makes the month that lies a number of months after January 1970.
  public init(number: Int) { self.number = number }

  /// The first day of the month.
  public var firstDay: CivilDate {
    let year = 1970 + floorQuotient(number, 12)
    let january = CivilDate(year: year, month: 1, day: 1) ?? CivilDate(dayNumber: 0)
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let before = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]
    let month = floorRemainder(number, 12)
    return january.advanced(by: before[month] + (leap && month > 1 ? 1 : 0))
  }

  /// How many days it has: 28 to 31.
  public var length: Int { advanced(by: 1).firstDay.dayNumber - firstDay.dayNumber }

  /// The month a number of months later, or earlier when it is negative.
  public func advanced(by months: Int) -> CivilMonth { CivilMonth(number: number + months) }

  /// Whether one month is earlier than another.
  public static func < (one: Self, other: Self) -> Bool { one.number < other.number }
}

extension CivilDate {
  /// The month in which the day lies.
  public var month: CivilMonth {
    let (year, month, _) = parts
    return CivilMonth(number: (year - 1970) * 12 + month - 1)
  }
}
