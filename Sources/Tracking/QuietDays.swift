public import CivilTime

/// The days of the week on which something recurs, in the terms that people use.
public enum QuietDays: Sendable, Hashable {
  /// On every day.
  case all
  /// From Monday to Friday.
  case workdays
  /// On Saturday and Sunday.
  case weekend
  /// On certain days, in the order of a week that begins on Monday.
  case some([Weekday])

  /// Classifies a set of days.
  public init(_ days: Weekdays) {
    let list = days.list
    let atWeekend = list.filter { $0 == .saturday || $0 == .sunday }.count
    switch (list.count, atWeekend) {
    case (7, _): self = .all
    case (5, 0): self = .workdays
    case (2, 2): self = .weekend
    default: self = .some(list)
    }
  }
}
