import Testing

@Suite struct `The zone of a person on the command line` {
  /// New Year in UTC.
  private static let log = "1640995200 work\n1641000000 tea\n"

  @Test(arguments: [
    ("UTC", "Asia/Kolkata", "2022-01-01 05:30:00", "19800"),
    ("UTC", "America/New_York", "2021-12-31 19:00:00", "-18000"),
    ("Europe/Berlin", "Asia/Kolkata", "2022-01-01 05:30:00", "19800"),
    ("Asia/Kolkata", "UTC", "2022-01-01 00:00:00", "0"),
  ])
  func `decides the clock of imported lines, days and reports`(
    computer: String, zone: String, time: String, offset: String
  ) async throws {
    let sandbox = try Sandbox(zone: computer)
    let chosen = try await sandbox.run("config", "zone", zone)
    #expect(
      chosen
        == Outcome(
          output: "Times are those of \(zone); the clock of this computer is that of \(computer).\n"
        ))
    #expect(try await sandbox.run("config", "zone") == Outcome(output: zone + "\n"))
    try sandbox.file("log", Self.log)
    _ = try await sandbox.run("import", "tagtime", "log")
    let rows = try await sandbox.run("probes", "--csv").lines
    #expect(rows.count == 3)
    #expect(rows[1].contains(time) && rows[1].contains(",\(offset),"), "\(rows)")
    let day = String(time.prefix(10))
    let found = try await sandbox.run("probes", "--from", day, "--to", day, "--csv").lines
    #expect(found.count == 3)
    // A time is understood by the person's clock.
    let minute = String(time.prefix(16))
    #expect(try await sandbox.run("edit", minute, "rest").code == 0)
    for command in ["stats", "status"] {
      let outcome = try await sandbox.run(command)
      #expect(
        outcome.output.contains("the clock of this computer is that of \(computer)"), "\(outcome)")
    }
    #expect(try await sandbox.run("config", "zone", "system") == Outcome())
    #expect(!(try await sandbox.run("stats").output.contains("the clock of this computer")))
  }

  @Test func `moves the answers of a server set to UTC, and is undone`() async throws {
    let sandbox = try Sandbox(zone: "UTC")
    try sandbox.file("log", Self.log)
    _ = try await sandbox.run("import", "tagtime", "log")
    _ = try await sandbox.run("config", "zone", "Asia/Kolkata")
    #expect(try await sandbox.run("probes", "--csv").lines[1].contains("2022-01-01 05:30:00"))
    #expect(try await sandbox.run("undo", "--list").output.contains("zone"))
    #expect(try await sandbox.run("undo").code == 0)
    #expect(try await sandbox.run("config", "zone").output == "system\n")
    #expect(try await sandbox.run("probes", "--csv").lines[1].contains("2022-01-01 00:00:00"))
    #expect(try await sandbox.run("check").code == 0)
  }

  @Test func `is that of the times in messages`() async throws {
    let sandbox = try Sandbox(zone: "UTC")
    _ = try await sandbox.run("config", "zone", "Asia/Kolkata")
    let outcome = try await sandbox.run("answer", "tea", "--at", "1640995201")
    #expect(outcome.code != 0 && outcome.error.contains("2022-01-01 05:30:01"), "\(outcome)")
  }

  @Test(arguments: [
    ("Europe/Kiyv", "proba: there is no time zone Europe/Kiyv; did you mean Europe/Kyiv?\n"),
    ("kyiv", "proba: there is no time zone kyiv; did you mean Europe/Kyiv?\n"),
    (
      "Nowhere/At_All",
      "proba: there is no time zone Nowhere/At_All; give one such as Europe/Kyiv\n"
    ),
    ("../etc/passwd", "proba: there is no time zone ../etc/passwd; give one such as Europe/Kyiv\n"),
  ])
  func `that is mistyped is refused with the one that is meant`(name: String, error: String)
    async throws
  {
    let sandbox = try Sandbox()
    let outcome = try await sandbox.run("config", "zone", name)
    #expect(outcome.error == error && outcome.code != 0)
    #expect(try await sandbox.run("config", "zone").output == "system\n")
  }

  @Test func `is that of conversions, and its former name is the present one`() async throws {
    let sandbox = try Sandbox(zone: "UTC")
    _ = try await sandbox.run("config", "zone", "Europe/Kiev")
    #expect(try await sandbox.run("config", "zone").output == "Europe/Kyiv\n")
    let answer = try await sandbox.run("convert", "--now", "2026-01-15T10:00:00Z", "10:00 UTC")
    #expect(answer.output.contains("12:00"), "\(answer)")
  }
}
