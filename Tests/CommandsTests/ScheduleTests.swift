import Foundation
import Testing

@Suite struct `Schedules on the command line` {
  /// Reference schedules made by running TagTime's own Perl.
  private struct Reference: Decodable {
    struct Set: Decodable {
      struct Window: Decodable {
        let instant: Int64
        let pings: [Int64]
      }
      let name: String
      let epoch: Int64
      let seed: Int64
      let gap_seconds: Int64
      let first: [Int64]
      let around: [String: Window]
    }
    let sets: [Set]
  }

  private static func reference() throws -> Reference {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let data = try Data(
      contentsOf: tests.appending(path: "SamplingTests/Fixtures/tagtime-pings.json"))
    return try JSONDecoder().decode(Reference.self, from: data)
  }

  private static func text(_ moments: some Sequence<Int64>) -> String {
    moments.map { "\($0)\n" }.joined()
  }

  @Test func `are TagTime's, from the first moment and around any other`() async throws {
    let sandbox = try Sandbox()
    // A legacy schedule begins at another moment, which the command cannot express.
    for set in try Self.reference().sets where set.epoch == 1_184_097_393 {
      let flags = [
        "schedule", "--unix", "--gap", "\(set.gap_seconds / 60)", "--seed", "\(set.seed)",
      ]
      let first = try await sandbox.run(
        flags + ["--from", "\(set.epoch)", "--count", "\(set.first.count)"])
      #expect(first == Outcome(output: Self.text(set.first)), "\(set.name)")
      for window in set.around.values {
        let pings = window.pings.filter { $0 >= window.instant }
        let outcome = try await sandbox.run(
          flags + ["--from", "\(window.instant)", "--count", "\(pings.count)"])
        #expect(outcome == Outcome(output: Self.text(pings)), "\(set.name) \(window.instant)")
      }
    }
  }

  @Test(arguments: [
    (
      "--count 379531",
      "9b4b5fa97d26ddd4ff15c32da8ca099311daf6e11da88c90f086d3892eeeacd3"
    ),
    (
      "--count 853641 --seed 42 --gap 20",
      "96c0f6dfecbf0c3d9b1052c7f92777a244c3356d74b6c13a35861edb0182f607"
    ),
    (
      "--count 380677 --seed 123456",
      "91f0d47c2195c94a8dcbb9de12521bf0badd4c0ee2d97074338c884f915746d2"
    ),
  ])
  func `are TagTime's in every moment before 2040`(flags: String, hash: String) async throws {
    let outcome = try await Sandbox().shell(
      "proba schedule --unix --from 1184097393 \(flags) | sha256sum")
    #expect(outcome.output == "\(hash)  -\n")
  }

  @Test func `begin at the moment given when it is one of theirs`() async throws {
    let sandbox = try Sandbox()
    let flags = ["schedule", "--unix", "--count", "1", "--from"]
    #expect(try await sandbox.run(flags + ["1184098754"]).output == "1184098754\n")
    #expect(try await sandbox.run(flags + ["1184098755"]).output == "1184102685\n")
    #expect(try await sandbox.run(flags + ["0"]).output == "1184097393\n")
    #expect(try await sandbox.run(flags + ["-62135596800"]).output == "1184097393\n")
  }

  @Test func `are refused where the walk would not end`() async throws {
    let sandbox = try Sandbox()
    #expect(
      try await sandbox.run("schedule", "--gap", "1", "--from", "253402300799")
        == Outcome(
          error: """
            proba: --from is too far ahead for so short a gap: give an earlier time or a longer --gap

            """, code: 2))
    let far = try await sandbox.run("schedule", "--unix", "--count", "1", "--from", "253402300799")
    #expect(far.code == 0 && far.lines.count == 1)
  }

  @Test func `come as JSON and in local time`() async throws {
    let sandbox = try Sandbox(zone: "EET-2EEST,M3.5.0/3,M10.5.0/4")
    let flags = ["schedule", "--count", "2", "--from", "1184098754"]
    #expect(
      try await sandbox.run(flags + ["--json"]) == Outcome(output: "[1184098754,1184102685]\n"))
    #expect(
      try await sandbox.run(flags)
        == Outcome(output: "2007-07-10 23:19:14\n2007-07-11 00:24:45\n"))
  }

  @Test func `start at the present time and are ten by default`() async throws {
    let before = Int64(Date().timeIntervalSince1970)
    let outcome = try await Sandbox().run("schedule", "--unix")
    let moments = outcome.lines.compactMap { Int64($0) }
    #expect(moments.count == 10 && moments.allSatisfy { $0 >= before })
    #expect(zip(moments, moments.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func `end quietly when their output is closed`() async throws {
    let outcome = try await Sandbox().shell(
      """
      { proba schedule --unix --from 1184097393 --count 10000000; echo "exit $?" >&2; } | head -1
      """)
    #expect(outcome == Outcome(output: "1184097393\n", error: "exit 0\n"))
  }
}
