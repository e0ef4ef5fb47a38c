import Foundation
import Testing

@Suite struct `Settings on the command line` {
  @Test func `are listed with their values and with what the gap means`() async throws {
    let sandbox = try Sandbox()
    #expect(
      try await sandbox.run("config")
        == Outcome(
          output: """
            language       automatic  (automatic en uk ru)
            week-start     region     (region monday tuesday wednesday thursday friday saturday sunday)
            time-format    region     (region 12 24)
            zone           system     (system Europe/Kyiv America/New_York …)
            day-start      0          (0 1 2 3 4 5 6)
            theme          system     (system light dark)
            contrast       system     (system more)
            notifications  on         (on off)
            sound          off        (on off)
            shortcuts      on         (on off)
            rates          off        (daily off)
            gap            45         (5–1440)
            seed           11193462   (1–2147483646)

            Mean gap: 45 minutes, or 224 questions a week. What takes a tenth of your time is known to within ± 6.6 h.

            """))
  }

  @Test func `are changed one by one, and read alone and as JSON`() async throws {
    let sandbox = try Sandbox()
    for (key, word) in [("theme", "dark"), ("week-start", "sunday"), ("time-format", "24")] {
      #expect(try await sandbox.run("config", key, word) == Outcome(output: ""))
      #expect(try await sandbox.run("config", key) == Outcome(output: word + "\n"))
    }
    #expect(try await sandbox.run("config", "theme", "--json") == Outcome(output: "\"dark\"\n"))
    #expect(
      try await sandbox.run("config", "--json")
        == Outcome(
          output: """
            {"language":"automatic","weekStart":"sunday","timeFormat":"24","zone":"system","dayStart":"0","theme":"dark",\
            "contrast":"system","notifications":"on","sound":"off","shortcuts":"on","rates":"off","gap":45,"seed":11193462}

            """))
    _ = try await sandbox.run("config", "theme", "system")
    #expect(try await sandbox.run("config", "theme").output == "system\n")
  }

  @Test func `give way to environment variables`() async throws {
    let sandbox = try Sandbox(variables: ["PROBA_THEME": "dark", "PROBA_RATES": "hourly"])
    let remark =
      "proba: the setting PROBA_RATES has the invalid value 'hourly'; off is used instead\n"
    #expect(try await sandbox.run("config", "theme") == Outcome(output: "dark\n", error: remark))
    #expect(
      try await sandbox.run("config", "theme", "light")
        == Outcome(
          error: "proba: theme stays dark as long as the environment variable PROBA_THEME is set\n")
    )
    #expect(try await sandbox.run("config", "theme").output == "dark\n")
    let list = try await sandbox.run("config")
    #expect(list.lines.filter { $0.hasSuffix(", set by PROBA_THEME") }.count == 1)
    #expect(!list.output.contains("set by PROBA_RATES"))
    let json = try await sandbox.run("config", "--json").output
    #expect(json.contains(#""theme":"dark""#) && json.contains(#""replacedBy":["PROBA_THEME"]"#))
    #expect(try await sandbox.run("config", "shortcuts", "off") == Outcome(output: ""))
  }

  @Test func `have no variable for what all programs must agree on, which the help says`()
    async throws
  {
    let sandbox = try Sandbox(variables: ["PROBA_GAP": "20", "PROBA_SEED": "5"])
    #expect(try await sandbox.run("config", "gap") == Outcome(output: "45\n"))
    #expect(try await sandbox.run("config", "seed") == Outcome(output: "11193462\n"))
    let help = try await sandbox.run("config", "--help").output
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(help.contains("PROBA_THEME") && help.contains("have none"))
  }

  @Test(arguments: ["C", "uk_UA.UTF-8", "ru_RU.UTF-8"])
  func `do not include quiet hours, for which the help names the command`(
    locale: String
  ) async throws {
    let help = try await Sandbox(locale: locale).run("config", "--help").output
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(help.contains("`proba quiet`"))
  }

  @Test func `say by which seed to ask, from now on`() async throws {
    let sandbox = try Sandbox()
    #expect(try await sandbox.run("config", "seed") == Outcome(output: "11193462\n"))
    #expect(try await sandbox.run("config", "seed", "5") == Outcome(output: ""))
    #expect(try await sandbox.run("config", "seed", "--json") == Outcome(output: "5\n"))
    #expect(try await sandbox.run("config", "gap") == Outcome(output: "45\n"))
    for text in ["0", "2147483647", "-5", "pi"] {
      let outcome = try await sandbox.run("config", "seed", "--", text)
      #expect(outcome.code == 2 && outcome.error.contains("2147483646"), "\(outcome)")
    }
    #expect(try await sandbox.run("config", "seed") == Outcome(output: "5\n"))
  }

  @Test func `say how often to ask, from now on`() async throws {
    let sandbox = try Sandbox()
    _ = try await sandbox.run("answer", "work")
    #expect(try await sandbox.run("config", "gap") == Outcome(output: "45\n"))
    #expect(
      try await sandbox.run("config", "gap", "20")
        == Outcome(
          output:
            "Mean gap: 20 minutes, or 504 questions a week. What takes a tenth of your time is known to within ± 4.4 h.\n"
        ))
    #expect(try await sandbox.run("config", "gap", "--json") == Outcome(output: "20\n"))
    #expect(try await sandbox.run("config", "--csv").output.hasSuffix("gap,20\nseed,11193462\n"))
    let probe = try await sandbox.run("probes", "--json").output
    #expect(probe.contains(#""gap":2700"#) && !probe.contains(#""gap":1200"#))
    for text in ["4", "1441", "-5", "half"] {
      let outcome = try await sandbox.run("config", "gap", "--", text)
      #expect(outcome.code == 2 && outcome.error.contains("5") && outcome.error.contains(text))
    }
    #expect(try await sandbox.run("config", "gap").output == "20\n")
  }

  @Test(arguments: [
    (["nosuch"], "language"), (["theme", "pink"], "system"), (["time-format", "25"], "24"),
  ])
  func `refuse what they do not know, and say what they do`(
    words: [String], known: String
  ) async throws {
    let sandbox = try Sandbox()
    let outcome = try await sandbox.run(["config"] + words)
    #expect(outcome.code == 2 && outcome.output.isEmpty)
    #expect(outcome.error.contains(known) && outcome.error.contains(words.last ?? ""))
  }

  @Test(arguments: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"])
  func `begin the weeks of spoken dates`(weekStart: String) async throws {
    let sandbox = try Sandbox()
    let day = 86_400
    let noon = Int(Date.now.timeIntervalSince1970) / day * day + day / 2
    let moments = (1...14).reversed().map { noon - $0 * day }
    try sandbox.file("log", moments.map { "\($0) work\n" }.joined())
    _ = try await sandbox.run("import", "tagtime", "log")
    _ = try await sandbox.run("config", "week-start", weekStart)
    let names = ["thursday", "friday", "saturday", "sunday", "monday", "tuesday", "wednesday"]
    let week = try await sandbox.run(
      "probes", "--from", "last week", "--to", "last week", "--json"
    ).json([Asked].self)
    let days = week.filter { $0.tags == ["work"] }.map { $0.at / Int64(day) }
    #expect(days.count == 7)
    // 1 January 1970 was a Thursday.
    #expect(days.first.map { names[Int($0 % 7)] } == weekStart)
    let next = try await sandbox.run("schedule", "--from", "last week", "--unix", "--count", "1")
    #expect(Int64(next.lines.first ?? "").map { $0 / Int64(day) } == days.first)
  }
}
