private import CivilTime
internal import HTTPServer
internal import Wire

extension LogRecord {
  /// Returns records as a text file that a browser saves, in chronological order.
  ///
  /// The first lines state the versions of the program and of the browser.
  ///
  /// - Parameters:
  ///   - records: the records, the newest first.
  ///   - name: the name of the file, without its extension.
  ///   - request: the request, which identifies the browser.
  static func file(_ records: [LogRecord], named name: String, for request: Request) -> Response {
    var lines = ["Proba \(ProgramVersion.text)"]
    if let browser = request.headers["User-Agent"] {
      lines.append(String(browser.onOneLine.prefix(300)))
    }
    lines += records.reversed().map { $0.line }
    return .content(
      type: "text/plain; charset=utf-8", Array((lines.joined(separator: "\n") + "\n").utf8),
      headers: [
        "Content-Disposition": "attachment; filename=\"\(name).txt\"", "Cache-Control": "no-store",
      ])
  }

  /// The record as one line, with its time in UTC in the format of ISO 8601.
  private var line: String {
    let time = LocalTime(self.time, offset: .utc)
    return "\(time.date.iso)T\(time.clock)Z \(level.word) \(label): \(message.onOneLine)"
  }
}
