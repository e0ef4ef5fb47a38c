public import CivilTime
public import Reviews
public import Tracking

/// The contents of a report on some days, before layout.
public struct Report: Sendable {
  /// Some days, both ends included.
  public struct Days: Sendable, Hashable {
    /// The first day.
    public let first: CivilDate
    /// The last day.
    public let last: CivilDate

    /// Makes a range of days; a last day before the first is replaced by the first.
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

    /// Returns the `count` days up to the last of these, or these if they are more.
    public func atLeast(_ count: Int) -> Days {
      Days(min(first, last.advanced(by: 1 - count)), last)
    }
  }

  /// The figures of earlier days for comparison.
  public struct Earlier: Sendable {
    /// The days, none of them before the first that has a probe.
    public var days: Days
    /// Their figures, with at least one answer.
    public var statistics: Statistics
    /// Whether the last of these days counts only up to the time of day that it is now.
    public var isUpToThisTime: Bool

    /// Makes the earlier days from their figures.
    public init(days: Days, statistics: Statistics, isUpToThisTime: Bool = false) {
      self.days = days
      self.statistics = statistics
      self.isUpToThisTime = isUpToThisTime
    }
  }

  /// The hours of the week in which one tag occurred.
  public struct Week: Sendable {
    /// The hours of the week.
    public var map: WeekMap
    /// The days of the map, which may be more than those of the report.
    public var days: Days
    /// The figures of these days.
    public var statistics: Statistics

    /// Makes the week map with its days and figures.
    public init(map: WeekMap, days: Days, statistics: Statistics) {
      self.map = map
      self.days = days
      self.statistics = statistics
    }
  }

  /// The days.
  public var days: Days
  /// The figures of these days.
  public var statistics: Statistics
  /// The earlier days with which they are compared; nil if there are none.
  public var before: Earlier?
  /// The answers divided into tags within tags.
  public var tree: TagTree
  /// The hours of the week in which one tag occurred; nil if there is no such tag.
  public var week: Week?
  /// The day with which weeks begin.
  public var weekStart: Weekday
  /// Whether the days are not over.
  public var isRunning = false
  /// The review of the days if they are one of its weeks.
  public var review: WeekReview?

  /// Makes a report from its contents.
  public init(
    days: Days, statistics: Statistics, before: Earlier?, tree: TagTree, week: Week?,
    weekStart: Weekday, review: WeekReview? = nil
  ) {
    self.days = days
    self.statistics = statistics
    self.before = before
    self.tree = tree
    self.week = week
    self.weekStart = weekStart
    self.review = review
  }
}
