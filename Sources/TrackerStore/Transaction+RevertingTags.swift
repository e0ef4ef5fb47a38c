internal import CivilTime
internal import Persistence
internal import Tracking

// Undoing and redoing of changes to tags themselves.

extension Snapshot {
  /// Returns the names of tags that an edit took, or took before it was undone, in order.
  func replacedTags(of edit: EditRecord) throws(StoreError) -> [String] {
    let renamed = edit.earlierName.map { [$0] } ?? []
    return renamed + (try removedTags(of: edit).map(\.name))
  }

  /// Returns the tags that an edit removed, in the order of their names.
  fileprivate func removedTags(
    of edit: EditRecord
  ) throws(StoreError) -> [EarlierTagRecord] {
    // Those of others only had their colours changed.
    guard [.rename, .merge, .profile].contains(edit.kind) else { return [] }
    return try fetch(EarlierTagRecord.where(\.edit == edit.id).order(\.name)).filter {
      // The tag that was changed itself, or into which others were merged.
      !(edit.kind != .rename && $0.name == edit.earlierName ?? edit.tag)
    }
  }
}

extension Transaction {
  /// Undoes a renaming or a merge.
  func restoreTags(of edit: EditRecord) throws(StoreError) {
    if let name = edit.tag, let earlier = edit.earlierName,
      let tag = try tag(called: TagName(name))
    {
      try makeRoom(for: TagName(earlier), besides: tag.id)
      try rename(tag.id, to: TagName(earlier))
      if let alias = edit.alias { try restoreAliases(alias, of: tag.id) }
    }
    let removed = try removedTags(of: edit)
    for tag in try fetch(EarlierTagRecord.where(\.edit == edit.id).order(\.name)) {
      let name = TagName(tag.name)
      if removed.contains(tag) {
        try makeRoom(for: name, besides: nil)
        try restore(tag, in: try addTag(named: name))
      } else if let kept = try self.tag(called: name) {
        let aliases = try aliases(of: kept.id).map(\.name)
        try restore(tag, in: kept.id)
        try upsert(EarlierTagRecord(kept, aliases: aliases, before: edit.id))
      }
    }
    try restoreAnswers(of: edit.id)
  }

  /// Renames or merges tags again.
  func replaceTags(again edit: EditRecord) throws(StoreError) {
    guard let name = edit.tag.map({ TagName($0) }),
      let kept = try tag(called: edit.earlierName.map { TagName($0) } ?? name)
    else { return }
    guard edit.kind == .merge else {
      // A tag without answers gives way again.
      try makeRoom(for: name, besides: kept.id)
      return try rename(kept.id, to: name)
    }
    var sources: [TagRecord] = []
    for tag in try removedTags(of: edit) {
      if let source = try self.tag(called: TagName(tag.name)) { sources.append(source) }
    }
    // The goal that it took from one of them.
    let merged = try find(EarlierTagRecord.self, KeyPair(edit.id, kept.name))
    try delete(EarlierAmountRecord.where(\.edit == edit.id))
    try delete(EarlierAnswerRecord.where(\.edit == edit.id))
    try delete(EarlierTagRecord.where(\.edit == edit.id))
    var note = EditNote(again: edit)
    try merge(sources, into: kept, name, noting: &note)
    try note.storeStates(in: self)
    if let merged { try update(TagRecord.where(\.id == kept.id), .set(\.goal, merged.goal)) }
  }

  /// Exchanges what a person has stated about a tag, and its colour.
  func exchangeProfile(of edit: EditRecord) throws(StoreError) {
    guard let name = edit.tag, let tag = try tag(called: TagName(name)) else { return }
    let earlier = try find(EarlierTagRecord.self, KeyPair(edit.id, tag.name))
    guard let earlier else { return }
    try upsert(
      EarlierTagRecord(tag, aliases: try aliases(of: tag.id).map(\.name), before: edit.id))
    try restore(earlier, in: tag.id)
    guard !edit.isUndone else { return }
    // Tags that gave way to aliases; made again, the aliases remove them.
    for removed in try removedTags(of: edit) {
      try makeRoom(for: TagName(removed.name), besides: nil)
      try restore(removed, in: try addTag(named: TagName(removed.name)))
    }
  }

  /// Restores the state of a tag before an edit, but not its name.
  private func restore(_ earlier: EarlierTagRecord, in tag: TagID) throws(StoreError) {
    try update(
      TagRecord.where(\.id == tag), .set(\.level, earlier.level), .set(\.note, earlier.note),
      .set(\.isHidden, earlier.isHidden), .set(\.emoji, earlier.emoji),
      .set(\.color, earlier.color), .set(\.colorSource, earlier.colorSource),
      .set(\.broughtBy, earlier.broughtBy), .set(\.goal, earlier.goal))
    try delete(TagAliasRecord.where(\.tag == tag))
    try restoreAliases(earlier.aliases, of: tag)
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
      try insert(TagAliasRecord(key: name.storedKey, name: name.text, tag: tag))
    }
  }
}
