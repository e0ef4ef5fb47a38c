public import CivilTime
internal import Persistence
public import Sampling
public import Tracking

/// The combinations of tags in the answers of a period.
///
/// Each answer is in one combination, so that the counts add up to all answers.
public struct TagCombinations: Sendable, Hashable {
  /// Answers with the same tags.
  public struct Combination: Sendable, Hashable {
    /// The indices of the tags among all tags, ascending; empty for answers that are a comment alone.
    public let tags: [Int]
    /// The number of answers in each cell of the sample.
    public let counts: [Int]

    /// Makes a combination from its figures.
    public init(tags: [Int], counts: [Int]) {
      self.tags = tags
      self.counts = counts
    }

    /// The number of answers.
    public var count: Int { counts.reduce(0, +) }
  }

  /// All tags in the order of their first use, whether or not they occur in the period.
  public let tags: [TagDetails]
  /// The number of answers with each tag, not limited to the period.
  public let uses: [Int]
  /// The combinations that occur.
  public let combinations: [Combination]
  /// The answers and the time that they represent.
  public let sample: AskedSample

  /// Makes combinations of tags.
  public init(
    tags: [TagDetails], uses: [Int], combinations: [Combination], sample: AskedSample
  ) {
    self.tags = tags
    self.uses = uses
    self.combinations = combinations
    self.sample = sample
  }

  /// Returns the seconds of asked time that the answers of a combination represent.
  public func seconds(of combination: Combination) -> Double {
    zip(combination.counts, sample.secondsPerAnswer).reduce(0) { $0 + Double($1.0) * $1.1 }
  }

  /// The number of answers.
  public var answered: Int { combinations.reduce(0) { $0 + $1.count } }
}

extension Tracker {
  /// Returns the nesting of tags in a period of the person's calendar; each answer counts once.
  ///
  /// - Complexity: that of ``combinations(in:)``.
  public func tagTree(in period: Period) throws(TrackerError) -> TagTree {
    TagTree(try combinations(in: period))
  }

  /// Returns the combinations of tags in a period of the person's calendar.
  ///
  /// - Complexity: O(m · c + t) in the months, the combinations in each, and all tags, regardless of the
  ///   number of probes.
  public func combinations(in period: Period) throws(TrackerError) -> TagCombinations {
    try catchUp()
    let now = self.now
    return try read { tx throws(StoreError) in
      let tags = try tx.fetch(TagRecord.all.order(\.id))
      var places: [TagID: Int] = [:]
      for (place, tag) in tags.enumerated() { places[tag.id] = place }
      let counted = try tx.counted(period, now: now, offset: host.offset)
      let counts = try tx.counts(in: counted, ofSampleAlone: true)
      let asked = try tx.askedTime(in: counted, offset: host.offset)
      let gaps = counts.gaps(and: asked)
      let sample = counts.sample(gaps, asked)
      let found = try tx.combinations(in: counted)
      return TagCombinations(
        tags: tags.map(\.details), uses: tags.map { max($0.answers, 0) },
        combinations: found.byCells(gaps).map { ids, counts in
          // Ids are in the order of the tags.
          TagCombinations.Combination(tags: ids.compactMap { places[$0] }, counts: counts)
        }, sample: sample)
    }
  }
}

extension Snapshot {
  /// Reads the combinations of the answers of a period: whole months from the tallies, the rest answer by answer.
  func combinations(in period: CountedPeriod) throws(StoreError) -> PartCombinations {
    var found = PartCombinations()
    for record in try combinations(ofWholeMonthsIn: period.parts) {
      found[record.gap, record.part].add(record.counts)
    }
    for days in period.parts.days {
      try addCombinations(of: days, in: period, to: &found)
    }
    return found
  }

  /// Reads the combinations of the whole months of a period, month by month.
  func combinations(
    ofWholeMonthsIn parts: PeriodParts
  ) throws(StoreError) -> [CombinationRecord] {
    let (first, last) = parts.wholeMonths
    return try fetch(
      CombinationRecord.where(\.month >= first && \.month <= last).order(\.month)
    ).filter { Bounds.gaps.contains($0.gap) && (0..<PartOfWeek.count).contains($0.part) }
  }

  /// Adds the combinations of the answers of certain days.
  private func addCombinations(
    of days: Period, in period: CountedPeriod, to found: inout PartCombinations
  ) throws(StoreError) {
    let moments = period.moments(of: days)
    let dayStart = try dayStart()
    var open: (moment: Moment, gap: Seconds, part: Int, tags: [TagID])?
    func close() {
      guard let answer = open, Bounds.gaps.contains(answer.gap) else { return }
      found[answer.gap, answer.part].add(1, of: answer.tags)
    }
    try rows(
      """
      SELECT probe.moment, answer_tag.tag, utc_offset, gap FROM probe
      JOIN answer ON answer.moment = probe.moment
      LEFT JOIN answer_tag ON answer_tag.moment = answer.moment
      WHERE probe.moment >= ? AND probe.moment < ?
      ORDER BY probe.moment
      """, bind: moments.lowerBound, moments.upperBound
    ) { row throws(StoreError) in
      let moment: Moment = try row.get(0)
      let time = LocalTime(stored: moment, offset: try row.get(2))
      guard days.contains(time.day(from: dayStart)) else { return }
      if open?.moment != moment {
        close()
        open = (moment, try row.get(3), PartOfWeek.ofHours[time.hourOfWeek.number], [])
      }
      if let tag = try row.get(1, as: TagID?.self) { open?.tags.append(tag) }
    }
    close()
  }
}
