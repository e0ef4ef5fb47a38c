public import CivilTime

/// The interpretation of a phrase about a time and places, with the answer to it.
public struct TimeReading: Sendable {
  /// The time on the clocks of the requested zone.
  public let time: LocalTime
  /// The requested zone by its name in the tz database, or `UTC+03:00` if the phrase names no zone.
  public let zone: String
  /// The time given, in its own zone; the same as ``time`` if the present time is asked for.
  public let given: LocalTime
  /// The zone of the time given.
  public let givenZone: String
  /// Whether the phrase gives no time of day and so asks for the present one.
  public let isPresent: Bool

  /// The interpretation of the text, such as
  /// `2026-01-15T15:00+00:00 Europe/London → America/New_York`.
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
