import Testing

@Suite struct `Looking for probes` {
  private static let log = """
    1640997602 work email (Anna)
    1640999953 work meeting
    1641000921 \n\
    1641002399 afk RETRO
    1641003900 дім кава
    1641006000 work кава [11:00:00 Sat]

    """

  private func sandbox() async throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.file("log", Self.log)
    _ = try await sandbox.run("import", "tagtime", "log")
    return sandbox
  }

  struct Search: Sendable, CustomTestStringConvertible {
    let words: [String]
    let clocks: [String]
    init(_ words: String..., finds clocks: String...) {
      (self.words, self.clocks) = (words, clocks)
    }
    var testDescription: String { words.joined(separator: " ") }
  }

  @Test(arguments: [
    Search("--tag", "work", finds: "00:40", "01:19", "03:00"),
    Search("--tag", "WORK & !(meeting | email)", finds: "03:00"),
    Search("--tag", "work|дім", finds: "00:40", "01:19", "02:25", "03:00"),
    Search("--tag", "!work", finds: "02:25"),
    Search("--text", "anna", finds: "00:40"),
    Search("--text", "КАВА", finds: "02:25", "03:00"),
    Search("--text", "retro", finds: "01:59"), Search("--text", "zzzz"),
    Search("--unanswered", finds: "01:35"),
    Search("--limit", "2", finds: "02:25", "03:00"),
    Search("--limit", "2", "--reverse", finds: "03:00", "02:25"),
    Search("--tag", "work", "--text", "кава", "--from", "2022-01-01", finds: "03:00"),
    Search("--tag", "work", "--to", "2021-12-31"),
  ])
  func `finds what meets every condition`(_ search: Search) async throws {
    let outcome = try await sandbox().run(["probes"] + search.words)
    // As with `grep`, finding nothing is no success.
    #expect(outcome.code == (search.clocks.isEmpty ? 1 : 0) && outcome.error.isEmpty)
    guard !search.clocks.isEmpty else { return #expect(outcome.output == "Nothing found.\n") }
    #expect(
      outcome.lines.map { String($0.dropFirst(11).prefix(5)) } == search.clocks, "\(outcome)")
  }

  @Test(arguments: [
    "2022-01-01", "2022-W01", "Q1 2022", "січень 2022", "1 квартал 2022", "2022",
  ])
  func `has a period that is said once`(period: String) async throws {
    let sandbox = try await sandbox()
    // The first of January 2022 belongs to the last week of 2021 by ISO 8601.
    let count = period == "2022-W01" ? 0 : 6
    #expect(try await sandbox.run("probes", "--period", period).lines.count == count)
    let stats = try await sandbox.run("stats", "--period", period, "--csv")
    #expect(stats.code == 0 && stats.lines.count == (count == 0 ? 1 : 6), "\(stats)")
    let file = try await sandbox.run("export", "tagtime", "--period", period)
    #expect(file.lines.count == count)
  }

  @Test(arguments: ["--from", "--to"])
  func `refuses a period with other ends`(flag: String) async throws {
    let words = ["--period", "2022", flag, "2022-01-01"]
    for command in [
      ["probes"], ["stats"], ["export", "tagtime"], ["report"], ["chart", "bars", "--svg", "-"],
      ["split", "a", "--tag", "b", "--into", "c"], ["quiet", "add", "--vacation"],
    ] {
      #expect(
        try await Sandbox().run(command + words)
          == Outcome(error: "proba: use either --period, or --from and --to\n", code: 2))
    }
  }

  @Test func `says what a period is`() async throws {
    #expect(
      try await Sandbox().run("stats", "--period", "soon")
        == Outcome(
          error:
            "proba: --period must be a period, such as 'last month', 'Q3 2025', 2026-W10 or weekend (got 'soon')\n",
          code: 2))
    #expect(
      try await Sandbox().run("report", "--period", "2022", "--week", "2022-01-01")
        == Outcome(
          error: "proba: use only one of --week, --period, and --from with --to\n", code: 2))
  }

  @Test func `is a figure, too`() async throws {
    let outcome = try await sandbox().run("stats", "--tag", "work&!(Meeting|email)")
    #expect(outcome.lines.last?.hasPrefix("work & !(meeting | email)        1    25.0%") == true)
  }

  @Test func `finds a tag that is called like a condition`() async throws {
    let sandbox = try await sandbox()
    #expect(try await sandbox.run("edit", "last", "r&d").code == 0)
    #expect(try await sandbox.run("stats", "--tag", "R&D").code == 0)
    #expect(try await sandbox.run("probes", "--tag", "R&D").lines.count == 1)
    let split = try await sandbox.run("split", "r&d", "--tag", "r&d", "--into", "research")
    #expect(split.code == 0)
    #expect(try await sandbox.run("probes", "--tag", "research").lines.count == 1)
  }

  @Test func `says where a condition is wrong`() async throws {
    for command in ["stats", "probes"] {
      #expect(
        try await sandbox().run(command, "--tag", "дім & | call")
          == Outcome(
            error: """
              proba: --tag: a tag is missing at character 7
                дім & | call
                      ^

              """, code: 2))
    }
    #expect(
      try await sandbox().run("probes", "--tag", "仕事 (кава")
        == Outcome(
          error: """
            proba: --tag: & or | is missing before character 4
              仕事 (кава
                   ^

            """, code: 2))
    #expect(
      try await sandbox().run("probes", "--tag", "work & wrok")
        == Outcome(error: "proba: there is no tag 'wrok'; did you mean 'work'?\n", code: 1))
  }

  @Test(arguments: [
    ("uk_UA.UTF-8", "proba: --tag: дужку в позиції 5 не закрито\n  a & (b\n      ^\n"),
    ("ru_RU.UTF-8", "proba: --tag: скобка в позиции 5 не закрыта\n  a & (b\n      ^\n"),
  ])
  func `speaks the person's language`(locale: String, error: String) async throws {
    #expect(
      try await Sandbox(locale: locale).run("probes", "--tag", "a & (b")
        == Outcome(error: error, code: 2))
  }
}
