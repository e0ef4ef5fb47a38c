public import CivilTime
internal import Persistence
internal import Sampling
public import Tracking

extension Tracker {
  /// Returns the distribution of time in a period of the person's calendar.
  ///
  /// - Parameters:
  ///   - period: the days that count, up to now.
  ///   - part: the tags that have figures, among those that have answers, the most frequent first; nil for all.
  /// - Returns: the statistics, with a figure for each of these tags.
  /// - Complexity: O(m · t) in the months and the tags in each, regardless of the number of probes.
  public func statistics(
    in period: Period, part: Range<Int>? = nil
  ) throws(TrackerError) -> Statistics {
    try catchUp()
    let now = self.now
    return try read { tx throws(StoreError) in
      let figures = try tx.figures(in: period, now: now, offset: host.offset)
      return figures.statistics(of: try tx.tags(part, ofTotals: figures.counts.tagTotals))
    }
  }

  /// Compares the most frequent tags of two periods.
  ///
  /// The earlier one ends as described in ``statistics(in:of:besides:)``.
  ///
  /// - Parameters:
  ///   - period: the later period, up to now.
  ///   - before: the earlier period.
  ///   - most: the number of tags of each period that are compared; nil for all.
  /// - Complexity: as ``statistics(in:part:)``.
  public func comparison(
    of period: Period, with before: Period, most: Int? = nil
  ) throws(TrackerError) -> Tracking.Comparison {
    try catchUp()
    let now = self.now
    return try read { tx throws(StoreError) in
      let later = try tx.figures(in: period, now: now, offset: host.offset)
      let end = try tx.end(of: before, besides: period, now: now, offset: host.offset)
      let earlier = try tx.figures(in: before, now: end, offset: host.offset)
      let part = most.map { 0..<$0 }
      var tags = try tx.tags(part, ofTotals: later.counts.tagTotals)
      let known = Set(tags.map(\.id))
      tags += try tx.tags(part, ofTotals: earlier.counts.tagTotals)
        .filter { !known.contains($0.id) }
      return Tracking.Comparison(of: later.statistics(of: tags), with: earlier.statistics(of: tags))
    }
  }

  /// Returns the share of a period in which a condition on tags holds, in the person's calendar.
  ///
  /// - Parameters:
  ///   - period: the days that count, up to now.
  ///   - expression: the condition; nil for each tag separately, as in ``statistics(in:part:)``.
  ///   - later: a period that is compared with this one. If it is not over and has as many days so far, the
  ///     figures of this one end at the time of its last day that it is now.
  /// - Returns: one figure, even if no answer satisfies the condition; it has the colour of the first tag in
  ///   the expression.
  /// - Complexity: O(m · c) in the months and the combinations in each, regardless of the number of probes.
  /// - Throws: ``TrackerError/unknownTag(_:)`` if one of the tags has never been used.
  public func statistics(
    in period: Period, of expression: TagExpression<TagName>?, besides later: Period? = nil
  ) throws(TrackerError) -> Statistics {
    try catchUp()
    let now = self.now
    guard let expression else {
      return try read { tx throws(StoreError) in
        let end = try tx.end(of: period, besides: later, now: now, offset: host.offset)
        let figures = try tx.figures(in: period, now: end, offset: host.offset)
        return figures.statistics(of: try tx.tags(nil, ofTotals: figures.counts.tagTotals))
      }
    }
    return try read(about: expression) { tx, condition throws(StoreError) in
      let end = try tx.end(of: period, besides: later, now: now, offset: host.offset)
      let period = try tx.counted(period, now: end, offset: host.offset)
      let counts = try tx.counts(in: period, ofSampleAlone: true)
      let asked = try tx.askedTime(in: period, offset: host.offset)
      let gaps = counts.gaps(and: asked)
      let combinations = try tx.combinations(in: period)
      let sample = counts.sample(gaps, asked)
      let figure = Statistics.Figure(
        name: condition.name, color: condition.color,
        counts: combinations.cells(meeting: condition, gaps), in: sample)
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
    return probe.map { LocalTime(stored: $0.moment, offset: $0.offset).day(from: host.dayStart()) }
  }

  /// Returns the day of the last probe in the person's calendar; nil before there is one.
  public func lastDay() throws(TrackerError) -> CivilDate? {
    try catchUp()
    let probe = try read { tx throws(StoreError) in
      try tx.first(ProbeRecord.ofCalendars.order(\.moment, .descending))
    }
    return probe.map { LocalTime(stored: $0.moment, offset: $0.offset).day(from: host.dayStart()) }
  }
}

/// The counts of a period, of which the figures of tags are made.
private struct PeriodFigures {
  let counts: SubjectCounts
  let asked: AskedTime
  let daysOff: Int

  /// Returns the statistics with figures of certain tags; those without answers have none.
  func statistics(of tags: [TagRecord]) -> Statistics {
    let gaps = counts.gaps(and: asked)
    let sample = counts.sample(gaps, asked)
    var figures: [Statistics.Figure] = []
    for tag in tags {
      let met = counts.cells(of: .tag(tag.id), gaps)
      if met.allSatisfy({ $0 == 0 }) { continue }
      figures.append(
        Statistics.Figure(name: tag.name, color: tag.color, counts: met, in: sample))
    }
    return Statistics(
      sample, tags: figures, tagCount: counts.tagTotals.count,
      unaskedHours: asked.unaskedSeconds / 3_600, daysOff: daysOff,
      gap: counts.gap(in: asked))
  }
}

extension Snapshot {
  fileprivate func figures(
    in period: Period, now: Moment, offset: (Moment) -> UTCOffset
  ) throws(StoreError) -> PeriodFigures {
    let period = try counted(period, now: now, offset: offset)
    return PeriodFigures(
      counts: try counts(in: period), asked: try askedTime(in: period, offset: offset),
      daysOff: try daysOff(in: period, offset: offset))
  }

  /// Returns the moment up to which a period counts that is compared with a later one.
  fileprivate func end(
    of period: Period, besides later: Period?, now: Moment, offset: (Moment) -> UTCOffset
  ) throws(StoreError) -> Moment {
    let today = LocalTime(now, offset: offset(now)).day(from: try dayStart())
    guard let later, let last = period.to, last < today,
      later.hasLasted(asLongAs: period, on: today)
    else { return now }
    return try start(of: last, offset: offset) + (now - start(of: today, offset: offset))
  }

  /// Returns the tags at some places of the order in which the most frequent come first, ties ordered by name.
  ///
  /// - Parameters:
  ///   - part: the places; nil for all.
  ///   - totals: the number of answers with each tag.
  func tags(_ part: Range<Int>?, ofTotals totals: [TagID: Int]) throws(StoreError) -> [TagRecord] {
    var tags: [TagRecord]
    var skipped = 0
    if let part, part.upperBound < totals.count {
      // Only names of tags that are as frequent as those at the ends are compared.
      let counts = totals.values.sorted(by: >)
      let places = part.clamped(to: 0..<counts.count)
      guard !places.isEmpty else { return [] }
      let range = counts[places.upperBound - 1]...counts[places.lowerBound]
      skipped = counts.count { $0 > range.upperBound }
      let ids = totals.filter { range.contains($0.value) }.map(\.key)
        .sorted { $0.rawValue < $1.rawValue }
      let isMany = ids.count > 1_000
      tags = try fetch(isMany ? TagRecord.all : TagRecord.where(.is(\.id, oneOf: ids)))
      tags.removeAll { !range.contains(totals[$0.id, default: 0]) }
    } else {
      tags = try fetch(TagRecord.all).filter { totals[$0.id, default: 0] > 0 }
    }
    tags.sort { one, other in
      let (left, right) = (totals[one.id, default: 0], totals[other.id, default: 0])
      return left == right
        ? one.name.utf8.lexicographicallyPrecedes(other.name.utf8) : left > right
    }
    guard let part else { return tags }
    return Array(tags.dropFirst(part.lowerBound - skipped).prefix(part.count))
  }
}
