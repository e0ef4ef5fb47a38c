import Foundation
import TestSupport
import Testing

@Suite struct `A page with styles of its own` {
  private let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  @Test(arguments: ["calm", "contrast", "paper"])
  func `may have a built-in skin`(name: String) throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent().path + "/../../Skins/"
    let server = try RunningServer(
      sandbox, "--log", "errors", "--styles", path + name + ".json")
    let sheet = server.reply("GET", "/skin.css")
    #expect(sheet.status == 200 && sheet.body.hasPrefix(":root{"))
    #expect(sheet.body.contains("--accent:light-dark(#") && sheet.body.hasSuffix("}"))
    #expect(!server.log.contains { $0.contains(".json:") }, "\(server.log)")
  }

  @Test func `follows its file, and keeps the last good styles`() async throws {
    try sandbox.file("mine.json", ##"{"light": {"accentColor": "#123456"}}"##)
    let server = try RunningServer(sandbox, "--log", "errors", "--styles", "mine.json")
    var listener = Client(port: server.port)
    listener.send("GET /api/v1/events HTTP/1.1\nHost: localhost\n\n")
    _ = listener.read(until: "event: current\n")
    #expect(server.reply("GET", "/skin.css").body.contains("--accent:light-dark(#123456,oklch("))
    try sandbox.file("mine.json", ##"{"light": {"accentColor": "#654321"}, "radiusSmall": 2}"##)
    _ = listener.read(until: "event: skin\ndata: ")
    #expect(listener.read(until: "\n").trimmingCharacters(in: .newlines) == "/skin.css?1")
    // A page that was loaded before the change and listens only after it would miss it.
    var late = Client(port: server.port)
    late.send("GET /api/v1/events HTTP/1.1\nHost: localhost\n\n")
    #expect(late.read(until: "event: current\n").contains("event: skin\ndata: /skin.css?1\n"))
    let changed = server.reply("GET", "/skin.css").body
    #expect(changed.contains("light-dark(#654321") && changed.contains("--radius-small:2"))

    try sandbox.file("mine.json", #"{"light": {"accentColor": "nonsense"}}"#)
    func isReported() -> Bool { server.log.contains { $0.contains("mine.json:1:") } }
    for _ in 0..<100 where !isReported() { try await Task.sleep(for: .milliseconds(50)) }
    #expect(isReported(), "\(server.log)")
    #expect(server.reply("GET", "/skin.css").body == changed)
  }

  @Test func `reports names that have no effect`() async throws {
    try sandbox.file(
      "mine.json",
      ##"{"light": {"acentColor": "#123456", "fillColor": "@soft"}, "soft": "#eeeeee"}"##)
    let server = try RunningServer(sandbox, "--log", "errors", "--styles", "mine.json")
    #expect(server.reply("GET", "/skin.css").status == 200)
    for _ in 0..<100 where server.log.isEmpty { try await Task.sleep(for: .milliseconds(50)) }
    #expect(
      server.log.contains {
        $0.contains(
          "mine.json:1:12: light.acentColor has no effect; light.accentColor may be meant")
      }, "\(server.log)")
    #expect(!server.log.contains { $0.contains("soft") })
  }

  @Test func `may be in the files of a folder`() throws {
    try FileManager.default.createDirectory(
      atPath: sandbox.path + "/look", withIntermediateDirectories: true)
    try sandbox.file("look/colors.json", ##"{"light": {"tags": {"color1": "#123456"}}}"##)
    let server = try RunningServer(sandbox, "--log", "errors", "--styles", "look")
    var listener = Client(port: server.port)
    listener.send("GET /api/v1/events HTTP/1.1\nHost: localhost\n\n")
    _ = listener.read(until: "event: current\n")
    #expect(server.reply("GET", "/skin.css").body.contains("--tag-1:light-dark(#123456,#718ff9);"))
    try sandbox.file("look/metrics.json", #"{"radiusSmall": 2}"#)
    _ = listener.read(until: "event: skin\ndata: ")
    #expect(listener.read(until: "\n").trimmingCharacters(in: .newlines) == "/skin.css?1")
    #expect(server.reply("GET", "/skin.css").body.contains("--radius-small:2"))
  }

  @Test func `is that of charts and reports, too`() async throws {
    _ = try await sandbox.run("import", "tagtime", Sample.log)
    try sandbox.file(
      "mine.json",
      ##"{"light": {"tags": {"color1": "#123456"}, "primaryColor": "#112233"}, "tagz": 1}"##)
    let chart = try await sandbox.run("chart", "bars", "--svg", "c.svg", "--styles", "mine.json")
    #expect(chart.code == 0 && chart.error.contains("mine.json:1:"), "\(chart)")
    let svg = String(decoding: try #require(sandbox.contents("c.svg")), as: UTF8.self)
    #expect(svg.contains("#123456") && svg.contains("#112233"))
    let plain = try await sandbox.run("chart", "bars", "--svg", "p.svg")
    #expect(plain.code == 0 && plain.error.isEmpty)
    #expect(
      !String(decoding: try #require(sandbox.contents("p.svg")), as: UTF8.self).contains("#123456"))

    let week = ["report", "--week", "2022-11-09", "--pdf"]
    try sandbox.file("wide.json", #"{"report": {"margins": 100, "letters": {"note": 7}}}"#)
    #expect(try await sandbox.run(week + ["p.pdf"]).code == 0)
    #expect(try await sandbox.run(week + ["w.pdf", "--styles", "wide.json"]).code == 0)
    let pages = ["p.pdf", "w.pdf"].compactMap { sandbox.contents($0) }
    #expect(pages.count == 2 && pages[0] != pages[1])
    // A value that leaves no space: the report is the one without it.
    try sandbox.file("ruin.json", #"{"report": {"margins": 400, "letters": {"note": -5}}}"#)
    let ruin = try await sandbox.run(week + ["r.pdf", "--styles", "ruin.json"])
    #expect(ruin.code == 0 && ruin.error.contains("ruin.json:1:24: report.margins is"), "\(ruin)")
    #expect(ruin.error.contains("ruin.json:1:49: report.letters.note is"), "\(ruin)")
    #expect(sandbox.contents("r.pdf")?.count == pages[0].count)
    let missing = try await sandbox.run(week + ["m.pdf", "--styles", "nowhere.json"])
    #expect(missing.code == 2 && missing.error.contains("nowhere.json"))
    #expect(sandbox.contents("m.pdf") == nil)
  }

  @Test func `is that of the picture of a week, at the time of the request`() async throws {
    _ = try await sandbox.run("import", "tagtime", Sample.log)
    try sandbox.file("mine.json", "{}")
    let server = try RunningServer(sandbox, "--log", "errors", "--styles", "mine.json")
    func picture() -> (status: Int, body: String) {
      let reply = server.reply("GET", "/api/v1/review/picture?from=2022-11-07")
      return (reply.status, reply.body)
    }
    let plain = picture()
    #expect(plain.status == 200 && plain == picture())
    var listener = Client(port: server.port)
    listener.send("GET /api/v1/events HTTP/1.1\nHost: localhost\n\n")
    _ = listener.read(until: "event: current\n")
    try sandbox.file("mine.json", ##"{"light": {"backgroundColor": "#ffeedd"}}"##)
    _ = listener.read(until: "event: skin\n")
    let tinted = picture()
    #expect(tinted.status == 200 && tinted.body != plain.body)
    try sandbox.file("mine.json", #"{"report": {"ring": {"isPatterned": true}}}"#)
    _ = listener.read(until: "event: skin\n")
    let patterned = picture()
    #expect(patterned.status == 200 && patterned.body != plain.body)
  }

  @Test func `is read from a cache at the next start, where there can be one`() throws {
    let sandbox = try Sandbox(variables: ["XDG_CACHE_HOME": "{}/cache"])
    try sandbox.file("mine.json", ##"{"light": {"accentColor": "#123456"}}"##)
    func accent() throws -> Bool {
      let server = try RunningServer(sandbox, "--log", "errors", "--styles", "mine.json")
      return server.reply("GET", "/skin.css").body.contains("--accent:light-dark(#123456,oklch(")
    }
    // Without the folder, nothing is cached.
    #expect(try accent() && !sandbox.exists("\(sandbox.path)/cache"))
    let cache = "\(sandbox.path)/cache"
    try FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
    #expect(try accent())
    let kept = try FileManager.default.contentsOfDirectory(atPath: "\(cache)/proba")
    #expect(kept.count == 1 && kept[0].hasPrefix("styles-") && kept[0].hasSuffix(".cache"))
    #expect(try accent())
    try sandbox.file("cache/proba/\(kept[0])", "PROBASTY")
    #expect(try accent())
  }

  @Test func `reports remote parts, which are not fetched`() async throws {
    try sandbox.file("colors.json", ##"{"light": {"accentColor": "#123456"}}"##)
    try sandbox.file(
      "mine.json",
      #"{"@include.colors": {"inApp": "colors.json", "remote": "http://localhost:1/colors.json"}}"#)
    let warning = "mine.json:1:56: remote parts are not fetched; the local part is used"
    let server = try RunningServer(sandbox, "--log", "errors", "--styles", "mine.json")
    #expect(server.reply("GET", "/skin.css").body.contains("--accent:light-dark(#123456,oklch("))
    for _ in 0..<100 where server.log.isEmpty { try await Task.sleep(for: .milliseconds(50)) }
    #expect(server.log.contains { $0.contains(warning) }, "\(server.log)")
    let chart = try await sandbox.run("chart", "bars", "--svg", "c.svg", "--styles", "mine.json")
    #expect(chart.error.contains(warning), "\(chart)")
  }

  @Test func `has the place of what is wrong`() async throws {
    try sandbox.file("wrong.json", "{\n  \"accentColor\": 5\n}")
    let outcome = try await sandbox.run("serve", "--port", "0", "--styles", "wrong.json")
    #expect(outcome.code == 2 && outcome.error.contains("wrong.json:2:"))
    let missing = try await sandbox.run("serve", "--port", "0", "--styles", "nowhere.json")
    #expect(missing.code == 2 && missing.error.contains("nowhere.json"))
  }

  @Test func `has none by default`() throws {
    let server = try RunningServer(sandbox)
    #expect(server.reply("GET", "/skin.css").status == 404)
  }
}
