public import CivilTime
internal import Persistence
internal import Sampling
public import Tracking

extension Tracker {
  /// Returns the distribution of time in a period of the person's calendar.
  ///
  /// - Parameter period: the days that count, up to now.
  /// - Returns: the statistics, with a figure for each tag that has answers.
  /// - Complexity: O(m · t) in the months and the tags in each, regardless of the number of probes.
  public func statistics(in period: Period) throws(TrackerError) -> Statistics {
    try catchUp()
    let now = self.now
    return try read { tx throws(StoreError) in
      let period = try tx.counted(period, now: now, offset: host.offset)
      let counts = try tx.counts(in: period)
      let asked = try tx.askedTime(in: period, offset: host.offset)
      let gaps = counts.gaps(and: asked)
      let sample = counts.sample(gaps, asked)
      var figures: [Statistics.Figure] = []
      for tag in try tx.fetch(TagRecord.all) {
        let met = gaps.map { counts[.tag(tag.id), $0] }
        if met.allSatisfy({ $0 == 0 }) { continue }
        figures.append(
          Statistics.Figure(name: tag.name, color: tag.color, counts: met, in: sample))
      }
      return Statistics(
        sample, tags: figures, unaskedHours: asked.unaskedSeconds / 3_600,
        daysOff: try tx.daysOff(in: period, offset: host.offset), gap: counts.gap(in: asked))
    }
  }

  /// Returns the share of a period in which a condition on tags holds, in the person's calendar.
  ///
  /// - Parameters:
  ///   - period: the days that count, up to now.
  ///   - expression: the condition; nil for each tag separately, as in ``statistics(in:)``.
  /// - Returns: one figure, even if no answer satisfies the condition; it has the colour of the first tag in
  ///   the expression.
  /// - Complexity: O(m · c) in the months and the combinations in each, regardless of the number of probes.
  /// - Throws: ``TrackerError/unknownTag(_:)`` if one of the tags has never been used.
  public func statistics(
    in period: Period, of expression: TagExpression<TagName>?
  ) throws(TrackerError) -> Statistics {
    guard let expression else { return try statistics(in: period) }
    try catchUp()
    let now = self.now
    return try read(about: expression) { tx, condition throws(StoreError) in
      let period = try tx.counted(period, now: now, offset: host.offset)
      let counts = try tx.counts(in: period, ofSampleAlone: true)
      let asked = try tx.askedTime(in: period, offset: host.offset)
      let gaps = counts.gaps(and: asked)
      let combinations = try tx.combinations(in: period)
      let sample = counts.sample(gaps, asked)
      let figure = Statistics.Figure(
        name: condition.name, color: condition.color,
        counts: gaps.map { combinations[$0]?.count(meeting: condition) ?? 0 }, in: sample)
      return Statistics(
        sample, tags: [figure], unaskedHours: asked.unaskedSeconds / 3_600,
        daysOff: try tx.daysOff(in: period, offset: host.offset), gap: counts.gap(in: asked))
    }
  }

  /// Returns the hours of the week in which answers satisfy a condition in a period, by the person's clock.
  ///
  /// - Complexity: O(m) in the months of the period for a single tag, otherwise O(p) in its probes.
  /// - Throws: ``TrackerError/unknownTag(_:)`` if one of the tags has never been used.
  public func weekMap(
    of expression: TagExpression<TagName>, in period: Period
  ) throws(TrackerError) -> WeekMap {
    try catchUp()
    let now = self.now
    return try read(about: expression) { tx, condition throws(StoreError) in
      let period = try tx.counted(period, now: now, offset: host.offset)
      let met = try tx.hours(of: condition, in: period)
      let answered = try tx.hours(of: .everyAnswer, in: period)
      return WeekMap(
        name: condition.name,
        strata: answered.sorted { $0.key < $1.key }.map { gap, answered in
          WeekMap.Stratum(
            weight: Double(gap.seconds), tag: met[gap] ?? HourCounts(), answered: answered)
        })
    }
  }

  /// Returns the day of the first probe in the person's calendar; nil before there is one.
  public func firstDay() throws(TrackerError) -> CivilDate? {
    let probe = try read { tx throws(StoreError) in
      try tx.first(ProbeRecord.ofCalendars.order(\.moment))
    }
    return probe.map { LocalTime(stored: $0.moment, offset: $0.offset).date }
  }

  /// Returns the day of the last probe in the person's calendar; nil before there is one.
  public func lastDay() throws(TrackerError) -> CivilDate? {
    try catchUp()
    let probe = try read { tx throws(StoreError) in
      try tx.first(ProbeRecord.ofCalendars.order(\.moment, .descending))
    }
    return probe.map { LocalTime(stored: $0.moment, offset: $0.offset).date }
  }
}
