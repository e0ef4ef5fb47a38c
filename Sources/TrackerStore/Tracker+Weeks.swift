public import CivilTime
internal import Persistence
internal import Sampling
public import Tracking

extension Tracker {
  /// The shares of all tags in each of the weeks up to a day, by the person's calendar.
  ///
  /// Weeks are seven days each, counted back from the last day, so that the last one is whole.
  ///
  /// - Parameters:
  ///   - last: the last day of the last week; today unless given, or where it is later.
  ///   - count: how many weeks, at least one.
  /// - Complexity: O(p) in the probes of these weeks, whatever lies before them.
  public func weeks(
    upTo last: CivilDate?, count: Int = TagWeeks.usualCount
  ) throws(TrackerError) -> TagWeeks {
    try catchUp()
    let now = self.now
    let today = LocalTime(now, offset: surroundings.offset(now)).date
    let last = min(last ?? today, today)
    let start = last.advanced(by: 1 - 7 * max(count, 1))
    return try read { tx throws(StoreError) in
      var names: [TagID: String] = [:]
      for tag in try tx.fetch(TagRecord.all) { names[tag.id] = tag.name }
      var answered: [Int] = []
      var shares: [TagID: [Double]] = [:]
      var totals: [TagID: Int] = [:]
      for week in 0..<max(count, 1) {
        let first = start.advanced(by: 7 * week)
        guard let days = Period(from: first, to: first.advanced(by: 6)) else { continue }
        let period = try tx.counted(days, now: now, offset: surroundings.offset)
        let counts = try tx.counts(in: period)
        let asked = try tx.askedTime(in: period, offset: surroundings.offset)
        let gaps = counts.gaps(and: asked)
        let sample = counts.sample(gaps, asked)
        answered.append(sample.answered)
        for tag in counts.tags {
          let met = gaps.map { counts[.tag(tag), $0] }
          totals[tag, default: 0] += met.reduce(0, +)
          shares[tag, default: Array(repeating: 0, count: max(count, 1))][week] =
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
        tags: courses.map { TagWeeks.Course(name: $0.name, shares: shares[$0.tag] ?? []) })
    }
  }
}

extension SubjectCounts {
  /// The tags met.
  fileprivate var tags: Set<TagID> {
    var tags: Set<TagID> = []
    for (key, count) in counts where count > 0 {
      if case .tag(let tag) = key.subject { tags.insert(tag) }
    }
    return tags
  }
}
