/// A range of whole days in the person's own calendar, unbounded where an end is nil.
public struct Period: Sendable, Hashable {
  /// The first day, or nil for no lower bound.
  public let from: CivilDate?
  /// The last day, inclusive, or nil for no upper bound.
  public let to: CivilDate?

  /// The period of all days.
  public static let always = Period(uncheckedFrom: nil, to: nil)

  /// Makes a period, or nil if it would end before it begins.
  public init?(from: CivilDate?, to: CivilDate?) {
    if let from, let to, to < from { return nil }
    self.init(uncheckedFrom: from, to: to)
  }

  /// Makes the period of a range of days.
  public init(_ days: ClosedRange<CivilDate>) {
    self.init(uncheckedFrom: days.lowerBound, to: days.upperBound)
  }

  /// Makes the period of a single day.
  public init(_ day: CivilDate) { self.init(day...day) }

  private init(uncheckedFrom from: CivilDate?, to: CivilDate?) {
    self.from = from
    self.to = to
  }

  /// Whether a day lies in the period.
  public func contains(_ day: CivilDate) -> Bool {
    if let from, day < from { return false }
    if let to, to < day { return false }
    return true
  }

  /// Whether the periods have a day in common.
  public func overlaps(_ other: Period) -> Bool {
    if let from, let end = other.to, end < from { return false }
    if let to, let start = other.from, to < start { return false }
    return true
  }

  /// Whether the period is not over, and has as many days up to today as another period has in all.
  ///
  /// The last day of that one is then compared with a day of which only a part has passed.
  public func hasLasted(asLongAs earlier: Period, on today: CivilDate) -> Bool {
    guard let from, let first = earlier.from, let last = earlier.to, contains(today) else {
      return false
    }
    return today.dayNumber - from.dayNumber == last.dayNumber - first.dayNumber
  }

  /// Whether the period has a last day, and is not over on a day of it.
  public func isRunning(on today: CivilDate) -> Bool {
    guard let to else { return false }
    return to >= today && contains(today)
  }
}
