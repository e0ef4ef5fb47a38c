internal import HTTPServer
internal import HostSystem
internal import LogSinks
internal import Logging
internal import Wire

/// The log of `proba serve`: of the program itself, of pages and of requests.
///
/// It goes to a file that `--log-file` names, or to the journal of systemd if that has standard error, or to
/// standard error.
/// What went wrong lately is kept in memory as well, whatever is written: see ``KeptLog``.
struct ServerLog {
  /// How a line is written: `--log-format`.
  enum Format: String, CaseIterable {
    /// For people, in colours where they read it in a terminal.
    case text
    /// One object a line.
    case json
  }

  /// How much of what pages and requests are about is logged: `--log`.
  enum Extent: String, CaseIterable {
    case none, errors, requests
  }

  /// What the program reports of itself; all of it is logged.
  let program: Logger
  private let pages: LogSink
  private let keptPages: LogSink
  private let requests: Logger
  private let keptRequests: Logger
  private let kept: KeptLog
  private let destination: LogDestination

  /// Starts to write.
  ///
  /// - Parameters:
  ///   - format: how a line is written; of the journal's fields there is one form only.
  ///   - extent: how much of pages and requests is written.
  ///   - path: the file to write to; nil for the journal or standard error.
  ///   - notice: the sentence about lines that were dropped, by their number.
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
    keptRequests = Logger(label: Self.requests, sink: kept.requestSink)
  }

  /// What went wrong lately, the newest first, without anything that the person wrote.
  var records: [LogRecord] { kept.records }

  /// Logs what a page reports, and keeps it, both without words that may come from the diary.
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

  /// Logs each request as far as that is to be, and keeps those that failed.
  var requestLog: @Sendable (AccessEntry) -> Void {
    { [requests, keptRequests] entry in
      Self.add(entry, path: "\(entry.path, privacy: .public)", to: requests)
      guard let status = entry.status, status.rawValue >= 400 else { return }
      // An address that leads nowhere may be anything that a person has typed.
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

  /// Takes no more lines, and waits until the buffered ones are written, or for at most `seconds`: a
  /// reader that has stopped reading cannot keep the program from ending.
  func finish(within seconds: Double) { destination.finish(within: seconds) }

  private static let program = "proba"
  private static let pages = "page"
  private static let requests = "requests"

  /// Lines such as `proba: SENTENCE` and `page: WHAT FAILED`, and requests without a label.
  ///
  /// Of pages, the fields follow; those of requests are in their messages.
  private static let text = LogFormat { event, bytes in
    if event.label != requests { LogFormat.appendVisible("\(event.label): ", to: &bytes) }
    LogFormat.appendVisible(event.message.masked, to: &bytes)
    guard event.label == pages else { return }
    for field in event.metadata.fields where field.name != PageRecord.part {
      LogFormat.appendVisible(" \(field.name)=\(field.value.text(revealing: false))", to: &bytes)
    }
  }
}
