import Foundation
import TestSupport
import Testing

@Suite struct `A running server` {
  private let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(sandbox.path)/data/proba").sorted()
  }

  private func value<Value: Decodable>(_ reply: Reply) throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(reply.body.utf8))
  }

  @Test func `numbers changes, so that a program recognizes the event of its own change`()
    async throws
  {
    struct Saved: Decodable {
      struct Overview: Decodable { let latest: Asked }
      let revision: Int64
      let overview: Overview?
    }
    struct Overview: Decodable { let latest: Asked }
    let server = try RunningServer(sandbox)
    var listener = Client(port: server.port)
    listener.send("GET /api/v1/events HTTP/1.1\nHost: localhost\n\n")
    func nextRevision(_ name: String) -> Int64? {
      let mark = "event: \(name)\ndata: {\"revision\":"
      _ = listener.read(until: mark)
      return Int64(listener.read(until: "}").dropLast())
    }
    let first = try #require(nextRevision("current"))
    let overview: Overview = try value(server.reply("GET", "/api/v1/overview"))
    let body = #"{"at":\#(overview.latest.at),"text":"work","overview":true}"#
    let saved: Saved = try value(server.reply("POST", "/api/v1/answers", body))
    #expect(saved.revision == first + 1)
    #expect(saved.overview?.latest.tags == ["work"])
    #expect(nextRevision("changed") == saved.revision)
    #expect(try (value(server.answer("tea", at: overview.latest.at)) as Saved).overview == nil)
    #expect(nextRevision("changed") == first + 2)
  }

  @Test func `leaves probes that are dismissed out of what is to be filled in`() async throws {
    struct Overview: Decodable { let unfilledCount: Int }
    struct Changed: Decodable { let changed: [Int64] }
    _ = try await sandbox.run("import", "tagtime", Sample.log)
    let server = try RunningServer(sandbox)
    let address = "/api/v1/probes/dismiss"
    let before: Overview = try value(server.reply("GET", "/api/v1/overview"))
    let limit = "{\"before\":1667000000}"
    let changed: Changed = try value(server.reply("POST", address, limit))
    #expect(!changed.changed.isEmpty)
    #expect((try value(server.reply("POST", address, limit)) as Changed).changed.isEmpty)
    let after: Overview = try value(server.reply("GET", "/api/v1/overview"))
    #expect(after.unfilledCount == before.unfilledCount - changed.changed.count)
    #expect(await server.end() == 0)
    let lines = try await sandbox.run("probes").output.split(separator: "\n")
    #expect(lines.count { $0.hasSuffix("  missed         dismissed") } == changed.changed.count)
    let status: Overview = try await sandbox.run("status", "--json").json()
    #expect(status.unfilledCount == after.unfilledCount)
  }

  @Test func `prints its address, asks, accepts an answer and stops with it`() async throws {
    struct Overview: Decodable { let latest: Asked }
    let server = try RunningServer(sandbox)
    #expect(
      server.greeting
        == "Proba is running at http://127.0.0.1:\(server.port)/\nPress Ctrl-C to stop it.\n")
    let overview: Overview = try value(server.reply("GET", "/api/v1/overview"))
    #expect(!overview.latest.scheduled && overview.latest.tags.isEmpty)
    let reply = server.answer("work дім (a)", at: overview.latest.at)
    #expect(reply.status == 201)
    let answered: Asked = try value(reply)
    #expect(answered.tags == ["work", "дім"] && answered.comment == "a")
    #expect(server.answer("late", at: 1_640_997_602).status == 201)
    #expect(server.answer("a (b").status == 422)
    #expect(await server.end() == 0)
    let probes: [Asked] = try await sandbox.run("probes", "--json").json()
    // A probe may have occurred meanwhile.
    #expect(probes.map(\.tags).filter { !$0.isEmpty } == [["late"], ["work", "дім"]])
    #expect(try files() == ["proba.sqlite"])
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func `stops well while someone listens`(signal: Int32) async throws {
    let server = try RunningServer(sandbox)
    var listener = Client(port: server.port)
    listener.send("GET /api/v1/events HTTP/1.1\nHost: localhost\n\n")
    _ = listener.read(until: ": listening")
    #expect(server.answer("kept", at: 1_640_997_602).status == 201)
    #expect(await server.end(by: signal) == 0)
    #expect(listener.readRest().contains("event: changed"))
    #expect(try files() == ["proba.sqlite"])
    #expect(try await sandbox.run("probes", "--to", "2022-01-01").output.contains("kept"))
  }

  @Test func `notifies listeners of answers, also those of other programs`() async throws {
    let server = try RunningServer(sandbox)
    var listener = Client(port: server.port)
    listener.send("GET /api/v1/events HTTP/1.1\nHost: localhost\n\n")
    #expect(listener.read(until: ": listening").contains("text/event-stream"))
    #expect(server.answer("own", at: 1_640_997_602).status == 201)
    #expect(listener.read(until: "event: changed\n").hasSuffix("event: changed\n"))
    _ = listener.read(until: "\n\n")
    #expect(try await sandbox.run("answer", "other", "--at", "1640999953").code == 0)
    #expect(listener.read(until: "event: changed\n").hasSuffix("event: changed\n"))
    let probes: [Asked] = try value(server.reply("GET", "/api/v1/probes?to=2022-01-01"))
    #expect(probes.map(\.tags) == [["own"], ["other"]])
    #expect(await server.end() == 0)
  }

  @Test func `notifies listeners of settings that another program changes within 200 ms`()
    async throws
  {
    let server = try RunningServer(sandbox)
    var listener = Client(port: server.port)
    listener.send("GET /api/v1/events HTTP/1.1\nHost: localhost\n\n")
    _ = listener.read(until: ": listening")
    let clock = ContinuousClock()
    var times: [Duration] = []
    for word in ["dark", "light", "dark", "light", "dark"] {
      #expect(try await sandbox.run("config", "theme", word).code == 0)
      let start = clock.now
      let mark = #""theme":"\#(word)""#
      #expect(listener.read(until: mark).hasSuffix(mark))
      times.append(clock.now - start)
    }
    // The fastest, because a busy machine may be slow at times.
    #expect(try #require(times.min()) < .milliseconds(200), "\(times)")
    #expect(await server.end() == 0)
  }

  @Test(.enabled(if: Tool.sqlite != nil))
  func `notifies listeners of a probe, whichever program records it`() async throws {
    struct Overview: Decodable { let latest: Asked? }
    _ = try await sandbox.run("stats")
    let start = Int64(Date().timeIntervalSince1970)
    let settings = "INSERT INTO setting VALUES ('gap', 2), ('start', \(start))"
    _ = try await sandbox.shell("sqlite3 data/proba/proba.sqlite \"\(settings)\"")
    let server = try RunningServer(sandbox, "--log", "none")
    var listener = Client(port: server.port)
    listener.send("GET /api/v1/events HTTP/1.1\nHost: localhost\n\n")
    _ = listener.read(until: ": listening")
    // When requested repeatedly, the overview records the next probe before the server's own tick.
    var seen: Set<Int64> = []
    while seen.count < 3 {
      let overview: Overview = try value(server.reply("GET", "/api/v1/overview"))
      // At first there may be no probe yet.
      if let latest = overview.latest { seen.insert(latest.at) }
    }
    let last = try #require(seen.max())
    // Of two within a second, only the later one is reported.
    let mark = "event: probe\ndata: {\"at\":"
    var reported: Int64 = 0
    while reported < last {
      try #require(listener.read(until: mark).hasSuffix(mark))
      reported = try #require(Int64(listener.read(until: ",").dropLast()))
    }
    #expect(reported >= last)
    #expect(await server.end() == 0)
  }

  @Test func `warns of an address that others can reach`() async throws {
    let open = try RunningServer(sandbox, "--host", "0.0.0.0", "--log", "errors")
    #expect(open.reply("GET", "/api/v1/tags").status == 200)
    #expect(await open.end() == 0)
    #expect(open.log.contains { $0.hasPrefix("proba: anyone who can reach 0.0.0.0 can read") })
    let own = try RunningServer(sandbox, "--log", "errors")
    #expect(await own.end() == 0)
    #expect(!own.log.contains { $0.contains("anyone") })
  }

  @Test func `refuses pages and names of others`() async throws {
    let server = try RunningServer(sandbox, "--allow-host", "home.example", "--log", "none")
    let port = server.port
    for (field, status) in [
      ("Host: localhost:\(port)", 200), ("Host: 127.0.0.1:\(port)", 200),
      ("Host: [::1]:\(port)", 200), ("Host: home.example", 200), ("Host: evil.example", 421),
      ("Host: localhost.evil.example", 421), ("Host:", 400),
      ("Origin: http://localhost:\(port)", 200), ("Origin: https://evil.example", 403),
      ("Origin: null", 403), ("Origin: http://localhost:1", 403),
      ("Sec-Fetch-Site: cross-site", 403), ("Sec-Fetch-Site: same-origin", 200),
    ] {
      #expect(server.reply("GET", "/api/v1/overview", nil, field).status == status, "\(field)")
    }
    let body = "{\"at\":1640997602,\"text\":\"a\"}"
    for (field, status) in [
      ("Origin: https://evil.example", 403), ("Content-Type: text/plain", 415),
      ("Content-Type: application/x-www-form-urlencoded", 415),
      ("Origin: http://localhost:\(port)", 201),
    ] {
      let reply = server.reply("POST", "/api/v1/answers", body, field)
      #expect(reply.status == status, "\(field)")
    }
    #expect(
      server.reply("DELETE", "/api/v1/answers", body, "Origin: https://evil.example").status == 403)
    #expect(server.reply("DELETE", "/api/v1/answers", body).status == 200)
    #expect(server.reply("DELETE", "/api/v1/answers", body).status == 404)
    let large = String(repeating: "x", count: 1 << 20 + 1)
    #expect(server.reply("POST", "/api/v1/answers", large).status == 413)
    #expect(await server.end() == 0)
  }

  @Test func `secures what it sends`() async throws {
    let server = try RunningServer(sandbox)
    for path in ["/", "/api/v1/overview", "/nowhere"] {
      let reply = server.reply("GET", path)
      #expect(reply.header("Content-Security-Policy")?.hasPrefix("default-src 'none'; ") == true)
      #expect(reply.header("X-Content-Type-Options") == "nosniff")
    }
    #expect(await server.end() == 0)
  }

  @Test(arguments: [
    (
      ["--log", "requests"],
      ["GET /api/v1/tags 200 2 B", "GET /api/v1/no%20thing 404 ", "PUT /api/v1/tags 405 "]
    ),
    (["--log", "errors"], ["GET /api/v1/no%20thing 404 ", "PUT /api/v1/tags 405 "]),
    ([], ["GET /api/v1/no%20thing 404 ", "PUT /api/v1/tags 405 "]), (["--log", "none"], []),
  ])
  func `logs at the level it is given`(words: [String], lines: [String]) async throws {
    let server =
      try words.isEmpty
      ? RunningServer(sandbox) : RunningServer(sandbox, words[0], words[1])
    _ = server.reply("GET", "/api/v1/tags")
    _ = server.reply("GET", "/api/v1/no%20thing?secret=1")
    _ = server.reply("PUT", "/api/v1/tags")
    #expect(await server.end() == 0)
    let log = server.log.filter { !$0.hasPrefix("proba: there is no folder `page`") }
    #expect(log.count == lines.count)
    for (line, start) in zip(log, lines) {
      #expect(line.hasPrefix(start) && line.wholeMatch(of: /.* \d+ B \d+ µs/) != nil)
    }
  }

  private static let pageLog =
    #"{"records":[{"age":0,"level":"error","label":"page","message":"uncaught","failure":"oops"}]}"#

  @Test func `logs objects for programs`() async throws {
    struct Line: Decodable {
      struct Fields: Decodable {
        let method, path: String?
        let status, bytes, microseconds: Int?
      }
      let time, level, label, message: String
      let source: String?
      let metadata: Fields?
    }
    let server = try RunningServer(sandbox, "--log-format", "json", "--log", "requests")
    _ = server.reply("GET", "/api/v1/tags")
    _ = server.reply("GET", "/api/v1/nothing")
    _ = server.reply("POST", "/api/v1/page-log", Self.pageLog)
    #expect(await server.end() == 0)
    let lines: [Line] = try server.log.map {
      try JSONDecoder().decode(Line.self, from: Data($0.utf8))
    }
    let requests = lines.filter { $0.label == "requests" }
    #expect(requests.map(\.level) == ["info", "warning", "info"])
    #expect(requests.compactMap(\.metadata?.status) == [200, 404, 204])
    #expect(requests.first?.metadata?.path == "/api/v1/tags")
    let ofPages = lines.filter { $0.label == "page" }
    #expect(ofPages.map(\.message) == ["uncaught <private>"])
    #expect(ofPages.allSatisfy { $0.source == nil })
    #expect(lines.allSatisfy { $0.time.wholeMatch(of: /\d{4}-\d\d-\d\dT[\d:]{8}\.\d{6}Z/) != nil })
  }

  /// A server that waited for its reader would never end; how fast it ends depends on what else is running.
  @Test(.timeLimit(.minutes(10)))
  func `answers and stops while its log is not being read`() async throws {
    let log = Pipe()
    let server = try RunningServer(sandbox, logTo: log)
    // A pipe takes 64 KiB and the program keeps 256 KiB more: these lines are 500 KB.
    let path = "/api/" + String(repeating: "x", count: 1_000)
    for _ in 0..<500 { #expect(server.reply("GET", path).status == 404) }
    #expect(await server.end() == 0)
  }

  @Test func `reports how many lines of its log were dropped`() async throws {
    let log = Pipe()
    let server = try RunningServer(sandbox, logTo: log)
    let path = "/api/" + String(repeating: "x", count: 1_000)
    for _ in 0..<500 { #expect(server.reply("GET", path).status == 404) }
    // On a thread that no other test can block: the program waits a second for its reader.
    let (written, continuation) = AsyncStream.makeStream(of: Data.self)
    DispatchQueue.global().async {
      continuation.yield(log.fileHandleForReading.readDataToEndOfFile())
      continuation.finish()
    }
    #expect(server.reply("GET", "/api/last").status == 404)
    #expect(await server.end() == 0)
    try log.fileHandleForWriting.close()
    let data = await written.reduce(into: Data()) { $0 += $1 }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    let notices = lines.compactMap { $0.wholeMatch(of: /proba: (\d+) lines? of the log .*/)?.1 }
    let dropped = notices.compactMap { Int($0) }.reduce(0, +)
    #expect(dropped > 100)
    #expect(lines.count(where: { $0.hasPrefix("GET /api/") }) + dropped == 501)
  }

  @Test(arguments: ["text", "json"])
  func `logs to a file, to which the next server adds`(format: String) async throws {
    let path = "\(sandbox.path)/proba.log"
    for count in 1...2 {
      let server = try RunningServer(sandbox, "--log-file", path, "--log-format", format)
      #expect(server.reply("GET", "/api/v1/nothing").status == 404)
      #expect(await server.end() == 0)
      #expect(server.log.isEmpty)
      let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
        .filter { $0.contains("/api/v1/nothing") }
      #expect(lines.count == count)
      #expect(
        lines.allSatisfy {
          format == "json"
            ? $0.contains(#""level":"warning","label":"requests""#)
            : $0.wholeMatch(of: /[\d-]{10}T[\d:.]{15}Z warning GET \/api\/v1\/nothing 404 .*/)
              != nil
        })
    }
  }

  @Test func `refuses a file for its log that cannot be written`() async throws {
    let file = sandbox.path + "/missing/proba.log"
    let run = try await sandbox.run("serve", "--port", "0", "--log-file", file)
    #expect(run.code != 0 && run.error.contains(file))
  }

  @Test func `logs no failure of a page at the level that logs nothing`() async throws {
    for (level, count) in [("none", 0), ("errors", 1), ("requests", 1)] {
      let server = try RunningServer(sandbox, "--log", level)
      #expect(server.reply("POST", "/api/v1/page-log", Self.pageLog).status == 204)
      #expect(await server.end() == 0)
      #expect(server.log.count(where: { $0 == "page: uncaught <private>" }) == count, "\(level)")
    }
  }

  @Test(.enabled(if: Tool.sqlite != nil))
  func `reports a failure that repeats every second once`() async throws {
    let server = try RunningServer(sandbox, "--log", "none")
    _ = try await sandbox.shell(
      "sqlite3 data/proba/proba.sqlite 'ALTER TABLE answer RENAME TO lost'")
    try await Task.sleep(for: .seconds(3.5))
    #expect(server.log.count(where: { $0.contains("no such table: answer") }) == 1)
    #expect(await server.end() == 0)
  }

  @Test func `says why it does not start`() async throws {
    let server = try RunningServer(sandbox)
    let port = server.port
    for (words, sentence) in [
      (
        ["--port", "\(port)"],
        "port \(port) of 127.0.0.1 is in use by another program; stop it or choose another port"
      ),
      (
        ["--port", "0", "--host", "nonsense"],
        "nonsense is not an address to listen on; give one such as 127.0.0.1 or ::1"
      ),
      (
        ["--port", "0", "--host", "192.0.2.1"],
        "no network interface of this computer has the address 192.0.2.1"
      ),
      (
        ["--port", "0", "--allow-host", "a b"],
        "a b is not a host; give a name such as home.example, perhaps with a port"
      ),
    ] {
      let outcome = try await sandbox.run(["serve"] + words)
      #expect(outcome.code == 2 && outcome.output.isEmpty)
      #expect(outcome.error.split(separator: "\n").last == "proba: \(sentence)")
    }
    #expect(await server.end() == 0)
  }
}
