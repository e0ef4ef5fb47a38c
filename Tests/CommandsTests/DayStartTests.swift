import Testing

@Suite struct `Days that begin after midnight, on the command line` {
  @Test func `have the answers of the night, in days, weeks and months`() async throws {
    let sandbox = try Sandbox()
    try sandbox.file("log", "1640980800 evening\n1641004200 night\n1641038400 noon\n")
    _ = try await sandbox.run("import", "tagtime", "log")
    func tags(_ day: String) async throws -> String {
      try await sandbox.run("stats", "--from", day, "--to", day, "--csv").output
    }
    #expect(!(try await tags("2021-12-31").contains("night")))
    #expect(try await sandbox.run("config", "day-start", "4") == Outcome())
    #expect(try await tags("2021-12-31").contains("night"))
    #expect(!(try await tags("2022-01-01").contains("night")))
    #expect(try await tags("2022-01-01").contains("noon"))
    #expect(
      try await sandbox.run("stats", "--from", "2021", "--to", "2021").output.contains("night"))
    // Times are those of the clock.
    #expect(try await sandbox.run("probes", "--csv").output.contains("2022-01-01 02:30:00"))
    #expect(try await sandbox.run("edit", "2022-01-01 02:30", "sleep").code == 0)
    #expect(try await sandbox.run("check").code == 0)
    #expect(try await sandbox.run("undo").code == 0)
    #expect(try await sandbox.run("undo").code == 0)
    #expect(try await sandbox.run("config", "day-start").output == "0\n")
    #expect(!(try await tags("2021-12-31").contains("night")))
  }

  @Test(arguments: ["7", "-1", "4:00", "noon"])
  func `begin at no other hour`(word: String) async throws {
    let outcome = try await Sandbox().run("config", "day-start", "--", word)
    #expect(outcome.code != 0 && outcome.error.contains("0, 1, 2, 3, 4, 5, 6"), "\(outcome)")
  }
}
