public import CivilTime
internal import Persistence
internal import Sampling
public import Tracking

extension Tracker {
  /// Where the time of a period went, by the person's calendar.
  ///
  /// - Parameters:
  ///   - period: the days that count, up to now.
  ///   - name: the only tag to report, even if no answer has it; all tags with answers unless given.
  /// - Complexity: O(m · t) in the months and the tags met in each, whatever the probes.
  /// - Throws: ``TrackerError/unknownTag(_:)`` where nobody has ever used the tag.
  public func statistics(
    in period: Period, of name: String? = nil
  ) throws(TrackerError) -> Statistics {
    try catchUp()
    let now = self.now
    let found = try read { tx throws(StoreError) -> Statistics? in
      var chosen: [TagRecord]?
      if let name {
        guard let tag = try tx.existingTag(named: TagName(name)) else { return nil }
        chosen = [tag]
      }
      let period = try tx.counted(period, now: now, offset: surroundings.offset)
      let counts = try tx.counts(in: period)
      let asked = try tx.askedTime(in: period, offset: surroundings.offset)
      let gaps = counts.gaps(and: asked)
      let sample = counts.sample(gaps, asked)
      var figures: [Statistics.Figure] = []
      let tags = if let chosen { chosen } else { try tx.fetch(TagRecord.all) }
      for tag in tags {
        let met = gaps.map { counts[.tag(tag.id), $0] }
        if chosen == nil, met.allSatisfy({ $0 == 0 }) { continue }
        figures.append(
          Statistics.Figure(name: tag.name, color: tag.color, counts: met, in: sample))
      }
      return Statistics(sample, tags: figures)
    }
    guard let found else { throw .unknownTag(name ?? "") }
    return found
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
