public import CivilTime
internal import Persistence
public import Reviews
internal import Tracking

extension Tracker {
  /// The number of earlier weeks in which a tag may have its record.
  private static let recordWeeks = 52

  /// Returns the review of a week.
  ///
  /// - Parameter start: the first of its seven days, in the person's calendar.
  /// - Complexity: O(p + t) in the probes of a year and all tallies, and for each tag of the week that was
  ///   not used in the weeks before, O(q) in the probes of the month of its last use.
  public func review(from start: CivilDate) throws(TrackerError) -> WeekReview {
    let past = try pastWeeks(upTo: start)
    var earlier: [ReviewEvidence] = []
    for number in (0..<past.earlierWeeks).reversed() {
      earlier.append(try evidence(ofWeek: number + 1, in: past))
    }
    var evidence = try evidence(ofWeek: 0, in: past)
    evidence.tree = try tagTree(in: past.days(ofWeek: 0))
    // A week that is not over may still reach its goals.
    if start.advanced(by: 7) <= today {
      evidence.goals = past.goals
      let offset = host.offset
      evidence.daysOff = try read { tx throws(StoreError) in
        try tx.daysOff(from: start, offset: offset)
      }
    }
    return WeekReview(evidence, after: earlier)
  }

  /// The data that the reviews of several weeks share.
  ///
  /// Weeks are numbered backwards from the last, which is 0.
  private struct PastWeeks {
    let start: CivilDate
    /// The figures of each week.
    let statistics: [Statistics]
    let probes: [Probe]
    let course: TagWeeks
    let firstDay: CivilDate?
    let markedTags: Set<String>
    let goals: [ReviewEvidence.Goal]

    /// The number of weeks before the last whose reviews determine what is news in it.
    var earlierWeeks: Int { WeekReview.earlierWeeks(before: start) }

    /// Returns the first day of a week.
    func start(ofWeek number: Int) -> CivilDate { start.advanced(by: -7 * number) }

    /// Returns the days of a week.
    func days(ofWeek number: Int) -> Period {
      let first = start(ofWeek: number)
      return Period(from: first, to: first.advanced(by: 6)) ?? .always
    }
  }

  /// Reads the data for the review of a week and of the weeks before.
  private func pastWeeks(upTo start: CivilDate) throws(TrackerError) -> PastWeeks {
    let earlier = WeekReview.earlierWeeks(before: start)
    let oldest = earlier + WeekReview.usualWeeks
    var statistics: [Statistics] = []
    for number in 0...oldest {
      let first = start.advanced(by: -7 * number)
      let days = Period(from: first, to: first.advanced(by: 6)) ?? .always
      statistics.append(try self.statistics(in: days))
    }
    var probes: [Probe] = []
    let period = Period(from: start.advanced(by: -7 * oldest), to: start.advanced(by: 6))
    if let period { try eachProbe(in: period) { probes.append($0) } }
    let tags = try read { tx throws(StoreError) in try tx.fetch(TagRecord.all) }
    return PastWeeks(
      start: start, statistics: statistics, probes: probes,
      course: try weeks(
        upTo: start.advanced(by: -1), count: Self.recordWeeks + earlier),
      firstDay: try firstDay(),
      markedTags: Set(tags.filter { $0.colorSource == .chosen || $0.goal != nil }.map(\.name)),
      goals: tags.compactMap { tag in
        tag.goal.map { ReviewEvidence.Goal($0, of: tag.name, color: tag.color) }
      })
  }

  /// Returns the data for the review of a week, without the hierarchy of its tags.
  private func evidence(
    ofWeek number: Int, in past: PastWeeks
  ) throws(TrackerError) -> ReviewEvidence {
    let start = past.start(ofWeek: number)
    let first = past.start(ofWeek: number + WeekReview.usualWeeks)
    let dayStart = host.dayStart()
    let probes = past.probes.filter { probe in
      let day = LocalTime(probe.moment, offset: probe.offset).day(from: dayStart)
      return first <= day && day < start.advanced(by: 7)
    }
    let statistics = past.statistics[number]
    return ReviewEvidence(
      start: start, week: statistics,
      tree: TagTree(answered: 0, effectiveCount: 0, orderedParts: []),
      weeksBefore: Array(past.statistics[(number + 1)...].prefix(WeekReview.usualWeeks)),
      yearBefore: try self.statistics(in: past.days(ofWeek: number + 52)), probes: probes,
      course: past.course.before(start, weeks: Self.recordWeeks),
      lastUse: try lastUse(
        of: statistics.tags.map(\.name), before: start, seenIn: past.probes),
      firstDay: past.firstDay, markedTags: past.markedTags, dayStart: dayStart)
  }

  /// Summarizes how the time of a week was spent.
  ///
  /// - Parameter start: the first of its seven days, in the person's calendar.
  public func weekSummary(from start: CivilDate) throws(TrackerError) -> WeekSummary {
    let week = Period(from: start, to: start.advanced(by: 6)) ?? .always
    return WeekSummary(try statistics(in: week), tree: try tagTree(in: week))
  }

  /// Returns the last day before another on which each of certain tags was used, by name; tags without
  /// earlier use are omitted.
  ///
  /// - Parameter probes: the latest probes, which are searched first.
  private func lastUse(
    of names: [String], before start: CivilDate, seenIn probes: [Probe]
  ) throws(TrackerError) -> [String: CivilDate] {
    var days: [String: CivilDate] = [:]
    let dayStart = host.dayStart()
    func note(_ probe: Probe) {
      let day = LocalTime(probe.moment, offset: probe.offset).day(from: dayStart)
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

extension TagWeeks {
  /// Returns the weeks before a day, with the tags that occur in them.
  fileprivate func before(_ day: CivilDate, weeks count: Int) -> TagWeeks {
    let all = answered.count
    let end = min(max((day.dayNumber - start.dayNumber) / 7, 0), all)
    let first = max(end - count, 0)
    return TagWeeks(
      start: start.advanced(by: 7 * first), answered: Array(answered[first..<end]),
      tags: tags.compactMap { course in
        let shares = Array(course.shares[first..<end])
        return shares.contains { $0 > 0 } ? Series(name: course.name, shares: shares) : nil
      })
  }
}
