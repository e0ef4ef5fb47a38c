internal import Charts
internal import CivilTime
private import HostSystem
private import Motion
internal import Reporting
internal import TrackerStore
internal import Tracking

extension Tracker {
  /// How far back the map of a week looks at least: the hours of seven days tell too little.
  private static let leastDays = 84

  /// Gathers what a report tells.
  ///
  /// - Parameters:
  ///   - days: the days of the report.
  ///   - tag: whose week is shown; the most frequent tag's where none is given.
  ///   - weekStart: the day with which weeks begin, Monday being 0.
  func report(
    on days: Report.Days, tag: String?, weekStart: Int
  ) throws(TrackerError) -> Report {
    let statistics = try statistics(in: days.period)
    let details = try tags()
    let count = days.last.dayNumber - days.first.dayNumber + 1
    let weekDays = count < Self.leastDays ? days.last(Self.leastDays) : days
    let shown = tag ?? statistics.tags.first?.name
    let colors = TagColors.colors(of: details.map { TagName($0.name).key })
    return Report(
      days: days, statistics: statistics, before: try self.statistics(in: days.before.period),
      tree: try tree(of: days),
      week: try shown.map { name throws(TrackerError) in
        try weekMap(of: name, in: weekDays.period)
      }, weekDays: weekDays, weekStart: weekStart,
      colors: Dictionary(
        zip(details, colors).map { tag, color in
          (tag.name, tag.hue.map { TagColors.color(hue: Double($0.degrees)) } ?? color)
        }, uniquingKeysWith: { first, _ in first }))
  }

  /// The hours of tags within the tags they were met with.
  private func tree(of days: Report.Days) throws(TrackerError) -> AmountTree {
    let combinations = try combinations(in: days.period)
    return AmountTree(
      answers: combinations.combinations.map { ($0.tags, $0.weight / 3_600, $0.count) },
      names: combinations.tags.map(\.name), levels: combinations.tags.map(\.level))
  }
}

extension Report.Days {
  var period: Period { Period(from: first, to: last) ?? .always }
}
