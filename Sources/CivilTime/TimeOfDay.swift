/// A time of day on a person's clock, to the minute.
public struct TimeOfDay: Sendable, Hashable, Comparable {
  /// The minutes since midnight, 0 to 1439.
  public let minute: Int

  /// The beginning of the day.
  public static let midnight = TimeOfDay(unchecked: 0)

  private init(unchecked minute: Int) { self.minute = minute }

  /// Makes a time from the minutes since midnight; nil if no day has such a time.
  public init?(minute: Int) {
    guard (0..<1_440).contains(minute) else { return nil }
    self.init(unchecked: minute)
  }

  /// Makes a time from an hour and a minute; nil if no day has such a time.
  public init?(hour: Int, minute: Int = 0) {
    guard (0..<24).contains(hour), (0..<60).contains(minute) else { return nil }
    self.init(unchecked: hour * 60 + minute)
  }

  /// Makes the time of day of a local time.
  public init(_ time: LocalTime) { self.init(unchecked: time.hour * 60 + time.minute) }

  /// Whether one time comes before another on the same day.
  public static func < (one: Self, other: Self) -> Bool { one.minute < other.minute }

  /// The time as `07:05`.
  public var text: String {
    let (hour, rest) = (minute / 60, minute % 60)
    return "\(hour < 10 ? "0" : "")\(hour):\(rest < 10 ? "0" : "")\(rest)"
  }
}
