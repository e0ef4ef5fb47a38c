internal import Persistence
public import Tracking

extension Tracker {
  /// Returns all tags in the order of their first use.
  public func tags() throws(TrackerError) -> [TagDetails] {
    let records = try read { tx throws(StoreError) in
      try tx.fetch(TagRecord.all.order(\.id))
    }
    return records.map(\.details)
  }

  /// Returns all tags with the number of their answers, in descending order of use, then by name.
  ///
  /// - Complexity: O(t) in the tallies, which grow with months and tags, regardless of the number of answers.
  public func tagUses() throws(TrackerError) -> [TagUse] {
    try read { tx throws(StoreError) in
      let counts = try tx.answerCounts()
      var aliases: [TagID: [String]] = [:]
      for alias in try tx.fetch(TagAliasRecord.all.order(\.key)) {
        aliases[alias.tag, default: []].append(alias.name)
      }
      let uses = try tx.fetch(TagRecord.all.order(\.name)).map {
        $0.use(answers: counts[$0.id, default: 0], aliases: aliases[$0.id] ?? [])
      }
      // Sorting is stable, so equally used tags keep their order.
      return uses.sorted { $0.answers > $1.answers }
    }
  }

  /// Gives a tag the colour that a person chose, or for nil assigns one automatically.
  ///
  /// - Returns: the edit with which the change can be undone; nil if nothing was changed.
  /// - Throws: ``TrackerError/unknownTag(_:)`` if the tag was never used.
  @discardableResult
  public func setColor(_ color: TagColor?, of name: String) throws(TrackerError) -> EditID? {
    let now = self.now
    return try write { tx throws(StoreError) -> Result<EditID?, TrackerError> in
      guard let tag = try tx.existingTag(named: TagName(name)) else {
        return .failure(.unknownTag(name))
      }
      let isChosen = tag.colorSource == .chosen
      if let color {
        if isChosen, color == tag.color { return .success(nil) }
      } else if !isChosen {
        return .success(nil)
      }
      let edit = try EditNote(ofProfile: tag, at: now, in: tx).store(in: tx)
      if let color {
        try tx.set(color, from: .chosen, of: tag.id)
      } else {
        try tx.set(try tx.nextColor(for: tag.id), from: .dealt, of: tag.id)
      }
      return .success(edit)
    }
  }
}

extension Snapshot {
  /// Returns the number of answers with each tag, from the tallies.
  func answerCounts() throws(StoreError) -> [TagID: Int] {
    var counts: [TagID: Int] = [:]
    for (subject, count) in try group(
      TallyRecord.where(TallyRecord.isPossible), by: \.subject, .sum(\.count))
    {
      if case .tag(let id) = subject { counts[id] = count }
    }
    return counts
  }

  /// Returns tags with their colours, in the order of their first use, each once.
  ///
  /// - Parameter names: the stored names.
  func coloredTags(named names: [TagName]) throws(StoreError) -> [ColoredTag] {
    let keys = Set(names.map(\.key))
    guard !keys.isEmpty else { return [] }
    return try fetch(TagRecord.where(.is(\.key, oneOf: keys.sorted())).order(\.id)).map(\.colored)
  }

  /// Returns the colour for a new tag, or for one whose chosen colour was removed.
  func nextColor(for tag: TagID? = nil) throws(StoreError) -> TagColor {
    let counts = try answerCounts()
    var deal = TagColorDeal()
    for other in try fetch(TagRecord.all) where other.id != tag {
      deal.take(other.color, answers: counts[other.id, default: 0])
    }
    return deal.next(answers: tag.map { counts[$0, default: 0] } ?? 0)
  }
}

extension Transaction {
  /// Gives a tag a colour.
  func set(
    _ color: TagColor, from source: TagColorSource, of tag: TagID
  ) throws(StoreError) {
    try update(
      TagRecord.where(\.id == tag), .set(\.color, color), .set(\.colorSource, source))
  }

  /// Assigns colours to the tags that have only a provisional one, the most frequent first.
  func dealColors() throws(StoreError) {
    let tags = try fetch(TagRecord.all.order(\.id))
    var pending = tags.filter { $0.colorSource == .pending }
    guard !pending.isEmpty else { return }
    let counts = try answerCounts()
    var deal = TagColorDeal()
    for tag in tags where tag.colorSource != .pending {
      deal.take(tag.color, answers: counts[tag.id, default: 0])
    }
    let colors = deal.colors(forAnswers: pending.map { counts[$0.id, default: 0] })
    for (place, color) in colors.enumerated() {
      pending[place].color = color
      pending[place].colorSource = .dealt
    }
    try upsert(pending)
  }

  /// Assigns other colours to tags that have become so frequent that they should differ.
  func separateColors() throws(StoreError) {
    let counts = try answerCounts()
    let tags = try fetch(TagRecord.all.order(\.name))
      .sorted { counts[$0.id, default: 0] > counts[$1.id, default: 0] }
    let changes = TagColorDeal.changes(
      in: tags.map { tag in
        TagColorDeal.Holder(
          color: tag.color, answers: counts[tag.id, default: 0],
          isChosen: tag.colorSource == .chosen)
      })
    for (position, color) in changes { try set(color, from: .dealt, of: tags[position].id) }
  }
}
