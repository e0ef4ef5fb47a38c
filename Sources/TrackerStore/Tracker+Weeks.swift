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
  /// - Complexity: O(p) in the probes of these weeks, regardless of earlier ones.
  /// - Throws: ``TrackerError/unknownTag(_:)`` if a tag of the condition has never been used.
  public func weeks(
    upTo last: CivilDate?, count: Int = TagWeeks.usualCount,
    of expression: TagExpression<TagName>? = nil
  ) throws(TrackerError) -> TagWeeks {
    try catchUp()
    let now = self.now
    let today = LocalTime(now, offset: host.offset(now)).date
    let last = min(last ?? today, today)
    let start = last.advanced(by: 1 - 7 * max(count, 1))
    let weeks = (0..<max(count, 1)).map { week in
      let first = start.advanced(by: 7 * week)
      return Period(first...first.advanced(by: 6))
    }
    guard let expression else {
      return try read { tx throws(StoreError) in
        try tx.shares(in: weeks, from: start, now: now, offset: host.offset)
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
        shares.append(
          sample.share(of: gaps.map { combinations[$0]?.count(meeting: condition) ?? 0 }))
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
    in weeks: [Period], from start: CivilDate, now: Moment, offset: (Moment) -> UTCOffset
  ) throws(StoreError) -> TagWeeks {
    var names: [TagID: String] = [:]
    for tag in try fetch(TagRecord.all) { names[tag.id] = tag.name }
    var answered: [Int] = []
    var shares: [TagID: [Double]] = [:]
    var totals: [TagID: Int] = [:]
    for (week, days) in weeks.enumerated() {
      let period = try counted(days, now: now, offset: offset)
      let counts = try counts(in: period)
      let asked = try askedTime(in: period, offset: offset)
      let gaps = counts.gaps(and: asked)
      let sample = counts.sample(gaps, asked)
      answered.append(sample.answered)
      for tag in counts.tags {
        let met = gaps.map { counts[.tag(tag), $0] }
        totals[tag, default: 0] += met.reduce(0, +)
        shares[tag, default: Array(repeating: 0, count: weeks.count)][week] =
          sample.share(of: met)
      }
    }
    let courses = shares.keys.compactMap { tag in names[tag].map { (tag: tag, name: $0) } }
      .sorted { one, other in
        let (left, right) = (totals[one.tag] ?? 0, totals[other.tag] ?? 0)
        return left == right
          ? one.name.utf8.lexicographicallyPrecedes(other.name.utf8) : left > right
      }
    return TagWeeks(
      start: start, answered: answered,
      tags: courses.map { TagWeeks.Series(name: $0.name, shares: shares[$0.tag] ?? []) })
  }
}

extension SubjectCounts {
  /// The tags that occur.
  fileprivate var tags: Set<TagID> {
    var tags: Set<TagID> = []
    for (key, count) in counts where count > 0 {
      if case .tag(let tag) = key.subject { tags.insert(tag) }
    }
    return tags
  }
}
