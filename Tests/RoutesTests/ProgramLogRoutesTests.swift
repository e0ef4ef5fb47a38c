import CivilTime
import HTTPServer
import Routes
import TestSupport
import Testing
import TrackerStore
import Wire

@Suite struct `The log of the program` {
  private static let records = [
    LogRecord(time: 1_780_315_200, level: .error, label: "page", message: "two\nlines\u{1B}"),
    LogRecord(time: 1_780_315_199, level: .warning, label: "requests", message: "GET /a 404"),
  ]

  private func response(_ target: String, headers: Headers = [:]) throws -> Response {
    let tracker = try Tracker(
      path: nil, surroundings: Surroundings(now: { 1_780_315_260 }, offset: { _ in .utc }))
    let routes = TrackerRoutes(
      tracker: tracker, page: nil, feed: ChangeFeed(of: tracker, from: Revision(0)),
      records: { Self.records })
    return routes.respond(to: try #require(Request(.get, target, headers: headers)))
  }

  private func text(_ response: Response) -> String {
    guard case .bytes(let bytes) = response.body else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `is a list of what went wrong, the newest first`() throws {
    let response = try response("/api/v1/program-log")
    #expect(response.status == .ok)
    #expect(
      text(response) == #"[{"time":1780315200,"level":"error","label":"page","#
        + #""message":"two\nlines\u001b"},{"time":1780315199,"level":"warning","#
        + #""label":"requests","message":"GET /a 404"}]"#)
  }

  @Test func `is a file with the versions and a line for each record`() throws {
    let response = try response(
      "/api/v1/program-log/file", headers: ["User-Agent": "Mozilla/5.0 (X11)"])
    #expect(response.headers["Content-Type"] == "text/plain; charset=utf-8")
    #expect(response.headers["Cache-Control"] == "no-store" && response.headers["ETag"] == nil)
    #expect(
      response.headers["Content-Disposition"]
        == "attachment; filename=\"proba-program-log-2026-06-01.txt\"")
    #expect(
      text(response) == """
        Proba \(ProgramVersion.text)
        Mozilla/5.0 (X11)
        2026-06-01T11:59:59Z warning requests: GET /a 404
        2026-06-01T12:00:00Z error page: two lines\u{20}

        """)
  }

  @Test func `is a file without a browser, too`() throws {
    #expect(try text(response("/api/v1/program-log/file")).split(separator: "\n").count == 3)
  }
}
