private import CivilTime
internal import LogSinks
internal import Logging
internal import Wire

/// What went wrong lately, in memory, for the person to read and to show to others.
///
/// Private values are masked before anything is kept. Pages and requests have a room of their own, so that
/// many that fail do not push out what the program reports.
struct KeptLog: Sendable {
  /// The most characters of a message that are kept.
  static let longest = 500

  private let reports, pages, requests: MemoryLog

  /// Makes room for a number of reports of the program, and for as many of pages and of requests.
  init(most: Int = 100) {
    reports = MemoryLog(capacity: most)
    pages = MemoryLog(capacity: most)
    requests = MemoryLog(capacity: most)
  }

  /// Takes what the program reports.
  var sink: LogSink { Self.sink(of: reports) }

  /// Takes what its pages report.
  var pageSink: LogSink { Self.sink(of: pages) }

  /// Takes requests, and keeps those that failed.
  var requestSink: LogSink { Self.sink(of: requests) }

  /// What is kept, the newest first.
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
  /// The record of an event; nil for one of the ordinary course.
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
