/// A moment as a person's clock and calendar showed it.
public struct LocalTime: Sendable, Hashable {
  /// The moment itself.
  public let moment: Moment
  /// The offset of the person's clock from UTC.
  public let offset: UTCOffset

  /// Makes the local time of a moment on clocks that are `offset` ahead of UTC.
  public init(_ moment: Moment, offset: UTCOffset) {
    self.moment = moment
    self.offset = offset
  }

  /// The date on the person's calendar; no further than some million years from now.
  public var date: CivilDate {
    let day = floorQuotient(seconds, 86_400)
    return CivilDate(dayNumber: Int(min(max(day, -Int64(Self.lastDay)), Int64(Self.lastDay))))
  }

  /// The hour on the person's clock, 0 to 23.
  public var hour: Int { secondOfDay / 3_600 }

  /// The minute on the person's clock, 0 to 59.
  public var minute: Int { secondOfDay / 60 % 60 }

  /// The second on the person's clock, 0 to 59.
  public var second: Int { secondOfDay % 60 }

  /// The hour of the week on the person's calendar and clock.
  public var hourOfWeek: HourOfWeek { HourOfWeek(date.weekday, hour: hour) }

  /// The time as `HH:MM:SS`.
  public var clock: String { "\(padded(hour, 2)):\(padded(minute, 2)):\(padded(second, 2))" }

  /// The time as `HH:MM`.
  public var shortClock: String { "\(padded(hour, 2)):\(padded(minute, 2))" }

  /// The maximum distance of a date from 1970, in days: calendars count with `Int`, which has 32 bits in the
  /// browser.
  package static let lastDay = 1_000_000_000

  /// The seconds since 1970 on the person's clock, as 64 bits on every machine.
  private var seconds: Int64 {
    let (sum, overflows) = moment.secondsSince1970.addingReportingOverflow(Int64(offset.seconds))
    return overflows ? (offset.seconds < 0 ? .min : .max) : sum
  }

  private var secondOfDay: Int { Int(floorRemainder(seconds, 86_400)) }
}
