internal import CivilTime
internal import Persistence
internal import Tracking

/// A stored rule; only its end is ever changed.
struct QuietRuleRecord: Record, Equatable {
  /// The kinds of rules by their stored numbers.
  enum Kind: Int, StoredValue {
    case quiet = 0
    case vacation = 1
  }

  var id: Int
  var kind: Kind
  /// The weekdays, one bit each, the lowest for Monday.
  var weekdays: Int
  var startMinute: Int
  var endMinute: Int
  /// The time at which the person made the rule.
  var madeAt: Moment
  var since: Moment
  var until: Moment?

  static let schema = Schema(
    "quiet_rule", key: \.id,
    Column(\.id, "id"), Column(\.kind, "kind"), Column(\.weekdays, "weekdays"),
    Column(\.startMinute, "start_minute"), Column(\.endMinute, "end_minute"),
    Column(\.madeAt, "made_at"), Column(\.since, "since"), Column(\.until, "until"),
    make: QuietRuleRecord.init)
}

/// A stretch of time during which a rule kept the person from being asked, by the person's clock at the time.
struct QuietSpanRecord: Record, Equatable {
  /// The first second.
  var since: Moment
  /// The second after the last.
  var until: Moment

  static let schema = Schema(
    "quiet_span", key: \.since,
    Column(\.since, "since"), Column(\.until, "until"),
    make: QuietSpanRecord.init)
}

extension QuietRule {
  init(_ record: QuietRuleRecord) {
    self.init(
      id: record.id, kind: record.kind == .vacation ? .vacation : .quiet,
      weekdays: Weekdays(bits: record.weekdays),
      // No file written by this program has a minute that does not exist.
      hours: QuietHours(
        from: TimeOfDay(minute: record.startMinute) ?? .midnight,
        to: TimeOfDay(minute: record.endMinute) ?? .midnight),
      since: record.since, until: record.until)
  }
}

extension QuietRuleRecord {
  init(_ rule: QuietRule, madeAt now: Moment) {
    self.init(
      id: rule.id, kind: rule.kind == .vacation ? .vacation : .quiet,
      weekdays: Int(rule.weekdays.bits),
      startMinute: rule.hours.start.minute, endMinute: rule.hours.end.minute, madeAt: now,
      since: rule.since,
      until: rule.until)
  }
}

extension Snapshot {
  /// Reads all rules in the order of their creation.
  func quietRules() throws(StoreError) -> [QuietRule] {
    try fetch(QuietRuleRecord.all.order(\.id)).map { QuietRule($0) }
  }

  /// Reads the time during which rules kept the person from being asked, up to a moment.
  ///
  /// The part that has not been recorded yet is computed by the present clock.
  func quietTime(
    upTo now: Moment, offset: (Moment) -> UTCOffset
  ) throws(StoreError) -> QuietTime {
    let rules = try quietRules()
    guard !rules.isEmpty else { return QuietTime([]) }
    let noted = try fetch(QuietSpanRecord.all.order(\.since)).compactMap { span in
      let since = Swift.max(span.since, Bounds.moments.lowerBound)
      let until = Swift.min(span.until, Bounds.moments.upperBound)
      return since < until ? since.until(until) : nil
    }
    let start = try TrackerState(self).quietUntil ?? rules.map(\.since).min() ?? now
    return QuietTime(noted + rules.stretches(from: start, to: now, offset: offset))
  }
}

extension Transaction {
  /// Records the quiet time up to a moment, so that a different clock in the future does not change it.
  func noteQuietTime(
    _ rules: [QuietRule], upTo now: Moment, offset: (Moment) -> UTCOffset
  ) throws(StoreError) {
    guard let first = rules.map(\.since).min() else { return }
    let start = try TrackerState(self).quietUntil ?? first
    guard start < now else { return }
    for stretch in rules.stretches(from: start, to: now, offset: offset) {
      try upsert(QuietSpanRecord(since: stretch.lowerBound, until: stretch.upperBound))
    }
    try set(.quietUntil, to: now)
  }

  /// Forgets the quiet time that a clock ahead of this one recorded beyond a moment.
  func forgetQuietTime(after now: Moment) throws(StoreError) {
    guard let until = try TrackerState(self).quietUntil, until > now else { return }
    try delete(QuietSpanRecord.where(\.since >= now))
    try update(QuietSpanRecord.where(\.until > now), .set(\.until, now))
    try set(.quietUntil, to: now)
  }
}

extension [QuietRule] {
  /// Returns the stretches of an interval in which any rule applies, in whole minutes except at the ends.
  ///
  /// - Complexity: O(n) in the minutes, limited to those of ``Tracker/longestAbsence``.
  func stretches(
    from start: Moment, to end: Moment, offset: (Moment) -> UTCOffset
  ) -> [Range<Moment>] {
    var stretches: [Range<Moment>] = []
    var open: Moment?
    // Of a longer absence, only the last part is examined; the rest counts as asked.
    var moment = Swift.max(start, end - Tracker.longestAbsence)
    while moment < end {
      let isQuiet = first(covering: moment, offset: offset(moment)) != nil
      if isQuiet {
        open = open ?? moment
      } else if let since = open {
        stretches.append(since.until(moment))
        open = nil
      }
      moment = Swift.min(nextMinute(after: moment), end)
    }
    if let since = open, since < end { stretches.append(since.until(end)) }
    return stretches
  }
}
