internal import CivilTime
internal import Persistence
public import Tracking

extension Tracker {
  /// Undoes the last edit that is kept and was not undone, whatever its source; called again, the one before.
  ///
  /// Answers recover their tags, comments and times, and tags their names and colours. The schedule, settings
  /// and quiet times are those of before, but from now on. The import of a log is an edit, too: its additions
  /// are removed, after undoing all later changes to them.
  ///
  /// - Parameter expected: the edit that must be the last one; nil for any.
  /// - Complexity: O(n) in the answers that the edit changed, in one transaction.
  /// - Throws: ``TrackerError/nothingToUndo`` if no edit is kept, or ``TrackerError/editedSince`` if another
  ///   than the expected one is the last.
  @discardableResult
  public func undo(_ expected: EditID? = nil) throws(TrackerError) -> Edit {
    try revert(expected, undone: false)
  }

  /// Makes the edit again that was undone last; called again, the one undone before.
  ///
  /// After any other edit, nothing can be redone.
  ///
  /// - Parameter expected: the edit that must be the one undone last; nil for any.
  /// - Complexity: O(n) in the answers that the edit changed, in one transaction.
  /// - Throws: ``TrackerError/nothingToRedo`` if no edit was undone since the last one was made, or
  ///   ``TrackerError/editedSince`` if another than the expected one was undone last.
  @discardableResult
  public func redo(_ expected: EditID? = nil) throws(TrackerError) -> Edit {
    try revert(expected, undone: true)
  }

  /// Returns the edits that can be undone or redone, the newest first.
  ///
  /// - Complexity: O(n) in the answers that they changed, and O(p) in all probes for each import.
  public func history() throws(TrackerError) -> [PastEdit] {
    try read { tx throws(StoreError) in
      try tx.fetch(EditRecord.all.order(\.id, .descending)).map { edit throws(StoreError) in
        try tx.pastEdit(edit)
      }
    }
  }

  /// Reverts the last edit, or makes the first undone one again.
  private func revert(_ expected: EditID?, undone: Bool) throws(TrackerError) -> Edit {
    // Moments that came due before belong to the previous schedule and quiet times.
    try catchUp(evenIfNothingIsDue: true)
    let now = self.now
    let (edit, state) = try write {
      tx throws(StoreError) -> Result<(Edit, TrackerState), TrackerError> in
      guard let record = try tx.nextEdit(undone: undone) else {
        return .failure(undone ? .nothingToRedo : .nothingToUndo)
      }
      guard expected == nil || expected == record.id else { return .failure(.editedSince) }
      let edit = try tx.revert(record, at: now, offset: host.offset)
      try tx.update(EditRecord.where(\.id == record.id), .set(\.isUndone, !undone))
      return .success((edit, try TrackerState(tx)))
    }
    follow(try schedule(of: state))
    return edit
  }
}

extension Snapshot {
  /// Returns the edit to undo next, or to redo next.
  fileprivate func nextEdit(undone: Bool) throws(StoreError) -> EditRecord? {
    try first(
      EditRecord.where(\.isUndone == undone).order(\.id, undone ? .ascending : .descending))
  }

  /// Returns an edit as the history lists it.
  fileprivate func pastEdit(_ edit: EditRecord) throws(StoreError) -> PastEdit {
    let probes: Int
    if edit.kind == .logImport {
      probes =
        edit.isUndone
        ? try undoneProbes(of: edit.id)
        : try count(ProbeRecord.where(\.broughtBy == edit.id))
          + count(EarlierProbeRecord.where(\.edit == edit.id))
    } else {
      probes = try count(EarlierAnswerRecord.where(\.edit == edit.id))
    }
    let settings = try fetch(
      \.name, EarlierSettingRecord.where(\.edit == edit.id).order(\.name))
    return PastEdit(
      id: edit.id, time: edit.time, kind: edit.kind, tag: edit.tag,
      names: settings + (try replacedTags(of: edit)), probes: probes, isUndone: edit.isUndone)
  }
}

extension Transaction {
  /// Exchanges what an edit changed for what was there before, or for what it made of it if it was undone.
  fileprivate func revert(
    _ edit: EditRecord, at now: Moment, offset: (Moment) -> UTCOffset
  ) throws(StoreError) -> Edit {
    var names: [String] = []
    var moments: [Moment] = []
    var count = 0
    switch edit.kind {
    case .logImport: count = edit.isUndone ? try redoImport(edit) : try undoImport(edit)
    case .answer, .withdrawal, .dismissal, .split:
      moments = try exchangeAnswers(of: edit.id)
      try exchangeColors(of: edit.id)
    case .rename, .merge:
      moments = try earlierMoments(of: edit.id)
      names = try replacedTags(of: edit)
      if edit.isUndone { try replaceTags(again: edit) } else { try restoreTags(of: edit) }
    case .profile:
      names = try replacedTags(of: edit)
      try exchangeProfile(of: edit)
    case .settings: names = try exchangeSettings(of: edit.id)
    case .schedule: names = try exchangeSchedule(of: edit.id, at: now)
    case .quietRule, .quietRuleEnd:
      try exchangeQuietRules(of: edit.id, at: now, offset: offset)
    }
    var probes: [Probe] = []
    for moment in moments.suffix(Edit.mostProbes) {
      guard let record = try find(ProbeRecord.self, moment) else { continue }
      probes.append(try answered(record) ?? Probe(record, at: now))
    }
    return Edit(
      kind: edit.kind, tag: edit.tag, names: names, count: Swift.max(count, moments.count),
      probes: probes)
  }
}
