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
    var open: (moment: Moment, offset: UTCOffset, isLate: Bool, tags: [Int])?
    func close() {
      guard let (moment, offset, isLate, tags) = open, !tags.isEmpty else { return }
      history.append(tags, at: LocalTime(stored: moment, offset: offset), isLate: isLate)
    }
    try rows(
      """
      SELECT answer.moment, utc_offset, is_late, tag
      FROM answer
      JOIN probe ON probe.moment = answer.moment
      JOIN answer_tag ON answer_tag.moment = answer.moment
      WHERE answer.moment BETWEEN ? AND ?
      ORDER BY answer.moment, position
      """, bind: first, moment - .seconds(1)
    ) { row throws(StoreError) in
      let moment: Moment = try row.get(0)
      if open?.moment != moment {
        close()
        open = (moment, try row.get(1), try row.get(2), [])
      }
      if let number = numbers[try row.get(3)] { open?.tags.append(number) }
    }
    close()
    return history
  }
}
