public import CivilTime
internal import Persistence
public import Tracking

extension Tracker {
  /// Returns the likely answers at the probe of a moment, estimated from those before it and the one after it.
  ///
  /// - Complexity: O(n) in `AnswerHistory.window`, regardless of the number of earlier answers.
  public func likelyAnswers(at moment: Moment) throws(TrackerError) -> LikelyAnswers {
    try read { tx throws(StoreError) in try likelyAnswers(at: moment, in: tx) }
  }

  func likelyAnswers(at moment: Moment, in tx: Snapshot) throws(StoreError) -> LikelyAnswers {
    let offset = try tx.find(ProbeRecord.self, moment)?.offset ?? host.offset(moment)
    var likely = LikelyAnswers(
      history: try tx.answers(around: moment), at: LocalTime(stored: moment, offset: offset)
    ).shortened()
    likely.previous = try tx.answer(before: moment)?.tags.map(\.text)
    return likely
  }
}

extension Snapshot {
  /// Reads the last answers before a moment, as many as matter, and the first one after it, without hidden tags,
  /// which are not offered.
  fileprivate func answers(around moment: Moment) throws(StoreError) -> AnswerHistory {
    let all = AnswerRecord.where(\.moment < moment).order(\.moment, .descending)
    let window = AnswerHistory.window
    // Missing if there are fewer answers.
    let oldest = try fetch(\.moment, all.offset(window - 1).limit(1)).first
    let first = oldest ?? .distantPast
    var collector = AnswerCollector(capacity: oldest == nil ? 0 : window)
    for tag in try fetch(TagRecord.where(\.isHidden == false).order(\.id)) { collector.offer(tag) }
    try rows(
      """
      SELECT moment, utc_offset, is_late FROM answer CROSS JOIN probe USING (moment)
      WHERE moment >= ? AND moment < ? ORDER BY moment
      """, bind: first, moment
    ) { row throws(StoreError) in
      let time = LocalTime(stored: try row.get(0), offset: try row.get(1))
      collector.answers.append((time, try row.get(2)))
    }
    // The tags are read alongside in the same order: a join would look up those of each answer.
    try rows(
      """
      SELECT moment, tag FROM answer_tag WHERE moment >= ? AND moment < ?
      ORDER BY moment, position
      """, bind: first, moment
    ) { row throws(StoreError) in collector.add(try row.get(1), at: try row.get(0)) }
    collector.close()
    if let next = try self.first(AnswerRecord.where(\.moment > moment).order(\.moment)) {
      let tags = try fetch(\.tag, AnswerTagRecord.where(\.moment == next.moment).order(\.position))
      let offset = try find(ProbeRecord.self, next.moment)?.offset ?? .utc
      collector.setNext(
        tags, at: LocalTime(stored: next.moment, offset: offset), isLate: next.isLate)
    }
    return collector.history
  }
}

/// Joins answers with their tags, which are read afterwards in the same order.
private struct AnswerCollector {
  private(set) var history: AnswerHistory
  var answers: [(time: LocalTime, isLate: Bool)] = []
  /// The index of the answer whose tags are being read.
  private var place = 0
  /// Its tags, except those that are not offered.
  private var tags: [Int] = []
  private var numbers: [TagID: Int] = [:]

  init(capacity: Int) {
    history = AnswerHistory(capacity: capacity)
    answers.reserveCapacity(capacity)
  }

  mutating func offer(_ tag: TagRecord) {
    numbers[tag.id] = history.number(of: tag.name, key: tag.key)
  }

  mutating func add(_ tag: TagID, at moment: Moment) {
    if place < answers.count, answers[place].time.moment < moment {
      close()
      while place < answers.count, answers[place].time.moment < moment { place += 1 }
    }
    if let number = numbers[tag] { tags.append(number) }
  }

  mutating func setNext(_ tags: [TagID], at time: LocalTime, isLate: Bool) {
    history.setNext(tags.compactMap { numbers[$0] }, at: time, isLate: isLate)
  }

  /// Adds the answer whose tags were read last.
  mutating func close() {
    guard place < answers.count, !tags.isEmpty else { return }
    history.append(tags, at: answers[place].time, isLate: answers[place].isLate)
    tags = []
  }
}
