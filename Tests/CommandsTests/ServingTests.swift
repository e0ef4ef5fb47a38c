import Catalogue
import CivilTime
import Composition
import Foundation
import Settings
import TestSupport
import Testing
import TrackerStore
import Tracking
import Wire

@testable import Commands

/// The parts of `proba serve`, assembled in the test.
@Suite struct `What a server consists of` {
  /// Begins a server on a free port, among the parts of a run.
  private func begin(_ sandbox: Sandbox, _ flags: String...) -> Container<Serving> {
    Container(Running.self, input: words(sandbox) + flags).begin(Serving.self, input: 0)
  }

  private func words(_ sandbox: Sandbox) -> [String] {
    ["serve", "--database", "\(sandbox.path)/proba.sqlite"]
  }

  @Test func `answers requests, and asks until it is ended`() throws {
    let sandbox = try Sandbox()
    var tracker: Tracker?
    // The test connects to no desktop.
    let substitutes = [
      Substitution(AskedDesktop.self) { _ throws(Commands.Failure) in nil }
    ]
    let words = words(sandbox) + ["--log", "none"]
    try Container.substituting(Running.self, substitutes, input: words) { run in
      let serving = run.begin(Serving.self, input: 0)
      let page = try serving.resolve(PageServer.self)
      var ticker = try serving.make(Ticker.self)
      ticker.tick()
      tracker = try serving.resolve(AskingTracker.self).tracker
      let port = try #require(page.address.wholeMatch(of: /http:\/\/127\.0\.0\.1:(\d+)\//)?.1)
      var client = Client(port: try #require(UInt16(port)))
      client.send("GET /api/v1/overview HTTP/1.1\nHost: localhost:\(port)\n\n")
      #expect(client.response().status == 200)
    }
    // No more time counts as asked.
    let asked = try #require(tracker)
    let hours = try asked.statistics(in: .always).askedHours
    Thread.sleep(forTimeInterval: 1.1)
    #expect(try asked.statistics(in: .always).askedHours == hours)
  }

  @Test func `asks only once its page can be reached`() throws {
    let sandbox = try Sandbox()
    let first = begin(sandbox, "--log", "none")
    defer { first.end() }
    let asking = try first.resolve(AskingTracker.self).tracker
    let place = try first.resolve(PageServer.self).address
    let port = try #require(place.wholeMatch(of: /.*:(\d+)\//)?.1)
    let second = Container(Running.self, input: words(sandbox) + ["--log", "none"])
      .begin(Serving.self, input: try #require(UInt16(port)))
    #expect(throws: Commands.Failure.self) { try second.make(Ticker.self) }
    second.end()
    // The first one still asks.
    let hours = try asking.statistics(in: .always).askedHours
    Thread.sleep(forTimeInterval: 1.1)
    #expect(try asking.statistics(in: .always).askedHours > hours)
  }

  private static let pageLog = #"""
    {"records":[\#
      {"age":0,"level":"error","label":"page","message":"uncaught",\#
       "failure":"/days TypeError: secret"},\#
      {"age":0,"level":"error","label":"requests","message":"the server failed",\#
       "fields":[{"name":"request","value":"GET /api/v1/day"},{"name":"status","value":"502"}]},\#
      {"age":0,"level":"info","label":"requests","message":"the server refused"}\#
    ],"dropped":2}
    """#

  @Test(arguments: ["none", "errors", "requests"])
  func `keeps what went wrong, whatever is logged, and nothing of the diary`(
    extent: String
  ) throws {
    let sandbox = try Sandbox()
    let serving = begin(sandbox, "--log", extent)
    defer { serving.end() }
    let place = try serving.resolve(PageServer.self).address
    let number = try #require(place.wholeMatch(of: /.*:(\d+)\//)?.1)
    let port = try #require(UInt16(number))
    func reply(_ line: String, _ body: String = "") -> TestSupport.Reply {
      var client = Client(port: port)
      client.send(
        "\(line) HTTP/1.1\nHost: localhost:\(port)\nContent-Type: application/json\n"
          + "Content-Length: \(body.utf8.count)\n\n\(body)")
      return client.response()
    }
    #expect(reply("GET /api/v1/tags").status == 200)
    #expect(reply("GET /api/v1/stats?tag=secret").status == 404)
    #expect(reply("POST /api/v1/answers", #"{"at":5,"text":"(secret"}"#).status >= 400)
    #expect(reply("GET /secret").status == 404)
    #expect(reply("POST /api/v1/page-log", Self.pageLog).status == 204)
    // A request is logged after its response was sent.
    let log = try serving.resolve(ServingLog.self)
    for _ in 0..<200 where log.records.count(where: { $0.label == "requests" }) < 3 {
      Thread.sleep(forTimeInterval: 0.05)
    }
    let messages = log.records.map(\.message)
    #expect(messages.contains { $0.hasPrefix("GET /api/v1/stats 404 ") })
    #expect(messages.contains { $0.hasPrefix("POST /api/v1/answers 4") })
    #expect(messages.contains { $0.hasPrefix("GET <private> 404 ") })
    #expect(messages.contains("uncaught /days TypeError: <private>"))
    #expect(messages.contains("requests: the server failed request=GET /api/v1/day status=502"))
    #expect(messages.contains("2 lines of the log dropped"))
    #expect(!messages.contains { $0.contains("refused") }, "it is ordinary")
    #expect(!messages.contains { $0.contains("/api/v1/tags") })
    for path in ["program-log", "program-log/file"] {
      let body = reply("GET /api/v1/\(path)").body
      #expect(body.contains("/api/v1/stats 404") && !body.contains("secret"), "\(path)")
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `hears of a setting that another process changes, as do all pages`() async throws {
    let sandbox = try Sandbox()
    let serving = begin(sandbox, "--log", "none", "--no-notifications")
    defer { serving.end() }
    // It does not tick, so that all must be notified of the change itself.
    _ = try serving.make(Ticker.self)
    let place = try serving.resolve(PageServer.self).address
    let number = try #require(place.wholeMatch(of: /.*:(\d+)\//)?.1)
    let port = try #require(UInt16(number))
    var one = Client(port: port)
    var other = Client(port: port)
    let request = "GET /api/v1/events HTTP/1.1\nHost: localhost:\(port)\n\n"
    one.send(request)
    other.send(request)
    #expect(one.read(until: ": listening").hasSuffix(": listening"))
    #expect(other.read(until: ": listening").hasSuffix(": listening"))
    let (themes, hears) = AsyncStream.makeStream(of: String.self)
    let subscription = try serving.resolve(ServedSettings.self)
      .observe(ProbaSettings.theme) { hears.yield("\($0)") }
    let change = ["config", "theme", "dark", "--database", "\(sandbox.path)/proba.sqlite"]
    #expect(try await sandbox.run(change) == Outcome())
    let event = #""theme":"dark""#
    #expect(one.read(until: event).hasSuffix(event))
    #expect(other.read(until: event).hasSuffix(event))
    #expect(await themes.first { $0 == "dark" } != nil)
    withExtendedLifetime(subscription) {}
  }

  @Test(.enabled(if: Tool.sqlite != nil))
  func `keeps that its settings cannot be read`() async throws {
    let sandbox = try Sandbox()
    let serving = begin(sandbox, "--log", "none")
    defer { serving.end() }
    let settings = try serving.resolve(ServedSettings.self)
    let command = "sqlite3 proba.sqlite 'ALTER TABLE preference RENAME TO gone'"
    #expect(try await sandbox.shell(command).code == 0)
    settings.reload()
    #expect(settings.problems.count == 1)
    let log = try serving.resolve(ServingLog.self)
    for _ in 0..<200 where log.records.isEmpty {
      try await Task.sleep(for: .milliseconds(50))
    }
    #expect(log.records.contains { $0.message.contains("cannot be used") })
  }

  @Test(arguments: [
    "proba.sqlite", "proba.sqlite-wal", "proba.sqlite-shm", "proba.sqlite-journal",
    "proba.sqlite.key", "proba.sqlite.rates", "link", "look.json", "rates.json", "rotated",
    "./proba.sqlite",
  ])
  func `never logs to a file that it reads or keeps`(name: String) throws {
    let sandbox = try Sandbox()
    let files = FileManager.default
    let path = "\(sandbox.path)/\(name)"
    // An empty file is an empty database.
    #expect(files.createFile(atPath: "\(sandbox.path)/proba.sqlite", contents: nil))
    try files.createSymbolicLink(
      atPath: "\(sandbox.path)/link", withDestinationPath: "proba.sqlite")
    // One of the older files would be the database, which a rotation replaces.
    try files.createSymbolicLink(
      atPath: "\(sandbox.path)/rotated.5", withDestinationPath: "proba.sqlite")
    let before = try files.contentsOfDirectory(atPath: sandbox.path).sorted()
    let serving = begin(
      sandbox, "--log-file", path, "--styles", "\(sandbox.path)/look.json", "--rates",
      "\(sandbox.path)/rates.json")
    defer { serving.end() }
    let failure = #expect(throws: Commands.Failure.self) { try serving.resolve(PageServer.self) }
    guard case .fileOfData(let refused) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(refused == (name == "rotated" ? path + ".5" : path))
    #expect(try files.contentsOfDirectory(atPath: sandbox.path).sorted() == before)
  }

  @Test func `needs the name of a file for its log`() throws {
    let serving = begin(try Sandbox(), "--log-file", "")
    defer { serving.end() }
    let failure = #expect(throws: Commands.Failure.self) { try serving.resolve(ServingLog.self) }
    guard case .emptyPath("--log-file") = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
  }

  @Test func `reports what cannot be made, and has not asked`() throws {
    let sandbox = try Sandbox()
    let serving = begin(sandbox, "--styles", "\(sandbox.path)/missing.json")
    #expect(throws: Commands.Failure.self) { try serving.make(Ticker.self) }
    let tracker = try serving.resolve(ServedTracker.self)
    Thread.sleep(forTimeInterval: 1.1)
    serving.end()
    #expect(try tracker.statistics(in: .always).askedHours == 0)
  }
}
