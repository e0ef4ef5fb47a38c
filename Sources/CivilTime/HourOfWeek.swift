/// An hour of the week on a person's clock.
public struct HourOfWeek: Sendable, Hashable, Comparable {
  /// The number of hours in a week.
  public static let count = 168

  /// Hours since Monday 00:00: 0 to 167.
  public let number: Int

  /// Makes an hour from the hours since Monday 00:00; nil if a week has no such hour.
  public init?(number: Int) {
    guard (0..<Self.count).contains(number) else { return nil }
    self.number = number
  }

  /// Makes an hour from a day and the hour on its clock, 0 to 23.
  public init(_ day: Weekday, hour: Int) {
    precondition((0..<24).contains(hour), "a day has twenty-four hours")
    number = day.rawValue * 24 + hour
  }

  /// The day that contains the hour.
  public var weekday: Weekday { Weekday(wrapping: number / 24) }

  /// The hour on the clock, 0 to 23.
  public var hour: Int { number % 24 }

  /// Returns the hour a number of hours later, or earlier if it is negative, wrapping around the week.
  public func advanced(by hours: Int) -> HourOfWeek {
    HourOfWeek(unchecked: floorRemainder(number + hours, Self.count))
  }

  /// Whether one hour comes earlier in the week than another, from Monday on.
  public static func < (one: Self, other: Self) -> Bool { one.number < other.number }

  private init(unchecked number: Int) { self.number = number }
}
