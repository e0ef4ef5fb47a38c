internal import CivilTime
internal import Persistence
internal import Tracking

/// The result of counting everything again.
public struct Recount: Sendable, Hashable {
  /// The number of probes.
  public let probes: Int
  /// The number of answers.
  public let answers: Int
  /// The number of stored counts that differed from the probes and answers, and have been replaced.
  public let differing: Int
}

extension Tracker {
  /// Counts all probes and answers again, and replaces the stored counts, from which figures are computed.
  ///
  /// No count should ever differ; if one does, a program has had a defect, and figures were wrong until now.
  ///
  /// - Complexity: O(n) in the probes and answers, in one transaction.
  @discardableResult
  public func recount() throws(TrackerError) -> Recount {
    try catchUp()
    return try write { tx throws(StoreError) in
      let before = try StoredCounts(in: tx)
      try tx.countAgain()
      let differing = before.differences(from: try StoredCounts(in: tx))
      return .success(
        Recount(
          probes: try tx.count(ProbeRecord.all), answers: try tx.count(AnswerRecord.all),
          differing: differing))
    }
  }
}

/// All stored counts, in a form that is independent of the order of counting.
private struct StoredCounts {
  private struct Place: Hashable {
    /// The subject; nil for the combinations of tags.
    let subject: TallySubject?
    let month: CivilMonth
    let gap: Seconds
    /// The part of the week; nil for a subject.
    var part: Int?
  }

  private struct Sum: Hashable {
    let count: Int
    let hours: HourCounts
  }

  private var sums: [Place: Sum] = [:]
  private var combinations: [Place: [[TagID]: Int]] = [:]
  /// The answers of each tag.
  private var answers: [TagID: Int] = [:]

  init(in tx: Snapshot) throws(StoreError) {
    for tag in try tx.fetch(TagRecord.all) { answers[tag.id] = tag.answers }
    for tally in try tx.fetch(TallyRecord.all) {
      let place = Place(subject: tally.subject, month: tally.month, gap: tally.gap)
      sums[place] = Sum(count: tally.count, hours: tally.hours.counts)
    }
    for record in try tx.fetch(CombinationRecord.all) {
      var counts = CombinationCounts()
      counts.add(record.counts)
      var found: [[TagID]: Int] = [:]
      counts.each { found[$0] = $1 }
      combinations[Place(subject: nil, month: record.month, gap: record.gap, part: record.part)] =
        found
    }
  }

  func differences(from other: Self) -> Int {
    Set(sums.keys).union(other.sums.keys).count { sums[$0] != other.sums[$0] }
      + Set(combinations.keys).union(other.combinations.keys)
      .count { combinations[$0] != other.combinations[$0] }
      + answers.count { other.answers[$0.key] != $0.value }
  }
}
