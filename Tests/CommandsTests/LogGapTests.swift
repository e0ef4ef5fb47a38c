import Testing

@Suite struct `The gap of a log` {
  private let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private func probes() async throws -> [Asked] {
    try await sandbox.run("probes", "--json").json()
  }

  @Test(arguments: [["--gap", "20"], []])
  func `recognises the schedule of TagTime for Android`(flags: [String]) async throws {
    try sandbox.file("log", "1503820377 wrk\n1503823402 wrk\n1503823767 web\n")
    let outcome = try await sandbox.run(["import", "tagtime", "log"] + flags)
    #expect(
      outcome.lines.last.map { String($0) }
        == "3 moments are of the schedule of TagTime for Android and of TagTime before 2018 (seed 666), "
        + "with a mean gap of 20 minutes.")
    #expect(try await probes().allSatisfy { $0.scheduled && $0.gap == 1_200 })
  }

  @Test func `estimates the gap of a log of no known schedule`() async throws {
    let moments = try await sandbox.run(
      "schedule", "--unix", "--from", "1672617600", "--count", "400", "--seed", "424243", "--gap",
      "10"
    ).lines
    try sandbox.file("log", moments.map { "\($0) work\n" }.joined())
    let outcome = try await sandbox.run("import", "tagtime", "log")
    #expect(
      outcome.lines.contains("400 moments are of no known schedule; they are kept and marked."))
    let sentence = try #require(outcome.lines.last)
    #expect(
      sentence.hasPrefix(
        "Judging by the distances between them, their mean gap is 10 minutes (95%: ")
        && sentence.hasSuffix(
          " min), with which they count. If it was another, undo the import and repeat it with --gap."
        ))
    #expect(try await probes().allSatisfy { !$0.scheduled && $0.gap == 600 })
    let report: [String: Int] = try await sandbox.shell(
      "proba undo --yes > undone; proba import tagtime log --json | grep -o '{\"gap\":600,\"low\"[^}]*}'"
    ).json()
    #expect(report["low"].map { (480...600).contains($0) } == true)
    #expect(report["high"].map { (600...720).contains($0) } == true)
  }
}
