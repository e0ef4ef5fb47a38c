public import CivilTime
internal import Persistence
public import Tracking

extension Tracker {
  /// Where the time of a period went, by the person's calendar.
  ///
  /// - Complexity: O(m · t) in the months and the tags met in each, whatever the probes.
  public func statistics(in period: Period) throws(TrackerError) -> Statistics {
    try catchUp()
    return try read { tx throws(StoreError) in
      let totals = try tx.totals(in: period)
      let answered = totals[Subject.everyAnswer]?.count ?? 0
      var figures: [Statistics.Figure] = []
      for tag in try tx.fetch(TagRecord.all) {
        guard let total = totals[tag.id], total.count > 0 else { continue }
        figures.append(
          Statistics.Figure(
            name: tag.name, count: total.count, seconds: total.seconds, answered: answered))
      }
      return Statistics(
        probes: totals[Subject.everyProbe]?.count ?? 0, answered: answered, tags: figures)
    }
  }

  /// When in the week a tag is met in a period, by the person's clock.
  ///
  /// - Complexity: O(m) in the months of the period.
  public func weekMap(of name: String, in period: Period) throws(TrackerError) -> WeekMap {
    try catchUp()
    let map = try read { tx throws(StoreError) -> WeekMap? in
      guard let tag = try tx.existingTag(named: TagName(name)) else { return nil }
      return WeekMap(
        name: tag.name, tag: try tx.hours(of: tag.id, in: period),
        answered: try tx.hours(of: Subject.everyAnswer, in: period))
    }
    guard let map else { throw .unknownTag(name) }
    return map
  }

  /// The day of the first probe by the person's calendar; nil before there is one.
  public func firstDay() throws(TrackerError) -> CivilDate? {
    let probe = try read { tx throws(StoreError) in
      try tx.first(ProbeRecord.all.order(\.moment))
    }
    return probe.map { LocalTime($0.moment, offset: $0.offset).date }
  }

  /// The day of the last probe by the person's calendar; nil before there is one.
  public func lastDay() throws(TrackerError) -> CivilDate? {
    try catchUp()
    let probe = try read { tx throws(StoreError) in
      try tx.first(ProbeRecord.all.order(\.moment, .descending))
    }
    return probe.map { LocalTime($0.moment, offset: $0.offset).date }
  }

  /// All tags in the order in which they were first used.
  public func tags() throws(TrackerError) -> [TagDetails] {
    let records = try read { tx throws(StoreError) in
      try tx.fetch(TagRecord.all.order(\.id))
    }
    return records.map(\.details)
  }

  /// Gives a tag's colour a hue, or with none the one that its name has by itself.
  public func setHue(_ hue: Hue?, of name: String) throws(TrackerError) {
    try write { tx throws(StoreError) -> Result<Void, TrackerError> in
      guard let tag = try tx.existingTag(named: TagName(name)) else {
        return .failure(.unknownTag(name))
      }
      try tx.update(TagRecord.where(\.id == tag.id), .set(\.hue, hue?.degrees))
      return .success(())
    }
  }
}

/// The count and the sum of gaps of one subject.
private struct Total {
  var count = 0
  var seconds: Int64 = 0
}

extension Snapshot {
  /// The totals of all subjects: whole months from the tallies, the rest probe by probe.
  fileprivate func totals(in period: Period) throws(StoreError) -> [Int64: Total] {
    var totals: [Int64: Total] = [:]
    let parts = PeriodParts(period)
    let months = TallyRecord.where(parts.holdsWholeMonth)
    for (subject, count, seconds) in try group(
      months, by: \.subject, .sum(\.count), .sum(\.seconds))
    {
      totals[subject] = Total(count: count, seconds: Int64(seconds))
    }
    for days in parts.days {
      try eachSubject(in: days) { subject, _, gap in
        totals[subject, default: Total()].count += 1
        totals[subject, default: Total()].seconds += gap
      }
    }
    return totals
  }

  /// The hours in which one subject is met.
  fileprivate func hours(
    of subject: Int64, in period: Period
  ) throws(StoreError) -> HourCounts {
    var hours = HourCounts()
    let parts = PeriodParts(period)
    let months = TallyRecord.where(\.subject == subject && parts.holdsWholeMonth)
    for month in try fetch(\.hours, months) { hours += month.counts }
    for days in parts.days {
      try eachSubject(in: days) { found, time, _ in
        if found == subject { hours.add(1, at: time.hourOfWeek) }
      }
    }
    return hours
  }

  /// Passes on each subject of each probe of some days.
  private func eachSubject(
    in days: Period, _ body: (_ subject: Int64, LocalTime, _ gap: Int64) -> Void
  ) throws(StoreError) {
    let moments = days.moments
    var last: Int64?
    try rows(
      """
      SELECT probe.moment, gap, utc_offset, answer.moment, answer_tag.tag FROM probe
      LEFT JOIN answer ON answer.moment = probe.moment
      LEFT JOIN answer_tag ON answer_tag.moment = answer.moment
      WHERE probe.moment >= ? AND probe.moment < ?
      ORDER BY probe.moment
      """, bind: moments.lowerBound, moments.upperBound
    ) { row throws(StoreError) in
      let moment: Int64 = try row.get(0)
      let time = LocalTime(moment, offset: try row.get(2))
      guard days.contains(time.date) else { return }
      let gap: Int64 = try row.get(1)
      if moment != last {
        body(Subject.everyProbe, time, gap)
        if try row.get(3, as: Int64?.self) != nil { body(Subject.everyAnswer, time, gap) }
      }
      if let tag = try row.get(4, as: Int64?.self) { body(tag, time, gap) }
      last = moment
    }
  }
}
