import Foundation
import TestSupport
import Testing

@Suite(
  .serialized,
  .enabled(
    if: Desktop.isInstalled && Tool.sqlite != nil,
    "dbus-daemon or sqlite3 is missing: Tools/setup test installs them"))
struct `A notification of the desktop` {
  private let sandbox: Sandbox
  private let desktop: Desktop
  private let now = Int64(Date().timeIntervalSince1970)

  init() throws {
    sandbox = try Sandbox(variables: Desktop.variables)
    desktop = try Desktop(sandbox)
  }

  /// Sets a schedule whose first probe was some seconds ago, and whose next one is many hours away, as if asking
  /// had begun before.
  private func ask(_ secondsAgo: Int64 = 5, seed: Int64 = 1, gap: Int64 = 3_600) async throws {
    _ = try await sandbox.run("stats")
    try await store(
      "INSERT INTO setting VALUES ('gap', \(gap)), ('seed', \(seed)), ('start', \(now - secondsAgo)), "
        + "('asked_from', \(now - secondsAgo - 60)), ('asked_until', \(now - secondsAgo - 60))"
    )
  }

  private func store(_ statement: String) async throws {
    let outcome = try await sandbox.shell(
      "sqlite3 -cmd '.timeout 5000' data/proba/proba.sqlite \"\(statement)\"")
    try #require(outcome.code == 0, "\(outcome)")
  }

  /// Answers of the last days, the latest of which is "walk dog".
  private func addHistory() async throws {
    let lines = [
      "slp", "work code", "slp", "work code", "eat <b>lunch</b> with&all people", "walk dog",
    ]
    let log = lines.enumerated().map { "\(now - 90_000 + Int64($0) * 3_600) \($1)\n" }.joined()
    try sandbox.file("log", log)
    _ = try await sandbox.run("import", "tagtime", "log")
  }

  private func answers() async throws -> [[String]] {
    let probes: [Asked] = try await sandbox.run("probes", "--json").json()
    return probes.filter { $0.at >= now - 60 }.map(\.tags)
  }

  @Test func `asks with likely answers as buttons, one of which is kept as the page keeps it`()
    async throws
  {
    try await ask()
    try await addHistory()
    try await desktop.startServer("actions", "body", "body-markup")
    let server = try RunningServer(sandbox)
    let asked = try #require(try await desktop.nextNotification())
    let time = try await sandbox.shell("date -u -d @\(now - 5) +%H:%M").output.dropLast()
    #expect(asked.title == "What were you doing at \(time)?" && asked.replaces == 0)
    #expect(asked.labels.count == 4 && asked.labels.first == "Open")
    #expect(asked.labels.last == "Same as before" && !asked.labels.contains("walk dog"))
    #expect(asked.labels.allSatisfy { $0.count <= 20 })
    let place = try #require(asked.labels.firstIndex(of: "work code"))
    let key = asked.actions[place * 2]
    #expect(key.hasPrefix("p\(now - 5)."))
    // An unknown button is no answer.
    desktop.send("press 1 p1.0")
    desktop.send("forge 1 \(key)")
    desktop.send("invoke 1 \(key)")
    try await waitUntil { try await answers() == [["work", "code"]] }
    let row = "SELECT name, is_late, comment IS NULL FROM answer JOIN device ON device.id = device"
    let stored = try await sandbox.shell(
      "sqlite3 data/proba/proba.sqlite \"\(row) WHERE moment = \(now - 5)\"")
    #expect(stored.output == "desktop|0|1\n")
    #expect(try await sandbox.run("undo").code == 0)
    #expect(await server.end() == 0)
  }

  @Test func `repeats the previous answer`() async throws {
    try await ask()
    try await addHistory()
    try await desktop.startServer()
    let server = try RunningServer(sandbox)
    let asked = try #require(try await desktop.nextNotification())
    desktop.send("invoke 1 \(asked.actions[asked.actions.count - 2])")
    try await waitUntil { try await answers() == [["walk", "dog"]] }
    #expect(await server.end() == 0)
  }

  @Test func `is closed when the probe is answered elsewhere, and when the server ends`()
    async throws
  {
    try await ask()
    try await desktop.startServer()
    let server = try RunningServer(sandbox)
    #expect(try await desktop.nextNotification() != nil)
    #expect(server.answer("tea", at: now - 5).status == 201)
    #expect(try await desktop.closes())
    #expect(try await sandbox.run("undo").code == 0)
    #expect(await server.end() == 0)
    let again = try RunningServer(sandbox)
    #expect(try await desktop.nextNotification() != nil)
    #expect(await again.end() == 0)
    #expect(try await desktop.closes())
  }

  @Test func `makes way for that of the next probe, and counts those that wait`() async throws {
    // The next probe comes 13 seconds later, and another one after minutes.
    try await ask(0, seed: 1_475_608_308, gap: 30)
    try await desktop.startServer()
    let server = try RunningServer(sandbox)
    let first = try #require(try await desktop.nextNotification())
    #expect(first.body.isEmpty)
    #expect(try await desktop.closes())
    let second = try #require(try await desktop.nextNotification())
    #expect(second.replaces == 0 && second.body == "1 more is waiting.")
    // The same notification is updated when the other probe is no longer pending.
    #expect(server.answer("tea", at: now).status == 201)
    let updated = try #require(try await desktop.nextNotification())
    #expect(updated.replaces == 2 && updated.body.isEmpty)
    #expect(await server.end() == 0)
  }

  @Test func `takes a written answer, and asks again if it cannot be read`() async throws {
    try await ask()
    try await desktop.startServer("actions", "body", "inline-reply")
    let server = try RunningServer(sandbox)
    let asked = try #require(try await desktop.nextNotification())
    #expect(asked.actions.prefix(4) == ["default", "Open", "inline-reply", "Answer…"])
    desktop.send("reply 1 tea (hot")
    let again = try #require(try await desktop.nextNotification())
    #expect(again.body == "the bracket opened at character 5 is never closed")
    desktop.send("reply 2 tea (hot)")
    try await waitUntil { try await answers() == [["tea"]] }
    #expect(await server.end() == 0)
  }

  @Test func `appears when a desktop comes, and again when it or the bus comes back`()
    async throws
  {
    try await ask()
    let server = try RunningServer(sandbox)
    try await desktop.startServer()
    #expect(try await desktop.nextNotification() != nil)
    await desktop.stopServer()
    try await desktop.startServer()
    #expect(try await desktop.nextNotification() != nil)
    await desktop.stopBus()
    // The server is unaffected.
    #expect(server.reply("GET", "/api/v1/overview").status == 200)
    try desktop.startBus()
    try await desktop.startServer()
    #expect(try await desktop.nextNotification() != nil)
    // A notification that the person closes stays closed.
    desktop.send("close 1 2")
    try await addHistory()
    #expect(try await desktop.nextCall(within: 2.5) == nil)
    #expect(try await answers() == [[]])
    #expect(await server.end() == 0)
  }

  @Test func `is one for all probes that came during sleep, and opens the page`() async throws {
    try FileManager.default.createDirectory(
      atPath: "\(sandbox.path)/bin", withIntermediateDirectories: true)
    try sandbox.file(
      "bin/xdg-open", "#!/bin/sh\necho \"$XDG_ACTIVATION_TOKEN $*\" > $HOME/opened\n")
    _ = try await sandbox.shell("chmod +x bin/xdg-open")
    try await ask(3_600)
    try await desktop.startServer()
    // The key is in no argument, since all users of the machine can read those.
    let server = try RunningServer(sandbox, "--key")
    #expect(try await desktop.nextCall(within: 2)?.call == "GetCapabilities")
    // The state at the next tick after the machine wakes up.
    let rows = (Int64(1)...3).map { "(\(now - 3_600 + $0 * 600), 3600, 0, 1, 1, 1)" }
    try await store(
      "INSERT INTO probe (moment, gap, utc_offset, is_scheduled, is_asked, is_unfilled) VALUES "
        + rows.joined(separator: ", "))
    let summary = try #require(try await desktop.nextNotification())
    #expect(summary.title == "3 questions while you were away" && summary.labels == ["Open"])
    #expect(try await desktop.nextCall(within: 1.5) == nil)
    desktop.send("token 1 abc")
    desktop.send("invoke 1 default")
    let opened = "abc http://127.0.0.1:\(server.port)/\n"
    try await waitUntil { sandbox.contents("opened") == Array(opened.utf8) }
    #expect(await server.end() == 0)
  }

  @Test func `is not shown to those who do not want it`() async throws {
    try await ask()
    try await desktop.startServer()
    let silent = try RunningServer(sandbox, "--no-notifications")
    #expect(try await desktop.nextCall(within: 2.5) == nil)
    #expect(await silent.end() == 0)
    let server = try RunningServer(sandbox)
    #expect(try await desktop.nextNotification() != nil)
    #expect(try await sandbox.run("config", "notifications", "off").code == 0)
    #expect(try await desktop.closes())
    #expect(try await sandbox.run("config", "notifications", "on").code == 0)
    #expect(try await desktop.nextNotification() != nil)
    #expect(await server.end() == 0)
  }

  @Test func `that the desktop refuses is reported`() async throws {
    try await ask()
    try await desktop.startServer()
    desktop.send("refuse")
    try await Task.sleep(for: .milliseconds(200))
    let server = try RunningServer(sandbox)
    try await waitUntil {
      server.log.contains {
        $0.hasSuffix(
          "the desktop does not show notifications: org.freedesktop.Notifications.Error.Refused")
      }
    }
    #expect(await server.end() == 0)
  }

  /// Waits until a condition holds.
  private func waitUntil(_ condition: () async throws -> Bool) async throws {
    for _ in 0..<400 {
      if try await condition() { return }
      try await Task.sleep(for: .milliseconds(100))
    }
    Issue.record("it never became so")
  }
}
