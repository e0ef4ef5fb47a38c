public import CivilTime
internal import Persistence
public import Tracking

extension Tracker {
  /// The answers that are likely at the probe of a moment, estimated from those before it.
  ///
  /// - Complexity: O(n) in `AnswerHistory.window`, whatever the answers before.
  public func likelyAnswers(at moment: Moment) throws(TrackerError) -> LikelyAnswers {
    try read { tx throws(StoreError) in try likelyAnswers(at: moment, in: tx) }
  }

  func likelyAnswers(at moment: Moment, in tx: Snapshot) throws(StoreError) -> LikelyAnswers {
    let offset = try tx.find(ProbeRecord.self, moment)?.offset ?? surroundings.offset(moment)
    var likely = LikelyAnswers(
      history: try tx.answers(before: moment), at: LocalTime(stored: moment, offset: offset)
    ).shortened()
    likely.previous = try tx.answer(before: moment)?.tags.map(\.text)
    return likely
  }
}

extension Snapshot {
  /// The last answers before a moment, as many as tell, without hidden tags: these are not offered.
  fileprivate func answers(before moment: Moment) throws(StoreError) -> AnswerHistory {
    var history = AnswerHistory()
    var numbers: [TagID: Int] = [:]
    for tag in try fetch(TagRecord.where(\.isHidden == false).order(\.id)) {
      numbers[tag.id] = history.number(of: TagName(tag.name))
    }
    let all = AnswerRecord.where(\.moment < moment).order(\.moment, .descending)
    guard let first = try fetch(\.moment, all.limit(AnswerHistory.window)).last else {
      return history
    }
    // Three tables in the order of their keys, side by side: a join looks up thousands of rows one by one.
    var probes: [(moment: Moment, offset: UTCOffset)] = []
    try rows(
      "SELECT moment, utc_offset FROM probe WHERE moment >= ? AND moment < ? ORDER BY moment",
      bind: first, moment
    ) { row throws(StoreError) in probes.append((try row.get(0), try row.get(1))) }
    var answers: [(moment: Moment, isLate: Bool)] = []
    try rows(
      "SELECT moment, is_late FROM answer WHERE moment >= ? AND moment < ? ORDER BY moment",
      bind: first, moment
    ) { row throws(StoreError) in answers.append((try row.get(0), try row.get(1))) }
    var (probe, answer) = (0, 0)
    var tags: [Int] = []
    /// Adds the answer that was read last.
    func close() {
      guard answer < answers.count, !tags.isEmpty else { return }
      let (moment, isLate) = answers[answer]
      while probe < probes.count, probes[probe].moment < moment { probe += 1 }
      guard probe < probes.count else { return }
      history.append(
        tags, at: LocalTime(stored: moment, offset: probes[probe].offset), isLate: isLate)
      tags.removeAll(keepingCapacity: true)
    }
    try rows(
      """
      SELECT moment, tag FROM answer_tag WHERE moment >= ? AND moment < ?
      ORDER BY moment, position
      """, bind: first, moment
    ) { row throws(StoreError) in
      let moment: Moment = try row.get(0)
      if answer < answers.count, answers[answer].moment < moment {
        close()
        while answer < answers.count, answers[answer].moment < moment { answer += 1 }
      }
      if let number = numbers[try row.get(1)] { tags.append(number) }
    }
    close()
    return history
  }
}
