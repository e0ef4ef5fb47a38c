import Testing

@Suite struct `Several logs` {
  @Test func `are named where they differ, with both texts`() async throws {
    let sandbox = try Sandbox()
    let moments = (0..<7).map { 1_640_997_602 + $0 * 3_000 }
    try sandbox.file("one", moments.map { "\($0) work\n" }.joined())
    try sandbox.file("two", "\n" + moments.map { "\($0) work (at home)\n" }.joined())
    _ = try await sandbox.run("import", "tagtime", "one")
    let outcome = try await sandbox.run("import", "tagtime", "two")
    let remarks = outcome.error.split(separator: "\n")
    #expect(
      remarks.first
        == "proba: two, line 2: 'work (at home)' differs from 'work', which is stored and stays"
    )
    #expect(
      remarks.count == 6
        && remarks.last == "proba: and 2 more lines that differ (--json lists up to 1000)"
    )
    let report: Report = try await sandbox.run("import", "tagtime", "two", "--json").json()
    #expect(report.differing == 7 && report.differingLines.count == 7)
    #expect(
      report.differingLines.last
        == .init(
          line: 8, at: Int64(moments[6]), text: "work (at home)", stored: "work"))
  }
}
