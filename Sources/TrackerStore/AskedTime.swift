internal import CivilTime
internal import Persistence

/// The time for which schedules ran within a stretch, by mean gap and part of the week.
struct AskedTime {
  /// The seconds in each part of the week, for each mean gap.
  private(set) var parts: [Seconds: [Double]] = [:]
  /// The seconds of all mean gaps.
  private(set) var seconds = 0.0
  /// The seconds since the first schedule during which none ran.
  private(set) var unaskedSeconds = 0.0
  /// The seconds of the whole stretch.
  private let lengthSeconds: Double

  /// Adds up the parts of spans that lie between two moments, each second once.
  ///
  /// A clock that was ahead or behind leaves spans over others. Of these, one that a program recorded comes
  /// before one inferred from a log, and an earlier one before a later.
  ///
  /// - Parameters:
  ///   - spans: the spans; those of logs disregard quiet time.
  ///   - quiet: the time to exclude.
  ///   - clock: the person's clock.
  ///   - start: the first second.
  ///   - end: the second after the last.
  /// - Complexity: O(n · log m) in the spans and the quiet stretches.
  init(
    _ spans: [SpanRecord], without quiet: QuietTime = QuietTime([]),
    by clock: PersonalClock = PersonalClock(.utc), from start: Moment, to end: Moment
  ) {
    lengthSeconds = Double(max(0, (end - start).seconds))
    let spans = spans.filter { Bounds.gaps.contains($0.meanGap) }
    var covered: Int64 = 0
    for (part, span) in SpanRecord.separated(spans, from: start, to: end) {
      let length = (part.upperBound - part.lowerBound).seconds
      covered += length
      var parts = parts[span.meanGap] ?? Array(repeating: 0, count: PartOfWeek.count)
      clock.add(part, to: &parts)
      if span.origin != .log {
        for silent in quiet.stretches(in: part) { clock.add(silent, to: &parts, times: -1) }
      }
      // At least zero, whatever another program has stored.
      self.parts[span.meanGap] = parts.map { max(0, $0) }
    }
    seconds = parts.values.reduce(0) { $0 + $1.reduce(0, +) }
    guard let began = spans.map(\.since).min().map({ max($0, start) }), began < end else { return }
    unaskedSeconds = Double(max(0, (end - began).seconds - covered))
  }

  /// Whether each hour of the day was asked for the same time: whole days, save an hour by which clocks are changed.
  var isEven: Bool {
    let days = (lengthSeconds / 86_400).rounded()
    return days >= 1 && (lengthSeconds - days * 86_400).magnitude <= 3_600
      && seconds >= 0.98 * lengthSeconds
  }

  /// Returns the share of the time that answered probes outside of all spans represent for which the stretch
  /// has room: 1, unless they would make it have more hours than it is long.
  ///
  /// - Parameter others: the number of these probes, by mean gap.
  func room(for others: [(gap: Seconds, count: Int)]) -> Double {
    let wanted = others.reduce(0) { $0 + Double($1.gap.seconds) * Double($1.count) }
    let left = max(0, lengthSeconds - seconds)
    return wanted > left ? left / wanted : 1
  }
}

extension SpanRecord {
  /// Divides the time between two moments among spans, so that each second belongs to one at most.
  ///
  /// - Parameter spans: the spans, ordered by their first second.
  /// - Returns: the parts in no particular order.
  /// - Complexity: O(n) in the spans that programs recorded, for each span of a log O(n) in all.
  static func separated(
    _ spans: [SpanRecord], from start: Moment, to end: Moment
  ) -> [(part: Range<Moment>, span: SpanRecord)] {
    func stretch(_ span: SpanRecord) -> Range<Moment>? {
      let first = max(span.since, start)
      let last = span.isOpen ? end : min(span.until, end)
      return first < last ? first.until(last) : nil
    }
    var parts: [(part: Range<Moment>, span: SpanRecord)] = []
    var taken: [Range<Moment>] = []
    for span in spans where span.origin != .log {
      guard let stretch = stretch(span) else { continue }
      let reached = taken.last?.upperBound ?? .distantPast
      guard stretch.upperBound > reached else { continue }
      let part = max(stretch.lowerBound, reached).until(stretch.upperBound)
      parts.append((part, span))
      taken.append(part)
    }
    var reached = Moment.distantPast
    for span in spans where span.origin == .log {
      guard let stretch = stretch(span), stretch.upperBound > reached else { continue }
      let rest = max(stretch.lowerBound, reached).until(stretch.upperBound)
      for part in LogSpans.outside(taken, of: rest) { parts.append((part, span)) }
      reached = stretch.upperBound
    }
    return parts
  }
}

/// The spans of schedules, the quiet time within them and the person's clock, from which asked time is computed.
struct AskingRecord {
  /// All spans of schedules, in order.
  let spans: [SpanRecord]
  /// The time to exclude.
  let quiet: QuietTime
  /// The person's clock.
  let clock: PersonalClock

  /// Returns the time between two moments in which the person was asked.
  func askedTime(from start: Moment, to end: Moment) -> AskedTime {
    AskedTime(spans, without: quiet, by: clock, from: start, to: end)
  }
}

extension Snapshot {
  /// Reads the spans of schedules, with the quiet time up to a moment.
  ///
  /// - Parameters:
  ///   - start: the moment from which asked time will be computed.
  ///   - now: the moment up to which it will be.
  ///   - offset: the offset of the person's clock from UTC at a moment.
  /// - Complexity: O(s + w) in all spans of schedules and of quiet time, and in the weeks between the moments.
  func askingRecord(
    from start: Moment = Bounds.moments.lowerBound, upTo now: Moment,
    offset: (Moment) -> UTCOffset
  ) throws(StoreError) -> AskingRecord {
    let spans = try fetch(SpanRecord.all.order(\.since))
    let first = spans.first.map { Swift.max($0.since, start) } ?? now
    return AskingRecord(
      spans: spans, quiet: try quietTime(upTo: now, offset: offset),
      clock: PersonalClock(from: Swift.min(first, now), to: now, offset: offset))
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
      if let record {
        record
      } else {
        try askingRecord(from: start, upTo: period.now, offset: offset)
      }
    return asking.askedTime(from: start, to: end)
  }

  /// Returns the moment at which a day began on the person's clock.
  ///
  /// The clock is that of the next probe, which is the machine's if both agree.
  func start(of day: CivilDate, offset: (Moment) -> UTCOffset) throws(StoreError) -> Moment {
    let dayStart = try dayStart()
    let start = LocalTime.start(of: day, from: dayStart, offset: offset).moment
    let later = ProbeRecord.where(\.moment >= start).order(\.moment)
    let earlier = ProbeRecord.where(\.moment < start).order(\.moment, .descending)
    var nearest = try first(later)
    if nearest == nil { nearest = try first(earlier) }
    guard let probe = nearest, offset(probe.moment) != probe.offset else { return start }
    return day.start(at: LocalTime(stored: probe.moment, offset: probe.offset).offset)
      + dayStart.time
  }
}
