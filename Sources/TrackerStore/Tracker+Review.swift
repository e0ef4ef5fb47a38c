public import CivilTime
internal import Persistence
public import Reviews
internal import Tracking

extension Tracker {
  /// The weeks before among which a tag may have its record.
  private static let recordWeeks = 52

  /// The findings about a week.
  ///
  /// - Parameter start: the first of its seven days, by the person's calendar.
  /// - Complexity: O(p) in the probes of a year, whatever lies before.
  public func review(from start: CivilDate) throws(TrackerError) -> WeekReview {
    func week(_ number: Int) -> Period {
      let first = start.advanced(by: 7 * number)
      return Period(first...first.advanced(by: 6))
    }
    let statistics = try self.statistics(in: week(0))
    var before: [Statistics] = []
    for number in 1...WeekReview.usualWeeks {
      before.append(try self.statistics(in: week(-number)))
    }
    var probes: [Probe] = []
    let first = start.advanced(by: -7 * WeekReview.usualWeeks)
    try eachProbe(in: Period(first...start.advanced(by: 6))) { probes.append($0) }
    return WeekReview(
      ReviewEvidence(
        start: start, week: statistics, tree: try tagTree(in: week(0)), weeksBefore: before,
        yearBefore: try self.statistics(in: week(-52)), probes: probes,
        course: try weeks(upTo: start.advanced(by: -1), count: Self.recordWeeks),
        lastUse: try lastUse(of: statistics.tags.map(\.name), before: start, seenIn: probes),
        firstDay: try firstDay()))
  }

  /// How the time of a week was spent.
  ///
  /// - Parameter start: the first of its seven days, by the person's calendar.
  public func weekSummary(from start: CivilDate) throws(TrackerError) -> WeekSummary {
    let week = Period(start...start.advanced(by: 6))
    return WeekSummary(try statistics(in: week), tree: try tagTree(in: week))
  }

  /// The day before another on which each of some tags was last used, by name; none for those that
  /// were not used before.
  ///
  /// - Parameter probes: the latest probes, which are looked at first.
  private func lastUse(
    of names: [String], before start: CivilDate, seenIn probes: [Probe]
  ) throws(TrackerError) -> [String: CivilDate] {
    var days: [String: CivilDate] = [:]
    func note(_ probe: Probe) {
      let day = LocalTime(probe.moment, offset: probe.offset).date
      guard day < start, let answer = probe.answer else { return }
      for tag in answer.tags { days[tag.text] = max(days[tag.text] ?? day, day) }
    }
    for probe in probes { note(probe) }
    for name in names where days[name] == nil {
      let month = try read { tx throws(StoreError) -> CivilMonth? in
        guard let tag = try tx.existingTag(named: TagName(name)) else { return nil }
        return try tx.first(
          TallyRecord.where(TallyRecord.isPossible)
            .where(\.subject == .tag(tag.id) && \.month < start.month)
            .order(\.month, .descending))?.month
      }
      guard let month,
        let days = Period(
          from: month.firstDay, to: month.firstDay.advanced(by: month.length - 1))
      else { continue }
      try eachProbe(in: days) { note($0) }
    }
    return days
  }
}
