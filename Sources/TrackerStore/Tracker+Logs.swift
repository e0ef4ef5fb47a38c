public import CivilTime
internal import HostSystem
internal import Persistence
public import Sampling
internal import TagTimeLog
internal import Tracking

extension Tracker {
  /// Takes in a TagTime log: all lines that can be read, in one transaction.
  ///
  /// Taking in the same log again changes nothing. An answer that is there is never replaced; a
  /// probe without one is filled.
  ///
  /// - Parameters:
  ///   - path: the log; `-` means what is piped in.
  ///   - schedule: the schedule it was written by; the tracker's own unless told otherwise.
  ///   - trustsClocks: whether the local time that lines note tells the person's offset from UTC,
  ///     for logs kept while travelling. Otherwise the machine's time zone tells it.
  ///   - progress: called now and then with the share of the file that is read, 0 to 1.
  /// - Throws: ``TrackerError``, and nothing is taken in.
  public func importLog(
    _ path: String, schedule: Schedule? = nil, trustsClocks: Bool = false,
    progress: (Double) -> Void = { _ in }
  ) throws(TrackerError) -> ImportReport {
    let rules = LogImporter.Rules(
      schedule: schedule ?? self.schedule,
      // A log of a clock that was ahead is looked up, one of the year 9999 would take minutes.
      lastScheduled: self.now + 366 * 86_400, trustsClocks: trustsClocks,
      offset: surroundings.offset)
    var reader = try Self.reader(of: path)
    return try write { tx throws(StoreError) in
      try Self.take(&reader, by: rules, in: tx, progress: progress)
    }
  }

  /// Opens a log; what is piped in has come in full when this returns.
  ///
  /// A transaction keeps others from writing, and must not last as long as a slow pipe.
  private static func reader(of path: String) throws(TrackerError) -> LineReader {
    do {
      var reader = try LineReader(path: path)
      try reader.awaitPipe()
      return reader
    } catch {
      throw .system(error)
    }
  }

  /// What some editors write before the first line.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private static func take(
    _ reader: inout LineReader, by rules: LogImporter.Rules, in tx: Transaction,
    progress: (Double) -> Void
  ) throws(StoreError) -> Result<ImportReport, TrackerError> {
    var report = ImportReport()
    var importer = try LogImporter(rules, in: tx)
    var number = 0
    while true {
      let next: ArraySlice<UInt8>?
      do { next = try reader.next() } catch { return .failure(.system(error)) }
      guard var bytes = next else { break }
      number += 1
      if number == 1, bytes.starts(with: byteOrderMark) { bytes.removeFirst(3) }
      if bytes.isEmpty { continue }
      report.lines += 1
      if report.lines.isMultiple(of: 2_048), let size = reader.size, size > 0 {
        progress(Double(reader.bytesTaken) / Double(size))
      }
      let line: LogLine
      do { line = try LogLine(parsing: bytes) } catch {
        report.note(error, at: number)
        continue
      }
      try importer.take(line, into: &report, in: tx)
    }
    try importer.finish(&report, in: tx)
    return .success(report)
  }

  /// Writes the probes of a period as a TagTime log, in pieces.
  ///
  /// - Parameters:
  ///   - period: the days whose probes are written; all of them unless told otherwise.
  ///   - body: takes the next bytes, and says whether to go on.
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
      try tx.eachProbe(in: period.moments, at: now) { probe, note in
        let time = LocalTime(stored: probe.moment, offset: probe.offset)
        guard goesOn, period.contains(time.date) else { return }
        let line = LogLine(moment: probe.moment, entry: LogLine.Entry(probe, note: note))
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
      self = .answered(answer, isLate: probe.state == .answeredLate)
    } else if let remark = probe.remark {
      self = .automatic(remark)
    } else {
      self = .empty(comment: note)
    }
  }
}
