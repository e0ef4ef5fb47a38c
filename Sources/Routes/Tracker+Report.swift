package import CivilTime
private import HostSystem
package import Reporting
package import TrackerStore
package import Tracking

extension Tracker {
  /// The least number of days that the map of a week covers: the hours of seven days are too few for a
  /// pattern.
  private static let leastDays = 84

  /// Collects the contents of a report to print, with a map of at least twelve weeks and, for a week, its
  /// review.
  ///
  /// - Parameters:
  ///   - days: the days of the report.
  ///   - earlier: the days to compare them with, as far as there are probes; nil for none.
  ///   - tags: the tag or the condition whose week is shown; nil for the most frequent tag.
  ///   - weekStart: the day with which weeks begin.
  ///   - today: the person's date.
  package func wholeReport(
    on days: Report.Days, comparedWith earlier: Period?, tags: TagExpression<TagName>?,
    weekStart: Weekday, today: CivilDate
  ) throws(TrackerError) -> Report {
    // No further back than the record, but never less than the report.
    let recorded = try recorded(of: days.atLeast(Self.leastDays)) ?? days
    var report = try report(
      on: days, comparedWith: earlier,
      weekDays: Report.Days(min(recorded.first, days.first), days.last), tags: tags,
      weekStart: weekStart)
    report.isRunning = days.period.isRunning(on: today)
    if days == Report.Days(weekOf: days.first, startingOn: weekStart) {
      report.review = try review(from: days.first)
    }
    return report
  }

  /// Collects the contents of a report.
  ///
  /// - Parameters:
  ///   - days: the days of the report.
  ///   - earlier: the days to compare them with, as far as there are probes; nil for none.
  ///   - weekDays: those of the map of the week, which may reach further back.
  ///   - tags: the tag or the condition whose week is shown; nil for the most frequent tag.
  ///   - weekStart: the day with which weeks begin.
  package func report(
    on days: Report.Days, comparedWith earlier: Period?, weekDays: Report.Days,
    tags: TagExpression<TagName>?, weekStart: Weekday
  ) throws(TrackerError) -> Report {
    let statistics = try statistics(in: days.period)
    let shown = tags ?? statistics.tags.first.map { .tag(TagName($0.name)) }
    return Report(
      days: days, statistics: statistics, before: try figures(of: earlier, besides: days.period),
      tree: try tagTree(in: days.period),
      week: try shown.map { tags throws(TrackerError) in
        Report.Week(
          map: try weekMap(of: tags, in: weekDays.period), days: weekDays,
          statistics: try self.statistics(in: weekDays.period))
      }, weekStart: weekStart)
  }

  /// Returns the figures of a period, as far as there are probes; nil if they have no answer.
  private func figures(
    of period: Period?, besides later: Period
  ) throws(TrackerError) -> Report.Earlier? {
    guard let period, let from = period.from, let to = period.to,
      let earlier = try recorded(of: Report.Days(from, to))
    else { return nil }
    let statistics = try statistics(in: period, of: nil, besides: later)
    guard statistics.answered > 0 else { return nil }
    return Report.Earlier(
      days: earlier, statistics: statistics,
      isUpToThisTime: later.hasLasted(asLongAs: period, on: today))
  }

  /// Returns some days without those before the first that has a probe; nil if none is left.
  func recorded(of days: Report.Days) throws(TrackerError) -> Report.Days? {
    guard let first = try firstDay(), first <= days.last else { return nil }
    return Report.Days(max(days.first, first), days.last)
  }
}

extension Report.Days {
  /// The days as a period.
  package var period: Period { Period(first...last) }
}
