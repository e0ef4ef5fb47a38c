import Testing

/// The server under more than a person asks of it, for a short time; `make soak` does so for long.
@Suite struct `A server under load` {
  @Test(.timeLimit(.minutes(5)))
  func `answers a person in a crowd, and does not grow`() async throws {
    let sandbox = try Sandbox()
    let path = "/usr/local/bin:/usr/bin:/bin"
    // The other suites run beside this one, so that a second would be too little.
    let outcome = try await sandbox.run(
      "/usr/bin/env",
      [
        "python3", Build.tool("soak-server"), Build.program, "--requests", "8000", "--growth",
        "1024", "--slowest", "5",
      ],
      ["PATH": path])
    #expect(outcome.code == 0, "\(outcome)")
  }
}
