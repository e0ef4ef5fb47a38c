import Foundation
import Testing

@Suite(.serialized) struct `Answering in a terminal` {
  /// A store with answers to learn from, and a latest probe.
  private func sandbox() async throws -> Sandbox {
    let sandbox = try Sandbox(locale: "C.UTF-8")
    try sandbox.file(
      "log", "1640997602 work email\n1640999953 work email\n1641000921 walk\n1641002399 дім\n")
    _ = try await sandbox.run("import", "tagtime", "log")
    return sandbox
  }

  private let at = ["answer", "--at", "1641002399"]

  @Test func `completes tags while they are written`() async throws {
    let sandbox = try await sandbox()
    let terminal = try PseudoTerminal(sandbox, at)
    #expect(terminal.sees("2022-01-01 01:59"))
    #expect(terminal.sees("> "))
    try terminal.type("wa")
    #expect(terminal.sees("walk"))
    try terminal.type("\t")
    #expect(terminal.sees("> walk "))
    try terminal.type("em\t(dog)\r")
    #expect(terminal.sees("2022-01-01 01:59  answered       walk email (dog)"))
    #expect(terminal.sees("Previous answer: дім"))
    #expect(terminal.end() == 0)
    #expect(try await sandbox.run("probes", "--text", "dog").lines.count == 1)
  }

  @Test func `chooses by arrows what is likely`() async throws {
    let sandbox = try await sandbox()
    let terminal = try PseudoTerminal(sandbox, at)
    #expect(terminal.sees("work"))
    try terminal.type("\u{1B}[B\r")
    #expect(terminal.sees("> work "))
    try terminal.type("\r")
    #expect(terminal.sees("answered       work"))
    #expect(terminal.end() == 0)
  }

  @Test func `reads letters in pieces, and pastes in one`() async throws {
    let sandbox = try await sandbox()
    let terminal = try PseudoTerminal(sandbox, at)
    #expect(terminal.sees("> "))
    for byte in "сад".utf8 { try terminal.type(bytes: [byte]) }
    #expect(terminal.sees("сад"))
    try terminal.type("\u{1B}[200~ (two\nlines)\u{1B}[201~")
    #expect(terminal.sees("(two lines)"))
    try terminal.type("\r")
    #expect(terminal.sees("answered       сад (two lines)"))
    #expect(terminal.end() == 0)
  }

  @Test(arguments: ["", "\u{1B}[200~"])
  func `takes a long paste at once, and no more than an answer may have`(mark: String) async throws
  {
    let sandbox = try await sandbox()
    let terminal = try PseudoTerminal(sandbox, at)
    #expect(terminal.sees("> "))
    try terminal.type(mark + String(repeating: "word ", count: 2_000))
    try terminal.type(mark.isEmpty ? "\r" : "\u{1B}[201~\r")
    let drawings = try #require(terminal.read(until: "the answer is longer than"))
      .components(separatedBy: "\u{1B}[J> ").count
    // Far fewer than the 10,000 bytes, however they arrive.
    #expect(drawings < 100)
    // Between two prompts, what was typed is discarded.
    #expect(terminal.sees("> "))
    try terminal.type("\u{3}")
    #expect(terminal.end() == 1)
    #expect(try await sandbox.run("probes", "--text", "word").code == 1)
  }

  @Test func `asks again where an answer cannot be read`() async throws {
    let sandbox = try await sandbox()
    let terminal = try PseudoTerminal(sandbox, at)
    #expect(terminal.sees("> "))
    try terminal.type("a (b\r")
    #expect(terminal.sees("the bracket opened at character 3 is never closed"))
    #expect(terminal.sees("> a (b"))
    try terminal.type(")\r")
    #expect(terminal.sees("answered       a (b)"))
    #expect(terminal.end() == 0)
  }

  @Test(arguments: ["\u{3}", "\u{4}", "abc\u{3}", "\u{1B}"])
  func `changes nothing when a person gives up`(keys: String) async throws {
    let sandbox = try await sandbox()
    let before = try await sandbox.run("probes")
    let terminal = try PseudoTerminal(sandbox, at)
    #expect(terminal.sees("> "))
    try terminal.type(keys)
    #expect(terminal.end() == 1)
    #expect(try await sandbox.run("probes") == before)
  }

  @Test func `has room in a narrow terminal`() async throws {
    let sandbox = try await sandbox()
    let terminal = try PseudoTerminal(sandbox, at, columns: 20)
    #expect(terminal.sees("> "))
    try terminal.type("0123456789abcdefghijklmnop")
    #expect(terminal.sees("fghijklmnop"))
    try terminal.type("\r")
    #expect(terminal.sees("0123456789abcdefghijklmnop"))
    #expect(terminal.end() == 0)
  }

  @Test func `fits the line into a terminal that is resized`() async throws {
    let sandbox = try await sandbox()
    let terminal = try PseudoTerminal(sandbox, at)
    try terminal.type("0123456789abcdefghijklmnop")
    #expect(terminal.sees("> 0123456789abcdefghijklmnop"))
    try await terminal.resize(columns: 20, in: sandbox)
    #expect(terminal.sees("> fghijklmnop\r\n"))
    try terminal.type("q")
    #expect(terminal.sees("> ghijklmnopq\r\n"))
    try await terminal.resize(columns: 120, in: sandbox)
    #expect(terminal.sees("> 0123456789abcdefghijklmnopq\r\n"))
    try terminal.type("\r")
    #expect(terminal.sees("answered       0123456789abcdefghijklmnopq"))
    #expect(terminal.end() == 0)
  }

  @Test func `leaves the terminal as it was when it is stopped`() async throws {
    let sandbox = try await sandbox()
    let before = try await sandbox.run("probes")
    let terminal = try PseudoTerminal(sandbox, at)
    #expect(terminal.sees("> "))
    try terminal.type("half")
    #expect(terminal.sees("half"))
    #expect(!terminal.isUsual)
    try terminal.stop()
    #expect(terminal.end() == 1)
    #expect(terminal.isUsual)
    #expect(try await sandbox.run("probes") == before)
  }

  @Test func `shows an answer that was given elsewhere meanwhile`() async throws {
    let sandbox = try await sandbox()
    let terminal = try PseudoTerminal(sandbox, at)
    #expect(terminal.sees("> "))
    _ = try await sandbox.run("answer", "--at", "1641002399", "garden")
    try terminal.type("walk\r")
    #expect(terminal.sees("garden"))
    #expect(terminal.sees("> walk"))
    #expect(try await sandbox.run("probes", "--tag", "garden").lines.count == 1)
    try terminal.type("\r")
    #expect(terminal.sees("Previous answer: garden"))
    #expect(terminal.end() == 0)
  }

  @Test func `needs a terminal`() async throws {
    #expect(
      try await Sandbox().run("answer")
        == Outcome(
          error: "proba: missing argument <TEXT>\nTry `proba answer --help`.\n", code: 2))
    let sandbox = try Sandbox()
    #expect(
      try await sandbox.run("ping")
        == Outcome(
          error: "proba: there is no terminal to ask in: use `proba answer TEXT`\n", code: 2))
    #expect(!sandbox.exists(sandbox.database))
  }

  @Test func `is asked for by ping, of the latest probe`() async throws {
    let sandbox = try Sandbox(locale: "C.UTF-8")
    let terminal = try PseudoTerminal(sandbox, ["ping"])
    #expect(terminal.sees("> "))
    try terminal.type("read\r")
    #expect(terminal.sees("read"))
    #expect(terminal.end() == 0)
    let again = try PseudoTerminal(sandbox, ["ping"])
    #expect(again.sees("The latest question has an answer already."))
    #expect(again.end() == 1)
  }

  @Test func `is watched as the day fills`() async throws {
    let sandbox = try Sandbox(locale: "C.UTF-8")
    _ = try await sandbox.run("answer", "first")
    let moments = try await sandbox.run("probes", "--from", "today").lines
    // Just after midnight, the latest probe is on the previous day.
    guard !moments.isEmpty else { return }
    let terminal = try PseudoTerminal(sandbox, ["watch"])
    #expect(terminal.sees("first"))
    _ = try await sandbox.run("answer", "second")
    #expect(terminal.sees("second"))
    try terminal.stop()
    #expect(terminal.end() == 0)
  }
}
