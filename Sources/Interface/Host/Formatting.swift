/// How much of a date is told.
public enum DateStyle: String, Sendable {
  /// In figures.
  case short
  /// With the month's short name.
  case medium
  /// With the month's name.
  case long
  /// With the weekday too.
  case full
}

/// A form in which a number, moment or length of time is written in a language.
public enum Format: Sendable {
  /// A number with at most so many digits after the point.
  case number(fractionDigits: Int = 0)
  /// A share of one, in percent, with so many digits after the point.
  case percent(fractionDigits: Int = 0)
  /// A day, from seconds since 1970.
  case date(DateStyle)
  /// A day of a year that goes without saying, with the month's short name, from seconds since 1970.
  case day
  /// A day written `YYYY-MM-DD`, for programs, from seconds since 1970.
  case isoDate
  /// A time of day, from seconds since 1970.
  case time
  /// A day and a time, from seconds since 1970.
  case dateTime(DateStyle)
  /// A month and its year, from seconds since 1970.
  case month
  /// A weekday's short name, from seconds since 1970.
  case weekday
  /// A length of time in seconds, told in hours and minutes.
  case duration
}

/// How the hours of a day are counted; the raw values are those of Unicode's key `hc`.
public enum HourCycle: String, Sendable {
  /// Twice from twelve to eleven, before and after noon.
  case twelveHours = "h12"
  /// Once, from 0 to 23.
  case twentyFourHours = "h23"
}

/// Whose clock a moment is told by.
public enum Zone: Sendable {
  /// The person's own.
  case local
  /// Universal time; for moments that were shifted by an offset of their own.
  case universal
}

/// Writes numbers, moments and lengths of time as people of one language do.
///
/// The browser has one, see ``Browser/formatting``; outside it, the module `NativeFormatting` makes
/// one of Foundation, so that a view's texts are the same wherever it is shown.
public struct Formatting {
  private let write: (Double, Format, Zone) -> String

  /// Creates a way of writing.
  public init(_ write: @escaping (Double, Format, Zone) -> String) { self.write = write }

  /// Writes a number in a form.
  public func callAsFunction(_ number: Double, _ format: Format, zone: Zone = .local) -> String {
    write(number, format, zone)
  }
}

/// A length of time in whole hours and minutes, as it is told.
package struct HoursAndMinutes: Equatable {
  package let hours: Int
  package let minutes: Int

  /// Rounds seconds to the nearest minute; a negative length counts as none.
  package init(seconds: Double) {
    let bounded: Double = max(0, min(seconds, 3e9))
    let whole = Int(bounded / 60 + 0.5)
    (hours, minutes) = (whole / 60, whole % 60)
  }
}
