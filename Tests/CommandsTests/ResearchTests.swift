import Foundation
import Testing

@Suite struct `An export for research` {
  private struct Row: Decodable, Equatable {
    let at: Int64
    let state: String
    let offset: Int
    let answeredAt: Int64?
    let delay: Int64?
    let asked: Bool?
    let rule: Int?
    let device: String?
  }

  /// Answers one question of a log in the command line, and leaves the others.
  private func sandbox() async throws -> Sandbox {
    let sandbox = try Sandbox(zone: "Europe/Kyiv")
    try sandbox.file("log", "1640997602 work\n1640999953 afk RETRO\n1641000921 \n")
    _ = try await sandbox.run("import", "tagtime", "log")
    _ = try await sandbox.run("answer", "--at", "1641000921", "tea")
    return sandbox
  }

  @Test func `says when, where and how late each answer was given`() async throws {
    let sandbox = try await sandbox()
    let rows: [Row] = try await sandbox.run("probes", "--json").json()
    let answeredAt = try #require(rows.last?.answeredAt)
    #expect(abs(Double(answeredAt) - Date().timeIntervalSince1970) < 600)
    let late = Row(
      at: 1_641_000_921, state: "answeredLate", offset: 7_200, answeredAt: answeredAt,
      delay: answeredAt - 1_641_000_921, asked: nil, rule: nil, device: "command line")
    #expect(rows[2] == late)
    #expect(rows[0].device == "tagtime" && rows[0].answeredAt == nil && rows[0].delay == nil)
    #expect(rows[1].device == nil && rows[1].state == "autoTagged")
    // A correction keeps the time of the first answer.
    _ = try await sandbox.run("edit", "1641000921", "coffee")
    let corrected: [Row] = try await sandbox.run("probes", "--json").json()
    #expect(corrected == rows)
  }

  @Test func `has the same in a table`() async throws {
    let sandbox = try await sandbox()
    let table = try await sandbox.run("probes", "--csv").lines.map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map { String($0) }
    }
    let rows: [Row] = try await sandbox.run("probes", "--json").json()
    let headings = try #require(table.first)
    for (cells, row) in zip(table.dropFirst(), rows) {
      let cell = Dictionary(zip(headings, cells), uniquingKeysWith: { first, _ in first })
      #expect(cell["at"] == "\(row.at)" && cell["state"] == row.state)
      #expect(cell["offset"] == "7200" && cell["asked"] == "true" && cell["rule"] == "")
      #expect(cell["answered_at"] == row.answeredAt.map { "\($0)" } ?? "")
      #expect(cell["delay"] == row.delay.map { "\($0)" } ?? "")
      #expect(cell["device"] == row.device ?? "")
    }
  }

  @Test(arguments: ["en_US.UTF-8", "uk_UA.UTF-8", "ru_RU.UTF-8"])
  func `explains each of its columns`(locale: String) async throws {
    let sandbox = try Sandbox(locale: locale)
    let headings = try await sandbox.run("probes", "--csv").lines.first ?? ""
    let help = try await sandbox.run("help", "export").lines
    let names = headings.split(separator: ",")
    #expect(names.count == 16)
    for name in names {
      #expect(help.count { $0.hasPrefix("  \(name) ") } == 1, "\(name)")
    }
    // The lines of the table are not wrapped.
    #expect(help.allSatisfy { $0.count <= 80 })
  }
}
