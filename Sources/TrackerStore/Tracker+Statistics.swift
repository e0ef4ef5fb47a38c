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
      let period = try tx.counted(period, now: now, offset: surroundings.offset)
      let counts = try tx.counts(in: period)
      let asked = try tx.askedTime(in: period, offset: surroundings.offset)
      let gaps = counts.gaps(and: asked)
      let sample = counts.sample(gaps, asked)
      var figures: [Statistics.Figure] = []
      for tag in try tx.fetch(TagRecord.all) {
        let met = gaps.map { counts[.tag(tag.id), $0] }
        if met.allSatisfy({ $0 == 0 }) { continue }
        figures.append(
          Statistics.Figure(name: tag.name, color: tag.color, counts: met, in: sample))
      }
      return Statistics(sample, tags: figures, unaskedHours: asked.unaskedSeconds / 3_600)
    }
  }

  /// How much of the time of a period a condition on the tags holds, by the person's calendar.
  ///
  /// - Parameters:
  ///   - period: the days that count, up to now.
  ///   - expression: the condition.
  /// - Returns: one figure, even if no answer meets the condition; it has the colour of the tag that
  ///   the expression names first.
  /// - Complexity: O(m · c) in the months and the combinations met in each, whatever the probes.
  /// - Throws: ``TrackerError/unknownTag(_:)`` where one of the tags has never been used.
  public func statistics(
    in period: Period, where expression: TagExpression<TagName>
  ) throws(TrackerError) -> Statistics {
    try catchUp()
    let now = self.now
    return try lookUp { tx throws(StoreError) -> Result<Statistics, TrackerError> in
      let tags: TagExpression<TagRecord>
      switch tx.tags(of: expression) {
      case .success(let found): tags = found
      case .failure(let error): return .failure(error)
      }
      let ids = tags.map(\.id)
      let period = try tx.counted(period, now: now, offset: surroundings.offset)
      let counts = try tx.counts(in: period, ofSampleAlone: true)
      let asked = try tx.askedTime(in: period, offset: surroundings.offset)
      let gaps = counts.gaps(and: asked)
      let combinations = try tx.combinations(in: period)
      let met = gaps.map { gap in
        var met = 0
        combinations[gap]?.each { tags, count in
          if ids.matches(tags.contains) { met += count }
        }
        return met
      }
      let sample = counts.sample(gaps, asked)
      let figure = Statistics.Figure(
        name: tags.map { TagName($0.name) }.text,
        color: tags.first?.color ?? TagColor(wrapping: 1), counts: met, in: sample)
      return .success(
        Statistics(sample, tags: [figure], unaskedHours: asked.unaskedSeconds / 3_600))
    }
  }

  /// When in the week a tag is met in a period, by the person's clock.
  ///
  /// - Complexity: O(m) in the months of the period.
  public func weekMap(of name: String, in period: Period) throws(TrackerError) -> WeekMap {
    try catchUp()
    let now = self.now
    let map = try read { tx throws(StoreError) -> WeekMap? in
      guard let tag = try tx.existingTag(named: TagName(name)) else { return nil }
      let period = try tx.counted(period, now: now, offset: surroundings.offset)
      let met = try tx.hours(of: .tag(tag.id), in: period)
      let answered = try tx.hours(of: .everyAnswer, in: period)
      return WeekMap(
        name: tag.name,
        strata: answered.sorted { $0.key < $1.key }.map { gap, answered in
          WeekMap.Stratum(
            weight: Double(gap.seconds), tag: met[gap] ?? HourCounts(), answered: answered)
        })
    }
    guard let map else { throw .unknownTag(name) }
    return map
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
