internal import CivilTime
internal import Persistence
internal import Sampling

/// A stretch of time during which a schedule ran for the person, so that its moments were asked.
///
/// Spans do not overlap, except that those inferred from logs give way to the others.
struct SpanRecord: Record, Equatable {
  /// The evidence that the schedule ran.
  enum Origin: Int, StoredValue {
    /// A program asked at each moment as it came.
    case program = 0
    /// The person answers by hand, so no program has to run.
    case hand = 1
    /// A log has lines throughout the span.
    case log = 2
  }

  /// The first second.
  var since: Moment
  /// The second after the last; for an open span, which continues, the end of the recorded part.
  var until: Moment
  /// The mean gap of the schedule.
  var meanGap: Seconds
  var origin: Origin
  /// Whether the schedule is still running, as far as is known; only the latest span may be open.
  var isOpen: Bool
  /// The seed of the schedule; the universal one for a span inferred from a log.
  var seed = Schedule.universal.seed

  static let schema = Schema(
    "span", key: \.since,
    Column(\.since, "since"), Column(\.until, "until"), Column(\.meanGap, "gap"),
    Column(\.origin, "origin"), Column(\.isOpen, "is_open"),
    Column(\.seed, "seed"),
    make: SpanRecord.init)
}

extension Snapshot {
  /// Returns the open span, if any.
  func openSpan() throws(StoreError) -> SpanRecord? {
    try first(SpanRecord.where(\.isOpen == true).order(\.since, .descending))
  }

  /// Returns the span that contains a moment, preferring one that was not inferred from a log.
  func span(at moment: Moment) throws(StoreError) -> SpanRecord? {
    let spans = SpanRecord.where(\.since <= moment && (\.until > moment || \.isOpen == true))
    return try first(spans.order(\.origin))
  }

  /// Returns the end of the spans that began before a moment, except those of logs.
  func endOfSpans(before moment: Moment) throws(StoreError) -> Moment? {
    try max(\.until, SpanRecord.where(\.since <= moment && \.origin != .log))
  }
}

extension Transaction {
  /// Opens a span.
  func openSpan(
    _ origin: SpanRecord.Origin, since earliest: Moment, until now: Moment, meanGap: Seconds,
    seed: Int64
  ) throws(StoreError) {
    // No two spans overlap.
    let since = Swift.max(earliest, try endOfSpans(before: earliest) ?? earliest)
    try upsert(
      SpanRecord(
        since: since, until: Swift.max(now, since), meanGap: meanGap, origin: origin, isOpen: true,
        seed: seed))
    if origin != .log { try noteAsked(since.through(now)) }
  }

  /// Records that probes were asked: a command may have stored them just before the asking program began.
  private func noteAsked(_ moments: ClosedRange<Moment>) throws(StoreError) {
    let query = ProbeRecord.where(
      \.moment >= moments.lowerBound && \.moment <= moments.upperBound && \.isAsked == false
        && \.isScheduled == true && \.quietRule == nil)
    var sheet = try TallySheet(in: self)
    for var probe in try fetch(query) {
      let tags = try answerTags(of: probe.moment)
      sheet.count(probe, answered: tags, times: -1)
      probe.isAsked = true
      sheet.count(probe, answered: tags)
    }
    try update(query, .set(\.isAsked, true))
    try sheet.store(in: self)
  }

  /// Ends a span; an empty one is deleted.
  func close(_ span: SpanRecord, at end: Moment) throws(StoreError) {
    var span = span
    span.until = end
    span.isOpen = false
    if span.since < end { try upsert(span) } else { try delete(SpanRecord.self, span.since) }
  }

  /// Extends a span to the present.
  func extend(_ span: SpanRecord, to now: Moment) throws(StoreError) {
    guard span.until < now else { return }
    try update(SpanRecord.where(\.since == span.since), .set(\.until, now))
    // A command whose clock was ahead may have stored probes of this time, which were not to be asked.
    if span.origin != .log { try noteAsked(span.until.through(now)) }
  }
}
