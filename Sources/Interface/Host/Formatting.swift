private import TextBytes

/// The amount of detail of a date.
public enum DateStyle: String, Sendable {
  /// Digits only.
  case short
  /// With the abbreviated month name.
  case medium
  /// With the full month name.
  case long
  /// With the weekday as well.
  case full
}

/// A format for a number, moment or duration in a language.
public enum Format: Sendable {
  /// A number with at most this number of fraction digits, and at least another, even if they are zeros.
  case number(fractionDigits: Int = 0, atLeast: Int = 0)
  /// A fraction as a percentage with this number of fraction digits.
  case percent(fractionDigits: Int = 0)
  /// A day, from seconds since 1970.
  case date(DateStyle)
  /// A day without its year, with the month's abbreviated name, from seconds since 1970.
  case day
  /// A day as `YYYY-MM-DD`, for programs, from seconds since 1970.
  case isoDate
  /// A time of day as `HH:MM`, for programs, from seconds since 1970.
  case isoTime
  /// A time of day, from seconds since 1970.
  case time
  /// A day and a time, from seconds since 1970.
  case dateTime(DateStyle)
  /// A month and its year, from seconds since 1970.
  case month
  /// A weekday's abbreviated name, from seconds since 1970.
  case weekday
  /// A duration in seconds, written in hours and minutes.
  case duration
}

/// The way of counting the hours of a day; the raw values are those of Unicode's key `hc`.
public enum HourCycle: String, Sendable {
  /// Twice from twelve to eleven, before and after noon.
  case twelveHours = "h12"
  /// Once, from 0 to 23.
  case twentyFourHours = "h23"
}

/// The time zone in which a moment is written.
public enum Zone: Sendable {
  /// The person's time zone.
  case local
  /// UTC; for moments that were already shifted by an offset.
  case universal
}

/// Formats numbers, moments and durations by the conventions of one language.
///
/// The browser has one, see ``Browser/formatting``; outside it, the module `NativeFormatting` makes
/// one from Foundation, so that a view's texts are the same wherever it is shown.
public struct Formatting {
  private let write: (Double, Format, Zone) -> String

  /// Creates a formatter from a closure.
  public init(_ write: @escaping (Double, Format, Zone) -> String) { self.write = write }

  /// Formats a number.
  public func callAsFunction(_ number: Double, _ format: Format, zone: Zone = .local) -> String {
    write(number, format, zone)
  }

  /// Returns the name of a whole hour of the day, counted from midnight: `9 AM`, or `09` of twenty-four.
  package func name(ofHour hour: Int) -> String {
    Self.withoutMinutes(self(Double(hour) * 3_600, .time, zone: .universal))
  }

  /// A whole hour, without minutes.
  package static func withoutMinutes(_ time: String) -> String {
    let (bytes, minutes) = (time.bytes, ":00".bytes)
    guard bytes.count > minutes.count else { return time }
    for start in 1...bytes.count - minutes.count
    where bytes[start..<start + minutes.count].elementsEqual(minutes) {
      return String(decoding: bytes[..<start], as: UTF8.self)
        + String(decoding: bytes[(start + minutes.count)...], as: UTF8.self)
    }
    return time
  }
}

/// A duration in whole hours and minutes.
package struct HoursAndMinutes: Equatable {
  package let hours: Int
  package let minutes: Int

  /// Rounds seconds to the nearest minute; negative durations count as zero.
  package init(seconds: Double) {
    let bounded: Double = max(0, min(seconds, 3e9))
    let whole = Int(bounded / 60 + 0.5)
    (hours, minutes) = (whole / 60, whole % 60)
  }
}
