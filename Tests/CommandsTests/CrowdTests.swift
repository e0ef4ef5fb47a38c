import Testing

/// The server under more load than a person causes, for a short time; `make soak` runs longer.
@Suite struct `A server under load` {
  @Test(.timeLimit(.minutes(5)))
  func `answers a person in a crowd, and does not grow`() async throws {
    let sandbox = try Sandbox()
    let path = "/usr/local/bin:/usr/bin:/bin"
    // The other suites run at the same time, so a second would be too short.
    let outcome = try await sandbox.run(
      "/usr/bin/env",
      [
        "python3", Build.tool("soak-server"), Build.program, "--requests", "8000", "--slowest", "5",
      ],
      ["PATH": path])
    #expect(outcome.code == 0, "\(outcome)")
  }
}
