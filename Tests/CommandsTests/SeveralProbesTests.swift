import Foundation
import Testing

@Suite(.serialized) struct `Several probes at once` {
  private func sandbox() async throws -> Sandbox {
    let sandbox = try Sandbox(locale: "C.UTF-8")
    try sandbox.file(
      "log",
      """
      1640997602 slp
      1640999953
      1641000921
      1641002399
      1641003900 slp
      1641006000

      """)
    _ = try await sandbox.run("import", "tagtime", "log")
    return sandbox
  }

  struct Stretch: Sendable, CustomTestStringConvertible {
    let ends: [String]
    let clocks: [String]
    init(_ ends: String..., gets clocks: String...) { (self.ends, self.clocks) = (ends, clocks) }
    var testDescription: String { ends.joined(separator: " ") }
  }

  @Test(arguments: [
    Stretch("--from", "2022-01-01 01:19", "--to", "2022-01-01 01:35", gets: "01:19", "01:35"),
    Stretch("--from", "2022-01-01 01:20", "--to", "1641002399", gets: "01:35", "01:59"),
    Stretch("--from", "1 january 2022 2 am", gets: "03:00"),
    Stretch("--from", "2022-01-01", "--to", "2022-01-01", gets: "01:19", "01:35", "01:59", "03:00"),
    Stretch("--from", "2021", "--to", "2021-12-31"),
  ])
  func `get one answer in a stretch of time`(_ stretch: Stretch) async throws {
    let sandbox = try await sandbox()
    let outcome = try await sandbox.run(["answer", "walk"] + stretch.ends)
    #expect(outcome.code == (stretch.clocks.isEmpty ? 1 : 0))
    guard !stretch.clocks.isEmpty else { return }
    #expect(outcome.lines.map { String($0.dropFirst(11).prefix(5)) } == stretch.clocks)
    #expect(try await sandbox.run("probes", "--tag", "walk").lines == outcome.lines)
    // They are one change.
    _ = try await sandbox.run("undo")
    #expect(try await sandbox.run("probes", "--tag", "walk").code == 1)
  }

  @Test func `count an amount once, or take it for a tag`() async throws {
    for (words, amounts) in [([], 1), (["--no-amounts"], 0)] as [([String], Int)] {
      let sandbox = try await sandbox()
      let stretch = ["--from", "2022-01-01", "--to", "2022-01-01", "--json"]
      let outcome = try await sandbox.run(["answer", "run 5 km"] + stretch + words)
      #expect(outcome.output.components(separatedBy: "\"unit\"").count - 1 == amounts)
    }
  }

  @Test func `are not asked about again`() async throws {
    let sandbox = try await sandbox()
    #expect(
      try await sandbox.run("dismiss", "2022-01-01 01:35", "--json")
        == Outcome(output: #"{"changed":[1641000921],"kept":[]}"# + "\n"))
    #expect(try await sandbox.run("probes", "--unanswered").lines.count == 3)
    #expect(
      try await sandbox.run("dismiss", "--older")
        == Outcome(output: "Not asked about again: 3 questions.\n"))
    #expect(
      try await sandbox.run("dismiss", "--period", "2022")
        == Outcome(output: "No unanswered question is there.\n", code: 1))
    #expect(
      try await sandbox.run("dismiss", "1640997602")
        == Outcome(output: "No unanswered question is there.\n", code: 1))
    _ = try await sandbox.run("undo")
    #expect(try await sandbox.run("probes", "--unanswered").lines.count == 3)
  }

  @Test func `are asked about one after the other`() async throws {
    let sandbox = try await sandbox()
    let terminal = try PseudoTerminal(sandbox, ["catchup", "--period", "2022"])
    #expect(terminal.sees("Enter alone skips"))
    #expect(terminal.sees("2022-01-01 03:00"))
    #expect(terminal.sees("> "))
    try terminal.type("\r")
    #expect(terminal.sees("2022-01-01 01:59"))
    #expect(terminal.sees("> "))
    try terminal.type("-\r")
    #expect(terminal.sees("dismissed"))
    #expect(terminal.sees("2022-01-01 01:35"))
    #expect(terminal.sees("> "))
    try terminal.type("a (b\r")
    #expect(terminal.sees("the bracket opened at character 3 is never closed"))
    #expect(terminal.sees("> a (b"))
    try terminal.type(")\r")
    #expect(terminal.sees("a (b)"))
    #expect(terminal.sees("2022-01-01 01:19"))
    // Between two questions, the terminal of the test has nobody to interrupt.
    #expect(terminal.sees("> "))
    try terminal.type("\u{3}")
    #expect(terminal.end() == 0)
    #expect(try await sandbox.run("probes", "--unanswered").lines.count == 2)
  }

  @Test func `are asked about together if they lie close together`() async throws {
    let sandbox = try await sandbox()
    let terminal = try PseudoTerminal(sandbox, ["catchup", "--groups", "--period", "2022"])
    #expect(terminal.sees("2022-01-01 03:00"))
    #expect(terminal.sees("> "))
    try terminal.type("\r")
    #expect(terminal.sees("2022-01-01 01:19 – 01:59  3 questions"))
    // The answers before and after are alike.
    #expect(terminal.sees("> slp"))
    try terminal.type("\r")
    #expect(terminal.sees("2022-01-01 01:59  answered late  slp"))
    #expect(terminal.end() == 0)
    #expect(try await sandbox.run("probes", "--tag", "slp").lines.count == 5)
    let again = try await sandbox.run("catchup")
    #expect(again.code == 2 && again.error.hasPrefix("proba: there is no terminal to ask in"))
    let done = try PseudoTerminal(sandbox, ["catchup"])
    #expect(done.sees("Nothing is left to catch up on."))
    #expect(done.end() == 1)
  }

  @Test func `are named in one way`() async throws {
    let sandbox = try await sandbox()
    for words in [[], ["last", "--older"], ["--older", "--period", "2022"]] {
      let outcome = try await sandbox.run(["dismiss"] + words)
      #expect(outcome.code == 2 && outcome.error.contains("name the questions in one way"))
    }
    #expect(
      try await sandbox.run("answer", "x", "--at", "last", "--from", "9:00")
        == Outcome(error: "proba: use either --at, or --from and --to\n", code: 2))
    let backwards = ["--from", "2022-01-02", "--to", "2022-01-01"]
    #expect(try await sandbox.run(["answer", "x"] + backwards).code == 2)
  }
}
