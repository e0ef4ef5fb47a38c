public import CivilTime
internal import Persistence
public import Tracking

extension Tracker {
  /// Takes an answer back, so that the probe is unfilled again.
  ///
  /// Its tags are kept, and ``undo(_:)`` can restore it. A later answer is as late as its own time makes it.
  ///
  /// - Parameters:
  ///   - moment: the probe's moment.
  ///   - seen: the answer that the person saw at the probe, as text; a different one is kept; nil for any.
  /// - Returns: the probe without an answer, and the edit with which the change can be undone.
  public func withdrawAnswer(
    at moment: Moment, seen: String? = nil
  ) throws(TrackerError) -> (probe: Probe, edit: EditID?) {
    try catchUp()
    let now = self.now
    return try write {
      tx throws(StoreError) -> Result<(probe: Probe, edit: EditID?), TrackerError> in
      guard let probe = try tx.find(ProbeRecord.self, moment) else {
        return .failure(.notAProbe(moment))
      }
      guard let answered = try tx.answered(probe) else { return .failure(.noAnswer(moment)) }
      if let seen, answered.answer?.text != seen { return .failure(.answeredMeanwhile(answered)) }
      var note = try EditNote(.withdrawal, at: now, in: tx)
      try note.keep(probe, in: tx)
      let edit = try note.store(in: tx)
      var sheet = try TallySheet(in: tx)
      let unfilled = try tx.withdrawAnswer(of: probe, counting: &sheet)
      try sheet.store(in: tx)
      return .success((Probe(unfilled, at: now), edit))
    }
  }

  /// Takes back the same answer of several probes, all of them or none.
  ///
  /// - Parameters:
  ///   - moments: the moments of the probes, in any order.
  ///   - seen: the answer of the probes, as text; those with another answer or none by now are left
  ///     unchanged. Nil takes back any.
  /// - Returns: the probes that lost their answer, and those that were left unchanged.
  public func withdrawAnswers(
    atEach moments: [Moment], seen: String? = nil
  ) throws(TrackerError) -> BatchOutcome {
    try catchUp()
    let now = self.now
    return try write { tx throws(StoreError) -> Result<BatchOutcome, TrackerError> in
      var outcome = BatchOutcome()
      var note = try EditNote(.withdrawal, at: now, in: tx)
      var sheet = try TallySheet(in: tx)
      for moment in Set(moments).sorted() {
        guard let probe = try tx.find(ProbeRecord.self, moment) else {
          return .failure(.notAProbe(moment))
        }
        if let text = try tx.answered(probe)?.answer?.text, text == seen ?? text {
          try note.keep(probe, in: tx)
          _ = try tx.withdrawAnswer(of: probe, counting: &sheet)
          outcome.changed.append(moment)
        } else {
          outcome.kept.append(moment)
        }
      }
      try note.store(in: tx)
      try sheet.store(in: tx)
      return .success(outcome)
    }
  }
}

extension Snapshot {
  /// Returns a probe with its answer, or nil if it has none.
  func answered(_ probe: ProbeRecord) throws(StoreError) -> Probe? {
    guard let answer = try find(AnswerRecord.self, probe.moment) else { return nil }
    return try self.probe(probe, answered: answer, as: try self.answer(answer))
  }
}

extension Transaction {
  /// Deletes an answer with its tags, if there is one, and counts the difference.
  ///
  /// - Parameters:
  ///   - probe: the probe as it is stored.
  ///   - next: the probe without its answer; unless given, nothing is written in place of the answer.
  ///   - sheet: the sheet in which the difference is counted.
  /// - Returns: the probe without its answer.
  @discardableResult
  func withdrawAnswer(
    of probe: ProbeRecord, leaving next: ProbeRecord? = nil, counting sheet: inout TallySheet
  ) throws(StoreError) -> ProbeRecord {
    sheet.count(probe, answered: try answerTags(of: probe.moment), times: -1)
    try delete(AnswerRecord.self, probe.moment)
    var unfilled = next ?? probe
    if next == nil {
      // A word that TagTime wrote beside the answer would otherwise take its place.
      (unfilled.isUnfilled, unfilled.remark) = (true, nil)
      // The first question, about no moment of the schedule, is not to be filled in.
      if !probe.isScheduled, !probe.isAsked, try TrackerState(self).askedFrom == probe.moment {
        unfilled.isDismissed = true
      }
    }
    try upsert(unfilled)
    sheet.count(unfilled, answered: nil)
    return unfilled
  }
}
