internal import CivilTime
internal import Persistence
public import Tracking

extension Tracker {
  /// Renames a tag in all answers.
  ///
  /// - Parameters:
  ///   - name: the tag, in any spelling.
  ///   - newName: the new name, which may be another spelling of the same.
  /// - Throws: ``TrackerError/unknownTag(_:)``, ``TrackerError/notATagName(_:)``,
  ///   ``TrackerError/tagExists(_:)`` if another tag has the new name: see ``mergeTags(_:into:)``, or
  ///   ``TrackerError/aliasTaken(_:tag:)`` if it is an alias of another tag.
  public func renameTag(_ name: String, to newName: String) throws(TrackerError) -> TagMerge {
    guard let newName = TagName(validating: newName) else { throw .notATagName(newName) }
    let now = self.now
    return try write { tx throws(StoreError) -> Result<TagMerge, TrackerError> in
      guard let tag = try tx.existingTag(named: TagName(name)) else {
        return .failure(.unknownTag(name))
      }
      if let alias = try tx.alias(named: newName), alias.tag != tag.id {
        let owner = try tx.find(TagRecord.self, alias.tag)?.name ?? ""
        return .failure(.aliasTaken(newName.text, tag: owner))
      }
      let other = try tx.tag(called: newName).flatMap { $0.id == tag.id ? nil : $0 }
      if let other, try tx.first(AnswerTagRecord.where(\.tag == other.id)) != nil {
        return .failure(.tagExists(other.name))
      }
      guard tag.name != newName.text else {
        return .success(try tx.merge(tag, named: newName, gone: [], edit: nil))
      }
      var note = try EditNote(.rename, at: now, in: tx)
      let alias = try tx.aliases(of: tag.id).first { $0.key == newName.key }
      note.note(tag, named: newName.text, alias: alias?.name)
      if let other {
        // A tag without answers gives way.
        try note.keep(other, in: tx)
        try tx.delete(TagRecord.self, other.id)
      }
      try tx.rename(tag.id, to: newName)
      let edit = try note.store(in: tx)
      return .success(try tx.merge(tag, named: newName, gone: [tag.name], edit: edit))
    }
  }

  /// Merges tags into one, in all answers.
  ///
  /// - Parameters:
  ///   - names: the tags, in any spelling.
  ///   - target: the tag that replaces them. It keeps its colour and its goal; if it is new, it takes the
  ///     colour of the first of the others, and if it has no goal, the first of theirs.
  /// - Complexity: O(n) in the changed answers, in one transaction.
  /// - Throws: ``TrackerError/unknownTag(_:)`` or ``TrackerError/notATagName(_:)``.
  public func mergeTags(
    _ names: [String], into target: String
  ) throws(TrackerError) -> TagMerge {
    guard let name = TagName(validating: target) else { throw .notATagName(target) }
    let now = self.now
    return try write { tx throws(StoreError) -> Result<TagMerge, TrackerError> in
      var sources: [TagRecord] = []
      var seen: Set<TagID> = []
      for name in names {
        guard let tag = try tx.existingTag(named: TagName(name)) else {
          return .failure(.unknownTag(name))
        }
        if seen.insert(tag.id).inserted { sources.append(tag) }
      }
      let existing = try tx.existingTag(named: name)
      guard let kept = existing ?? sources.first else { return .failure(.unknownTag(target)) }
      let keptName = existing.map { TagName($0.name) } ?? name
      let gone = (keptName.text == kept.name ? [] : [kept]) + sources.filter { $0.id != kept.id }
      guard !gone.isEmpty else {
        return .success(try tx.merge(kept, named: keptName, gone: [], edit: nil))
      }
      var note = try EditNote(.merge, at: now, in: tx)
      note.note(kept, named: keptName.text)
      try tx.merge(gone.filter { $0.id != kept.id }, into: kept, keptName, noting: &note)
      let edit = try note.store(in: tx)
      return .success(try tx.merge(kept, named: keptName, gone: gone.map(\.name), edit: edit))
    }
  }
}

extension Transaction {
  /// Gives a tag a name that no other tag has; an alias of it may become its name.
  func rename(_ tag: TagID, to name: TagName) throws(StoreError) {
    try deleteAlias(named: name)
    try update(TagRecord.where(\.id == tag), .set(\.name, name.text), .set(\.key, name.storedKey))
  }

  /// Merges other tags into one, which gets a name, and the first of their goals if it has none.
  func merge(
    _ tags: [TagRecord], into kept: TagRecord, _ name: TagName, noting note: inout EditNote
  ) throws(StoreError) {
    if kept.goal == nil, let goal = tags.compactMap(\.goal).first {
      try note.keep(kept, in: self)
      try update(TagRecord.where(\.id == kept.id), .set(\.goal, goal))
    }
    try move(tags, to: kept.id, noting: &note)
    if name.text != kept.name { try rename(kept.id, to: name) }
  }

  /// Replaces other tags by one in all answers, and removes them.
  private func move(
    _ tags: [TagRecord], to kept: TagID, noting note: inout EditNote
  ) throws(StoreError) {
    let ids = Set(tags.map(\.id))
    let condition: Condition<AnswerTagRecord> = .is(\.tag, oneOf: tags.map(\.id))
    var sheet = try TallySheet(in: self)
    for moment in Set(try fetch(\.moment, AnswerTagRecord.where(condition))).sorted() {
      guard let probe = try find(ProbeRecord.self, moment) else { continue }
      try note.keep(probe, in: self)
      try replace(ids, by: kept, in: probe, counting: &sheet)
    }
    try sheet.store(in: self)
    for tag in tags {
      try update(AmountRecord.where(\.tag == tag.id), .set(\.tag, kept))
      try note.keep(tag, in: self)
      try update(TagAliasRecord.where(\.tag == tag.id), .set(\.tag, kept))
      try delete(TagRecord.self, tag.id)
    }
  }

  /// Replaces tags by one in the answer to a probe, and counts the difference.
  func replace(
    _ tags: Set<TagID>, by kept: TagID, in probe: ProbeRecord, counting sheet: inout TallySheet
  ) throws(StoreError) {
    let query = AnswerTagRecord.where(\.moment == probe.moment)
    let old = try fetch(\.tag, query.order(\.position))
    var new: [TagID] = []
    for tag in old.map({ tags.contains($0) ? kept : $0 }) where !new.contains(tag) {
      new.append(tag)
    }
    let place = sheet.place(of: probe)
    sheet.addAnswer(old, place, times: -1)
    sheet.addAnswer(new, place)
    try replace(
      query,
      with: new.enumerated().map {
        AnswerTagRecord(moment: probe.moment, position: $0.offset, tag: $0.element)
      })
  }

  fileprivate func merge(
    _ tag: TagRecord, named name: TagName, gone: [String], edit: EditID?
  ) throws(StoreError) -> TagMerge {
    var named = tag
    named.name = name.text
    named.answers = try find(TagRecord.self, tag.id)?.answers ?? 0
    return TagMerge(
      tag: named.use(aliases: try aliases(of: tag.id).map(\.name)),
      gone: gone, edit: edit)
  }
}

extension TagName {
  /// Makes a tag name from a person's word; nil if an answer would not have it as its only tag.
  init?(validating text: String) {
    guard case .answer(let answer) = try? AnswerText(parsing: text), answer.tags.count == 1,
      answer.comment == nil, answer.tags[0].text == text
    else { return nil }
    self = answer.tags[0]
  }
}
