internal import HostSystem
internal import LogSinks
internal import Logging

/// The destination of a server's log.
enum LogDestination {
  /// A file or a stream, on a thread of its own.
  case lines(LogWriter)
  #if os(Linux)
    /// The journal of systemd, with its fields and priorities.
    case journal(JournalLog)
  #endif

  /// The path that means standard output.
  static let output = "-"

  /// The number of older files kept beside the newest.
  private static let keptFiles = 5

  /// Returns the files of a log at a path, existing or not: the newest and the older ones.
  static func files(at path: String) -> [String] {
    [path] + (1...keptFiles).map { LogWriter.olderFile(of: path, $0) }
  }

  /// Opens a file; without a path the journal, if systemd has connected standard error to it, or
  /// else standard error.
  ///
  /// - Parameters:
  ///   - path: the file; `-` for standard output, and nil for the journal or standard error.
  ///   - format: the format of a line; nil for `lines`, in a file after the time and the level.
  ///   - lines: the format for people who watch the events as they happen.
  ///   - label: the name of the program.
  ///   - notice: the sentence about lines that were dropped.
  /// - Throws: `SystemError` when the file cannot be opened, or the system starts no thread.
  init(
    path: String?, format: LogFormat?, lines: LogFormat, label: String,
    notice: @escaping LogWriter.Notice
  ) throws(SystemError) {
    if let path, path != Self.output {
      self = .lines(
        try LogWriter.rotatingFile(
          at: path, keeping: Self.keptFiles, format: format ?? Self.dated(lines), label: label,
          notice: notice))
      return
    }
    #if os(Linux)
      // Objects are for a program that reads standard error.
      if path == nil, format == nil, JournalLog.isConnected(to: .error),
        let journal = try? JournalLog(identifier: label)
      {
        self = .journal(journal)
        return
      }
    #endif
    self = .lines(
      try LogWriter.terminal(
        path == nil ? .error : .output, format: format ?? lines,
        isColored: format == nil ? nil : false, label: label,
        notice: notice))
  }

  /// Receives events.
  var sink: LogSink {
    switch self {
    case .lines(let writer): writer.sink
    #if os(Linux)
      case .journal(let journal): journal.sink
    #endif
    }
  }

  /// Stops accepting lines, and waits until the buffered ones are written, or for at most `seconds`.
  func finish(within seconds: Double) {
    // The journal receives each event at once.
    if case .lines(let writer) = self { writer.finish(within: seconds) }
  }

  /// Adds the time and the level before lines.
  private static func dated(_ lines: LogFormat) -> LogFormat {
    LogFormat { event, bytes in
      bytes += "\(event.time.iso) \(event.level.name) ".utf8
      lines.append(event, &bytes)
    }
  }
}
