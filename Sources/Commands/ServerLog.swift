internal import HTTPServer
internal import HostSystem
internal import LogSinks
internal import Logging
internal import Wire

/// The log of `proba serve`: of the program itself, of pages and of requests.
///
/// It goes to a file that `--log-file` names, or to the journal of systemd if that has standard
/// error, or to standard error. Recent problems are kept in memory as well, whatever is written:
/// see ``KeptLog``.
struct ServerLog {
  /// The format of a line: `--log-format`.
  enum Format: String, CaseIterable {
    /// For people, in colours if a terminal shows it.
    case text
    /// One object a line.
    case json
  }

  /// The reports of pages and requests that are logged: `--log`.
  enum Extent: String, CaseIterable {
    case none, errors, requests
  }

  /// The program's own reports; all of them are logged.
  let program: Logger
  private let pages: LogSink
  private let keptPages: LogSink
  private let requests: Logger
  private let keptRequests: Logger
  /// Whether requests that succeed are logged.
  private let logsAll: Bool
  private let kept: KeptLog
  private let destination: LogDestination

  /// Starts to write.
  ///
  /// - Parameters:
  ///   - format: the format of a line; the journal's fields have only one.
  ///   - extent: the reports of pages and requests that are written.
  ///   - path: the file to write to; nil for the journal or standard error.
  ///   - notice: the sentence about dropped lines, by their number.
  init(
    _ format: Format, _ extent: Extent, path: String? = nil,
    notice: @escaping @Sendable (Int) -> String
  ) throws(SystemError) {
    destination = try LogDestination(
      path: path, format: format == .json ? .json : nil, lines: Self.text, label: Self.program,
      notice: { "\(notice($0), privacy: .public)" })
    let others = extent == .none ? LogSink.none : destination.sink
    let kept = KeptLog()
    self.kept = kept
    program = Logger(label: Self.program, sink: .all(destination.sink, kept.sink))
    pages = extent == .errors ? others.from(.warning) : others
    keptPages = kept.pageSink
    var requests = Logger(label: Self.requests, sink: others)
    if extent == .errors { requests.logLevel = .warning }
    self.requests = requests
    logsAll = extent == .requests
    keptRequests = Logger(label: Self.requests, sink: kept.requestSink)
  }

  /// The recent problems, the newest first, without any words of the person.
  var records: [LogRecord] { kept.records }

  /// Logs the reports of a page, and keeps them, both without words that may come from the diary.
  func add(_ log: PageLog) {
    let now = LogTime.now()
    for record in log.records {
      pages.write(record.event(at: now, label: Self.pages, isKept: false))
      keptPages.write(record.event(at: now, label: Self.pages, isKept: true))
    }
    guard log.dropped > 0 else { return }
    let event = LogEvent(
      time: now, level: .warning, label: Self.pages, message: LogWriter.defaultNotice(log.dropped),
      source: LogEvent.Source())
    pages.write(event)
    keptPages.write(event)
  }

  /// Logs requests to the chosen extent, and keeps the failed ones.
  var requestLog: @Sendable (AccessEntry) -> Void {
    { [requests, keptRequests, logsAll] entry in
      let hasFailed = entry.status.map { $0.rawValue >= 400 } ?? false
      // Nothing is written for most requests, and so nothing is put together.
      if logsAll || hasFailed {
        Self.add(entry, path: "\(entry.path, privacy: .public)", to: requests)
      }
      guard hasFailed else { return }
      // An address that leads nowhere may be any text that a person has typed.
      let isOurs = entry.path.hasPrefix("/api/") || Screen(path: entry.path) != nil
      Self.add(
        entry, path: isOurs ? "\(entry.path, privacy: .public)" : "\(entry.path)", to: keptRequests)
    }
  }

  private static func add(_ entry: AccessEntry, path: Logger.Message, to log: Logger) {
    let status = entry.status.map { Int($0.rawValue) } ?? 0
    let failed = status >= 500 ? Logger.Level.error : .warning
    log.log(
      level: status < 400 ? .info : failed,
      """
      \(entry.method, privacy: .public) \(path.masked, privacy: .public) \
      \(status, privacy: .public) \(entry.bytes, privacy: .public) B \
      \(entry.microseconds, privacy: .public) µs
      """,
      metadata: [
        "method": .public(entry.method), "path": .public(path.masked),
        "status": .public(status), "bytes": .public(entry.bytes),
        "microseconds": .public(entry.microseconds),
      ])
  }

  /// Stops accepting lines, and waits until the buffered ones are written, or for at most
  /// `seconds`: a reader that has stopped reading cannot keep the program from ending.
  func finish(within seconds: Double) { destination.finish(within: seconds) }

  private static let program = "proba"
  private static let pages = "page"
  private static let requests = "requests"

  /// Lines such as `proba: SENTENCE` and `page: WHAT FAILED`, and requests without a label.
  ///
  /// The fields of pages follow; those of requests are in their messages.
  private static let text = LogFormat { event, bytes in
    if event.label != requests { LogFormat.appendVisible("\(event.label): ", to: &bytes) }
    LogFormat.appendVisible(event.message.masked, to: &bytes)
    guard event.label == pages else { return }
    for field in event.metadata.fields where field.name != PageRecord.part {
      LogFormat.appendVisible(" \(field.name)=\(field.value.text(revealing: false))", to: &bytes)
    }
  }
}
