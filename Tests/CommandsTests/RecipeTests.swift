import Foundation
import Testing

@Suite struct `The recipes for a terminal` {
  /// `RENEW_SESSIONS=1 swift test` writes the output into the page; review it before committing.
  @Test func `print what their page shows`() async throws {
    let path = Build.document("CommandLine.md")
    let page = try String(contentsOfFile: path, encoding: .utf8)
    let sandbox = try Sandbox(locale: "C.UTF-8")
    try sandbox.file("sample.log", try String(contentsOfFile: Sample.log, encoding: .utf8))
    var played = ""
    var (isSession, commands) = (false, 0)
    for line in page.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix("```") { isSession = line == "```console" }
      if !isSession || line.hasPrefix("```") {
        played += line + "\n"
      } else if line.hasPrefix("$ ") {
        let outcome = try await sandbox.shell(String(line.dropFirst(2)))
        #expect(outcome.code == 0, "\(line)")
        played += "\(line)\n\(outcome.output)\(outcome.error)"
        commands += 1
      }
    }
    if ProcessInfo.processInfo.environment["RENEW_SESSIONS"] != nil {
      try Data(played.utf8).write(to: URL(filePath: path))
    }
    #expect(commands > 12)
    #expect(played == page)
  }
}
