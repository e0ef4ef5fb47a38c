import TestSupport
import Testing

/// The allocations of a log line, counted by a program with a counting allocator.
///
/// The suite does not depend on that program, whose allocator would be used by all tests.
@Suite struct `A line of a log that is not enabled` {
  @Test func `allocates nothing`() async throws {
    let program = try TestProgram("bench-logging", ["allocations"])
    var counts: [Substring: Double] = [:]
    for line in program.lines() {
      let found = try #require(line.wholeMatch(of: /\{"name":"(.+?)","value":(.+?),.*/))
      counts[found.1] = Double(found.2)
    }
    #expect(await program.code() == 0)
    #expect(counts["log-disabled-allocations"] == 0)
    // Kept lines allocate their text, which proves that allocations are counted.
    #expect(counts["log-enabled-allocations"] ?? 0 >= 10_000)
  }
}
