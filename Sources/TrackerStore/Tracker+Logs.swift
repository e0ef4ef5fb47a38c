public import CivilTime
internal import HostSystem
internal import Persistence
internal import Sampling
internal import TagTimeLog
public import Tracking

extension Tracker {
  /// The longest uninterrupted writing of an import, in seconds, after which others may write for a moment.
  private static let longestWriting = 1.0
  /// The pause in which others may write: SQLite retries after 100 ms at the latest.
  private static let pauseMilliseconds: UInt32 = 110

  /// The maximum number of schedules in which a line is looked up; one takes some milliseconds for the years
  /// since 2007.
  private static let mostSchedules = 8

  /// Imports a TagTime log, some thousand lines at a time, so that answers can be saved in between.
  ///
  /// Importing the same log again changes nothing, and continues after an error. A probe without an answer is
  /// filled; an existing answer is never replaced, except for `afk` alone of another log: logs of several
  /// devices give the same result in any order. ``undo(_:)`` takes the import back as one edit; if other edits
  /// were made while it ran, the part after them is an edit of its own.
  ///
  /// - Parameters:
  ///   - path: the log; `-` for standard input.
  ///   - gap: the mean gap with which it was written; by default, each line is looked up in the present and past
  ///     schedules of the tracker, and in those of TagTime and its relatives with any gap. If most lines are of
  ///     none of these, the gap is estimated from their distances.
  ///   - seed: the seed with which it was written; by default that of any of these schedules.
  ///   - trustsClocks: whether the local time noted in lines determines the person's offset from UTC, for
  ///     logs kept while travelling. Otherwise the machine's time zone does. Existing moments are corrected,
  ///     except those at which this tracker asked by its own clock.
  ///   - progress: called from time to time.
  ///   - rejected: called with each malformed line, unchanged; for one that is too long, with its beginning.
  /// - Throws: ``TrackerError``; the lines imported before the error are kept.
  public func importLog(
    _ path: String, gap: Seconds? = nil, seed: Int64? = nil, trustsClocks: Bool = false,
    progress: (ImportProgress) -> Void = { _ in },
    rejected: (ArraySlice<UInt8>) -> Void = { _ in }
  ) throws(TrackerError) -> ImportReport {
    let importer = LogImporter(try rules(gap: gap, seed: seed, trustsClocks: trustsClocks))
    let slices: LogSlices
    do { slices = try LogSlices(path) } catch { throw .system(error) }
    return try take(slices, importer, isLast: true, progress, rejected)
  }

  /// Imports lines of a TagTime log, as ``importLog(_:gap:seed:trustsClocks:progress:rejected:)`` does.
  ///
  /// - Parameters:
  ///   - lines: the lines.
  ///   - edit: the edit of the lines of the same log that were imported before, of which these become part; nil
  ///     if there are none.
  ///   - isLast: whether no more lines of the same log follow; until then, its hours are not counted.
  public func importLog(
    lines: [UInt8], continuing edit: EditID? = nil, isLast: Bool = true
  ) throws(TrackerError) -> ImportReport {
    let importer = LogImporter(
      try rules(gap: nil, seed: nil, trustsClocks: false), continuing: edit)
    return try take(LogSlices(bytes: lines), importer, isLast: isLast, { _ in }, { _ in })
  }

  private func rules(
    gap: Seconds?, seed: Int64?, trustsClocks: Bool
  ) throws(TrackerError) -> LogImporter.Rules {
    let schedules: [Schedule]
    if gap != nil || seed != nil {
      do {
        schedules = try ScheduleFamily.schedules(
          meanGap: gap ?? self.schedule.meanGap, seed: seed)
      } catch { throw .schedule(error) }
    } else {
      schedules = try knownSchedules()
    }
    return LogImporter.Rules(
      schedules: schedules, seed: seed, isGapGiven: gap != nil,
      // A log of a clock that was ahead is looked up; one of the year 9999 would take minutes.
      lastScheduled: now + .days(366), trustsClocks: trustsClocks, offset: host.offset)
  }

  private func take(
    _ slices: consuming LogSlices, _ importer: LogImporter, isLast: Bool,
    _ progress: (ImportProgress) -> Void, _ rejected: (ArraySlice<UInt8>) -> Void
  ) throws(TrackerError) -> ImportReport {
    // Records the due probes before the log is read, so that undoing the import keeps them.
    try catchUp()
    var importer = importer
    var report = ImportReport()
    var failure: TrackerError?
    var written = 0.0
    while failure == nil, let lines = slices.next(into: &report, rejected) {
      if written > Self.longestWriting {
        SystemClock.pause(milliseconds: Self.pauseMilliseconds)
        written = 0
      }
      let start = SystemClock.elapsed()
      do { try take(lines, &importer, &report) } catch { failure = error }
      written += SystemClock.elapsed() - start
      progress(slices.progress(report))
    }
    failure = failure ?? slices.failure.map { .system($0) }
    if isLast {
      do { try finish(importer, &report) } catch { failure = failure ?? error }
    }
    if let failure { throw failure }
    return report
  }

  /// Returns the schedules by which a log of this person was probably written, the likeliest first.
  private func knownSchedules() throws(TrackerError) -> [Schedule] {
    let now = self.schedule
    let spans = try read { tx throws(StoreError) in
      try tx.fetch(SpanRecord.where(\.origin != .log).order(\.since, .descending))
    }
    var known = [now]
    for span in spans where known.count < Self.mostSchedules {
      let earlier = try? Schedule(seed: span.seed, meanGap: span.meanGap, start: now.start)
      if let earlier, !known.contains(earlier) { known.append(earlier) }
    }
    let others = ScheduleFamily.likelySchedules(meanGap: now.meanGap)
    for other in [.universal] + others where !known.contains(other) { known.append(other) }
    return known
  }

  private func take(
    _ lines: [NumberedLine], _ importer: inout LogImporter, _ report: inout ImportReport
  ) throws(TrackerError) {
    guard !lines.isEmpty else { return }
    let now = self.now
    try write { tx throws(StoreError) in
      .success(try importer.take(lines, at: now, into: &report, in: tx))
    }
  }

  /// Infers the spans of the log's schedule, and assigns colours to the tags that it created: only once,
  /// since that takes all its moments and answers.
  private func finish(
    _ importer: LogImporter, _ report: inout ImportReport
  ) throws(TrackerError) {
    let edge = importer.gap
    report.askedHours = try write { tx throws(StoreError) in
      // Earlier lines of the same log may wait for it, even if the last ones cannot be read.
      if try TrackerState(tx).areLogSpansOld {
        try tx.inferLogSpans()
        try tx.dealColorsAfterImport(importer.edit)
      }
      guard let stretch = importer.stretch else { return .success(0) }
      let spans = try tx.fetch(SpanRecord.where(\.origin == .log))
      // The time before its first line and after its last belongs to these lines.
      let asked = AskedTime(spans, from: stretch.lowerBound - edge, to: stretch.upperBound + edge)
      return .success(asked.seconds / 3_600)
    }
  }

  /// Writes the probes of a period as a TagTime log, in pieces.
  ///
  /// - Parameters:
  ///   - period: the days whose probes are written; by default all of them.
  ///   - body: receives the next bytes, and returns whether to continue.
  /// - Returns: the number of lines.
  @discardableResult
  public func exportLog(
    _ period: Period = .always, _ body: ([UInt8]) -> Bool
  ) throws(TrackerError) -> Int {
    let now = self.now
    return try read { tx throws(StoreError) in
      var lines = 0
      var bytes: [UInt8] = []
      var goesOn = true
      let dayStart = try tx.dayStart()
      try tx.eachProbe(in: period.moments, at: now) { probe, record in
        let time = LocalTime(stored: probe.moment, offset: probe.offset)
        guard goesOn, period.contains(time.day(from: dayStart)) else { return }
        let line = LogLine(
          moment: probe.moment, entry: LogLine.Entry(probe, note: record.note), mark: probe.remark)
        bytes += line.text(offset: probe.offset).utf8
        bytes.append(UInt8(ascii: "\n"))
        lines += 1
        if bytes.count >= 1 << 16 {
          goesOn = body(bytes)
          bytes.removeAll(keepingCapacity: true)
        }
      }
      if goesOn, !bytes.isEmpty { _ = body(bytes) }
      return lines
    }
  }
}

extension LogLine.Entry {
  fileprivate init(_ probe: Probe, note: String?) {
    if let answer = probe.answer {
      self = .answered(answer.withLoggedAmounts, isLate: probe.state == .answeredLate)
    } else if let remark = probe.remark {
      self = .automatic(remark)
    } else {
      self = .empty(comment: note)
    }
  }
}
