public import CivilTime

/// What a phrase about a time and places was understood to say, and the answer to it.
public struct TimeReading: Sendable {
  /// The time on the clocks of the zone that it is asked for in.
  public let time: LocalTime
  /// The zone by its name in the tz database, or `UTC+03:00` where the phrase names no zone.
  public let zone: String
  /// The time that is given, in its own zone; the same as ``time`` where the present time is asked for.
  public let given: LocalTime
  /// The zone of the time that is given.
  public let givenZone: String
  /// Whether the phrase gives no time of day, so that it is the present one.
  public let isPresent: Bool

  /// How the text was read, such as `2026-01-15T15:00+00:00 Europe/London → America/New_York`.
  public var reading: String {
    isPresent ? "now → \(zone)" : "\(given.isoMinutes) \(givenZone) → \(zone)"
  }
}

extension LocalTime {
  /// `YYYY-MM-DDTHH:MM±HH:MM`.
  public var isoMinutes: String {
    "\(date.iso)T\(shortClock)\(offset.seconds < 0 ? "-" : "+")\(offset.clock)"
  }
}
