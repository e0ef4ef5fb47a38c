public import Charts
public import CivilTime
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
    ///   - start: the day with which weeks begin.
    public init(weekOf day: CivilDate, startingOn start: Weekday) {
      let first = day.startOfWeek(from: start)
      self.init(first, first.advanced(by: 6))
    }

    /// As many days, directly before these.
    public var before: Days {
      let count = last.dayNumber - first.dayNumber + 1
      return Days(first.advanced(by: -count), first.advanced(by: -1))
    }

    /// So many days up to the last of these, or these where they are more.
    public func atLeast(_ count: Int) -> Days {
      Days(min(first, last.advanced(by: 1 - count)), last)
    }
  }

  /// The answers of earlier days, to compare with.
  public struct Earlier: Sendable {
    /// The days, none of them before the first that has a probe.
    public var days: Days
    /// What was met in them; there is an answer at least.
    public var statistics: Statistics

    /// Joins days and what was met in them.
    public init(days: Days, statistics: Statistics) {
      self.days = days
      self.statistics = statistics
    }
  }

  /// When in the week one tag was met.
  public struct Week: Sendable {
    /// The hours of the week.
    public var map: WeekMap
    /// The days of the map, which may be more than those of the report.
    public var days: Days
    /// What was met in these days.
    public var statistics: Statistics

    /// Joins a map, its days and what was met in them.
    public init(map: WeekMap, days: Days, statistics: Statistics) {
      self.map = map
      self.days = days
      self.statistics = statistics
    }
  }

  /// The days.
  public var days: Days
  /// What was met in them.
  public var statistics: Statistics
  /// What it is compared with; nil where there is nothing.
  public var before: Earlier?
  /// The hours of tags within tags.
  public var tree: AmountTree
  /// When in the week one tag was met; nil where there is none.
  public var week: Week?
  /// The day with which weeks begin.
  public var weekStart: Weekday
  /// The colour of each tag.
  public var colors: [String: TagColor]

  /// Joins all that a report tells.
  public init(
    days: Days, statistics: Statistics, before: Earlier?, tree: AmountTree, week: Week?,
    weekStart: Weekday, colors: [String: TagColor]
  ) {
    self.days = days
    self.statistics = statistics
    self.before = before
    self.tree = tree
    self.week = week
    self.weekStart = weekStart
    self.colors = colors
  }
}
