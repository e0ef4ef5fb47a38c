public import Charts
public import CivilTime
public import Motion
public import Tracking

/// What a report on some days tells, before it is laid out.
public struct Report: Sendable {
  /// Some days, both ends included.
  public struct Days: Sendable, Hashable {
    /// The first day.
    public let first: CivilDate
    /// The last day.
    public let last: CivilDate

    /// Joins the ends; a last day before the first is taken for it.
    public init(_ first: CivilDate, _ last: CivilDate) {
      self.first = first
      self.last = max(first, last)
    }

    /// The week that holds a day.
    ///
    /// - Parameters:
    ///   - day: any day of the week.
    ///   - start: the day with which weeks begin, Monday being 0.
    public init(weekOf day: CivilDate, startingOn start: Int) {
      let first = day.advanced(by: -((day.weekday - start + 7) % 7))
      self.init(first, first.advanced(by: 6))
    }

    /// As many days, directly before these.
    public var before: Days {
      let count = last.dayNumber - first.dayNumber + 1
      return Days(first.advanced(by: -count), first.advanced(by: -1))
    }

    /// So many days up to the last of these.
    public func last(_ count: Int) -> Days { Days(last.advanced(by: 1 - count), last) }
  }

  /// The days.
  public var days: Days
  /// What was met in them.
  public var statistics: Statistics
  /// What was met in as many days before.
  public var before: Statistics
  /// The hours of tags within tags.
  public var tree: AmountTree
  /// When in the week one tag was met; nil where there is none.
  public var week: WeekMap?
  /// The days of the map of the week, which may be more than a week.
  public var weekDays: Days
  /// The day with which weeks begin, Monday being 0.
  public var weekStart: Int
  /// The colour of each tag.
  public var colors: [String: PerceptualColor]

  /// Joins all that a report tells.
  public init(
    days: Days, statistics: Statistics, before: Statistics, tree: AmountTree, week: WeekMap?,
    weekDays: Days, weekStart: Int, colors: [String: PerceptualColor]
  ) {
    self.days = days
    self.statistics = statistics
    self.before = before
    self.tree = tree
    self.week = week
    self.weekDays = weekDays
    self.weekStart = weekStart
    self.colors = colors
  }
}
