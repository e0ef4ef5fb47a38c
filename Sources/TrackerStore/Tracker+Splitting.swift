public import CivilTime
internal import Persistence
public import Tracking

extension Tracker {
  /// Replaces a tag by another in some of its answers.
  ///
  /// - Parameters:
  ///   - name: the tag to split, in any spelling.
  ///   - expression: the condition that these answers satisfy.
  ///   - period: the days of their probes, in the person's calendar.
  ///   - target: the replacement; a new tag gets a colour of its own.
  /// - Complexity: O(n) in the answers with the tag and with those of the condition, in one
  ///   transaction.
  /// - Throws: ``TrackerError/unknownTag(_:)`` or ``TrackerError/notATagName(_:)``.
  public func splitTag(
    _ name: String, where expression: TagExpression<TagName>, in period: Period = .always,
    into target: String
  ) throws(TrackerError) -> TagSplit {
    guard let newName = TagName(validating: target) else { throw .notATagName(target) }
    let now = self.now
    return try write { tx throws(StoreError) -> Result<TagSplit, TrackerError> in
      guard let tag = try tx.existingTag(named: TagName(name)) else {
        return .failure(.unknownTag(name))
      }
      let condition: TagExpression<TagID>
      switch tx.tags(of: expression) {
      case .success(let tags): condition = .all([.tag(tag.id), tags.map(\.id)])
      case .failure(let error): return .failure(error)
      }
      let existing = try tx.existingTag(named: newName)
      let probes = try tx.probes(meeting: condition, in: period)
      guard existing?.id != tag.id, !probes.isEmpty else {
        return .success(TagSplit(name: existing?.name ?? newName.text, changed: 0, edit: nil))
      }
      let kept = if let existing { existing.id } else { try tx.tag(named: newName) }
      var note = try EditNote(.split, at: now, in: tx)
      var sheet = try TallySheet(in: tx)
      for probe in probes {
        try note.keep(probe, in: tx)
        try tx.replace([tag.id], by: kept, in: probe, counting: &sheet)
        try tx.update(
          AmountRecord.where(\.moment == probe.moment && \.tag == tag.id), .set(\.tag, kept))
      }
      try sheet.store(in: tx)
      return .success(
        TagSplit(
          name: existing?.name ?? newName.text, changed: probes.count,
          edit: try note.store(in: tx)))
    }
  }
}

extension Tracker {
  /// Counts the answers with a tag that satisfy a condition: those that a split would change.
  public func answers(
    of name: String, where expression: TagExpression<TagName>, in period: Period = .always
  ) throws(TrackerError) -> Int {
    let tag = TagExpression.tag(TagName(name))
    return try read(about: .all([tag, expression])) { tx, condition throws(StoreError) in
      try tx.probes(meeting: condition.tags, in: period).count
    }
  }
}

extension Snapshot {
  /// Returns the probes of certain days whose answers satisfy a condition, in chronological order.
  fileprivate func probes(
    meeting condition: TagExpression<TagID>, in period: Period
  ) throws(StoreError) -> [ProbeRecord] {
    var probes: [ProbeRecord] = []
    let dayStart = try dayStart()
    for moment in try moments(meeting: condition, in: period.moments) {
      guard let probe = try find(ProbeRecord.self, moment),
        period.contains(LocalTime(stored: moment, offset: probe.offset).day(from: dayStart))
      else { continue }
      probes.append(probe)
    }
    return probes
  }
}
