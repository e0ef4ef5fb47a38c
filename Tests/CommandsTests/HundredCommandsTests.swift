import Arguments
import Foundation
import TestSupport
import Testing

/// A person's commands: twenty each that move data, answer, correct, ask for figures, and are wrong.
@Suite struct `A hundred commands` {
  /// `RENEW_SESSIONS=1 swift test` rewrites the sessions, which must be reviewed before they are committed.
  @Test(
    arguments: [("C.UTF-8", "english"), ("uk_UA.UTF-8", "ukrainian"), ("ru_RU.UTF-8", "russian")],
    [40, 80, 200])
  func `print what the sessions show, in lines that fit`(
    language: (locale: String, name: String), columns: Int
  ) async throws {
    let commands = try String(contentsOfFile: Build.fixture("Hundred/commands"), encoding: .utf8)
    let sandbox = try Sandbox(locale: language.locale)
    var played = ""
    for line in commands.split(separator: "\n") {
      guard !line.hasPrefix("#") else {
        played += "\(line)\n"
        continue
      }
      let outcome = try await sandbox.shell("export COLUMNS=\(columns)\n\(line)")
      played += "$ \(line)\n\(outcome.output)\(outcome.error)"
      if outcome.code != 0 { played += "[\(outcome.code)]\n" }
      guard !Self.isData(line) else { continue }
      for printed in (outcome.output + outcome.error).split(separator: "\n") {
        #expect(Self.fits(printed, columns), "\(line): \(printed)")
      }
    }
    let name = "Hundred/\(language.name)-\(columns).session"
    if ProcessInfo.processInfo.environment["RENEW_SESSIONS"] != nil {
      try Data(played.utf8).write(to: URL(filePath: Build.fixture(name)))
    }
    #expect(try played == String(contentsOfFile: Build.fixture(name), encoding: .utf8))
  }

  /// Whether the output of a command is meant for programs, and so independent of the terminal's width.
  private static func isData(_ command: Substring) -> Bool {
    ["--json", "--csv", "export tagtime", "cat "].contains { command.contains($0) }
  }

  /// Whether a line fits, or is a single unbreakable word.
  private static func fits(_ line: Substring, _ columns: Int) -> Bool {
    String(line).cells <= columns || line.split(separator: " ").count == 1
  }
}
