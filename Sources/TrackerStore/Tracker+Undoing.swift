internal import CivilTime
internal import Persistence
public import Tracking

extension Tracker {
  /// Undoes the last edit that is still kept, whatever its source; called again, the one before.
  ///
  /// Answers recover their tags, comments and times, and tags their names and colours. The import of a log is
  /// an edit, too: its additions are removed, after undoing all later changes to them.
  ///
  /// - Parameter expected: the edit that must be the last one; nil for any.
  /// - Complexity: O(n) in the answers that the edit changed, in one transaction.
  /// - Throws: ``TrackerError/nothingToUndo`` if no edit is kept, or ``TrackerError/editedSince`` if another
  ///   than the expected one is the last.
  @discardableResult
  public func undo(_ expected: EditID? = nil) throws(TrackerError) -> Edit {
    try catchUp()
    let now = self.now
    return try write { tx throws(StoreError) -> Result<Edit, TrackerError> in
      guard let edit = try tx.first(EditRecord.all.order(\.id, .descending)) else {
        return .failure(.nothingToUndo)
      }
      guard expected == nil || expected == edit.id else { return .failure(.editedSince) }
      if edit.kind == .logImport {
        let count = try tx.undoImport(edit)
        return .success(
          Edit(kind: edit.kind, tag: nil, restoredTags: [], count: count, probes: []))
      }
      let restored = try tx.restoreTags(of: edit)
      let answers = try tx.fetch(EarlierAnswerRecord.where(\.edit == edit.id).order(\.moment))
      var sheet = TallySheet()
      for answer in answers { try tx.restore(answer, counting: &sheet) }
      try sheet.store(in: tx)
      try tx.delete(EditRecord.self, edit.id)
      var probes: [Probe] = []
      for answer in answers.suffix(Edit.mostProbes) {
        guard let record = try tx.find(ProbeRecord.self, answer.moment) else { continue }
        probes.append(try tx.answered(record) ?? Probe(record, at: now))
      }
      return .success(
        Edit(
          kind: edit.kind, tag: edit.tag, restoredTags: restored, count: answers.count,
          probes: probes))
    }
  }
}

extension Transaction {
  /// Restores the names of tags that an edit took, and the other changes that it made to them.
  ///
  /// - Returns: these names.
  fileprivate func restoreTags(of edit: EditRecord) throws(StoreError) -> [String] {
    var restored: [String] = []
    if let name = edit.tag, let earlier = edit.earlierName,
      let tag = try tag(called: TagName(name))
    {
      try makeRoom(for: TagName(earlier), besides: tag.id)
      try rename(tag.id, to: TagName(earlier))
      if let alias = edit.alias { try restoreAliases(alias, of: tag.id) }
      restored.append(earlier)
    }
    for tag in try fetch(EarlierTagRecord.where(\.edit == edit.id).order(\.name)) {
      let name = TagName(tag.name)
      let id: TagID
      // A tag that still exists was changed itself, or is the one into which others were merged.
      if edit.kind == .profile || edit.kind == .merge,
        tag.name == edit.earlierName ?? edit.tag, let changed = try self.tag(called: name)
      {
        id = changed.id
        try delete(TagAliasRecord.where(\.tag == id))
      } else {
        try makeRoom(for: name, besides: nil)
        id = try addTag(named: name)
        restored.append(tag.name)
      }
      try update(
        TagRecord.where(\.id == id), .set(\.level, tag.level), .set(\.note, tag.note),
        .set(\.isHidden, tag.isHidden), .set(\.emoji, tag.emoji), .set(\.color, tag.color),
        .set(\.colorSource, tag.colorSource), .set(\.broughtBy, tag.broughtBy),
        .set(\.goal, tag.goal))
      try restoreAliases(tag.aliases, of: id)
    }
    return restored
  }

  /// Removes a tag that has since taken a name; answers that had it have already been undone.
  private func makeRoom(for name: TagName, besides id: TagID?) throws(StoreError) {
    try deleteAlias(named: name)
    guard let tag = try tag(called: name), tag.id != id else { return }
    try delete(TagRecord.self, tag.id)
  }

  /// Restores the aliases of a tag that an edit removed, except those that are now names of tags with
  /// answers.
  private func restoreAliases(_ aliases: String, of tag: TagID) throws(StoreError) {
    for word in aliases.unicodeScalars.split(separator: " ") {
      let name = TagName(String(word))
      if let other = try self.tag(called: name) {
        guard try first(AnswerTagRecord.where(\.tag == other.id)) == nil else { continue }
        try delete(TagRecord.self, other.id)
      }
      try deleteAlias(named: name)
      try insert(TagAliasRecord(key: name.key, name: name.text, tag: tag))
    }
  }

  /// Restores the earlier answer of a probe, or the lack of one.
  fileprivate func restore(
    _ earlier: EarlierAnswerRecord, counting sheet: inout TallySheet
  ) throws(StoreError) {
    guard let probe = try find(ProbeRecord.self, earlier.moment) else { return }
    var next = probe
    next.isUnfilled = earlier.isUnfilled
    next.remark = earlier.remark
    next.isDismissed = earlier.isDismissed
    if let names = earlier.tagNames, let device = earlier.device {
      let record = AnswerRecord(
        moment: earlier.moment, answeredAt: earlier.answeredAt, isLate: earlier.isLate,
        comment: earlier.comment, device: device)
      // A word that has since become an alias was a tag of its own then.
      for name in names { try deleteAlias(named: name) }
      try replaceAnswer(
        of: probe, leaving: next, with: record, tags: names,
        amounts: try earlierAmounts(of: earlier),
        counting: &sheet)
    } else {
      try withdrawAnswer(of: probe, leaving: next, counting: &sheet)
    }
  }
}
