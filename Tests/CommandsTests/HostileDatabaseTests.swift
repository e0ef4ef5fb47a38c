import Foundation
import TestSupport
import Testing

/// Databases with the right tables, but with numbers that Proba never writes.
@Suite(.enabled(if: Tool.sqlite != nil), .timeLimit(.minutes(10)))
struct `A database with numbers that cannot be` {
  private let sandbox: Sandbox

  init() throws { sandbox = try Sandbox(zone: "Europe/Kyiv") }

  /// The last ones are used only in a long run.
  private static let extremes = [
    "9223372036854775807", "-9223372036854775808", "1000000000000000000", "-1", "253402300799",
  ].prefix(ProcessInfo.processInfo.environment["SOAK"] == nil ? 2 : 5)

  /// Commands that read all data in every way.
  private static let reading = [
    "stats --json", "stats --json --from 2022-10-20", "stats --by hour-weekday --tag work --json",
    "stats --tag work --amounts",
    "status --json", "report --from 2022-10-01 --pdf - > x.pdf", "chart bars --svg -",
    "chart week --svg -", "chart treemap --svg - --from 2022-10-20", "probes --json",
    "export tagtime", "tag work --json", "tag work",
    "quiet list", "quiet add --hours 1-2", "quiet list --json",
  ]

  private static let addresses = [
    "overview", "probes", "tags", "likely?at=1667003333", "stats", "stats?from=2022-10-20",
    "stats/tree", "stats/hour-weekday?tag=work", "stats/trend", "stats/trend?tag=work",
    "stats/trend?tag=work&from=2022-10-20&to=2022-11-20", "tags/profile?tag=work",
  ]

  /// Changes to a good database; `?` is the number.
  private static let changes = [
    "UPDATE OR REPLACE tally SET count = ?",
    "UPDATE OR REPLACE tally SET count = ? WHERE subject = (SELECT min(subject) FROM tally)",
    "UPDATE OR REPLACE tally SET gap = ?", "UPDATE OR REPLACE tally SET month = ?",
    "UPDATE OR REPLACE tally SET subject = ?",
    "UPDATE OR REPLACE combination SET gap = ?", "UPDATE OR REPLACE combination SET month = ?",
    "UPDATE combination SET counts = CAST(? AS BLOB)",
    "UPDATE combination SET counts = CAST(x'0101ffffffffffffffff7f' || counts AS BLOB)",
    "UPDATE probe SET gap = ?", "UPDATE probe SET utc_offset = ?",
    "UPDATE probe SET gap = ?, utc_offset = ? WHERE moment = (SELECT min(moment) FROM probe)",
    "UPDATE probe SET utc_offset = ?; DELETE FROM setting WHERE name = 'derived'",
    "INSERT OR IGNORE INTO probe VALUES (?, ?, ?, 1, 1, NULL, NULL, 1, 0, NULL, NULL)",
    "INSERT OR IGNORE INTO probe VALUES (?, 2700, 0, 1, 1, NULL, NULL, 1, 0, NULL, NULL)",
    """
    INSERT OR IGNORE INTO probe VALUES (?, 2700, ?, 1, 0, NULL, NULL, 1, 1, NULL, NULL);
    INSERT OR IGNORE INTO answer VALUES (?, ?, 1, NULL, 1); INSERT INTO answer_tag VALUES (?, ?, 1)
    """,
    "UPDATE OR REPLACE span SET since = ?", "UPDATE OR REPLACE span SET until = ?",
    "UPDATE OR REPLACE span SET gap = ?", "UPDATE OR REPLACE span SET origin = ?, is_open = ?",
    "INSERT OR REPLACE INTO span (since, until, gap, origin, is_open) VALUES (?, ?, 2700, 0, 1)",
    "INSERT OR REPLACE INTO span (since, until, gap, origin, is_open) VALUES (-9223372036854775808, ?, 2700, 0, 1)",
    "INSERT OR REPLACE INTO span (since, until, gap, origin, is_open) VALUES (0, ?, 1, 0, 0)",
    """
    INSERT OR REPLACE INTO span (since, until, gap, origin, is_open) VALUES (5, ?, 2700, 0, 1);
    DELETE FROM setting WHERE name = 'derived'
    """,
    "INSERT OR REPLACE INTO setting VALUES ('gap', ?)",
    "INSERT OR REPLACE INTO setting VALUES ('seed', ?)",
    "INSERT OR REPLACE INTO setting VALUES ('start', ?)",
    "INSERT OR REPLACE INTO setting VALUES ('asked_until', ?), ('asked_from', ?)",
    "INSERT OR REPLACE INTO setting VALUES ('last_edit', ?)",
    "INSERT OR REPLACE INTO setting VALUES ('last_edit', ?), ('log_spans_old', ?)",
    "UPDATE OR REPLACE edit SET id = ?, time = ?; UPDATE probe SET brought_by = ?",
    "INSERT OR REPLACE INTO setting VALUES ('start', ?), ('asked_until', ?), ('asked_from', 0)",
    "UPDATE tag SET color = ?, color_source = ?, level = ?", "UPDATE tag SET goal = ?",
    "INSERT INTO quiet_rule VALUES (1, 0, ?, ?, ?, 0, ?, ?); UPDATE probe SET quiet_rule = ?",
    "INSERT INTO quiet_rule VALUES (1, ?, 127, 0, 0, ?, 0, NULL)",
    """
    INSERT INTO quiet_rule VALUES (?, 1, 127, 0, 0, 0, 0, NULL);
    INSERT OR REPLACE INTO quiet_span VALUES (?, ?), (1667003333, ?), (5, 9223372036854775807);
    INSERT OR REPLACE INTO setting VALUES ('quiet_until', ?)
    """,
    """
    INSERT INTO amount SELECT moment, position, tag, ?, '?e?', 'kilo?' FROM answer_tag LIMIT 9
    """,
    """
    INSERT INTO amount SELECT moment, position, tag, 'x', '?', 'kilometer' FROM answer_tag LIMIT 99
    """,
  ]

  @Test(arguments: changes)
  func `is read and reported, or refused`(change: String) async throws {
    let imported = try await sandbox.run("--database", "good", "import", "tagtime", Sample.log)
    #expect(imported.code == 0)
    for number in Self.extremes {
      let statement = change.replacingOccurrences(of: "?", with: number)
      let made = try await sandbox.shell("cp good bad; sqlite3 bad \"\(statement)\"")
      try #require(made.code == 0, "\(made)")
      try await read(after: statement)
      try await serve(after: statement)
      _ = try await sandbox.shell("rm -f bad*")
    }
  }

  private func read(after statement: String) async throws {
    for command in Self.reading + ["answer a --at 1667003333", "answer a"] {
      let outcome = try await sandbox.shell("timeout 20 \"$PROBA\" --database bad \(command)")
      #expect((0...2).contains(outcome.code), "\(command) after \(statement): \(outcome.code)")
      guard command.hasPrefix("stats --json"), outcome.code == 0 else { continue }
      let figures: Figures = try outcome.json()
      let shares = figures.tags.flatMap { [$0.share, $0.shareLow, $0.shareHigh] }
      #expect((shares + [figures.coverage]).allSatisfy { (0...1).contains($0) }, "\(statement)")
      #expect(figures.probes >= 0 && figures.tags.allSatisfy { $0.answers >= 0 && $0.hours >= 0 })
    }
  }

  /// The trend and the tree are shown by the server alone.
  private func serve(after statement: String) async throws {
    let server = try RunningServer(sandbox, "--database", "bad", "--log", "none")
    guard server.port != 0 else {
      #expect(await server.end() == 2, "\(statement)")
      return
    }
    for address in Self.addresses {
      let status = server.reply("GET", "/api/v1/\(address)").status
      #expect([200, 404, 500].contains(status), "\(address) after \(statement)")
    }
    #expect(await server.end() == 0, "\(statement)")
  }
}
