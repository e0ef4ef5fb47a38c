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
    let offset = try tx.find(ProbeRecord.self, moment)?.offset ?? host.offset(moment)
    var likely = LikelyAnswers(
      history: try tx.answers(before: moment), at: LocalTime(stored: moment, offset: offset)
    ).shortened()
    likely.previous = try tx.answer(before: moment)?.tags.map(\.text)
    return likely
  }
}

extension Snapshot {
  /// The last answers before a moment, as many as matter, without hidden tags: these are not offered.
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
    var answers: [(time: LocalTime, isLate: Bool)] = []
    try rows(
      """
      SELECT moment, utc_offset, is_late FROM answer CROSS JOIN probe USING (moment)
      WHERE moment >= ? AND moment < ? ORDER BY moment
      """, bind: first, moment
    ) { row throws(StoreError) in
      let time = LocalTime(stored: try row.get(0), offset: try row.get(1))
      answers.append((time, try row.get(2)))
    }
    // The tags are read beside them in the same order: a join would look up those of each answer.
    var answer = 0
    var tags: [Int] = []
    /// Adds the answer that was read last.
    func close() {
      guard answer < answers.count, !tags.isEmpty else { return }
      history.append(tags, at: answers[answer].time, isLate: answers[answer].isLate)
      tags.removeAll(keepingCapacity: true)
    }
    try rows(
      """
      SELECT moment, tag FROM answer_tag WHERE moment >= ? AND moment < ?
      ORDER BY moment, position
      """, bind: first, moment
    ) { row throws(StoreError) in
      let moment: Moment = try row.get(0)
      if answer < answers.count, answers[answer].time.moment < moment {
        close()
        while answer < answers.count, answers[answer].time.moment < moment { answer += 1 }
      }
      if let number = numbers[try row.get(1)] { tags.append(number) }
    }
    close()
    return history
  }
}
