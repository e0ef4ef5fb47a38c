internal import CivilTime
internal import Persistence

/// The time for which schedules ran within a stretch, by mean gap.
struct AskedTime {
  /// The seconds for each mean gap.
  private(set) var seconds: [Seconds: Double] = [:]
  /// The seconds since the first schedule during which none ran.
  private(set) var unaskedSeconds = 0.0

  /// Adds up the parts of spans that lie between two moments.
  ///
  /// - Parameters:
  ///   - spans: the spans; those of logs disregard quiet time.
  ///   - quiet: the time to exclude.
  ///   - start: the first second.
  ///   - end: the second after the last.
  /// - Complexity: O(n · log m) in the spans and the quiet stretches.
  init(
    _ spans: [SpanRecord], without quiet: QuietTime = QuietTime([]), from start: Moment,
    to end: Moment
  ) {
    let spans = spans.filter { Bounds.gaps.contains($0.meanGap) }
    var covered: Int64 = 0
    for span in spans {
      let first = max(span.since, start)
      let last = span.isOpen ? end : min(span.until, end)
      guard first < last else { continue }
      covered += (last - first).seconds
      let silent = span.origin == .log ? 0 : quiet.seconds(from: first, to: last)
      // At least zero, whatever another program has stored.
      seconds[span.meanGap, default: 0] += Double(max(0, (last - first).seconds - silent))
    }
    guard let began = spans.map(\.since).min().map({ max($0, start) }), began < end else { return }
    // Spans of logs may overlap others.
    unaskedSeconds = Double(max(0, (end - began).seconds - covered))
  }
}

/// The spans of schedules and the quiet time within them, from which asked time is computed.
struct AskingRecord {
  /// All spans of schedules, in order.
  let spans: [SpanRecord]
  /// The time to exclude.
  let quiet: QuietTime
}

extension Snapshot {
  /// Reads the spans of schedules, with the quiet time up to a moment.
  ///
  /// - Complexity: O(s) in all spans of schedules and of quiet time.
  func askingRecord(
    upTo now: Moment, offset: (Moment) -> UTCOffset
  ) throws(StoreError) -> AskingRecord {
    AskingRecord(
      spans: try fetch(SpanRecord.all.order(\.since)),
      quiet: try quietTime(upTo: now, offset: offset))
  }

  /// Returns the time of a period in which the person was asked.
  ///
  /// - Parameters:
  ///   - period: the period.
  ///   - record: the spans of schedules, up to the end of the period at least; read from the store if nil.
  ///   - offset: the offset of the person's clock from UTC at a moment.
  func askedTime(
    in period: CountedPeriod, of record: AskingRecord? = nil, offset: (Moment) -> UTCOffset
  ) throws(StoreError) -> AskedTime {
    var (start, end) = (Bounds.moments.lowerBound, period.now)
    if let first = period.period.from {
      start = Swift.max(start, try self.start(of: first, offset: offset))
    }
    if let last = period.period.to {
      end = Swift.min(end, try self.start(of: last.advanced(by: 1), offset: offset))
    }
    let asking =
      if let record { record } else { try askingRecord(upTo: period.now, offset: offset) }
    return AskedTime(asking.spans, without: asking.quiet, from: start, to: end)
  }

  /// Returns the moment at which a day began on the person's clock.
  ///
  /// The clock is that of the next probe, which is the machine's if both agree.
  func start(of day: CivilDate, offset: (Moment) -> UTCOffset) throws(StoreError) -> Moment {
    let start = LocalTime.start(of: day, offset: offset).moment
    let later = ProbeRecord.where(\.moment >= start).order(\.moment)
    let earlier = ProbeRecord.where(\.moment < start).order(\.moment, .descending)
    var nearest = try first(later)
    if nearest == nil { nearest = try first(earlier) }
    guard let probe = nearest, offset(probe.moment) != probe.offset else { return start }
    return day.start(at: LocalTime(stored: probe.moment, offset: probe.offset).offset)
  }
}
