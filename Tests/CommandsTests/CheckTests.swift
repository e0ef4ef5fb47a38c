import Testing

@Suite struct `Counting again` {
  private let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  @Test func `says that all counts are right, and replaces those that are not`() async throws {
    _ = try await sandbox.run("import", "tagtime", Sample.log)
    let right = try await sandbox.run("check")
    #expect(right.code == 0 && right.output.hasPrefix("Counted again: "))
    #expect(right.output.hasSuffix(" All counts are right.\n"))
    // The time in which nothing was asked grows from one command to the next.
    let figuresNow = "proba stats --json | sed 's/\"unaskedHours\":[0-9.]*//'"
    let figures = try await sandbox.shell(figuresNow).output
    #expect(figures.contains("\"coverage\""))
    let damage = "UPDATE tally SET count = count + 7 WHERE subject = -1"
    #expect(try await sandbox.shell("sqlite3 \(sandbox.database) '\(damage)'").code == 0)
    let wrong = try await sandbox.run("check", "--json")
    #expect(wrong.code == 1 && wrong.output.contains("\"differing\":"))
    #expect(!wrong.output.contains("\"differing\":0"))
    #expect(try await sandbox.run("check").code == 0)
    #expect(try await sandbox.shell(figuresNow).output == figures)
  }
}
