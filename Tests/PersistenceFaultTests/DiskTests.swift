import FaultWorkload
import Foundation
import Glibc
import Persistence
import TestSupport
import Testing

@Suite struct `A disk that fails` {
  /// Each disk call fails in turn; the child process checks the store after each.
  @Test(arguments: [("once", "inputOutput"), ("broken", "inputOutput"), ("full", "diskFull")])
  func `is reported, and loses nothing acknowledged`(kind: String, error: String) async throws {
    let folder = try TemporaryFolder()
    let child = try TestProgram("persistence-child", ["storm", kind, folder.path])
    let lines = child.lines()
    #expect(await child.code() == 0, "\(lines)")
    let met = lines.first.map { line in
      line.split(separator: ": ").last?.split(separator: ", ").map {
        String($0.prefix { $0 != " " })
      } ?? []
    }
    let expected = kind == "full" ? [error] : ["commitUnknown", error]
    #expect(met == expected, "\(lines)")
  }

  /// Whether this user may create a small disk; the other tests need none.
  private static let canMount: Bool = {
    guard let folder = try? TemporaryFolder() else { return false }
    defer { unsafe umount(folder.path) }
    return unsafe mount("tmpfs", folder.path, "tmpfs", 0, "size=1m") == 0
  }()

  @Test(.enabled(if: canMount, "no disk can be mounted here"))
  func `that is full keeps its content, and works again once there is room`() throws {
    let folder = try TemporaryFolder()
    try #require(unsafe mount("tmpfs", folder.path, "tmpfs", 0, "size=1m") == 0)
    defer { unsafe umount(folder.path) }
    let ballast = try folder.file("ballast", String(repeating: "x", count: 300_000))
    let store = try Workload.open("\(folder.path)/store.db", durability: .full)
    var acknowledged: Int64 = 0
    var error: StoreError?
    do throws(StoreError) {
      while true { acknowledged = try Workload.run(store) }
    } catch let failure {
      error = failure
    }
    #expect(error == .diskFull)
    #expect(acknowledged > 0)
    #expect(try Workload.lastRound(store) == acknowledged)
    try FileManager.default.removeItem(atPath: ballast)
    #expect(try Workload.run(store) == acknowledged + 1)
    #expect(try Workload.lastRound(store) == acknowledged + 1)
  }

  @Test func `rolls back the whole transaction, even if the program continues`() async throws {
    let folder = try TemporaryFolder()
    let child = try TestProgram("persistence-child", ["swallow", "\(folder.path)/store.db"])
    #expect(child.lines() == ["The disk is full: nothing of this change was kept.", "kept 1"])
    #expect(await child.code() == 0)
  }

  @Test func `with a limit on file sizes keeps its content`() async throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/store.db"
    let child = try TestProgram("persistence-child", ["small", path, "400000"])
    let lines = child.lines()
    #expect(await child.code() == 0, "\(lines)")
    let acknowledged = lines.dropLast(2).last ?? ""
    #expect(lines.last == "kept \(acknowledged)")
    #expect(try Workload.lastRound(try Workload.open(path)) == Int64(acknowledged))
  }
}
