public import CivilTime
internal import Persistence
public import Tracking

extension Tracker {
  /// Returns the earlier answers of a probe, the newest first, as far as the last edits are kept.
  ///
  /// Each differs from the present answer and is listed once, with the last time at which it was replaced.
  ///
  /// - Parameter moment: the probe's moment.
  /// - Complexity: O(n) in the edits of the probe, of which at most 100 are kept.
  /// - Throws: ``TrackerError/notAProbe(_:)``.
  public func earlierAnswers(at moment: Moment) throws(TrackerError) -> [EarlierAnswer] {
    try lookUp { tx throws(StoreError) -> Result<[EarlierAnswer], TrackerError> in
      guard let probe = try tx.find(ProbeRecord.self, moment) else {
        return .failure(.notAProbe(moment))
      }
      var known = Set([try tx.answered(probe)?.answer?.text].compactMap { $0 })
      var answers: [EarlierAnswer] = []
      let records = EarlierAnswerRecord.where(\.moment == moment).order(\.edit, .descending)
      for record in try tx.fetch(records) {
        guard let answer = try tx.earlierAnswer(record), known.insert(answer.text).inserted,
          let edit = try tx.find(EditRecord.self, record.edit)
        else { continue }
        answers.append(EarlierAnswer(answer, until: edit.time))
      }
      return .success(answers)
    }
  }
}

extension Snapshot {
  /// Returns the answer of a probe before an edit, or nil if it had none.
  fileprivate func earlierAnswer(_ record: EarlierAnswerRecord) throws(StoreError) -> Answer? {
    guard let names = record.tagNames else { return nil }
    return Answer(
      tags: names, comment: record.comment,
      amounts: try earlierAmounts(of: record).map { $0.amount })
  }

  /// Reads the amounts of an answer before an edit, in order.
  func earlierAmounts(of record: EarlierAnswerRecord) throws(StoreError) -> [ExactAmount] {
    try fetch(
      EarlierAmountRecord.where(\.edit == record.edit && \.moment == record.moment)
        .order(\.position)
    ).map { ExactAmount(tag: TagName($0.tag), text: $0.text, value: $0.value, unit: $0.unit) }
  }
}

extension EarlierAnswerRecord {
  /// The names of the tags, or nil if there was no answer.
  var tagNames: [TagName]? {
    // By scalars: a tag may begin with one that joins the space before it to a character.
    tags.map { $0.unicodeScalars.split(separator: " ").map { TagName(String($0)) } }
  }
}
