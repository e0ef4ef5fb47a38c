import CivilTime
import HTTPServer
import Routes
import Synchronization
import TestSupport
import Testing
import TrackerStore
import Wire

@Suite struct `The log of the program` {
  private static let records = [
    LogRecord(time: 1_780_315_200, level: .error, label: "page", message: "two\nlines\u{1B}"),
    LogRecord(time: 1_780_315_199, level: .warning, label: "requests", message: "GET /a 404"),
  ]

  private func response(
    _ target: String, headers: Headers = [:], posting body: String? = nil,
    report: @escaping @Sendable (PageLog) -> Void = { _ in }
  ) throws -> Response {
    let tracker = try Tracker(
      path: nil, host: HostEnvironment(now: { 1_780_315_260 }, offset: { _ in .utc }))
    let routes = TrackerRoutes(
      tracker: tracker, page: nil, feed: ChangeFeed(of: tracker, from: Revision(0)),
      report: report, records: { Self.records })
    return routes.respond(
      to: try #require(
        Request(
          body == nil ? .get : .post, target, headers: headers, body: Array((body ?? "").utf8))))
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

  /// The log records of a request, and the status and the text of its response.
  private func post(_ body: String) throws -> (logged: [PageLog], status: Status, text: String) {
    let logged = Mutex<[PageLog]>([])
    let response = try response("/api/v1/page-log", posting: body) { log in
      logged.withLock { $0.append(log) }
    }
    return (logged.withLock { $0 }, response.status, text(response))
  }

  @Test(
    arguments: [
      "\u{85}", "\u{61C}", "\u{200E}", "\u{200F}", "\u{2028}", "\u{2029}", "\u{202A}", "\u{202E}",
      "\u{2066}", "\u{2069}",
    ] as [Unicode.Scalar])
  func `has a space instead of what ends a line or changes the direction of a text`(
    scalar: Unicode.Scalar
  ) throws {
    let (logged, _, _) = try post(
      #"{"records":[{"age":0,"level":"info","label":"page","message":"a\#(scalar)b é"}],"dropped":0}"#
    )
    #expect(logged.first?.records.first?.message == "a b é")
  }

  @Test func `gets what pages report, on one line`() throws {
    let (logged, status, _) = try post(
      #"""
      {"records":[
        {"age":1,"level":"warning","label":"requests","message":"the server\nfailed",
         "fields":[{"name":"status","value":"502"}]},
        {"age":0,"level":"critical","label":"page","message":"uncaught","failure":"a\u001bb","x":1}
      ],"dropped":2}
      """#)
    #expect(status == .noContent)
    #expect(
      logged == [
        PageLog(
          [
            PageRecord(
              age: 1, level: .warning, label: "requests", message: "the server failed",
              fields: [.init("status", "502")]),
            PageRecord(
              age: 0, level: .critical, label: "page", message: "uncaught", failure: "a b"),
          ], dropped: 2)
      ])
  }

  @Test func `gets no more of a request than pages send`() throws {
    let long = String(repeating: "x", count: 800)
    let record = #"{"age":0,"level":"info","label":"\#(long)","message":"\#(long)"}"#
    let few = Array(repeating: record, count: 30).joined(separator: ",")
    let kept = try #require(try post(#"{"records":[\#(few)]}"#).logged.first)
    #expect(kept.records.count == 30 && kept.dropped == 0)
    #expect(kept.records.allSatisfy { $0.label.count == 100 && $0.message.count == 500 })
    let short = #"{"age":0,"level":"info","label":"a","message":"b"}"#
    let many = Array(repeating: short, count: 70).joined(separator: ",")
    let first = try #require(try post(#"{"records":[\#(many)],"dropped":3}"#).logged.first)
    #expect(first.records.count == 50 && first.dropped == 23)
    let tooLong = try post(
      #"{"records":[\#(Array(repeating: record, count: 60).joined(separator: ","))]}"#)
    #expect(tooLong.logged.isEmpty && tooLong.status == .contentTooLarge)
  }

  @Test func `does not read what is too long to be a log`() throws {
    let (logged, status, text) = try post("{" + String(repeating: " ", count: 64 << 10))
    #expect(logged.isEmpty && status == .contentTooLarge)
    #expect(text.hasPrefix(#"{"error":{"code":"long","#))
    #expect(try post(String(repeating: " ", count: 64 << 10)).status == .badRequest)
  }

  @Test func `gets so much of all pages at once, then so much a second`() throws {
    let logged = Mutex<[PageLog]>([])
    let time = Mutex<UInt64>(7_000_000_000)
    let tracker = try Tracker(
      path: nil, host: HostEnvironment(now: { 1_780_315_260 }, offset: { _ in .utc }))
    let routes = TrackerRoutes(
      tracker: tracker, page: nil, feed: ChangeFeed(of: tracker, from: Revision(0)),
      report: { log in logged.withLock { $0.append(log) } }, clock: { time.withLock { $0 } })
    /// The log of requests at one moment: the numbers of records and of missing ones, for each report.
    func send(_ records: Int, times: Int = 1, after seconds: UInt64 = 0) throws -> [[Int]] {
      time.withLock { $0 += seconds * 1_000_000_000 }
      let record = #"{"age":0,"level":"info","label":"a","message":"b"}"#
      let list = Array(repeating: record, count: records).joined(separator: ",")
      for _ in 0..<times {
        let request = try #require(
          Request(.post, "/api/v1/page-log", body: Array(#"{"records":[\#(list)]}"#.utf8)))
        #expect(routes.respond(to: request).status == .noContent)
      }
      defer { logged.withLock { $0 = [] } }
      return logged.withLock { $0.map { [$0.records.count, $0.dropped] } }
    }
    #expect(try send(0).isEmpty)
    #expect(try send(40, times: 5) == Array(repeating: [40, 0], count: 5))
    // Neither records nor their number fill the log.
    #expect(try send(40, times: 1_000).isEmpty)
    #expect(try send(10, after: 2) == [[4, 40_006]])
    #expect(try send(1).isEmpty)
    #expect(try send(0, times: 2, after: 1) == [[0, 1]])
    #expect(try send(50, times: 5, after: 1_000) == Array(repeating: [50, 0], count: 4))
  }

  @Test(arguments: [
    ("", "json"), ("oops", "json"), ("{}", "records"), (#"{"records":7}"#, "records"),
    (#"{"records":[{"age":0,"level":"loud","label":"a","message":"b"}]}"#, "records[0].level"),
    (#"{"records":[{"age":0,"level":"info","message":"b"}]}"#, "records[0].label"),
    (#"{"records":[{"age":0.5,"level":"info","label":"a","message":"b"}]}"#, "records[0].age"),
    (#"{"records":[],"dropped":-1}"#, "dropped"),
  ])
  func `gets nothing of a request that is no log`(body: String, code: String) throws {
    let (logged, status, text) = try post(body)
    #expect(logged.isEmpty && status == .badRequest)
    #expect(text.hasPrefix(#"{"error":{"code":"\#(code)","#))
  }

  @Test func `is a file without a browser, too`() throws {
    #expect(try text(response("/api/v1/program-log/file")).split(separator: "\n").count == 3)
  }
}
