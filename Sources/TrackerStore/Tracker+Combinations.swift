public import CivilTime
internal import Persistence
internal import Sampling
public import Tracking

/// Which tags are met together in the answers of a period.
///
/// Each answer is in one combination, so that their counts add up to all answers.
public struct TagCombinations: Sendable, Hashable {
  /// The answers that have the same tags.
  public struct Combination: Sendable, Hashable {
    /// The places of the tags among all, ascending; none for answers that are a comment alone.
    public let tags: [Int]
    /// The number of answers.
    public let count: Int
    /// The seconds of the asked time that they stand for together.
    public let weight: Double

    /// Makes a combination from its figures.
    public init(tags: [Int], count: Int, weight: Double) {
      self.tags = tags
      self.count = count
      self.weight = weight
    }
  }

  /// All tags in the order in which they were first used, met in the period or not.
  public let tags: [TagDetails]
  /// The combinations met, in the order in which they were met first.
  public let combinations: [Combination]

  /// The number of equally weighted answers that would tell as much.
  public let effectiveCount: Double

  /// Joins tags and combinations.
  public init(tags: [TagDetails], combinations: [Combination], effectiveCount: Double) {
    self.tags = tags
    self.combinations = combinations
    self.effectiveCount = effectiveCount
  }

  /// The number of answers.
  public var answered: Int { combinations.reduce(0) { $0 + $1.count } }
}

extension Tracker {
  /// Which tags are met together in a period, by the person's calendar.
  ///
  /// - Complexity: O(n) in the answers of the period.
  public func combinations(in period: Period) throws(TrackerError) -> TagCombinations {
    try catchUp()
    let now = self.now
    return try read { tx throws(StoreError) in
      let tags = try tx.fetch(TagRecord.all.order(\.id))
      var places: [TagID: Int] = [:]
      for (place, tag) in tags.enumerated() { places[tag.id] = place }
      let counted = try tx.counted(period, now: now, offset: surroundings.offset)
      let counts = try tx.counts(in: counted)
      let asked = try tx.askedTime(in: counted, offset: surroundings.offset)
      let gaps = counts.gaps(and: asked)
      let sample = counts.sample(gaps, asked)
      let weights = Dictionary(uniqueKeysWithValues: zip(gaps, sample.secondsPerAnswer))
      let sheet =
        if counted.period == .always, let gap = gaps.only(where: { counts[.everyAnswer, $0] > 0 }) {
          try tx.allCombinations(gap: gap)
        } else {
          try tx.combinations(in: counted)
        }
      return TagCombinations(
        tags: tags.map(\.details),
        combinations: sheet.combinations.map { found in
          .init(
            tags: found.tags.compactMap { places[$0] }.sorted(), count: found.count,
            weight: Double(found.count) * weights[found.gap, default: 0])
        }, effectiveCount: sample.effectiveCount)
    }
  }
}

extension [Int64] {
  /// The element for which a condition holds; nil where it holds for none or several.
  fileprivate func only(where holds: (Int64) -> Bool) -> Int64? {
    let found = filter(holds)
    return found.count == 1 ? found.first : nil
  }
}

extension Snapshot {
  /// The combinations of all answers, which have one gap: read fastest without what they are joined
  /// to.
  fileprivate func allCombinations(gap: Int64) throws(StoreError) -> CombinationSheet {
    var sheet = CombinationSheet()
    try rows("SELECT moment, tag FROM answer_tag ORDER BY moment") { row throws(StoreError) in
      sheet.add(try row.get(1, as: TagID.self), at: try row.get(0), gap: gap)
    }
    try rows("SELECT count(*) FROM answer") { row throws(StoreError) in
      sheet.addUntagged(try row.get(0) - sheet.answered, gap: gap)
    }
    return sheet
  }

  /// The combinations of the answers of a period.
  fileprivate func combinations(
    in period: CountedPeriod
  ) throws(StoreError) -> CombinationSheet {
    var sheet = CombinationSheet()
    let moments = period.moments(of: period.period)
    try rows(
      """
      SELECT probe.moment, answer_tag.tag, utc_offset, gap FROM probe
      JOIN answer ON answer.moment = probe.moment
      LEFT JOIN answer_tag ON answer_tag.moment = answer.moment
      WHERE probe.moment >= ? AND probe.moment < ?
      ORDER BY probe.moment
      """, bind: moments.lowerBound, moments.upperBound
    ) { row throws(StoreError) in
      let moment: Int64 = try row.get(0)
      let time = LocalTime(stored: moment, offset: try row.get(2))
      guard period.period.contains(time.date) else { return }
      sheet.add(try row.get(1), at: moment, gap: try row.get(3))
    }
    return sheet
  }
}

/// Counts combinations of tags, which come tag by tag in the order of their answers.
private struct CombinationSheet {
  private struct Other: Hashable {
    let tags: [TagID]
    let gap: Int64
  }

  /// The answers that were counted, the one that is open included.
  private(set) var answered = 0
  /// Where combinations stand whose ids are few and small, by all of these in one number, which is
  /// found faster than a list.
  private var places: [UInt64: Int] = [:]
  private var otherPlaces: [Other: Int] = [:]
  private var finished: [(tags: [TagID], gap: Int64, count: Int)] = []
  private var moment: Int64?
  private var gap: Int64 = 0
  /// The gap of the combinations whose ids make one number.
  private var firstGap: Int64?
  private var open: [TagID] = []

  /// Takes a tag of an answer, or nil for an answer without any.
  mutating func add(_ tag: TagID?, at moment: Int64, gap: Int64) {
    if moment != self.moment {
      close()
      answered += 1
      self.moment = moment
      self.gap = gap
      firstGap = firstGap ?? gap
    }
    if let tag { open.append(tag) }
  }

  /// The combinations, and how often each was met.
  var combinations: [(tags: [TagID], gap: Int64, count: Int)] {
    var sheet = self
    sheet.close()
    return sheet.finished
  }

  /// Counts answers without any tag.
  mutating func addUntagged(_ count: Int, gap: Int64) {
    guard count > 0 else { return }
    close()
    moment = nil
    self.gap = gap
    tally(count)
  }

  private mutating func close() {
    guard moment != nil else { return }
    if open.count > 1 { open.sort() }
    tally(1)
    open.removeAll(keepingCapacity: true)
  }

  /// Counts answers that have the open tags.
  private mutating func tally(_ count: Int) {
    let key = gap == firstGap ? Self.key(of: open) : nil
    let other = Other(tags: open, gap: gap)
    let known = if let key { places[key] } else { otherPlaces[other] }
    if let place = known {
      finished[place].count += count
    } else {
      if let key { places[key] = finished.count } else { otherPlaces[other] = finished.count }
      finished.append((open, gap, count))
    }
  }

  /// Up to three ids in one number; nil for more of them, and for large ones.
  private static func key(of ids: [TagID]) -> UInt64? {
    guard ids.count <= 3 else { return nil }
    var key: UInt64 = 0
    for id in ids {
      guard (1..<1 << 21).contains(id.rawValue) else { return nil }
      key = key << 21 | UInt64(id.rawValue)
    }
    return key
  }
}
