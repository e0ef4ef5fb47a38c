import Testing

@Suite struct `A wrong command line` {
  struct Mistake: Sendable, CustomTestStringConvertible {
    let words: [String]
    let sentence: String
    /// The called command, as far as its name was correct.
    var command: String {
      let known: Set = ["import", "schedule", "serve", "stats", "status", "answer", "tagtime"]
      let named = words.drop { !known.contains($0) }
      return (["proba"] + named.prefix { known.contains($0) }).joined(separator: " ")
    }
    init(_ words: String..., says sentence: String) {
      self.words = words
      self.sentence = sentence
    }
    var testDescription: String { words.joined(separator: " ") }
  }

  @Test(arguments: [
    Mistake("stat", says: "there is no command 'stat'; did you mean 'stats'?"),
    Mistake("serv", says: "there is no command 'serv'; did you mean 'serve'?"),
    Mistake("import", "tagtim", says: "there is no command 'tagtim'; did you mean 'tagtime'?"),
    Mistake("fly", says: "there is no command 'fly'"),
    Mistake("--databse", "x", says: "there is no flag --databse; did you mean --database?"),
    Mistake("stats", "--form", "2022-01-01", says: "there is no flag --form; did you mean --from?"),
    Mistake("stats", "--trust-clocks", says: "there is no flag --trust-clocks"),
    Mistake("--database", "x", "stats", "--wrong", says: "there is no flag --wrong"),
    Mistake("-x", says: "there is no flag -x"),
    Mistake("status", "now", says: "unexpected argument 'now'"),
    Mistake("answer", says: "missing argument <TEXT>"),
    Mistake("import", "tagtime", says: "missing argument <FILE>"),
    Mistake("stats", "--json=yes", says: "the flag --json takes no value (got 'yes')"),
    Mistake("stats", "--tag", says: "the flag --tag needs a value: --tag <TAGS>"),
    Mistake("stats", "--bounds", "--bounds", says: "the flag --bounds is given twice"),
    Mistake(
      "stats", "--tag", "a", "--by", "day",
      says: "--by must be one of: hour-weekday, trend, tree (got 'day')"),
    Mistake(
      "schedule", "--gap", "0",
      says: "--gap must be a whole number from 1 to 10080 (got '0')"),
    Mistake(
      "schedule", "--gap", "10081",
      says: "--gap must be a whole number from 1 to 10080 (got '10081')"),
    Mistake(
      "schedule", "--gap", "45.5",
      says: "--gap must be a whole number from 1 to 10080 (got '45.5')"),
    Mistake(
      "schedule", "--seed", "x", says: "--seed must be a whole number (got 'x')"),
    Mistake(
      "schedule", "--count", "0",
      says: "--count must be a whole number from 1 to 10000000 (got '0')"),
    Mistake(
      "schedule", "--count", "99999999999999999999",
      says: "--count must be a whole number from 1 to 10000000 (got '99999999999999999999')"),
    Mistake(
      "serve", "--port", "65536",
      says: "--port must be a whole number from 0 to 65535 (got '65536')"),
    Mistake(
      "serve", "--log", "all",
      says: "--log must be one of: none, errors, requests (got 'all')"),
  ])
  func `is explained, and nothing is done`(mistake: Mistake) async throws {
    let sandbox = try Sandbox()
    #expect(
      try await sandbox.run(mistake.words)
        == Outcome(
          error: "proba: \(mistake.sentence)\nTry `\(mistake.command) --help`.\n", code: 2))
    #expect(!sandbox.exists(sandbox.database))
  }

  @Test(arguments: [
    Mistake(says: "missing command after 'proba'"),
    Mistake("import", says: "missing command after 'import'"),
  ])
  func `without a command lists the commands`(mistake: Mistake) async throws {
    let outcome = try await Sandbox().run(mistake.words)
    let help = try await Sandbox().run(mistake.words + ["--help"]).output
    #expect(outcome.code == 2 && outcome.output.isEmpty)
    let parts = outcome.error.split(separator: "\n\n", maxSplits: 1)
    #expect(parts[0] == "proba: \(mistake.sentence)\nTry `\(mistake.command) --help`.")
    #expect(parts[1].hasPrefix("Commands:\n  ") && help.contains("\n\n\(parts[1])\n"))
  }

  @Test(arguments: [
    Mistake(
      "stats", "\u{1B}[31mx", says: #"unexpected argument '\u{1B}[31mx'"#),
    Mistake("--\u{7}", says: #"there is no flag --\u{7}"#),
    Mistake("\u{9B}2J", says: #"there is no command '\u{9B}2J'"#),
    Mistake(
      "serve", "--port", "1\r",
      says: #"--port must be a whole number from 0 to 65535 (got '1\u{D}')"#),
  ])
  func `is shown without what would command a terminal`(mistake: Mistake) async throws {
    let outcome = try await Sandbox().run(mistake.words)
    #expect(
      outcome
        == Outcome(
          error: "proba: \(mistake.sentence)\nTry `\(mistake.command) --help`.\n", code: 2))
  }

  @Test(arguments: [
    Mistake("schedule", "--seed", "0", says: "the seed must be from 1 to 2147483646 (got 0)"),
    Mistake(
      "schedule", "--seed", "2147483647",
      says: "the seed must be from 1 to 2147483646 (got 2147483647)"),
    Mistake(
      "schedule", "--seed", "-1", says: "the seed must be from 1 to 2147483646 (got -1)"),
    Mistake(
      "stats", "--from", "2020-13-01",
      says:
        "--from must be a day, such as 2026-03-01, yesterday, monday or 'last week' (got '2020-13-01')"
    ),
    Mistake(
      "probes", "--to", "2021-02-29",
      says:
        "--to must be a day, such as 2026-03-01, yesterday, monday or 'last week' (got '2021-02-29')"
    ),
    Mistake(
      "export", "tagtime", "--from", "2020-12-01", "--to", "2020-01-01",
      says: "the period ends before it begins: --from is after --to"),
    Mistake(
      "schedule", "--from", "noonish",
      says: "--from must be a time, such as '2026-03-01 14:05', "
        + "'yesterday 15:00' or '3 hours ago' (got 'noonish')"),
    Mistake(
      "schedule", "--from", "253402300800",
      says: "--from must be a time, such as '2026-03-01 14:05', "
        + "'yesterday 15:00' or '3 hours ago' (got '253402300800')"),
    Mistake(
      "answer", "a", "--at", "noonish",
      says: "--at must be a time, such as '2026-03-01 14:05', "
        + "'yesterday 15:00' or '3 hours ago' (got 'noonish')"),
    Mistake("stats", "--by", "hour-weekday", says: "--by hour-weekday needs --tag NAME"),
    Mistake(
      "--database", "", "stats",
      says: "--database must be the path of a file, and is empty"),
  ])
  func `with an impossible value is explained too`(mistake: Mistake) async throws {
    let sandbox = try Sandbox()
    #expect(
      try await sandbox.run(mistake.words)
        == Outcome(error: "proba: \(mistake.sentence)\n", code: 2))
    #expect(!sandbox.exists(sandbox.database))
  }
}
