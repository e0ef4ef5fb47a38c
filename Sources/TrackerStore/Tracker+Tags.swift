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
  /// - Complexity: O(t) in the tags, regardless of the number of answers.
  public func tagUses() throws(TrackerError) -> [TagUse] {
    try read { tx throws(StoreError) in
      var aliases: [TagID: [String]] = [:]
      for alias in try tx.fetch(TagAliasRecord.all.order(\.key)) {
        aliases[alias.tag, default: []].append(alias.name)
      }
      return try tx.fetch(TagRecord.mostFrequentFirst).map {
        $0.use(aliases: aliases[$0.id] ?? [])
      }
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
        try tx.set(try tx.nextColor(for: tag), from: .dealt, of: tag.id)
      }
      return .success(edit)
    }
  }
}

extension Snapshot {
  /// Returns tags with their colours, in the order of their first use, each once.
  ///
  /// - Parameter names: the stored names.
  func coloredTags(named names: [TagName]) throws(StoreError) -> [ColoredTag] {
    let keys = Set(names.map(\.storedKey))
    guard !keys.isEmpty else { return [] }
    return try fetch(TagRecord.where(.is(\.key, oneOf: keys.sorted())).order(\.id)).map(\.colored)
  }

  /// Returns the colour for a new tag, or for one whose chosen colour was removed.
  func nextColor(for tag: TagRecord? = nil) throws(StoreError) -> TagColor {
    var deal = try colorDeal(without: tag.map { [$0] } ?? [])
    return deal.next(answers: tag?.answers ?? 0)
  }

  /// Returns a deal in which all tags have their colours, except some.
  ///
  /// - Complexity: O(t) in the tags, of which only an index is read.
  func colorDeal(without left: [TagRecord] = []) throws(StoreError) -> TagColorDeal {
    var sums: [TagColor: Int] = [:]
    try rows(
      "SELECT color, sum(min(max(answers, 1), ?1)) FROM tag GROUP BY color",
      bind: Int64(TagRecord.mostDealt)
    ) { row throws(StoreError) in
      // A damaged number counts as another colour.
      sums[try row.get(0), default: 0] += try row.get(1)
    }
    for tag in left { sums[tag.color, default: 0] -= tag.dealt }
    var deal = TagColorDeal()
    for (color, sum) in sums where sum > 0 { deal.take(color, answers: sum) }
    return deal
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
  ///
  /// - Returns: these tags, as they were.
  @discardableResult
  func dealColors() throws(StoreError) -> [TagRecord] {
    let pending = try fetch(TagRecord.where(\.colorSource == .pending).order(\.id))
    guard !pending.isEmpty else { return [] }
    var deal = try colorDeal(without: pending)
    let colors = deal.colors(forAnswers: pending.map(\.answers))
    for (tag, color) in zip(pending, colors) { try set(color, from: .dealt, of: tag.id) }
    return pending
  }

  /// Assigns other colours to tags that have become so frequent that they should differ.
  ///
  /// - Returns: these tags, as they were.
  /// - Complexity: O(log t) in the tags if none changes, otherwise O(t).
  @discardableResult
  func separateColors() throws(StoreError) -> [TagRecord] {
    let frequent = try fetch(
      TagRecord.where(\.answers >= TagColorDeal.leastFrequent)
        .order(\.answers, .descending).order(\.name).limit(TagColor.count))
    let holders = frequent.map { tag in
      TagColorDeal.Holder(
        color: tag.color, answers: tag.answers, isChosen: tag.colorSource == .chosen)
    }
    // Only if there are such tags, all others are counted.
    guard !TagColorDeal.changes(in: holders).isEmpty else { return [] }
    let changes = TagColorDeal.changes(
      in: holders, besides: try colorDeal(without: frequent))
    for (position, color) in changes { try set(color, from: .dealt, of: frequent[position].id) }
    return changes.map { frequent[$0.position] }
  }
}

extension TagRecord {
  /// All tags in descending order of use, then by name.
  static var mostFrequentFirst: Query<TagRecord> {
    TagRecord.all.order(\.answers, .descending).order(\.name)
  }

  /// The number of answers above which a tag counts no more when colours are dealt: sums of all tags fit.
  fileprivate static let mostDealt = 1 << 40

  /// The number of answers that count when colours are dealt.
  fileprivate var dealt: Int { min(max(answers, 1), Self.mostDealt) }
}
