import HTTPServer
import Synchronization
import TestSupport
import Testing

/// A stand-in for two banks on this machine.
private final class Banks: Sendable {
  enum Mood { case well, failing, malformed, leading }

  private final class State: Sendable {
    let mood: Mutex<Mood>
    let requests = Mutex(0)
    init(_ mood: Mood) { self.mood = Mutex(mood) }
  }

  private static let euros = """
    <Cube><Cube time='2026-11-25'><Cube currency='USD' rate='1.25'/>
    <Cube currency='JPY' rate='181.2'/><Cube currency='GBP' rate='0.88'/>
    <Cube currency='SEK' rate='11'/></Cube></Cube>
    """
  private static let hryvnias = """
    [{"rate":40,"cc":"USD","exchangedate":"26.11.2026"},
    {"rate":50,"cc":"EUR","exchangedate":"26.11.2026"},
    {"rate":0.1,"cc":"KZT","exchangedate":"26.11.2026"},
    {"rate":10,"cc":"RON","exchangedate":"26.11.2026"}]
    """

  private let state: State
  private let server: Server

  init(_ mood: Mood = .well) throws {
    let state = State(mood)
    self.state = state
    server = try Server(Server.Configuration()) { request in
      state.requests.withLock { $0 += 1 }
      switch state.mood.withLock({ $0 }) {
      case .failing: return Response(.serviceUnavailable)
      case .malformed: return .content(type: "text/html", Array("<html>Sorry</html>".utf8))
      case .leading where request.segments.last != "elsewhere":
        return Response(.seeOther, headers: ["Location": "/ecb/elsewhere"])
      case .well, .leading:
        let table = request.segments.first == "ecb" ? Self.euros : Self.hryvnias
        return .content(type: "text/plain", Array(table.utf8))
      }
    }
  }

  deinit { server.stop() }

  func become(_ mood: Mood) { state.mood.withLock { $0 = mood } }

  /// The number of requests for a table.
  var requests: Int { state.requests.withLock { $0 } }

  func source(_ bank: String) -> String { "http://127.0.0.1:\(server.port)/\(bank)" }

  /// The flags by which a command fetches from here.
  var flags: [String] { ["ecb", "nbu"].flatMap { ["--rate-source", source($0)] } }
}

@Suite struct `Exchange rates` {
  private let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private func stored() -> [Substring] {
    String(decoding: sandbox.contents("data/proba/proba.sqlite.rates") ?? [], as: UTF8.self)
      .split(separator: "\n")
  }

  @Test func `are fetched, stored and used from then on`() async throws {
    let banks = try Banks()
    #expect(try await sandbox.run("convert", "$100").code == 2)
    let outcome = try await sandbox.run(["rates"] + banks.flags)
    #expect(outcome.error.isEmpty && outcome.code == 0)
    #expect(outcome.output == "8 currencies, the latest rates from 2026-11-26.\n")
    #expect(stored().contains("UAH,50,2026-11-26") && stored().contains("USD,1.25,2026-11-25"))
    let text = try await sandbox.run("convert", "$100")
    #expect(text.output.hasPrefix("100\u{A0}$ = 80\u{A0}€"), "\(text)")
    #expect(text.output.contains("rates of 2026-11-25"))
    #expect(try await sandbox.run("convert", "100 гривень у євро").output.contains("2026-11-26"))
    // Rates named by the person come first.
    try sandbox.file("rates", "# 2023-01-03\nEUR,1\nUSD,2\n")
    #expect(
      try await sandbox.run("convert", "--rates", "rates", "$100").output.contains("= 50\u{A0}€"))
  }

  @Test func `of one bank are enough, and the others stay as they were`() async throws {
    let banks = try Banks()
    _ = try await sandbox.run(["rates"] + banks.flags)
    let before = stored()
    let dead = "http://127.0.0.1:1/ecb"
    let outcome = try await sandbox.run(
      "rates", "--rate-source", dead, "--rate-source", banks.source("nbu"))
    #expect(
      outcome.code == 0 && outcome.error.contains("no exchange rates from \(dead): curl: (7)"))
    #expect(stored().contains("JPY,181.2,2026-11-25") && stored().contains("USD,1.25,2026-11-26"))
    #expect(stored().count == before.count)
  }

  @Test(arguments: [
    (Banks.Mood.failing, "curl: (22)"), (.malformed, "is not a table of exchange rates"),
  ])
  private func `that cannot be had leave the stored ones`(
    mood: Banks.Mood, sentence: String
  ) async throws {
    let banks = try Banks()
    _ = try await sandbox.run(["rates"] + banks.flags)
    let before = stored()
    banks.become(mood)
    let outcome = try await sandbox.run(["rates"] + banks.flags)
    #expect(outcome.code == 2 && outcome.error.ranges(of: sentence).count == 2, "\(outcome)")
    #expect(stored() == before && !before.isEmpty)
  }

  @Test func `lead elsewhere by https only, and brackets in addresses are no ranges`() async throws
  {
    let banks = try Banks(.leading)
    let outcome = try await sandbox.run("rates", "--rate-source", banks.source("ecb"))
    #expect(outcome.code == 2 && outcome.error.contains("curl: (1)"), "\(outcome)")
    #expect(banks.requests == 1)
    banks.become(.failing)
    _ = try await sandbox.run("rates", "--rate-source", banks.source("ecb[1-9]"))
    #expect(banks.requests <= 2)
  }

  @Test func `that are late are not waited for`() async throws {
    let silent = SilentListener()
    let outcome = try await sandbox.run(
      "rates", "--rate-source", "http://127.0.0.1:\(silent.port)/")
    #expect(outcome.code == 2 && outcome.error.contains("curl: (28)"), "\(outcome)")
  }

  @Test(arguments: ["file:///etc/passwd", "ftp://example.org/", "-o", "ecb"])
  func `come from the web alone`(source: String) async throws {
    let outcome = try await sandbox.run("rates", "--rate-source=\(source)")
    #expect(outcome.code == 2 && outcome.error.contains("http://"), "\(outcome)")
  }

  @Test func `of another base are replaced, not mixed`() async throws {
    let banks = try Banks()
    _ = try await sandbox.run("answer", "tea")
    try sandbox.file("data/proba/proba.sqlite.rates", "# 2026-11-01\nUSD,1\nEUR,0.9\nPLN,4\n")
    _ = try await sandbox.run(["rates"] + banks.flags)
    #expect(stored().contains("USD,1.25,2026-11-25") && !stored().contains { $0.hasPrefix("PLN") })
  }

  @Test func `need curl`() async throws {
    let sandbox = try Sandbox(variables: ["PATH": "/nowhere"])
    let outcome = try await sandbox.run("rates")
    #expect(outcome.code == 2 && outcome.error.contains("curl is needed"), "\(outcome)")
  }

  @Test func `are fetched by a server only where the person allows it`() async throws {
    let banks = try Banks()
    let flags = banks.flags
    let server = try RunningServer(sandbox, flags[0], flags[1], flags[2], flags[3])
    func converts() -> Bool {
      server.reply("GET", "/api/v1/conversion?text=100%20USD").body.contains("2026-11-25")
    }
    #expect(!converts())
    try await Task.sleep(for: .seconds(2))
    #expect(banks.requests == 0)
    #expect(try await sandbox.run("config", "rates", "daily").code == 0)
    for _ in 0..<300 where !converts() { try await Task.sleep(for: .milliseconds(100)) }
    #expect(converts())
    #expect(banks.requests == 2, "once a bank")
    // Rates stored by another program are adopted.
    try sandbox.file("data/proba/proba.sqlite.rates", "# 2026-12-01\nEUR,1\nUSD,1.5\n")
    func hasNew() -> Bool {
      server.reply("GET", "/api/v1/conversion?text=100%20USD").body.contains("2026-12-01")
    }
    for _ in 0..<300 where !hasNew() { try await Task.sleep(for: .milliseconds(100)) }
    #expect(hasNew())
    #expect(banks.requests == 2)
    #expect(await server.end() == 0)
  }

  @Test func `of a broken bank do not hold up a server`() async throws {
    let banks = try Banks(.malformed)
    let flags = banks.flags
    _ = try await sandbox.run("config", "rates", "daily")
    let server = try RunningServer(sandbox, flags[0], flags[1], flags[2], flags[3])
    for _ in 0..<100 where server.log.count(where: { $0.contains("not a table") }) < 2 {
      try await Task.sleep(for: .milliseconds(100))
    }
    #expect(server.log.count { $0.contains("not a table") } == 2, "both banks are named")
    #expect(server.log.contains { $0.contains("not a table of exchange rates") }, "\(server.log)")
    #expect(server.reply("GET", "/api/v1/overview").status == 200)
    try await Task.sleep(for: .seconds(1))
    #expect(banks.requests == 2, "it is not asked again at once")
    #expect(await server.end() == 0)
  }
}
