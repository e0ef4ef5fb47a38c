public import CivilTime
internal import Persistence
public import Tracking

extension Tracker {
  /// Returns a tag with everything that a person has stated about it, and the progress of this week towards
  /// its goal.
  ///
  /// - Parameters:
  ///   - name: the tag, in any spelling, or one of its aliases.
  ///   - weekStart: the day with which weeks begin.
  /// - Complexity: with a goal, O(p) in the probes of nine weeks.
  /// - Throws: ``TrackerError/unknownTag(_:)``.
  public func tagProfile(
    of name: String, weekStart: Weekday = .monday
  ) throws(TrackerError) -> TagProfile {
    try catchUp()
    let now = self.now
    let profile = try read { tx throws(StoreError) in
      try tx.existingTag(named: TagName(name)).map { tag throws(StoreError) in
        try tx.profile(
          of: tag,
          progress: try tag.goal.map { goal throws(StoreError) in
            try tx.progress(
              toward: goal, of: tag.id, weekStart: weekStart, now: now,
              offset: host.offset)
          })
      }
    }
    guard let profile else { throw .unknownTag(name) }
    return profile
  }

  /// Changes what a person has stated about a tag; either all of the change is applied or none of it.
  ///
  /// Answers that have the tag are unchanged; from then on an alias is understood as the tag in answers, logs
  /// and conditions.
  ///
  /// - Throws: ``TrackerError/unknownTag(_:)``, ``TrackerError/unusableNote``,
  ///   ``TrackerError/notAnEmoji(_:)``, ``TrackerError/notATagName(_:)``, ``TrackerError/tooManyAliases``,
  ///   ``TrackerError/tagExists(_:)`` if an alias is the name of a tag with answers, or
  ///   ``TrackerError/aliasTaken(_:tag:)`` if it is an alias of another tag.
  ///
  /// - Returns: the tag, and the edit with which the change can be undone; nil if nothing was changed.
  @discardableResult
  public func changeTag(
    _ name: String, by change: TagChange
  ) throws(TrackerError) -> (profile: TagProfile, edit: EditID?) {
    try Self.validate(change)
    let note = change.note.map(Self.trimmed)
    let emoji = change.emoji.map(Self.trimmed)
    let added = change.addedAliases.compactMap { TagName(validating: $0) }
    let now = self.now
    return try write {
      tx throws(StoreError) -> Result<(profile: TagProfile, edit: EditID?), TrackerError> in
      guard var tag = try tx.existingTag(named: TagName(name)) else {
        return .failure(.unknownTag(name))
      }
      let (old, aliases) = (tag, try tx.aliases(of: tag.id))
      var edit = try EditNote(ofProfile: tag, at: now, in: tx)
      if let note { tag.note = note.isEmpty ? nil : note }
      if let level = change.level { tag.level = level }
      if let isHidden = change.isHidden { tag.isHidden = isHidden }
      if let emoji { tag.emoji = emoji }
      switch change.goal {
      case .set(let goal): tag.goal = goal
      case .removed: tag.goal = nil
      case nil: break
      }
      try tx.update(
        TagRecord.where(\.id == tag.id), .set(\.note, tag.note), .set(\.level, tag.level),
        .set(\.isHidden, tag.isHidden), .set(\.emoji, tag.emoji), .set(\.goal, tag.goal))
      for word in change.removedAliases {
        if let alias = try tx.alias(named: TagName(word)), alias.tag == tag.id {
          try tx.delete(TagAliasRecord.self, alias.key)
        }
      }
      if let refusal = try tx.add(added, to: tag, noting: &edit) { return .failure(refusal) }
      let newAliases = try tx.aliases(of: tag.id)
      let isChanged = tag != old || newAliases != aliases
      return .success((try tx.profile(of: tag), isChanged ? try edit.store(in: tx) : nil))
    }
  }

  /// Checks that a change is valid for any tag, whatever tags exist.
  ///
  /// - Throws: ``TrackerError/unusableNote``, ``TrackerError/notAnEmoji(_:)`` or
  ///   ``TrackerError/notATagName(_:)``.
  public static func validate(_ change: TagChange) throws(TrackerError) {
    if let note = change.note.map(trimmed), !isUsable(note) { throw .unusableNote }
    if let emoji = change.emoji.map(trimmed), !emoji.isEmpty, !emoji.isEmoji {
      throw .notAnEmoji(emoji)
    }
    for word in change.addedAliases where TagName(validating: word) == nil {
      throw .notATagName(word)
    }
  }

  /// Returns a note without surrounding white space.
  private static func trimmed(_ note: String) -> String {
    let start = note.drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }

  /// Whether a note can be stored and printed: not too long, and without characters that control a terminal.
  private static func isUsable(_ note: String) -> Bool {
    note.utf8.count <= TagProfile.longestNote
      && note.unicodeScalars.allSatisfy {
        $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) || $0 == "\n" || $0 == "\t"
      }
  }
}

extension Snapshot {
  /// Returns the tag with a name or an alias, in any case and any encoding of its letters.
  ///
  /// - Complexity: O(log n) in the tags.
  func existingTag(named name: TagName) throws(StoreError) -> TagRecord? {
    if let tag = try tag(called: name) { return tag }
    guard let alias = try alias(named: name) else { return nil }
    return try find(TagRecord.self, alias.tag)
  }

  /// Returns the name of the tag for which a word is an alias; the word itself if it is none.
  func withoutAlias(_ name: TagName) throws(StoreError) -> TagName {
    guard try tag(called: name) == nil, let tag = try existingTag(named: name) else { return name }
    return TagName(tag.name)
  }

  /// Returns the tags for certain words, each once.
  func withoutAliases(_ names: [TagName]) throws(StoreError) -> [TagName] {
    var tags: [TagName] = []
    for name in names {
      let tag = try withoutAlias(name)
      if !tags.contains(tag) { tags.append(tag) }
    }
    return tags
  }

  /// Returns the record of an alias, in any case and any encoding of its letters.
  func alias(named name: TagName) throws(StoreError) -> TagAliasRecord? {
    try find(TagAliasRecord.self, name.storedKey)
  }

  /// Returns the tag with a name that is no alias.
  func tag(called name: TagName) throws(StoreError) -> TagRecord? {
    let key = name.storedKey
    return try first(TagRecord.where(\.key == key))
  }

  /// Returns the aliases of a tag, in alphabetical order.
  func aliases(of tag: TagID) throws(StoreError) -> [TagAliasRecord] {
    try fetch(TagAliasRecord.where(\.tag == tag).order(\.key))
  }

  fileprivate func profile(
    of tag: TagRecord, progress: GoalProgress? = nil
  ) throws(StoreError) -> TagProfile {
    TagProfile(
      tag: tag.use(aliases: try aliases(of: tag.id).map(\.name)),
      level: tag.level, note: tag.note ?? "", goal: tag.goal, progress: progress)
  }
}

extension Transaction {
  /// Makes words aliases of a tag; returns the reason if that is impossible.
  fileprivate func add(
    _ aliases: [TagName], to tag: TagRecord, noting note: inout EditNote
  ) throws(StoreError) -> TrackerError? {
    for alias in aliases where alias.key != tag.key {
      if let other = try self.alias(named: alias) {
        guard other.tag != tag.id else { continue }
        let name = try find(TagRecord.self, other.tag)?.name ?? ""
        return .aliasTaken(alias.text, tag: name)
      }
      if let other = try self.tag(called: alias) {
        guard try first(AnswerTagRecord.where(\.tag == other.id)) == nil else {
          return .tagExists(other.name)
        }
        // A tag without answers gives way.
        try note.keep(other, in: self)
        try delete(TagRecord.self, other.id)
      }
      guard try self.aliases(of: tag.id).count < TagProfile.mostAliases else {
        return .tooManyAliases
      }
      try insert(TagAliasRecord(key: alias.storedKey, name: alias.text, tag: tag.id))
    }
    return nil
  }

  /// Deletes an alias, so that the word can be a tag of its own again.
  func deleteAlias(named name: TagName) throws(StoreError) {
    if let alias = try alias(named: name) { try delete(TagAliasRecord.self, alias.key) }
  }
}
