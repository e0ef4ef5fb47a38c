private import CivilTime
internal import LogSinks
internal import Logging
internal import Wire

/// Recent problems, kept in memory for the person to read and to show to others.
///
/// Private values are masked before anything is kept. Pages and requests have room of their own, so
/// that many failures there do not displace the reports of the program.
struct KeptLog: Sendable {
  /// The maximum number of characters kept of a message.
  static let longest = 500

  private let reports, pages, requests: MemoryLog

  /// Makes room for a number of reports of the program, and for the same number of pages and of requests.
  init(most: Int = 100) {
    reports = MemoryLog(capacity: most)
    pages = MemoryLog(capacity: most)
    requests = MemoryLog(capacity: most)
  }

  /// Receives the reports of the program.
  var sink: LogSink { Self.sink(of: reports) }

  /// Receives the reports of its pages.
  var pageSink: LogSink { Self.sink(of: pages) }

  /// Receives requests, and keeps the failed ones.
  var requestSink: LogSink { Self.sink(of: requests) }

  /// The records kept, the newest first.
  var records: [LogRecord] {
    // Of two at the same time, the later one was added later.
    (reports.events + pages.events + requests.events).sorted { $0.time < $1.time }.reversed()
      .compactMap { LogRecord($0) }
  }

  private static func sink(of log: MemoryLog) -> LogSink {
    let sink = log.sink
    return LogSink { event in
      sink.write(
        LogEvent(
          time: event.time, level: event.level, label: event.label,
          message: Logger.Message(
            String(event.message.masked.prefix(Self.longest)), privacy: .public),
          source: event.source))
    }.from(.notice)
  }
}

extension LogRecord {
  /// The record of an event; nil for an ordinary one.
  fileprivate init?(_ event: LogEvent) {
    let level: Level
    switch event.level {
    case .trace, .debug, .info: return nil
    case .notice: level = .notice
    case .warning: level = .warning
    case .error: level = .error
    case .critical: level = .critical
    }
    self.init(
      time: Moment(secondsSince1970: event.time.microsecondsSince1970 / 1_000_000), level: level,
      label: event.label, message: event.message.masked)
  }
}
