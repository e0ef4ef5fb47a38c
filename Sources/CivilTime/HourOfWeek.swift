/// An hour of the week on a person's clock.
public struct HourOfWeek: Sendable, Hashable, Comparable {
  /// The number of hours in a week.
  public static let count = 168

  /// Hours since Monday 00:00: 0 to 167.
  public let number: Int

  /// Takes hours since Monday 00:00, or nil where a week has no such hour.
  public init?(number: Int) {
    guard (0..<Self.count).contains(number) else { return nil }
    self.number = number
  }

  /// An hour of a day, 0 to 23.
  public init(_ day: Weekday, hour: Int) {
    precondition((0..<24).contains(hour), "a day has twenty-four hours")
    number = day.rawValue * 24 + hour
  }

  /// The day on which it lies.
  public var weekday: Weekday { Weekday(wrapping: number / 24) }

  /// The hour on the clock, 0 to 23.
  public var hour: Int { number % 24 }

  /// The hour N hours later, or earlier where N is negative, wrapping around at the week's ends.
  public func advanced(by hours: Int) -> HourOfWeek {
    HourOfWeek(unchecked: floorRemainder(number + hours, Self.count))
  }

  /// Whether one hour comes earlier in the week than another, from Monday on.
  public static func < (one: Self, other: Self) -> Bool { one.number < other.number }

  private init(unchecked number: Int) { self.number = number }
}
