import FaultWorkload
import Foundation
import Persistence
import TestSupport
import Testing

@Suite struct `Killing a program that writes` {
  @Test func `loses nothing acknowledged and tears nothing`() async throws {
    let rounds = 100 * patience
    let seed: UInt64 = 3
    var random = SplitMix(seed: seed)
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/store.db"
    var acknowledged: Int64 = 0
    for round in 1...rounds {
      let child: TestProgram
      if round % 2 == 0 {
        // During one of its writes.
        child = try TestProgram(
          "persistence-child", ["rounds", path, "io", "\(Int.random(in: 1...200, using: &random))"])
      } else {
        // At any moment after some rounds.
        child = try TestProgram("persistence-child", ["rounds", path])
        for _ in 0..<Int.random(in: 1...15, using: &random) {
          acknowledged = child.line().flatMap { Int64($0) } ?? acknowledged
        }
        child.kill()
      }
      acknowledged = child.lines().last.flatMap { Int64($0) } ?? acknowledged
      #expect(await child.code() == 128 + SIGKILL, "round \(round), seed \(seed)")
      let found = try Workload.lastRound(try Workload.open(path))
      // The transaction in progress may have been committed.
      #expect(
        found == acknowledged || found == acknowledged + 1,
        "\(found) for \(acknowledged), round \(round), seed \(seed)")
      acknowledged = found
    }
    #expect(acknowledged > rounds)
  }

  @Test(arguments: ["step", "io"])
  func `in a migration leaves each step applied or not`(kind: String) async throws {
    var number = 0
    var code: Int32
    repeat {
      number += 1
      let folder = try TemporaryFolder()
      let path = "\(folder.path)/store.db"
      let child = try TestProgram("persistence-child", ["migrate", path, kind, "\(number)"])
      let lines = child.lines()
      code = await child.code()
      #expect(code == 0 ? lines == ["open"] : code == 128 + SIGKILL, "\(number): \(lines)")
      let store = try Workload.open(path)
      #expect(try Workload.lastRound(store) == 0, "killed at \(kind) \(number)")
      #expect(try Workload.run(store) == 1)
    } while code != 0 && number < 1000
    #expect(number > 20)
  }
}

@Suite struct `Several processes` {
  @Test func `that read, modify and write lose no change`() async throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/store.db"
    let times = 100 * patience
    let children = try (0..<4).map { _ in
      try TestProgram("persistence-child", ["count", path, "\(times)"])
    }
    for child in children {
      #expect(child.lines() == [])
      #expect(await child.code() == 0)
    }
    let store = try Workload.open(path)
    let tally = try store.read { tx in try tx.find(Tally.self, 1) }
    #expect(tally?.rounds == Int64(4 * times))
  }
}
