import Glibc
import Persistence
import PersistenceTestSupport
import TestSupport
import Testing

@Suite struct `Faults` {
  @Test func `an error rolls back the whole transaction`() throws {
    struct Refused: Error {}
    let store = try memoryStore()
    #expect(throws: Refused.self) {
      try store.write { tx in
        try tx.insert(Entry.sample(1))
        throw Refused()
      }
    }
    let outcome: Result<Int, Refused> = try store.attempt { tx throws(StoreError) in
      try tx.insert(Entry.sample(2))
      return .failure(Refused())
    }
    #expect(throws: Refused.self) { try outcome.get() }
    #expect(try store.read { tx in try tx.count(Entry.all) } == 0)
  }

  @Test func `violated constraints name the column`() throws {
    let store = try memoryStore()
    let id = EntryID(rawValue: 9)
    let orphan = failure { () throws(StoreError) in
      try store.write { tx throws(StoreError) in
        try tx.insert(Tagging(entry: id, tag: "work", share: 1))
      }
    }
    guard case .constraint(.foreignKey, _, _) = orphan else {
      Issue.record("\(String(describing: orphan))")
      return
    }
    let same = failure { () throws(StoreError) in
      try store.write { tx throws(StoreError) in
        try tx.insert([
          Device(name: "a", parent: nil, code: 1), Device(name: "b", parent: nil, code: 1),
        ])
      }
    }
    #expect(same == .constraint(.unique, table: "device", column: "code"))
    #expect(same?.description == "Another row of device has the same code.")
  }

  @Test func `a value that does not match its declaration is refused with its location`() throws {
    let folder = Folder()
    let store = try Store.open(.file(folder.file()), models: [Entry.self])
    func problem() -> StoreError? {
      failure { () throws(StoreError) in
        _ = try store.read { tx throws(StoreError) in try tx.fetch(Entry.all) }
      }
    }
    try store.write { tx in
      try tx.insert(Entry.sample(5))
      try tx.execute("UPDATE entry SET tag = CAST(x'ff41' AS TEXT)")
    }
    #expect(problem() == .decode(table: "entry", column: "tag", key: "5", problem: .encoding))
    #expect(problem()?.description == "entry.tag of row 5 is not UTF-8.")
    try store.write { tx in try tx.execute("UPDATE entry SET tag = '', mood = ?", bind: "odd") }
    #expect(
      problem()
        == .decode(table: "entry", column: "mood", key: "5", problem: .value(type: "Mood")))
  }

  @Test func `a file that is not a database is left unchanged`() throws {
    let folder = Folder()
    let text = Array("This is a letter, not a database. ".utf8)
    write(Array(repeating: text, count: 100).flatMap { $0 }, to: folder.file())
    let before = bytes(of: folder.file())
    let error = failure { () throws(StoreError) in
      _ = try Store.open(.file(folder.file()), models: [Entry.self])
    }
    #expect(error == .notADatabase(path: folder.file()))
    #expect(bytes(of: folder.file()) == before)
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `a damaged file never stops the program`(seed: UInt64) throws {
    let folder = Folder()
    do {
      let store = try Store.open(.file(folder.file()), models: [Entry.self])
      try store.write { tx in try tx.insert((1...200).map { Entry.sample($0) }) }
    }
    var random = SplitMix(seed: seed)
    var damaged = bytes(of: folder.file())
    for _ in 0..<50 {
      let place = Int.random(in: 0..<damaged.count, using: &random)
      damaged[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    }
    write(damaged, to: folder.file())
    // Reading either succeeds or reports an error.
    let error = failure { () throws(StoreError) in
      let store = try Store.open(.file(folder.file()), models: [Entry.self])
      _ = try store.read { tx throws(StoreError) in try tx.fetch(Entry.all) }
    }
    if let error { #expect(!error.description.isEmpty, "seed \(seed)") }
  }

  @Test func `a missing folder is named`() {
    let path = "/tmp/no-such-folder/store.db"
    let error = failure { () throws(StoreError) in
      _ = try Store.open(.file(path), models: [])
    }
    guard case .cannotOpen(path, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func `misuse is refused instead of deadlocking`() throws {
    let store = try memoryStore()
    var escaped: Transaction?
    let nested = failure { () throws(StoreError) in
      try store.write { tx throws(StoreError) in
        escaped = tx
        try store.write { _ in }
      }
    }
    #expect(
      nested == .misuse("A transaction was begun inside another one on the same thread"))
    let late = failure { () throws(StoreError) in try escaped?.insert(Entry.sample(1)) }
    #expect(late == .misuse("A transaction was used after its closure had returned"))
    let sly = failure { () throws(StoreError) in
      try store.write { tx throws(StoreError) in _ = try tx.execute("COMMIT") }
    }
    #expect(sly == .misuse("A statement may not control the transaction or the connection: COMMIT"))
  }
}
