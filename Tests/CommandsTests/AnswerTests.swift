import Foundation
import Testing

@Suite struct `Answering on the command line` {
  private let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private func answer(_ words: String...) async throws -> Outcome {
    try await sandbox.run(["answer", "--at", "1640997602"] + words)
  }

  struct Text: Sendable, CustomTestStringConvertible {
    let words: [String]
    let tags: [String]
    var comment: String?

    init(_ words: String..., is tags: [String], comment: String? = nil) {
      self.words = words
      self.tags = tags
      self.comment = comment
    }

    var testDescription: String { words.joined(separator: " ") }
  }

  @Test(arguments: [
    Text("work", is: ["work"]),
    Text("work", "code", "(all", "day)", is: ["work", "code"], comment: "all day"),
    Text("work code, email", is: ["work", "code", "email"]),
    Text("спорт-зал", "Дім", is: ["спорт-зал", "Дім"]),
    Text("🎲 👩‍👩‍👧 é", is: ["🎲", "👩‍👩‍👧", "é"]),
    Text("Work work WORK", is: ["Work"]),
    Text("(see (nested) note) slp", is: ["slp"], comment: "see (nested) note"),
    Text("run [5 km]", is: ["run"], comment: "5 km"),
    Text("a,b;c 'x' \\n $HOME", is: ["a,b;c", "'x'", "\\n", "$HOME"]),
    Text("--", "--json", is: ["--json"]),
    Text("-5", is: ["-5"]),
  ])
  func `keeps what was written`(text: Text) async throws {
    let outcome = try await sandbox.run(
      ["answer", "--at", "1640997602", "--json"] + text.words)
    let expected = Asked(
      at: 1_640_997_602, state: "answeredLate", tags: text.tags, comment: text.comment,
      gap: 2_700, offset: 0, scheduled: true, remark: nil)
    #expect(outcome.code == 0 && outcome.error.isEmpty)
    #expect(try outcome.json() == expected)
    #expect(try await sandbox.run("probes", "--json").json() == [expected])
  }

  struct Refused: Sendable, CustomTestStringConvertible {
    let text: String
    let sentence: String
    init(_ text: String, _ sentence: String) {
      self.text = text
      self.sentence = sentence
    }
    var testDescription: String { String(text.prefix(20)) }
  }

  @Test(arguments: [
    Refused("", "the answer has no tag: write at least one word outside the brackets"),
    Refused("(only)", "the answer has no tag: write at least one word outside the brackets"),
    Refused("a (b", "the bracket opened at character 3 is never closed"),
    Refused("🎲 дім)", "the bracket closed at character 6 was not opened"),
    Refused("a [b)]", "the bracket closed at character 5 was not opened"),
    Refused(
      "a \"",
      "the mark \" at character 3 repeats the previous answer only when it stands alone"),
    Refused("a\u{1B}[2J", "character 2 is a control character, which is not allowed"),
    Refused(
      "a " + String(repeating: "x", count: 101),
      "the tag at character 3 is longer than 100 characters"),
    Refused(
      String(repeating: "a ", count: 1_001), "the answer is longer than 2000 characters"),
    Refused(
      (1...51).map { "t\($0)" }.joined(separator: " "),
      "there are more than 50 tags, from character 192 on"),
  ])
  func `says what is wrong with a text, and where`(refused: Refused) async throws {
    let outcome = try await answer(refused.text)
    #expect(outcome == Outcome(error: "proba: \(refused.sentence)\n", code: 2))
    #expect(try await sandbox.run("probes").output.isEmpty)
  }

  @Test func `belongs to a moment of the schedule that has come`() async throws {
    for (moment, sentence) in [
      (
        "1640997603",
        "there was no question at 2022-01-01 00:40:03: only moments of the schedule can be answered"
      ),
      (
        "0",
        "there was no question at 1970-01-01 00:00:00: only moments of the schedule can be answered"
      ),
      (
        "-5",
        "there was no question at 1969-12-31 23:59:55: only moments of the schedule can be answered"
      ),
      ("4102444800", "the moment 2100-01-01 00:00:00 has not come yet"),
    ] {
      #expect(
        try await sandbox.run("answer", "a", "--at", moment)
          == Outcome(error: "proba: \(sentence)\n", code: 1))
    }
    #expect(try await sandbox.run("probes").output.isEmpty)
    #expect(
      try await sandbox.run("answer", "a", "--at", "1184097393")
        == Outcome(output: "2007-07-10 19:56  answered late  a\n"))
  }

  @Test func `repeats the answer before with a single mark`() async throws {
    #expect(
      try await answer("\"")
        == Outcome(error: "proba: there is no earlier answer to repeat\n", code: 1))
    _ = try await answer("Work", "дім", "(not this)")
    let outcome = try await sandbox.run("answer", "--at", "1640999953", "\"", "--json")
    let asked: Asked = try outcome.json()
    #expect(asked.tags == ["Work", "дім"] && asked.comment == nil)
  }

  @Test func `may be given again, and shows tags as they were first written`() async throws {
    _ = try await answer("Спорт", "work", "(a)")
    #expect(
      try await answer("СПОРТ", "tea")
        == Outcome(
          output: "2022-01-01 00:40  answered late  Спорт tea\nPrevious answer: Спорт work (a)\n"))
    let json = try await answer("Спорт", "tea", "--json")
    #expect(json.lines.count == 1 && json.output.hasPrefix("{"))
    let figures: Figures = try await sandbox.run("stats", "--json").json()
    #expect(figures.answered == 1 && figures.tags.map(\.name) == ["tea", "Спорт"])
  }

  @Test func `is for the last probe by default, and starts the asking`()
    async throws
  {
    #expect(try await sandbox.run("probes", "--json") == Outcome(output: "[]\n"))
    #expect(
      try await sandbox.run("status")
        == Outcome(output: "No question yet: start `proba serve` to be asked.\n"))
    let before = Int64(Date().timeIntervalSince1970)
    let asked: Asked = try await sandbox.run("answer", "now", "--json").json()
    // The first question is about now rather than a moment of the schedule.
    #expect(!asked.scheduled && asked.at >= before && asked.tags == ["now"])
    let next = try await sandbox.run(
      "schedule", "--unix", "--count", "1", "--from", "\(asked.at + 1)"
    ).lines
    #expect(asked.at <= before + 60 && next.compactMap { Int64($0) }.allSatisfy { $0 > before })
    let status = try await sandbox.run("status")
    #expect(status.code == 0 && status.output.hasPrefix("Latest      20"))
    #expect(status.output.hasSuffix("\nMean gap    45 minutes\n"))
  }

  @Test func `is asked for by nothing that only reads`() async throws {
    for words in [["stats"], ["probes"], ["status"], ["export", "tagtime"]] {
      _ = try await sandbox.run(words)
    }
    _ = try await sandbox.run("import", "tagtime", Sample.log)
    #expect(try await sandbox.run("probes").lines.count == 1_500)
    #expect(try await sandbox.run("probes", "--to", "2022-10-11").lines.count == 32)
  }
}
