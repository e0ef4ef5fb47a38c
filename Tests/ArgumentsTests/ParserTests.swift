import Testing
import TextBytes

@testable import Arguments

/// A line of words and its meaning; flags are written `name=value`, sorted.
struct ParserCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let path: [String]
  let flags: [String]
  let values: [String]

  init(_ line: String, path: String = "", flags: [String] = [], values: [String] = []) {
    testDescription = line
    self.path = path.split(separator: " ").map(String.init)
    self.flags = flags
    self.values = values
  }
}

@Suite struct Parsing {
  @Test(arguments: [
    ParserCase("export", path: "export"),
    ParserCase("export out", path: "export", values: ["file=out"]),
    ParserCase("export -", path: "export", values: ["file=-"]),
    ParserCase("--json export", path: "export", flags: ["json="]),
    ParserCase("export --json", path: "export", flags: ["json="]),
    ParserCase("export out --json", path: "export", flags: ["json="], values: ["file=out"]),
    ParserCase("--database a export", path: "export", flags: ["database=a"]),
    ParserCase("export --database=a", path: "export", flags: ["database=a"]),
    ParserCase("export --database=", path: "export", flags: ["database="]),
    ParserCase("export --database=a=b", path: "export", flags: ["database=a=b"]),
    ParserCase("export --database=--json", path: "export", flags: ["database=--json"]),
    ParserCase("export -d a", path: "export", flags: ["database=a"]),
    ParserCase("export -da", path: "export", flags: ["database=a"]),
    ParserCase("export -jd a", path: "export", flags: ["database=a", "json="]),
    ParserCase("schedule --json show", path: "schedule show", flags: ["json="]),
    ParserCase("schedule set --gap -5", path: "schedule set", flags: ["gap=-5"]),
    ParserCase("answer -7 a -0.5 b", path: "answer", values: ["moment=-7", "words=a|-0.5|b"]),
    ParserCase("answer 1 -- --json -x", path: "answer", values: ["moment=1", "words=--json|-x"]),
    ParserCase("answer 1 -- --", path: "answer", values: ["moment=1", "words=--"]),
    ParserCase("-- export", path: "export"),
    ParserCase(
      "report a --tag x b -t y", path: "report", flags: ["tag=x|y"], values: ["period=a|b"]),
    ParserCase("--help", flags: ["help="]),
    ParserCase("--help answer", path: "answer", flags: ["help="]),
    ParserCase("answer -h", path: "answer", flags: ["help="]),
    ParserCase("schedule --help", path: "schedule", flags: ["help="]),
    ParserCase("export --color never", path: "export", flags: ["color=never"]),
  ])
  func `understands a line`(_ sample: ParserCase) throws {
    let words = sample.testDescription.split(separator: " ").map(String.init)
    let invocation = try Sample.program.parse(words)
    #expect(invocation.path == sample.path)
    #expect(flat(invocation.flags) == sample.flags)
    #expect(flat(invocation.arguments) == sample.values)
  }

  @Test(arguments: [
    ("", ""), ("export", "export"), ("--zebra export", "export"), ("schedule zebra", "schedule"),
    ("schedule show --zebra", "schedule show"), ("zebra export", ""), ("-- export", ""),
    // The value of a flag names no command, and a flag without a value takes none.
    ("--database schedule export", "export"), ("-d schedule export", "export"),
    ("--database=schedule export", "export"), ("--json export", "export"),
    ("export schedule", "export"), ("--database --json export", "export"),
  ])
  func `finds the command in a line that may be wrong`(line: String, path: String) {
    let words = line.split(separator: " ").map(String.init)
    #expect(Sample.program.path(in: words) == path.split(separator: " ").map(String.init))
  }

  @Test(arguments: [
    ("", "missing command after 'proba'"),
    ("--json", "missing command after 'proba'"),
    ("schedule", "missing command after 'schedule'"),
    ("exprot", "there is no command 'exprot'; did you mean 'export'?"),
    ("zebra", "there is no command 'zebra'"),
    ("schedule export", "there is no command 'export'"),
    ("export --databse x", "there is no flag --databse; did you mean --database?"),
    ("export --zebra", "there is no flag --zebra"),
    ("--gap 1 export", "there is no flag --gap"),
    ("export -x", "there is no flag -x"), ("export -jx", "there is no flag -x"),
    ("export -inf", "there is no flag -i"),
    ("export --database", "the flag --database needs a value: --database <path>"),
    ("export --database --json", "the flag --database needs a value: --database <path>"),
    ("export -d -j", "the flag --database needs a value: --database <path>"),
    ("export --json=1", "the flag --json takes no value (got '1')"),
    ("--json export --json", "the flag --json is given twice"),
    ("export -d a --database b", "the flag --database is given twice"),
    ("export a b", "unexpected argument 'b'"),
    ("schedule show a", "unexpected argument 'a'"),
    ("answer", "missing argument <moment>"),
    ("report", "missing argument <period>"),
    (
      "export --color blue",
      "--color must be one of: auto, always, never (got 'blue')"
    ),
  ])
  func `reports what is wrong`(line: String, sentence: String) {
    let words = line.split(separator: " ").map(String.init)
    let error = #expect(throws: UsageError.self) { try Sample.program.parse(words) }
    #expect(error?.description == sentence)
  }

  @Test(arguments: ["-5 C", "-5", "-5km", "- 5 km", "-$5", "-.5 km", "-½ mile", "−5 °C", "-"])
  func `takes a word without a letter after its sign for a value`(word: String) throws {
    #expect(try Sample.program.parse(["export", word]).arguments.values.contains([word]))
  }

  @Test func `accepts no subcommand where the command runs without one`() throws {
    let program = Command(
      "p", summary: "", subcommands: [Command("a", summary: "")], runsAlone: true)
    #expect(try program.parse([]).path == [])
    #expect(try program.parse(["a"]).path == ["a"])
  }

  private func flat(_ values: [String: [String]]) -> [String] {
    values.map { $0.key + "=" + $0.value.joined(separator: "|") }.sorted()
  }
}

@Suite struct Lookup {
  @Test func `returns the given values`() throws {
    let invocation = try Sample.program.parse(
      ["answer", "17", "a", "b", "--gap=45", "--sound", "no"])
    #expect(invocation.string(Sample.moment) == "17")
    #expect(try invocation.int(Sample.moment) == 17)
    #expect(invocation.strings(Sample.words) == ["a", "b"])
    #expect(try invocation.int(Sample.gap, in: 1...1440) == 45)
    #expect(try invocation.bool(Sample.sound) == false)
    #expect(try invocation.bool(Sample.json) == false)
    #expect(!invocation.has(Sample.json))
    #expect(invocation.string(Sample.database) == nil)
    #expect(try invocation.int(Sample.tag) == nil)
    #expect(invocation.strings(Sample.tag) == [])
  }

  @Test(arguments: [
    ("x", Int.min...Int.max, "a whole number"), ("0", 1...Int.max, "a whole number, at least 1"),
    ("9", Int.min...8, "a whole number, at most 8"), ("9", 1...8, "a whole number from 1 to 8"),
    ("1.5", 1...8, "a whole number from 1 to 8"),
    ("99999999999999999999", 1...8, "a whole number from 1 to 8"),
  ])
  func `refuses a number`(text: String, range: ClosedRange<Int>, sentence: String) throws {
    let invocation = try Sample.program.parse(["answer", text, "--gap", text])
    let requirement = Requirement(range)
    #expect(requirement.description == sentence)
    #expect(throws: UsageError.invalidValue(flag: "--gap", value: text, mustBe: requirement)) {
      try invocation.int(Sample.gap, in: range)
    }
    #expect(throws: UsageError.invalidArgument(name: "moment", value: text, mustBe: requirement)) {
      try invocation.int(Sample.moment, in: range)
    }
  }

  @Test func `refuses what is neither yes nor no`() throws {
    let invocation = try Sample.program.parse(["answer", "1", "--sound", "loud"])
    let error = #expect(throws: UsageError.self) { try invocation.bool(Sample.sound) }
    #expect(
      error?.description == "--sound must be yes or no (got 'loud')")
  }
}

@Suite struct Suggestions {
  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("abc", "abc", 0), ("abc", "acb", 1), ("kitten", "sitting", 3),
    ("export", "exprot", 1), ("ca", "abc", 3),
  ])
  func `count slips`(left: String, right: String, distance: Int) {
    #expect(editDistance(Array(left.utf8), Array(right.utf8)) == distance)
    #expect(editDistance(Array(right.utf8), Array(left.utf8)) == distance)
  }

  @Test func `take the nearest`() {
    #expect(suggestion(for: "reprot", among: ["export", "report"]) == "report")
  }
}
