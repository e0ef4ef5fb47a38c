import Foundation
import TestSupport
import Testing

@Suite struct `A page with styles of its own` {
  private let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  @Test(arguments: ["calm", "contrast", "paper"])
  func `may have a skin that comes along`(name: String) throws {
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

  @Test func `has the place of what is wrong`() async throws {
    try sandbox.file("wrong.json", "{\n  \"accentColor\": 5\n}")
    let outcome = try await sandbox.run("serve", "--port", "0", "--styles", "wrong.json")
    #expect(outcome.code == 2 && outcome.error.contains("wrong.json:2:"))
    let missing = try await sandbox.run("serve", "--port", "0", "--styles", "nowhere.json")
    #expect(missing.code == 2 && missing.error.contains("nowhere.json"))
  }

  @Test func `has none unless it is asked for`() throws {
    let server = try RunningServer(sandbox)
    #expect(server.reply("GET", "/skin.css").status == 404)
  }
}
