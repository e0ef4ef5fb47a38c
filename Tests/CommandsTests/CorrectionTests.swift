import Foundation
import Testing

@Suite struct `Correcting` {
  private static let log = """
    1640997602 meeting (Anna)
    1640999953 meetings work
    1641000921 \n\
    1641002399 work

    """

  private func sandbox(locale: String = "C") async throws -> Sandbox {
    let sandbox = try Sandbox(locale: locale)
    try sandbox.file("log", Self.log)
    _ = try await sandbox.run("import", "tagtime", "log")
    return sandbox
  }

  @Test func `gives a tag a colour, or has one chosen`() async throws {
    let sandbox = try await sandbox()
    let lines = try await sandbox.run("tag", "work", "--color", "7").lines
    #expect(lines.contains("  colour   7"))
    #expect(try await sandbox.run("tags", "--json").output.contains(#""name":"work","color":7,"#))
    _ = try await sandbox.run("undo")
    #expect(try await sandbox.run("tag", "work").lines != lines)
    let chosen = try await sandbox.run("tag", "work", "--color", "auto", "--json")
    #expect(chosen.code == 0)
    for color in ["0", "13", "red", ""] {
      #expect(try await sandbox.run("tag", "work", "--color", color).code == 2)
    }
  }

  @Test func `begins with a list of tags`() async throws {
    let sandbox = try await sandbox()
    #expect(
      try await sandbox.run("tags") == Outcome(output: "2  work\n1  meeting\n1  meetings\n"))
    #expect(
      try await sandbox.run("tags", "--json").output.replacing(/"(color|edit)":\d+/) {
        "\"\($0.1)\":#"
      }
        == #"[{"name":"work","color":#,"answers":2},{"name":"meeting","color":#,"answers":1},"#
        + #"{"name":"meetings","color":#,"answers":1}]"# + "\n")
    #expect(try await Sandbox().run("tags") == Outcome(output: "There are no tags yet.\n"))
  }

  @Test func `a tag's name is done in all answers, and undone`() async throws {
    let sandbox = try await sandbox()
    let before = try await sandbox.run("probes")
    #expect(
      try await sandbox.run("rename", "work", "Office")
        == Outcome(output: "work → Office, which has 2 answers now.\n"))
    #expect(
      try await sandbox.run("merge", "meeting", "meetings", "--into", "meet", "--json").output
        .replacing(/"(color|edit)":\d+/) { "\"\($0.1)\":#" }
        == #"{"name":"meet","color":#,"answers":2,"gone":["meeting","meetings"],"edit":#}"# + "\n")
    #expect(
      try await sandbox.run("probes").lines.map { $0.dropFirst(27).drop { $0 == " " } }
        == [
          "meet (Anna)", "meet Office", "", "Office",
        ].map { $0[...] })
    #expect(
      try await sandbox.run("undo")
        == Outcome(output: "Undone: merging meeting, meetings into meet.\n"))
    #expect(try await sandbox.run("undo") == Outcome(output: "Undone: renaming work to Office.\n"))
    #expect(try await sandbox.run("probes") == before)
    #expect(
      try await sandbox.run("undo") == Outcome(output: "Undone: the import of 4 questions.\n"))
    #expect(
      try await sandbox.run("undo") == Outcome(error: "proba: there is nothing to undo\n", code: 1))
  }

  @Test func `a tag in some answers puts another in its place`() async throws {
    let sandbox = try await sandbox()
    let before = try await sandbox.run("probes")
    #expect(
      try await sandbox.run("split", "work", "--tag", "meeting", "--into", "talk")
        == Outcome(output: "No answer with the tag meets the condition.\n", code: 1))
    let split = ["split", "work", "--tag", "meetings", "--into", "talk"]
    #expect(try await sandbox.run(split) == Outcome(output: "work → talk in 1 answer.\n"))
    #expect(try await sandbox.run("probes").output.contains("meetings talk"))
    #expect(
      try await sandbox.run("undo").output.hasPrefix(
        "Undone: the split of a tag in the answers to 1 question.\n"))
    #expect(try await sandbox.run("probes") == before)
    #expect(
      try await sandbox.run(split + ["--json"]).output.replacing(/"edit":\d+/) { _ in "" }
        == #"{"name":"talk","changed":1,}"# + "\n")
  }

  @Test func `an answer puts another in its place`() async throws {
    let sandbox = try await sandbox()
    #expect(
      try await sandbox.run("edit", "2022-01-01 00:40", "sport", "(gym)")
        == Outcome(
          output: "2022-01-01 00:40  answered       sport (gym)\nPrevious answer: meeting (Anna)\n")
    )
    #expect(
      try await sandbox.run("delete", "1640999953")
        == Outcome(output: "2022-01-01 01:19  missed\nPrevious answer: meetings work\n"))
    #expect(
      try await sandbox.run("undo")
        == Outcome(
          output: """
            Undone: the deletion of the answers to 1 question.
            2022-01-01 01:19  answered       meetings work

            """))
    _ = try await sandbox.run("tag", "work", "--note", "n", "--hidden", "yes")
    #expect(
      try await sandbox.run("undo")
        == Outcome(output: "Undone: the change to the tag 'work'.\n"))
    #expect(
      try await sandbox.run("undo", "--json").output.hasPrefix(
        #"{"undone":"answer","count":1,"tags":[],"probes":[{"at":1640997602,"#))
    #expect(try await sandbox.run("probes").lines[0].hasSuffix("meeting (Anna)"))
  }

  @Test func `an import is undone as one change`() async throws {
    let sandbox = try Sandbox()
    try sandbox.file("log", "1640997602 slp\n1640999953 work\n")
    _ = try await sandbox.run("import", "tagtime", "log")
    #expect(
      try await sandbox.run("undo") == Outcome(output: "Undone: the import of 2 questions.\n"))
    #expect(try await sandbox.run("tags").output.contains("slp") == false)
    _ = try await sandbox.run("import", "tagtime", "log")
    #expect(
      try await sandbox.run("undo", "--json")
        == Outcome(output: #"{"undone":"import","count":2,"tags":[],"probes":[]}"# + "\n"))
  }

  @Test func `what was undone is made again, until something else is changed`() async throws {
    let sandbox = try await sandbox()
    #expect(
      try await sandbox.run("redo") == Outcome(error: "proba: there is nothing to redo\n", code: 1))
    _ = try await sandbox.run("rename", "work", "office")
    let after = try await sandbox.run("probes")
    _ = try await sandbox.run("undo")
    #expect(
      try await sandbox.run("redo") == Outcome(output: "Redone: renaming work to office.\n"))
    #expect(try await sandbox.run("probes") == after)
    _ = try await sandbox.run("undo")
    #expect(
      try await sandbox.run("redo", "--json")
        == Outcome(output: #"{"redone":"rename","count":0,"tags":["work"],"probes":[]}"# + "\n"))
    _ = try await sandbox.run("undo")
    _ = try await sandbox.run("edit", "2022-01-01 00:40", "tea")
    #expect(try await sandbox.run("redo").code == 1)
  }

  @Test func `settings, the schedule and quiet times are changes like any other`() async throws {
    let sandbox = try await sandbox()
    _ = try await sandbox.run("config", "theme", "dark")
    _ = try await sandbox.run("config", "gap", "7")
    _ = try await sandbox.run("quiet", "add", "--hours", "23:00-7:00")
    _ = try await sandbox.run("quiet", "end", "1")
    let lines = try await sandbox.run("undo", "--list").lines
    #expect(
      lines.map { $0.dropFirst(18) } == [
        "the end of a quiet time", "a new quiet time", "the change of gap", "the change of theme",
        "the import of 4 questions",
      ])
    #expect(try await sandbox.run("undo").output == "Undone: the end of a quiet time.\n")
    #expect(try await sandbox.run("undo").output == "Undone: a new quiet time.\n")
    #expect(try await sandbox.run("undo").output == "Undone: the change of gap.\n")
    #expect(try await sandbox.run("config", "gap").output.hasPrefix("45"))
    #expect(try await sandbox.run("redo").output == "Redone: the change of gap.\n")
    #expect(try await sandbox.run("config", "gap").output.hasPrefix("7"))
    let marked = try await sandbox.run("undo", "--list").lines.filter { $0.hasSuffix("(undone)") }
    #expect(marked.count == 2)
    struct Listed: Decodable { let kind: String, probes: Int, undone: Bool }
    let listed: [Listed] = try await sandbox.run("undo", "--list", "--json").json()
    #expect(listed.map(\.kind) == ["quietEnd", "quiet", "schedule", "settings", "import"])
    #expect(listed.map(\.undone) == [true, true, false, false, false])
    #expect(
      try await Sandbox().run("undo", "--list") == Outcome(output: "Nothing can be undone.\n"))
  }

  @Test func `more than a hundred answers are taken back only with --yes`() async throws {
    let sandbox = try Sandbox()
    try sandbox.file("log", (0..<101).map { "\(1_640_997_602 + $0 * 2_700) slp\n" }.joined())
    _ = try await sandbox.run("import", "tagtime", "log")
    let before = try await sandbox.run("probes")
    let refused = "proba: this would undo the import of 101 questions: add --yes if that is meant\n"
    #expect(try await sandbox.run("undo") == Outcome(error: refused, code: 2))
    #expect(try await sandbox.run("probes") == before)
    #expect(
      try await sandbox.run("undo", "--yes").output == "Undone: the import of 101 questions.\n")
    #expect(
      try await sandbox.run("redo").error
        == "proba: this would redo the import of 101 questions: add --yes if that is meant\n")
    #expect(try await sandbox.run("redo", "--yes").code == 0)
    #expect(try await sandbox.run("probes") == before)
  }

  @Test func `finds a probe by what a person says of its time`() async throws {
    let sandbox = try Sandbox()
    let answered = try await sandbox.run("answer", "a")
    let time = String(answered.lines[0].prefix(16))
    struct Latest: Decodable { let at: Int }
    struct Status: Decodable { let latest: Latest }
    let status: Status = try await sandbox.run("status", "--json").json()
    let minutes = (Int(Date().timeIntervalSince1970) - status.latest.at) / 60
    for words in [["edit", "last", "b"], ["answer", "--at", "\(minutes) minutes ago", "b"]] {
      let outcome = try await sandbox.run(words)
      #expect(outcome.code == 0 && outcome.lines[0].hasSuffix("  b"), "\(words): \(outcome)")
    }
    // The nearest probe is not meant if it is days away.
    let distant = try await sandbox.run("delete", "900 hours ago")
    #expect(
      distant.code == 1 && distant.error.hasSuffix("; the nearest: \(time)\n"), "\(distant)")
    #expect(try await sandbox.run("edit", time, "c").lines.last == "Previous answer: b")
    #expect(try await sandbox.run("edit", "остання", "d").lines.last == "Previous answer: c")
    let days = try await sandbox.run("probes", "--from", "last 7 days", "--tag", "d")
    #expect(days.lines.map { $0.prefix(16) } == [time[...]])
    #expect(try await sandbox.run("probes", "--to", "8 днів тому").output.isEmpty)
    let far = try await sandbox.run("edit", "last year 10:00", "x")
    #expect(far.code == 2)
  }

  struct Mistake: Sendable, CustomTestStringConvertible {
    let words: [String]
    let sentence: String
    let code: Int32
    init(_ words: String..., says sentence: String, code: Int32 = 2) {
      (self.words, self.sentence, self.code) = (words, sentence, code)
    }
    var testDescription: String { words.joined(separator: " ") }
  }

  @Test(arguments: [
    Mistake(
      "rename", "wrok", "office", says: "there is no tag 'wrok'; did you mean 'work'?", code: 1),
    Mistake(
      "rename", "work", "meeting",
      says: "there is already a tag 'meeting': to make one tag of both, use `proba merge`"),
    Mistake(
      "rename", "work", "two words",
      says: "'two words' cannot be a tag: a tag is one word without brackets"),
    Mistake("merge", "work", says: "give the tag to merge into: --into TAG"),
    Mistake(
      "split", "work", "--into", "x",
      says: "give the condition and the new tag: --tag CONDITION --into TAG"),
    Mistake("rename", "work", "work", says: "", code: 1),
    Mistake(
      "edit", "noonish", "a",
      says: """
        <WHEN> must be a time, such as '2026-03-01 14:05', 'yesterday 15:00' or '3 hours ago' \
        (got 'noonish')
        """),
    Mistake(
      "edit", "2022-01-01 01:00", "a",
      says:
        "there was no question at 2022-01-01 01:00; the nearest: 2022-01-01 00:40, 2022-01-01 01:19",
      code: 1),
    Mistake(
      "delete", "2022-01-01 01:35",
      says:
        "the question at 2022-01-01 01:35:21 has no answer yet: give one with `proba answer --at`",
      code: 1),
    Mistake(
      "delete", "5",
      says:
        "there was no question at 1970-01-01 00:00:05: only moments of the schedule can be answered",
      code: 1),
    Mistake(
      "edit", "2022-01-01 00:40", "(gym)",
      says: "the answer has no tag: write at least one word outside the brackets"),
  ])
  func `what cannot be is refused, and nothing changes`(mistake: Mistake) async throws {
    let sandbox = try await sandbox()
    let before = try await sandbox.run("probes")
    let outcome = try await sandbox.run(mistake.words)
    #expect(outcome.code == mistake.code)
    #expect(mistake.sentence.isEmpty || outcome.error == "proba: \(mistake.sentence)\n")
    #expect(try await sandbox.run("probes") == before)
    #expect(try await sandbox.run("undo").output.hasPrefix("Undone: the import of"))
  }

  @Test(arguments: [
    (
      "uk_UA.UTF-8", "work → офіс; тепер під цим тегом 2 відповіді.\n",
      "Скасовано: перейменування work на офіс.\n"
    ),
    (
      "ru_RU.UTF-8", "work → офіс; теперь под этим тегом 2 ответа.\n",
      "Отменено: переименование work в офіс.\n"
    ),
  ])
  func `is in the person's language`(
    locale: String, renamed: String, undone: String
  ) async throws {
    let sandbox = try await sandbox(locale: locale)
    #expect(try await sandbox.run("rename", "work", "офіс") == Outcome(output: renamed))
    #expect(try await sandbox.run("undo") == Outcome(output: undone))
  }

  @Test(arguments: [
    (
      "uk_UA.UTF-8",
      "  наскільки широкий  автоматично\n  схований           ні\n", "  схований           так\n"
    ),
    (
      "ru_RU.UTF-8",
      "  насколько широкий  автоматически\n  скрыт              нет\n", "  скрыт              да\n"
    ),
  ])
  func `what is known about a tag is in the person's language`(
    locale: String, shown: String, hidden: String
  ) async throws {
    let sandbox = try await sandbox(locale: locale)
    #expect(try await sandbox.run("tag", "work").output.contains(shown))
    #expect(try await sandbox.run("tag", "work", "--hidden", "yes").output.contains(hidden))
  }

  /// At 2 o'clock on 27 March 2022, clocks in Berlin were set forward to 3.
  @Test(arguments: [
    ["edit", "2022-03-27 02:30", "x"], ["delete", "2022-03-27 02:30"],
    ["answer", "--at", "27.03.2022 2:30", "x"], ["edit", "2022-03-27 2:30 am", "x"],
  ])
  func `a time that no clock showed is refused, with the nearest`(words: [String]) async throws {
    let sandbox = try Sandbox(zone: "Europe/Berlin")
    try sandbox.file("log", "1648335610 sleep\n1648341000 read\n1648344600 feed\n")
    _ = try await sandbox.run("import", "tagtime", "log")
    let sentence =
      "no clock showed 2022-03-27 02:30: clocks were set forward over that time; the nearest questions: "
      + "2022-03-27 01:30, 2022-03-27 03:30"
    #expect(try await sandbox.run(words) == Outcome(error: "proba: \(sentence)\n", code: 1))
    let problem = try await sandbox.run(words + ["--json"])
    #expect(problem.code == 1 && problem.error.contains(#""code":"noSuchTime""#))
    #expect(try await sandbox.run("probes").output.contains("read"))
  }

  @Test func `a time that no clock showed begins no schedule`() async throws {
    let sandbox = try Sandbox(zone: "Europe/Berlin")
    #expect(
      try await sandbox.run("schedule", "--from", "2022-03-27 02:30")
        == Outcome(
          error:
            "proba: no clock shows 2022-03-27 02:30: clocks are set forward over that time\n",
          code: 1))
    #expect(
      try await sandbox.run("schedule", "--from", "2022-03-27 03:00", "--count", "1").code == 0)
    // In Cairo, that day began at 1 o'clock.
    let cairo = try Sandbox(zone: "Africa/Cairo")
    for start in ["2024-04-26", "2024-04-26 01:00"] {
      #expect(
        try await cairo.run("schedule", "--unix", "--from", start, "--count", "1").output
          == "1714085192\n")
    }
    #expect(try await cairo.run("schedule", "--from", "2024-04-26 00:30").code == 1)
  }
}
