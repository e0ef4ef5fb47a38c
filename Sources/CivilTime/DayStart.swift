/// The hour of the clock at which a person's days begin: a day that begins at 4 lasts until 4 the next morning.
///
/// Days have the dates of their beginnings. Their hours are those of the clock: in the night in which clocks are set
/// forward or back, a day has 23 hours or 25, wherever it begins.
public struct DayStart: Sendable, Hashable {
  /// The hours at which days may begin.
  public static let hours = 0...6

  /// The beginning of the calendar's days.
  public static let midnight = DayStart(unchecked: 0)

  /// The hour of the clock, 0 to 6.
  public let hour: Int

  /// Makes the beginning at an hour; nil for one at which no day may begin.
  public init?(hour: Int) {
    guard Self.hours.contains(hour) else { return nil }
    self.init(unchecked: hour)
  }

  private init(unchecked hour: Int) { self.hour = hour }

  /// The time of the clock since midnight.
  public var time: Seconds { .hours(Int64(hour)) }
}

extension LocalTime {
  /// Returns the day of the time, for a person whose days begin at an hour of the clock.
  public func day(from start: DayStart) -> CivilDate {
    hour < start.hour ? date.advanced(by: -1) : date
  }
}
