import Foundation
import Testing

/// `proba ping --wait`, which calls a person back to the terminal.
@Suite(
  .serialized,
  .enabled(if: Tool.sqlite != nil, "sqlite3 is missing: Tools/setup test installs it"))
struct `The bell of a terminal` {
  private static let notice = "What are you doing?"

  @Test(
    arguments: [
      ([:], "\u{7}"),
      (["TERM": "xterm-kitty"], "\u{7}\u{1B}]9;Proba: \(notice)\u{7}"),
      (["TERM_PROGRAM": "WezTerm"], "\u{7}\u{1B}]9;Proba: \(notice)\u{7}"),
      (["TERM": "foot"], "\u{7}\u{1B}]777;notify;Proba;\(notice)\u{7}"),
    ] as [([String: String], String)])
  func `rings once when a probe comes, with a notice where the terminal shows one`(
    variables: [String: String], bell: String
  ) async throws {
    let sandbox = try Sandbox(locale: "C.UTF-8")
    _ = try await sandbox.run("stats")
    // A probe every few seconds, some of them past.
    let start = Int64(Date().timeIntervalSince1970) - 10
    let outcome = try await sandbox.shell(
      "sqlite3 data/proba/proba.sqlite \"INSERT INTO setting VALUES ('gap', 3), ('start', \(start))\""
    )
    try #require(outcome.code == 0, "\(outcome)")
    let terminal = try PseudoTerminal(sandbox, ["ping", "--wait"], variables: variables)
    #expect(terminal.sees("Waiting for the next question. Ctrl-C stops.\r\n\(bell)20"))
    #expect(terminal.sees("waiting"))
    try terminal.stop()
    _ = terminal.end()
    #expect(!terminal.output.contains("\u{7}"))
  }

  @Test func `is silent about a probe that has come before`() async throws {
    let sandbox = try Sandbox(locale: "C.UTF-8")
    let terminal = try PseudoTerminal(sandbox, ["ping"])
    #expect(terminal.sees("> "))
    try terminal.stop()
    _ = terminal.end()
    #expect(!terminal.output.contains("\u{7}"))
  }
}
