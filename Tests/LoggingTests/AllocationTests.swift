import TestSupport
import Testing

/// What a line of a log allocates, counted by a program whose allocator counts.
///
/// The suite does not depend on that program: the allocator would be that of all tests.
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
    // Lines that are kept allocate their text: that shows that allocations are counted.
    #expect(counts["log-enabled-allocations"] ?? 0 >= 10_000)
  }
}
