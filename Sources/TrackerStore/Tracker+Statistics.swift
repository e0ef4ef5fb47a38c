public import CivilTime
internal import Persistence
internal import Sampling
public import Tracking

extension Tracker {
  /// Where the time of a period went, by the person's calendar.
  ///
  /// - Parameter period: the days that count, up to now.
  /// - Returns: a figure of each tag that has answers.
  /// - Complexity: O(m · t) in the months and the tags met in each, whatever the probes.
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
        daysOff: try tx.daysOff(in: period, offset: host.offset))
    }
  }

  /// How much of the time of a period a condition on the tags holds, by the person's calendar.
  ///
  /// - Parameters:
  ///   - period: the days that count, up to now.
  ///   - expression: the condition; nil for each tag by itself, as in ``statistics(in:)``.
  /// - Returns: one figure, even if no answer meets the condition; it has the colour of the tag that
  ///   the expression names first.
  /// - Complexity: O(m · c) in the months and the combinations met in each, whatever the probes.
  /// - Throws: ``TrackerError/unknownTag(_:)`` where one of the tags has never been used.
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
        daysOff: try tx.daysOff(in: period, offset: host.offset))
    }
  }

  /// When in the week answers meet a condition in a period, by the person's clock.
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

  /// The day of the first probe by the person's calendar; nil before there is one.
  public func firstDay() throws(TrackerError) -> CivilDate? {
    let probe = try read { tx throws(StoreError) in
      try tx.first(ProbeRecord.ofCalendars.order(\.moment))
    }
    return probe.map { LocalTime(stored: $0.moment, offset: $0.offset).date }
  }

  /// The day of the last probe by the person's calendar; nil before there is one.
  public func lastDay() throws(TrackerError) -> CivilDate? {
    try catchUp()
    let probe = try read { tx throws(StoreError) in
      try tx.first(ProbeRecord.ofCalendars.order(\.moment, .descending))
    }
    return probe.map { LocalTime(stored: $0.moment, offset: $0.offset).date }
  }
}
