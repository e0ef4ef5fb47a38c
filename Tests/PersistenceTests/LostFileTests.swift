import CSQLite
import Glibc
import Persistence
import PersistenceTestSupport
import Testing

/// A store whose file is moved, replaced or removed while it is open.
@Suite struct `A file that is lost` {
  private let folder = Folder()

  /// A way to lose `store.db`, with `other.db` available.
  struct Loss: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The current path of the file, or nil if it was removed.
    let place: String?
    let act: @Sendable (Folder) -> Void
  }

  static let losses = [
    Loss(testDescription: "another file is moved over it", place: nil) { folder in
      unsafe rename(folder.file("other.db"), folder.file())
    },
    Loss(testDescription: "all its files are removed", place: nil) { folder in
      for ending in ["", "-wal", "-shm"] { unsafe unlink(folder.file("store.db" + ending)) }
    },
    Loss(testDescription: "it alone is removed", place: nil) { folder in
      unsafe unlink(folder.file())
    },
    Loss(testDescription: "it is renamed", place: "moved.db") { folder in
      unsafe rename(folder.file(), folder.file("moved.db"))
    },
    Loss(testDescription: "it is renamed with its log", place: "moved.db") { folder in
      for ending in ["", "-wal", "-shm"] {
        unsafe rename(folder.file("store.db" + ending), folder.file("moved.db" + ending))
      }
    },
    Loss(testDescription: "it makes room for another one", place: "moved.db") { folder in
      unsafe rename(folder.file(), folder.file("moved.db"))
      unsafe rename(folder.file("other.db"), folder.file())
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

  /// Within the clock tick of the last check, an unconfirmed write may go to the lost file.
  private func waitForTick() { usleep(20_000) }

  private var lost: StoreError { .fileLost(path: folder.file()) }

  /// A cleanly closed database with the rows 900 and 901.
  private func makeOther() throws {
    let other = try open("other.db")
    try other.write { tx in try tx.insert([Entry.sample(900), Entry.sample(901)]) }
  }

  @Test(arguments: losses)
  func `accepts no write and returns no rows`(loss: Loss) throws {
    try makeOther()
    let store = try open()
    try store.write { tx in try tx.insert(Entry.sample(1)) }
    #expect(try ids(store) == [1])
    loss.act(folder)
    #expect(problem(store, writing: 2) == lost)
    #expect(failure { () throws(StoreError) in _ = try ids(store) } == lost)
    #expect(failure { () throws(StoreError) in _ = try store.changedElsewhere() } == lost)
    #expect(problem(store, writing: 3) == lost)
  }

  @Test(arguments: losses)
  func `contains all committed rows, and the file in its place is unchanged`(loss: Loss) throws {
    try makeOther()
    let other = bytes(of: folder.file("other.db"))
    for looks in [true, false] {
      defer {
        for name in folder.names where name != "other.db" { unsafe unlink(folder.file(name)) }
        write(other, to: folder.file("other.db"))
      }
      do {
        let store = try open()
        for id in 1...50 as ClosedRange<Int64> {
          try store.write { tx in try tx.insert(Entry.sample(id)) }
        }
        loss.act(folder)
        waitForTick()
        // A program may end before its next check.
        if looks { #expect(problem(store, writing: 99) == lost) }
      }
      if folder.names.contains("store.db") {
        #expect(bytes(of: folder.file()) == other)
        #expect(try ids(try open()) == [900, 901])
      }
      if let place = loss.place { #expect(try ids(try open(place)) == Array(1...50)) }
    }
  }

  @Test(arguments: losses)
  func `confirms no write while it is lost`(loss: Loss) throws {
    try makeOther()
    let store = try open()
    let error = failure { () throws(StoreError) in
      try store.write { tx throws(StoreError) in
        try tx.insert(Entry.sample(1))
        loss.act(folder)
      }
    }
    #expect(error == lost)
  }

  @Test func `is not confused with the new target of a link`() throws {
    try makeOther()
    _ = try open("mine.db")
    unsafe symlink("mine.db", folder.file())
    let store = try open()
    try store.write { tx in try tx.insert(Entry.sample(1)) }
    unsafe unlink(folder.file())
    unsafe symlink("other.db", folder.file())
    waitForTick()
    #expect(problem(store, writing: 2) == lost)
    #expect(failure { () throws(StoreError) in _ = try ids(store) } == lost)
    #expect(try ids(try open()) == [900, 901])
    #expect(try ids(try open("mine.db")) == [1])
  }

  @Test func `is used again when it is back`() throws {
    let store = try open()
    try store.write { tx in try tx.insert(Entry.sample(1)) }
    unsafe rename(folder.file(), folder.file("away.db"))
    waitForTick()
    #expect(problem(store, writing: 2) == lost)
    unsafe rename(folder.file("away.db"), folder.file())
    #expect(try ids(store) == [1])
    #expect(problem(store, writing: 3) == nil)
    #expect(try ids(store) == [1, 3])
    #expect(try ids(try open()) == [1, 3])
  }

  @Test func `is not opened under another name`() throws {
    try makeOther()
    let store = try open()
    try store.write { tx in try tx.insert(Entry.sample(1)) }
    unsafe rename(folder.file("other.db"), folder.file())
    let before = bytes(of: folder.file())
    // The log beside it belongs to another file, and the first store has not checked yet.
    let problem = failure { () throws(StoreError) in _ = try open() }
    #expect(problem == .foreignLog(path: folder.file()))
    #expect(bytes(of: folder.file()) == before)
    #expect(failure { () throws(StoreError) in _ = try ids(store) } == lost)
    #expect(try ids(try open()) == [900, 901])
    #expect(self.problem(store, writing: 2) == lost)
    #expect(try ids(try open()) == [900, 901])
  }

  @Test(arguments: [["-wal"], ["-shm"], ["-wal", "-shm"]])
  func `is not reported if only its log is removed`(endings: [String]) throws {
    let store = try open()
    try store.write { tx in try tx.insert(Entry.sample(1)) }
    #expect(try ids(store) == [1])
    func remove() { for ending in endings { unsafe unlink(folder.file("store.db" + ending)) } }
    remove()
    // Committed, since the log is checkpointed into the file before the reply.
    #expect(problem(store, writing: 2) == nil)
    #expect(try ids(store) == [1, 2])
    remove()
    #expect(try store.changedElsewhere())
    #expect(try !store.changedElsewhere())
    #expect(problem(store, writing: 3) == nil)
    remove()
    #expect(try ids(store) == [1, 2, 3])
    #expect(try ids(try open()) == [1, 2, 3])
  }

  @Test func `may be used by two stores at once`() throws {
    let (one, two) = (try open(), try open())
    try one.write { tx in try tx.insert(Entry.sample(1)) }
    try two.write { tx in try tx.insert(Entry.sample(2)) }
    unsafe rename(folder.file(), folder.file("away.db"))
    waitForTick()
    #expect(problem(one, writing: 3) == lost)
    #expect(problem(two, writing: 3) == lost)
    unsafe rename(folder.file("away.db"), folder.file())
    #expect(problem(two, writing: 4) == nil)
    #expect(problem(one, writing: 5) == nil)
    #expect(try ids(two) == [1, 2, 4, 5])
  }
}
