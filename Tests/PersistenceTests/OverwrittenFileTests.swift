import CSQLite
import Glibc
import Persistence
import PersistenceTestSupport
import Testing

/// A store whose file is overwritten in place while it is open, as `cp` does.
@Suite struct `A file that is overwritten` {
  private let folder = Folder()

  /// A way to overwrite `store.db`.
  struct Way: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The bytes it has afterwards, given those that it had, of an earlier state, and of another database.
    let bytes: @Sendable (_ now: [UInt8], _ earlier: [UInt8], _ other: [UInt8]) -> [UInt8]
  }

  static let ways = [
    Way(testDescription: "by another database") { _, _, other in other },
    Way(testDescription: "by an earlier state of it") { _, earlier, _ in earlier },
    Way(testDescription: "by nothing") { _, _, _ in [] },
    Way(testDescription: "by half of itself") { now, _, _ in Array(now.prefix(now.count / 2)) },
    Way(testDescription: "by something else") { _, _, _ in Array("no database at all".utf8) },
    Way(testDescription: "beyond its header") { now, _, _ in
      now.prefix(100) + now.dropFirst(100).map { ~$0 }
    },
  ]

  private func open(_ name: String = "store.db") throws(StoreError) -> Store {
    try Store.open(.file(folder.file(name)), models: [Entry.self])
  }

  private func problem(_ store: Store, writing id: Int64) -> StoreError? {
    failure { () throws(StoreError) in
      try store.write { tx throws(StoreError) in try tx.insert(Entry.sample(id)) }
    }
  }

  private func ids(_ store: Store) throws(StoreError) -> [Int64] {
    try store.read { tx throws(StoreError) in
      try tx.fetch(Entry.all.order(\.id)).map(\.id.rawValue)
    }
  }

  private var overwritten: StoreError { .fileOverwritten(path: folder.file()) }

  /// The bytes of a cleanly closed database with the rows 900 and 901.
  private func other() throws -> [UInt8] {
    let store = try open("other.db")
    try store.write { tx in try tx.insert([Entry.sample(900), Entry.sample(901)]) }
    try store.backUp(to: folder.file("copy.db"))
    return bytes(of: folder.file("copy.db"))
  }

  /// Overwrites the file of a store with ten rows, of which all but the last are checkpointed.
  private func overwrite(_ way: Way, _ store: Store) throws -> [UInt8] {
    try store.write { tx in try tx.insert(Entry.sample(1)) }
    try store.foldLog()
    let earlier = bytes(of: folder.file())
    for id in 2...9 as ClosedRange<Int64> {
      try store.write { tx in try tx.insert(Entry.sample(id)) }
      try store.foldLog()
    }
    try store.write { tx in try tx.insert(Entry.sample(10)) }
    let after = way.bytes(bytes(of: folder.file()), earlier, try other())
    write(after, to: folder.file())
    return after
  }

  @Test(arguments: ways)
  func `accepts no write, returns no rows, and is left as it is`(way: Way) throws {
    let after: [UInt8]
    do {
      let store = try open()
      after = try overwrite(way, store)
      #expect(problem(store, writing: 11) == overwritten)
      #expect(failure { () throws(StoreError) in _ = try ids(store) } == overwritten)
      #expect(failure { () throws(StoreError) in _ = try store.changedElsewhere() } == overwritten)
      #expect(failure { () throws(StoreError) in try store.foldLog() } == overwritten)
      #expect(
        failure { () throws(StoreError) in try store.backUp(to: folder.file("backup.db")) }
          == overwritten)
      #expect(problem(store, writing: 12) == overwritten)
    }
    #expect(bytes(of: folder.file()) == after)
  }

  @Test(arguments: ways)
  func `is left as it is by a program that ends before it notices`(way: Way) throws {
    let after: [UInt8]
    do {
      let store = try open()
      after = try overwrite(way, store)
    }
    #expect(bytes(of: folder.file()) == after)
  }

  @Test(arguments: ways)
  func `confirms no write during which it is overwritten`(way: Way) throws {
    let store = try open()
    try store.write { tx in try tx.insert(Entry.sample(1)) }
    let (now, other) = (bytes(of: folder.file()), try other())
    let error = failure { () throws(StoreError) in
      try store.write { tx throws(StoreError) in
        try tx.insert(Entry.sample(2))
        write(way.bytes(now, other, other), to: folder.file())
      }
    }
    #expect(error == overwritten)
  }

  @Test(arguments: ways)
  func `confirms no write after another store was kept from checkpointing it`(way: Way) throws {
    let stores = [try open(), try open()]
    for id in 1...2 as ClosedRange<Int64> {
      try stores[Int(id) - 1].write { tx in try tx.insert(Entry.sample(id)) }
    }
    let (now, other) = (bytes(of: folder.file()), try other())
    let after = way.bytes(now, now, other)
    let error = failure { () throws(StoreError) in
      try stores[0].write { tx throws(StoreError) in
        // So much that the commit attempts a checkpoint.
        for id in 3...700 as ClosedRange<Int64> {
          try tx.insert(Entry.sample(id, tag: String(repeating: "long ", count: 2000)))
        }
        write(after, to: folder.file())
      }
    }
    #expect(error == overwritten)
    #expect(problem(stores[1], writing: 701) == overwritten)
    #expect(bytes(of: folder.file()) == after)
  }

  @Test(arguments: ways)
  func `is the reason why a transaction fails that began before`(way: Way) throws {
    let store = try open()
    try store.write { tx in try tx.insert(Entry.sample(1)) }
    let (now, other) = (bytes(of: folder.file()), try other())
    let error = failure { () throws(StoreError) in
      try store.write { tx throws(StoreError) in
        write(way.bytes(now, other, other), to: folder.file())
        throw .corrupt(path: folder.file(), reason: "pages of two files")
      }
    }
    #expect(error == overwritten)
  }

  @Test func `is opened without the log that belonged to the earlier file`() throws {
    do {
      let store = try open()
      _ = try overwrite(Self.ways[0], store)
      #expect(problem(store, writing: 11) == overwritten)
      // The first one has closed it, so that this one finds what was written over it.
      #expect(try ids(try open()) == [900, 901])
      #expect(problem(store, writing: 12) == overwritten)
    }
    let store = try open()
    #expect(try ids(store) == [900, 901])
    #expect(problem(store, writing: 13) == nil)
    #expect(folder.names.contains("store.db-wal.old"))
  }

  @Test func `is not opened while another program uses it and has not noticed yet`() throws {
    let store = try open()
    let after = try overwrite(Self.ways[0], store)
    let problem = failure { () throws(StoreError) in _ = try open() }
    #expect(problem == .foreignLog(path: folder.file()))
    #expect(bytes(of: folder.file()) == after)
    #expect(self.problem(store, writing: 11) == overwritten)
    #expect(try ids(try open()) == [900, 901])
  }

  @Test func `is no file that several stores write and checkpoint`() throws {
    let stores = [try open(), try open(), try open()]
    for id in 1...300 as ClosedRange<Int64> {
      let store = stores[Int(id) % 3]
      try store.write { tx in
        try tx.insert(Entry.sample(id, tag: String(repeating: "long ", count: 2000)))
      }
      if id % 7 == 0 { try stores[Int(id / 7) % 3].foldLog() }
      if id % 11 == 0 { _ = try stores[Int(id / 11) % 3].changedElsewhere() }
    }
    #expect(try ids(stores[0]) == Array(1...300))
  }

  @Test func `is no file that other programs of SQLite write and checkpoint`() throws {
    let store = try open()
    for id in 1...20 as ClosedRange<Int64> {
      try store.write { tx in try tx.insert(Entry.sample(id)) }
      execute(
        "UPDATE entry SET minutes = minutes + 1; PRAGMA wal_checkpoint(TRUNCATE)", folder.file())
      if id % 3 == 0 { execute("UPDATE entry SET minutes = minutes - 1", folder.file()) }
    }
    #expect(try ids(store) == Array(1...20))
  }

  @Test func `is no file that gets another name or other permissions`() throws {
    let store = try open()
    try store.write { tx in try tx.insert(Entry.sample(1)) }
    unsafe link(folder.file(), folder.file("second.db"))
    unsafe chmod(folder.file(), 0o640)
    #expect(problem(store, writing: 2) == nil)
    #expect(try ids(store) == [1, 2])
  }
}
