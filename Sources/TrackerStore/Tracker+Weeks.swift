public import CivilTime
internal import Persistence
internal import Sampling
public import Tracking

extension Tracker {
  /// Returns the shares of all tags, or of a condition, in each of the weeks up to a day, in the person's
  /// calendar.
  ///
  /// Weeks are seven days each, counted back from the last day, so that the last one is whole.
  ///
  /// - Parameters:
  ///   - last: the last day of the last week; today unless given, or if it is in the future.
  ///   - count: the number of weeks, at least one.
  ///   - expression: the condition; nil for all tags, each separately.
  ///   - most: the number of tags, the most frequent of these weeks; nil for all.
  /// - Complexity: O(p) in the probes of these weeks, regardless of earlier ones.
  /// - Throws: ``TrackerError/unknownTag(_:)`` if a tag of the condition has never been used.
  public func weeks(
    upTo last: CivilDate?, count: Int = TagWeeks.usualCount,
    of expression: TagExpression<TagName>? = nil, most: Int? = nil
  ) throws(TrackerError) -> TagWeeks {
    try catchUp()
    let now = self.now
    let today = self.today
    let last = min(last ?? today, today)
    let start = last.advanced(by: 1 - 7 * max(count, 1))
    let weeks = (0..<max(count, 1)).map { week in
      let first = start.advanced(by: 7 * week)
      return Period(first...first.advanced(by: 6))
    }
    guard let expression else {
      return try read { tx throws(StoreError) in
        try tx.shares(in: weeks, from: start, most: most, now: now, offset: host.offset)
      }
    }
    return try read(about: expression) { tx, condition throws(StoreError) in
      var (answered, shares): ([Int], [Double]) = ([], [])
      for week in weeks {
        let period = try tx.counted(week, now: now, offset: host.offset)
        let counts = try tx.counts(in: period, ofSampleAlone: true)
        let asked = try tx.askedTime(in: period, offset: host.offset)
        let gaps = counts.gaps(and: asked)
        let sample = counts.sample(gaps, asked)
        let combinations = try tx.combinations(in: period)
        answered.append(sample.answered)
        shares.append(sample.share(of: combinations.cells(meeting: condition, gaps)))
      }
      return TagWeeks(
        start: start, answered: answered,
        tags: [TagWeeks.Series(name: condition.name, shares: shares)])
    }
  }
}

extension Snapshot {
  /// Returns the shares of all tags in each of several weeks.
  fileprivate func shares(
    in weeks: [Period], from start: CivilDate, most: Int?, now: Moment,
    offset: (Moment) -> UTCOffset
  ) throws(StoreError) -> TagWeeks {
    var answered: [Int] = []
    var totals: [TagID: Int] = [:]
    var met: [(counts: SubjectCounts, gaps: [Seconds], sample: AskedSample)] = []
    for days in weeks {
      let period = try counted(days, now: now, offset: offset)
      let counts = try counts(in: period)
      let asked = try askedTime(in: period, offset: offset)
      let gaps = counts.gaps(and: asked)
      let sample = counts.sample(gaps, asked)
      answered.append(sample.answered)
      totals.merge(counts.tagTotals) { $0 + $1 }
      met.append((counts, gaps, sample))
    }
    let courses = try tags(most.map { 0..<$0 }, ofTotals: totals).map { tag in
      TagWeeks.Series(
        name: tag.name,
        shares: met.map { week in
          let counts = week.counts.cells(of: .tag(tag.id), week.gaps)
          return counts.allSatisfy { $0 == 0 } ? 0 : week.sample.share(of: counts)
        })
    }
    return TagWeeks(start: start, answered: answered, tags: courses)
  }
}
