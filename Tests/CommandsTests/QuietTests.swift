import Foundation
import Testing

@Suite struct `Quiet hours on the command line` {
  struct Rule: Decodable, Equatable {
    let id: Int
    let kind: String
    let weekdays: [String]
    let hours: String?
    let since: Int64
    let until: Int64?
  }

  private static let all = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

  @Test(arguments: [
    (["--hours", "23:00-07:00"], all, "23:00-07:00"), (["--hours", "9-17:30"], all, "09:00-17:30"),
    (["--hours", "22-24"], all, "22:00-00:00"), (["--weekdays", "sat,sun"], ["sat", "sun"], nil),
    (["--weekdays", "fri-mon"], ["mon", "fri", "sat", "sun"], nil),
    (["--weekdays", "MON", "--hours", "0-1"], ["mon"], "00:00-01:00"),
  ])
  func `are understood as people write them`(
    words: [String], days: [String], hours: String?
  ) async throws {
    let sandbox = try Sandbox()
    let before = Int64(Date().timeIntervalSince1970)
    let rule: Rule = try await sandbox.run(["quiet", "add", "--json"] + words).json()
    #expect(rule.weekdays == days && rule.hours == hours && rule.kind == "quiet")
    #expect(rule.since >= before && rule.until == nil)
    #expect(try await sandbox.run("quiet", "list", "--json").json() == [rule])
  }

  @Test(arguments: [
    ["--hours", "7"], ["--hours", "25-7"], ["--hours", "7:60-8"], ["--hours", "24:01-8"],
    ["--hours", "a-b"], ["--hours", "1-2-3"], ["--weekdays", ""], ["--weekdays", "mon-"],
    ["--weekdays", "mo"], ["--weekdays", "mon-tue-wed"], ["--hours", "-1-5"],
  ])
  func `are refused if they cannot be understood`(words: [String]) async throws {
    let sandbox = try Sandbox()
    let outcome = try await sandbox.run(["quiet", "add"] + words)
    #expect(outcome.code == 2 && outcome.output.isEmpty)
    #expect(outcome.error.contains(words[0]))
    #expect(!sandbox.exists(sandbox.database))
  }

  @Test(arguments: [
    [], ["--hours", "23:00-23:00"], ["--weekdays", "sat-fri"],
    ["--weekdays", "mon-sun", "--hours", "7-7"], ["--from", "2022-01-01"],
  ])
  func `need a limit`(words: [String]) async throws {
    let sandbox = try Sandbox()
    let outcome = try await sandbox.run(["quiet", "add"] + words)
    #expect(outcome.code == 2 && outcome.error.contains("--hours"), "\(outcome)")
    #expect(!sandbox.exists(sandbox.database))
  }

  @Test func `are shown by the status while they last`() async throws {
    let sandbox = try Sandbox()
    _ = try await sandbox.run("answer", "tea")
    let before = try await sandbox.run("status")
    _ = try await sandbox.run("quiet", "add", "--hours", "0-24")
    #expect(
      try await sandbox.run("status").output
        == before.output + "Quiet now   every day  all day\n")
    _ = try await sandbox.run("quiet", "end", "1")
    #expect(try await sandbox.run("status") == before)
  }

  @Test func `are listed, and ended`() async throws {
    let sandbox = try Sandbox()
    _ = try await sandbox.run("quiet", "add", "--hours", "23-7")
    let added = try await sandbox.run(
      "quiet", "add", "--vacation", "--from", "2126-12-24", "--to", "2127-01-02")
    #expect(
      added.output == "2  vacation  every day  all day  2126-12-24 00:00 – 2127-01-03 00:00\n")
    let list = try await sandbox.run("quiet", "list")
    #expect(list.lines.first?.hasPrefix("1  quiet     every day  23:00–07:00  from 20") == true)
    #expect(try await sandbox.run("quiet", "end", "2").code == 0)
    let again = try await sandbox.run("quiet", "end", "2")
    #expect(again.code == 1)
    #expect(again.error.hasPrefix("proba: there is no rule 2 in force"))
  }

  @Test func `are removed if they are ended before they begin`() async throws {
    let sandbox = try Sandbox()
    let days = ["--from", "9000-12-24", "--to", "9001-01-02"]
    #expect(try await sandbox.run(["quiet", "add", "--vacation"] + days).code == 0)
    #expect(
      try await sandbox.run("quiet", "end", "1") == Outcome(output: "Removed: it had not begun.\n"))
    #expect(try await sandbox.run("quiet", "list", "--json") == Outcome(output: "[]\n"))
    #expect(try await sandbox.run("quiet", "end", "1").code == 1)
  }

  @Test func `lower the goals of a week by the days off`() async throws {
    let sandbox = try Sandbox(locale: "C.UTF-8")
    _ = try await sandbox.run("answer", "work")
    _ = try await sandbox.run("tag", "work", "--goal", "at least 7h")
    let whole = try await sandbox.run("tag", "work").output
    #expect(whole.contains(" of at least 7 h\n"), "\(whole)")
    _ = try await sandbox.run("quiet", "add", "--vacation", "--to", "2127-01-02")
    let profile = try await sandbox.run("tag", "work", "--json").output
    let digit = try #require(profile.firstMatch(of: /"daysOff": ?([0-7])/)?.output.1)
    let days = try 7 - #require(Int(digit))
    // The number left depends on the day on which the test runs.
    let sentence =
      switch days {
      case 0: "You are not asked this week, so the goal does not apply.\n"
      case 1: " of at least 1 h in 1 day (7 h in 7)\n"
      case 7: " of at least 7 h\n"
      default: " of at least \(days) h in \(days) days (7 h in 7)\n"
      }
    let lowered = try await sandbox.run("tag", "work").output
    #expect(lowered.contains(sentence), "\(lowered)")
  }

  @Test(.enabled(if: Tool.sqlite != nil))
  func `are not asked by the server, and stay in what programs read`() async throws {
    let sandbox = try Sandbox()
    _ = try await sandbox.run("stats")
    let now = Int64(Date().timeIntervalSince1970)
    _ = try await sandbox.run("quiet", "add", "--hours", "0-24")
    // A probe every second or two.
    _ = try await sandbox.shell(
      "sqlite3 data/proba/proba.sqlite \"INSERT INTO setting VALUES ('gap', 1), ('start', \(now))\""
    )
    let server = try RunningServer(sandbox)
    try await Task.sleep(for: .seconds(6))
    #expect(await server.end() == 0)
    let probes: [Asked] = try await sandbox.run("probes", "--json").json()
    let quiet = probes.filter { $0.state == "quiet" }
    #expect(!quiet.isEmpty)
    // More probes occur meanwhile.
    let csv = try await sandbox.run("probes", "--csv")
    #expect(csv.lines.count { $0.contains(",quiet,,,,,") } >= quiet.count)
    #expect(try await sandbox.run("export", "tagtime").lines.count >= probes.count)
    let waiting: [Asked] = try await sandbox.run("probes", "--unanswered", "--json").json()
    #expect(waiting.allSatisfy { $0.state != "quiet" })
  }
}
