import Foundation
import TestSupport
import Testing

@Suite struct `Killing a server` {
  /// Answers one by one until the server is gone, and returns the moments acknowledged.
  private static func answer(_ moments: [Int64], port: UInt16) -> [Int64] {
    var client = Client(port: port)
    var acknowledged: [Int64] = []
    for moment in moments {
      let body = "{\"at\":\(moment),\"text\":\"t\(moment) work\"}"
      client.send(
        """
        POST /api/v1/answers HTTP/1.1
        Host: localhost
        Content-Type: application/json
        Content-Length: \(body.utf8.count)


        """ + body)
      guard client.response().status == 201 else { break }
      acknowledged.append(moment)
    }
    return acknowledged
  }

  /// Three times `SOAK` in a long run.
  private static let rounds =
    ProcessInfo.processInfo.environment["SOAK"].flatMap { Int($0) }
    .map { 3 * $0 } ?? 12

  @Test(.timeLimit(.minutes(30)))
  func `loses no answer that was acknowledged`() async throws {
    let rounds = Self.rounds
    let seed: UInt64 = 2026
    var random = SplitMix(seed: seed)
    let sandbox = try Sandbox()
    var moments = try await sandbox.run(
      "schedule", "--unix", "--from", "1184097393", "--count", "\(800 * rounds)"
    ).lines.compactMap { Int64($0) }[...]
    var acknowledged: Set<Int64> = []
    var cutShort = 0
    for round in 1...rounds {
      let server = try RunningServer(sandbox, "--log", "none")
      let port = server.port
      let batch = Array(moments.prefix(800))
      moments = moments.dropFirst(800)
      // The kill comes after a number of answers, at any point of the one in progress.
      let count = Int.random(in: 1...40, using: &random)
      let delay = Int.random(in: 0...3_000, using: &random)
      let (arrived, arrival) = AsyncStream.makeStream(of: Void.self)
      async let answering = Task.detached {
        let first = Self.answer(Array(batch.prefix(count)), port: port)
        arrival.finish()
        return first + Self.answer(Array(batch.dropFirst(count)), port: port)
      }.value
      for await _ in arrived {}
      try await Task.sleep(for: .microseconds(delay))
      #expect(await server.end(by: SIGKILL) == 128 + SIGKILL)
      let kept = await answering
      #expect(kept.count >= count, "round \(round), seed \(seed)")
      if kept.count < batch.count { cutShort += 1 }
      acknowledged.formUnion(kept)

      let probes: [Asked] = try await sandbox.run(
        "probes", "--json", "--to", "2011-12-31"
      ).json()
      let stored = Set(probes.filter { $0.tags == ["t\($0.at)", "work"] }.map(\.at))
      #expect(stored.isSuperset(of: acknowledged), "round \(round), seed \(seed)")
      // At most the answer in progress is stored without having been acknowledged.
      #expect(stored.count <= acknowledged.count + round, "round \(round), seed \(seed)")
      try await check(sandbox, stored.count)
    }
    // On a busy machine, the kill may come after all answers of its round.
    #expect(cutShort > rounds / 2, "seed \(seed)")
  }

  /// Checks that the file is intact, and that the sums stored with the answers are correct.
  private func check(_ sandbox: Sandbox, _ count: Int) async throws {
    let figures: Figures = try await sandbox.run(
      "stats", "--json", "--tag", "work", "--to", "2011-12-31"
    ).json()
    #expect(figures.answered == count && figures.probes == count)
    #expect(figures.tags.map(\.answers) == [count])
    guard Tool.sqlite != nil else { return }
    let outcome = try await sandbox.shell(
      "sqlite3 data/proba/proba.sqlite 'PRAGMA integrity_check' 'PRAGMA foreign_key_check'")
    #expect(outcome == Outcome(output: "ok\n"))
  }
}
