import Testing

@Suite struct `The week in review on the command line` {
  private func sandbox(locale: String = "C.UTF-8") async throws -> Sandbox {
    let sandbox = try Sandbox(locale: locale)
    _ = try await sandbox.run("import", "tagtime", "--trust-clocks", Sample.log)
    return sandbox
  }

  @Test func `says what the cards of the page say`() async throws {
    let outcome = try await sandbox().run("review", "--week", "2022-11-16")
    #expect(outcome.code == 0 && outcome.error.isEmpty)
    #expect(
      outcome.output.hasPrefix(
        """
        Your week, November 14–20, 2022

        Most of the week: slp, work, people.
          slp      57 h (50–64)
          work     37 h (31–44)

        """), "\(outcome)")
    #expect(
      outcome.output.contains(
        "\nBefore days off, you fall asleep and wake up 37 minutes later.\n  "))
    #expect(outcome.output.hasSuffix("\nYou answered 83% of the questions.\n"))
  }

  @Test func `is JSON as from the server`() async throws {
    let sandbox = try await sandbox()
    let outcome = try await sandbox.run("review", "--week", "2022-11-16", "--json")
    #expect(outcome.code == 0 && outcome.output.hasPrefix("{") && outcome.lines.count == 1)
    #expect(outcome.output.contains(#""2022-11-14""#))
  }

  @Test func `says that a week is not over`() async throws {
    let outcome = try await sandbox().run("review", "--week", "tomorrow")
    #expect(outcome.code == 0 && outcome.lines.first?.hasSuffix(", so far") == true)
  }

  @Test func `is a picture`() async throws {
    let sandbox = try await sandbox()
    let words = ["review", "--week", "2022-11-16", "--png", "week.png"]
    #expect(try await sandbox.run(words) == Outcome(output: "Written to week.png.\n"))
    #expect(sandbox.contents("week.png")?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
    #expect(try await sandbox.run(words).code == 2)
    let none = try await sandbox.run("review", "--week", "2020-01-01", "--png", "none.png")
    #expect(none == Outcome(error: "proba: no data, so none.png is not written\n", code: 1))
  }
}
