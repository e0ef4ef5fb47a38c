import LogSinks
import Logging

/// The code that the articles show.
enum ArticleCode {
  static func levels(_ sink: LogSink, count: Int, person: String) {
    var logger = Logger(label: "import", sink: sink)
    logger.logLevel = .debug
    logger[metadataKey: "file"] = "me.log"

    logger.info("read \(count, privacy: .public) answers of \(person)")
    logger.warning("skipped a line", metadata: ["line": .public(count + 1)])
  }

  static func serve(port: UInt16) throws {
    let log = try LogWriter.terminal()
    defer { log.finish(within: 1) }
    let logger = Logger(label: "server", sink: log.sink)
    logger.notice("listening", metadata: ["port": .public(port)])
  }

  static func everywhere(folder: String) throws -> Logger {
    let file = try LogWriter.rotatingFile(at: "\(folder)/app.log", limit: 1 << 20, keeping: 3)
    let recent = MemoryLog(capacity: 500)
    let journal = try? JournalLog(identifier: "app").sink
    return Logger(
      label: "app", sink: .all(file.sink, recent.sink, journal?.from(.warning) ?? .none))
  }

  static func collected() throws -> LogWriter {
    try LogWriter.http(host: "127.0.0.1", port: 9428, path: "/insert/jsonline")
  }
}
