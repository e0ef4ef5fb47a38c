/// A day of the week; its number counts from Monday, which is 0.
public enum Weekday: Int, Sendable, Hashable, CaseIterable {
  /// The first day of the week by ISO 8601.
  case monday
  /// The day after Monday.
  case tuesday
  /// The day after Tuesday.
  case wednesday
  /// The day after Wednesday.
  case thursday
  /// The day after Thursday.
  case friday
  /// The day after Friday.
  case saturday
  /// The last day of the week by ISO 8601.
  case sunday

  /// Makes a day from a number that wraps around the week: 7 is Monday again, and -1 Sunday.
  public init(wrapping number: Int) {
    guard let day = Weekday(rawValue: floorRemainder(number, 7)) else {
      preconditionFailure("a week has seven days")
    }
    self = day
  }

  /// Returns the seven days in the order of a week that begins with a given one.
  public static func week(from start: Weekday) -> [Weekday] {
    (0..<7).map { Weekday(wrapping: start.rawValue + $0) }
  }
}
