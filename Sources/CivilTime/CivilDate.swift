/// A day of the Gregorian calendar, extended over all years.
///
/// Conversions follow H. Hinnant, "chrono-Compatible Low-Level Date Algorithms" (2013).
public struct CivilDate: Sendable, Hashable, Comparable {
  /// Days since 1 January 1970.
  public let dayNumber: Int

  /// Makes the date that lies a number of days after 1 January 1970.
  public init(dayNumber: Int) { self.dayNumber = dayNumber }

  /// Makes a date from its parts, or nil if there is no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (0...9999).contains(year), (1...12).contains(month), day >= 1 else { return nil }
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    dayNumber = era * 146_097 + dayOfEra - 719_468
    guard parts == (year, month, day) else { return nil }
  }

  /// Parses `YYYY-MM-DD`; nil if the text has another form or there is no such day.
  public init?(iso text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let year = Self.number(bytes[0..<4]),
      let month = Self.number(bytes[5..<7]),
      let day = Self.number(bytes[8..<10])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The year, the month from 1 and the day of the month from 1.
  public var parts: (year: Int, month: Int, day: Int) {
    let shifted = dayNumber + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month,
      dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    )
  }

  /// The day of the week.
  public var weekday: Weekday { Weekday(wrapping: dayNumber + 3) }

  /// Returns the first day of the week that contains the day, for weeks that begin on a given one.
  public func startOfWeek(from start: Weekday) -> CivilDate {
    advanced(by: -floorRemainder(weekday.rawValue - start.rawValue, 7))
  }

  /// Returns the moment at which the day begins on a clock that is `offset` ahead of UTC.
  public func start(at offset: UTCOffset) -> Moment {
    Moment(secondsSince1970: Int64(dayNumber) * 86_400 - Int64(offset.seconds))
  }

  /// The date as `YYYY-MM-DD`.
  public var iso: String {
    let (year, month, day) = parts
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }

  /// Whether one day is earlier than another.
  public static func < (one: Self, other: Self) -> Bool { one.dayNumber < other.dayNumber }

  /// Returns the day a number of days later, or earlier if it is negative.
  public func advanced(by days: Int) -> CivilDate { CivilDate(dayNumber: dayNumber + days) }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    var number = 0
    for digit in digits {
      guard digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9") else { return nil }
      number = number * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return number
  }
}
