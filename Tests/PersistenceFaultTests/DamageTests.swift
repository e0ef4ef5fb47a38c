import FaultWorkload
import Foundation
import Glibc
import Persistence
import TestSupport
import Testing

@Suite struct `A truncated or damaged write-ahead log` {
  /// The files of a store with twenty rounds, all but the first in the log.
  private static func files() throws -> (file: Data, log: Data) {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/store.db"
    _ = try Workload.run(try Workload.open(path))
    let store = try Workload.open(path)
    for _ in 0..<19 { _ = try Workload.run(store) }
    return (
      try Data(contentsOf: URL(filePath: path)), try Data(contentsOf: URL(filePath: path + "-wal"))
    )
  }

  /// Damages the end of a file as a power cut may do, and worse.
  private static func damage(_ log: Data, _ random: inout SplitMix) -> Data {
    var log = log
    let place = Int.random(in: 0..<log.count, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: log = log.prefix(place)
    case 1: log.resetBytes(in: place..<log.count)
    case 2: log.resetBytes(in: place..<min(log.count, place + 4096))
    default: log[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    }
    return log
  }

  @Test func `preserves a prefix of the rounds, each of them complete`() throws {
    let (file, log) = try Self.files()
    let seed: UInt64 = 500
    var random = SplitMix(seed: seed)
    var found: Set<Int64> = []
    let folder = try TemporaryFolder()
    for number in 1...500 * patience {
      let path = "\(folder.path)/\(number).db"
      try file.write(to: URL(filePath: path))
      try Self.damage(log, &random).write(to: URL(filePath: path + "-wal"))
      let store = try Workload.open(path)
      let last = try Workload.lastRound(store)
      #expect(1...20 ~= last, "variant \(number), seed \(seed)")
      #expect(try Workload.run(store) == last + 1, "variant \(number), seed \(seed)")
      found.insert(last)
    }
    #expect(found.count > 10, "seed \(seed)")
  }
}

@Suite struct `A damaged file` {
  /// A way to damage the bytes of a store.
  struct Damage: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let spoil: @Sendable (inout Data) -> Void
  }

  static let damages =
    [
      Damage(testDescription: "garbage for a head") { file in
        for place in 0..<100 { file[place] = UInt8(truncatingIfNeeded: place &* 37 &+ 11) }
      },
      Damage(testDescription: "half of the file") { $0 = $0.prefix($0.count / 2) },
      Damage(testDescription: "no whole page") { $0 = $0.prefix(1000) },
      Damage(testDescription: "random bytes") { file in
        var random = SplitMix(seed: 9)
        for place in file.indices { file[place] = UInt8.random(in: 0...255, using: &random) }
      },
    ]
    + (1..<12).map { page in
      Damage(testDescription: "page \(page) zeroed") { file in
        file.resetBytes(in: page * 4096..<(page + 1) * 4096)
      }
    }

  @Test(arguments: damages)
  func `is reported with its path, and left unchanged`(damage: Damage) throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/store.db"
    do {
      let store = try Workload.open(path)
      for _ in 0..<20 { _ = try Workload.run(store) }
    }
    var file = try Data(contentsOf: URL(filePath: path))
    damage.spoil(&file)
    try file.write(to: URL(filePath: path))
    do {
      let store = try Workload.open(path)
      let last = try Workload.lastRound(store)
      // Damage to a free page, or to an index, may go unnoticed.
      #expect(last == 20)
    } catch .corrupt(let place, let reason) as StoreError {
      #expect(place == path && !reason.isEmpty)
    } catch .notADatabase(let place) as StoreError {
      // Only the header distinguishes a database from another file.
      #expect(place == path && !damage.testDescription.contains("half"))
    } catch let error as StoreError {
      Issue.record("\(error)")
    } catch is Torn {
      // SQLite takes a page of zeros for an empty page, so rows are missing without an error.
      #expect(damage.testDescription.contains("zeroed"))
    }
    #expect(try Data(contentsOf: URL(filePath: path)) == file)
  }
}

@Suite struct `A place that cannot be written to` {
  /// A store with one round, in a folder that everyone may write to.
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    _ = try Workload.run(try Workload.open("\(folder.path)/store.db"))
    unsafe chmod("\(folder.path)/store.db", 0o666)
    unsafe chmod(folder.path, 0o777)
    return folder
  }

  @Test(arguments: ["file", "folder"])
  func `is reported with the path of the store`(what: String) async throws {
    let folder = try Self.folder()
    let path = "\(folder.path)/store.db"
    if what == "file" { unsafe chmod(path, 0o444) } else { unsafe chmod(folder.path, 0o555) }
    defer { unsafe chmod(folder.path, 0o777) }
    let child = try TestProgram("persistence-child", ["guest", path])
    #expect(child.lines() == ["The store at \(path) cannot be written to."])
    #expect(await child.code() == 1)
  }

  @Test func `may be a missing folder`() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/none/store.db"
    do {
      _ = try Workload.open(path)
      Issue.record("opened")
    } catch .cannotOpen(let place, let reason) {
      #expect(place == path)
      #expect(reason == "unable to open database file, No such file or directory")
    }
  }
}
