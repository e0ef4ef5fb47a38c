import Testing

@Suite struct `A wrong command line` {
  struct Mistake: Sendable, CustomTestStringConvertible {
    let words: [String]
    let sentence: String
    init(_ words: String..., says sentence: String) {
      self.words = words
      self.sentence = sentence
    }
    var testDescription: String { words.joined(separator: " ") }
  }

  @Test(arguments: [
    Mistake("stat", says: "There is no command 'stat'; did you mean stats?"),
    Mistake("serv", says: "There is no command 'serv'; did you mean serve?"),
    Mistake("import", "tagtim", says: "There is no command 'tagtim'; did you mean tagtime?"),
    Mistake("fly", says: "There is no command 'fly'."),
    Mistake("--databse", "x", says: "There is no flag --databse; did you mean --database?"),
    Mistake("stats", "--form", "2022-01-01", says: "There is no flag --form; did you mean --from?"),
    Mistake("stats", "--count", "3", says: "There is no flag --count."),
    Mistake("-x", says: "There is no flag -x."),
    Mistake("status", "now", says: "The argument 'now' is one too many."),
    Mistake("answer", says: "The argument <TEXT> is missing."),
    Mistake("import", "tagtime", says: "The argument <FILE> is missing."),
    Mistake(says: "A command is missing after 'proba'."),
    Mistake("import", says: "A command is missing after 'import'."),
    Mistake("stats", "--json=yes", says: "The flag --json takes no value, but got 'yes'."),
    Mistake("stats", "--tag", says: "The flag --tag needs a value: --tag <TAGS>."),
    Mistake("stats", "--bounds", "--bounds", says: "The flag --bounds is given twice."),
    Mistake(
      "stats", "--tag", "a", "--by", "day",
      says: "The value 'day' of the flag --by must be one of: hour-weekday."),
    Mistake(
      "schedule", "--gap", "0",
      says: "The value '0' of the flag --gap must be a whole number from 1 to 10080."),
    Mistake(
      "schedule", "--gap", "10081",
      says: "The value '10081' of the flag --gap must be a whole number from 1 to 10080."),
    Mistake(
      "schedule", "--gap", "45.5",
      says: "The value '45.5' of the flag --gap must be a whole number from 1 to 10080."),
    Mistake(
      "schedule", "--seed", "x", says: "The value 'x' of the flag --seed must be a whole number."),
    Mistake(
      "schedule", "--count", "0",
      says: "The value '0' of the flag --count must be a whole number from 1 to 10000000."),
    Mistake(
      "schedule", "--count", "99999999999999999999",
      says: "The value '99999999999999999999' of the flag --count must be a whole number "
        + "from 1 to 10000000."),
    Mistake(
      "serve", "--port", "65536",
      says: "The value '65536' of the flag --port must be a whole number from 0 to 65535."),
    Mistake(
      "serve", "--log", "all",
      says: "The value 'all' of the flag --log must be one of: none, errors, requests."),
  ])
  func `is explained, and nothing is done`(mistake: Mistake) async throws {
    let sandbox = try Sandbox()
    #expect(
      try await sandbox.run(mistake.words)
        == Outcome(error: "proba: \(mistake.sentence)\nTry `proba --help`.\n", code: 2))
    #expect(!sandbox.exists(sandbox.database))
  }

  @Test(arguments: [
    Mistake(
      "stats", "\u{1B}[31mx", says: #"The argument '\u{1B}[31mx' is one too many."#),
    Mistake("--\u{7}", says: #"There is no flag --\u{7}."#),
    Mistake("\u{9B}2J", says: #"There is no command '\u{9B}2J'."#),
    Mistake(
      "serve", "--port", "1\r",
      says: #"The value '1\u{D}' of the flag --port must be "#
        + "a whole number from 0 to 65535."),
  ])
  func `is shown without what would command a terminal`(mistake: Mistake) async throws {
    let outcome = try await Sandbox().run(mistake.words)
    #expect(
      outcome == Outcome(error: "proba: \(mistake.sentence)\nTry `proba --help`.\n", code: 2))
  }

  @Test(arguments: [
    Mistake("schedule", "--seed", "0", says: "the seed is 0, but must be from 1 to 2147483646"),
    Mistake(
      "schedule", "--seed", "2147483647",
      says: "the seed is 2147483647, but must be from 1 to 2147483646"),
    Mistake(
      "schedule", "--seed", "-1", says: "the seed is -1, but must be from 1 to 2147483646"),
    Mistake(
      "stats", "--from", "2020-13-01",
      says:
        "--from is \"2020-13-01\", but must be a day such as 2026-03-01, yesterday, monday or 'last week'"
    ),
    Mistake(
      "probes", "--to", "2021-02-29",
      says:
        "--to is \"2021-02-29\", but must be a day such as 2026-03-01, yesterday, monday or 'last week'"
    ),
    Mistake(
      "export", "tagtime", "--from", "2020-12-01", "--to", "2020-01-01",
      says: "the period ends before it begins: --from lies after --to"),
    Mistake(
      "schedule", "--from", "noonish",
      says: "--from is \"noonish\", but must be a time such as '2026-03-01 14:05', "
        + "'yesterday 15:00' or '3 hours ago'"),
    Mistake(
      "schedule", "--from", "253402300800",
      says: "--from is \"253402300800\", but must be a time such as '2026-03-01 14:05', "
        + "'yesterday 15:00' or '3 hours ago'"),
    Mistake(
      "answer", "a", "--at", "noonish",
      says: "--at is \"noonish\", but must be a time such as '2026-03-01 14:05', "
        + "'yesterday 15:00' or '3 hours ago'"),
    Mistake("stats", "--by", "hour-weekday", says: "--by hour-weekday needs --tag NAME"),
    Mistake(
      "--database", "", "stats",
      says: "--database is empty, but must be the path of a file"),
  ])
  func `with an impossible value is explained too`(mistake: Mistake) async throws {
    let sandbox = try Sandbox()
    #expect(
      try await sandbox.run(mistake.words)
        == Outcome(error: "proba: \(mistake.sentence)\n", code: 2))
    #expect(!sandbox.exists(sandbox.database))
  }
}
