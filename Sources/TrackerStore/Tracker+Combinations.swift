public import CivilTime
internal import Persistence
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

    /// Makes a combination from its figures.
    public init(tags: [Int], count: Int) {
      self.tags = tags
      self.count = count
    }
  }

  /// All tags in the order in which they were first used, met in the period or not.
  public let tags: [TagDetails]
  /// The combinations met, in the order in which they were met first.
  public let combinations: [Combination]

  /// Joins tags and combinations.
  public init(tags: [TagDetails], combinations: [Combination]) {
    self.tags = tags
    self.combinations = combinations
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
    return try read { tx throws(StoreError) in
      let tags = try tx.fetch(TagRecord.all.order(\.id))
      var places: [Int64: Int] = [:]
      for (place, tag) in tags.enumerated() { places[tag.id] = place }
      var sheet = CombinationSheet()
      var untagged = 0
      if period == .always {
        // All answers are read fastest without what they are joined to.
        try tx.rows("SELECT moment, tag FROM answer_tag ORDER BY moment") {
          row throws(StoreError) in
          sheet.add(try row.get(1, as: Int64.self), at: try row.get(0))
        }
        try tx.rows("SELECT count(*) FROM answer") { row throws(StoreError) in
          untagged = try row.get(0)
        }
        untagged -= sheet.answered
      } else {
        let moments = period.moments
        try tx.rows(
          """
          SELECT probe.moment, answer_tag.tag, utc_offset FROM probe
          JOIN answer ON answer.moment = probe.moment
          LEFT JOIN answer_tag ON answer_tag.moment = answer.moment
          WHERE probe.moment >= ? AND probe.moment < ?
          ORDER BY probe.moment
          """, bind: moments.lowerBound, moments.upperBound
        ) { row throws(StoreError) in
          let moment: Int64 = try row.get(0)
          let time = LocalTime(moment, offset: try row.get(2))
          guard period.contains(time.date) else { return }
          sheet.add(try row.get(1, as: Int64?.self), at: moment)
        }
      }
      return TagCombinations(
        tags: tags.map(\.details),
        combinations: sheet.counts.map { ids, count in
          .init(tags: ids.compactMap { places[$0] }.sorted(), count: count)
        } + (untagged > 0 ? [.init(tags: [], count: untagged)] : []))
    }
  }
}

/// Counts combinations of tags, which come tag by tag in the order of their answers.
private struct CombinationSheet {
  /// The answers that were counted, the one that is open included.
  private(set) var answered = 0
  /// Where combinations stand whose ids are few and small, by all of these in one number, which is
  /// found faster than a list.
  private var places: [UInt64: Int] = [:]
  private var otherPlaces: [[Int64]: Int] = [:]
  private var finished: [(ids: [Int64], count: Int)] = []
  private var moment: Int64?
  private var open: [Int64] = []

  /// Takes a tag of an answer, or nil for an answer without any.
  mutating func add(_ tag: Int64?, at moment: Int64) {
    if moment != self.moment {
      close()
      answered += 1
      self.moment = moment
    }
    if let tag { open.append(tag) }
  }

  /// The combinations, and how often each was met.
  var counts: [(ids: [Int64], count: Int)] {
    mutating get {
      close()
      moment = nil
      return finished
    }
  }

  private mutating func close() {
    guard moment != nil else { return }
    if open.count > 1 { open.sort() }
    let key = Self.key(of: open)
    let known = if let key { places[key] } else { otherPlaces[open] }
    if let place = known {
      finished[place].count += 1
    } else {
      if let key { places[key] = finished.count } else { otherPlaces[open] = finished.count }
      finished.append((open, 1))
    }
    open.removeAll(keepingCapacity: true)
  }

  /// Up to three ids in one number; nil for more of them, and for large ones.
  private static func key(of ids: [Int64]) -> UInt64? {
    guard ids.count <= 3 else { return nil }
    var key: UInt64 = 0
    for id in ids {
      guard (1..<1 << 21).contains(id) else { return nil }
      key = key << 21 | UInt64(id)
    }
    return key
  }
}
