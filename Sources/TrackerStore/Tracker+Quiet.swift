public import CivilTime
internal import Persistence
public import Tracking

extension Tracker {
  /// Returns the quiet rules, in the order of their creation.
  public func quietRules() throws(TrackerError) -> [QuietRule] {
    // A rule that was ended before it began is kept only so that its end can be undone.
    try read { tx throws(StoreError) in
      try tx.quietRules().filter { rule in rule.until.map { rule.since < $0 } ?? true }
    }
  }

  /// Returns the quiet rule that applies now, or nil.
  public func presentQuietRule() throws(TrackerError) -> QuietRule? {
    let now = self.now
    return try quietRules().first(covering: now, offset: host.offset(now))
  }

  /// Adds a rule, which applies from now at the earliest: a probe that has come stays asked.
  ///
  /// - Parameters:
  ///   - kind: the purpose of the rule.
  ///   - weekdays: the days on which its hours begin.
  ///   - hours: its hours on the person's clock.
  ///   - first: the first day; nil for today.
  ///   - last: the last day; nil for a rule without an end.
  /// - Throws: ``TrackerError/neverQuiet`` if it would never apply.
  public func addQuietRule(
    _ kind: QuietRule.Kind, on weekdays: Weekdays, hours: QuietHours,
    from first: CivilDate?, to last: CivilDate?
  ) throws(TrackerError) -> QuietRule {
    try catchUp()
    let now = self.now
    let since = first.map { max(now, host.start(of: $0)) } ?? now
    let until = last.map { host.start(of: $0.advanced(by: 1)) }
    guard !weekdays.isEmpty, until.map({ since < $0 }) ?? true else { throw .neverQuiet }
    return try write { tx throws(StoreError) in
      // Before now, nothing was quiet by this rule.
      try tx.noteQuietTime(try tx.quietRules(), upTo: now, offset: host.offset)
      let rule = QuietRule(
        id: Int(try tx.nextKey(QuietRuleRecord.self)), kind: kind, weekdays: weekdays,
        hours: hours, since: since, until: until)
      let record = QuietRuleRecord(rule, madeAt: now)
      try tx.insert(record)
      var note = try EditNote(.quietRule, at: now, in: tx)
      note.keepNew(record)
      try note.store(in: tx)
      return .success(rule)
    }
  }

  /// Ends a rule now; the moments that it kept from being asked stay quiet.
  ///
  /// A rule that has not begun is no longer listed.
  ///
  /// - Returns: the rule with its new end, which is its beginning if it has not begun.
  /// - Throws: ``TrackerError/noQuietRule(_:)`` if no rule with this number applies any more.
  public func endQuietRule(_ id: Int) throws(TrackerError) -> QuietRule {
    try catchUp()
    let now = self.now
    return try write { tx throws(StoreError) in
      try tx.noteQuietTime(try tx.quietRules(), upTo: now, offset: host.offset)
      guard var record = try tx.find(QuietRuleRecord.self, id),
        record.until.map({ max(now, record.since) < $0 }) ?? true
      else { return .failure(.noQuietRule(id)) }
      var note = try EditNote(.quietRuleEnd, at: now, in: tx)
      note.keep(record, at: now)
      try note.store(in: tx)
      record.end(at: now)
      try tx.upsert(record)
      return .success(QuietRule(record))
    }
  }
}
