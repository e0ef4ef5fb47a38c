import Testing

@Suite(.serialized) struct `Long output` {
  private func sandbox() async throws -> Sandbox {
    let sandbox = try Sandbox(locale: "C.UTF-8")
    _ = try await sandbox.run("import", "tagtime", Sample.log)
    return sandbox
  }

  @Test(arguments: [["probes"], ["stats"], ["tags"], ["help"], ["stats", "--help"]])
  func `is shown by the pager of a terminal`(words: [String]) async throws {
    let sandbox = try await sandbox()
    let terminal = try PseudoTerminal(
      sandbox, words, variables: ["PAGER": "sed 's/^/paged: /'"])
    #expect(terminal.sees("paged: "))
    #expect(terminal.end() == 0)
  }

  @Test(arguments: [
    (["probes", "--no-pager"], ["PAGER": "sed 's/^/paged: /'"]),
    (["probes"], ["PAGER": "cat"]), (["probes"], ["PAGER": ""]),
    (["probes"], ["PROBA_PAGER": "", "PAGER": "sed 's/^/paged: /'"]),
    (["status"], ["PAGER": "sed 's/^/paged: /'"]),
  ])
  func `is printed where a person wants no pager`(
    words: [String], variables: [String: String]
  ) async throws {
    let sandbox = try await sandbox()
    let terminal = try PseudoTerminal(sandbox, words, variables: variables)
    #expect(!terminal.sees("paged: "))
    #expect(terminal.end() == 0)
  }

  @Test(arguments: ["no-such-pager", "/no/such/pager -R", "no-such-pager --option"])
  func `is not lost where the pager is not installed`(pager: String) async throws {
    let sandbox = try await sandbox()
    let terminal = try PseudoTerminal(sandbox, ["stats"], variables: ["PAGER": pager])
    #expect(terminal.sees("95% interval"))
    #expect(!terminal.sees("not found"))
    #expect(terminal.end() == 0)
  }

  @Test func `is shown by the first pager that is named`() async throws {
    let sandbox = try await sandbox()
    let terminal = try PseudoTerminal(
      sandbox, ["tags"], variables: ["PROBA_PAGER": "sed 's/^/mine: /'", "PAGER": "cat"])
    #expect(terminal.sees("mine: "))
    #expect(terminal.end() == 0)
  }

  @Test func `ends quietly when the pager is left early`() async throws {
    let sandbox = try await sandbox()
    let terminal = try PseudoTerminal(
      sandbox, ["probes"], variables: ["PAGER": "head -n 1 | sed 's/^/paged: /'"])
    #expect(terminal.sees("paged: "))
    #expect(!terminal.sees("proba:"))
    #expect(terminal.end() == 0)
  }

  @Test func `is not paged for a program`() async throws {
    let sandbox = try await sandbox()
    let piped = try await sandbox.shell("PAGER='sed s/^/paged:/' \"$PROBA\" tags")
    #expect(piped.code == 0 && !piped.output.contains("paged:"))
  }

  @Test func `comes before the error that ends it`() async throws {
    let sandbox = try await sandbox()
    let terminal = try PseudoTerminal(
      sandbox, ["stats", "--from", "noonish"], variables: ["PAGER": "sed 's/^/paged: /'"])
    #expect(terminal.sees("proba: --from must be a day"))
    #expect(terminal.end() == 2)
  }
}
