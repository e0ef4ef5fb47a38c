import Persistence
import PersistenceTestSupport
import Synchronization
import Testing

@Suite struct `Concurrency` {
  @Test func `a reader neither waits for a writer nor sees a partial transaction`() throws {
    let folder = Folder()
    let store = try Store.open(.file(folder.file()), models: [Entry.self])
    try store.write { tx in
      try tx.insert(Entry.sample(1))
      // On the same thread during the write: waiting would deadlock.
      let seen = try store.read { tx in try tx.count(Entry.all) }
      #expect(seen == 0)
    }
    try store.read { tx in
      try store.write { tx in try tx.insert(Entry.sample(2)) }
      #expect(try tx.count(Entry.all) == 2)
      try store.write { tx in try tx.insert(Entry.sample(3)) }
      #expect(try tx.count(Entry.all) == 2)
    }
  }

  @Test func `two stores on one file lose no change`() async throws {
    let folder = Folder()
    let path = folder.file()
    _ = try Store.open(.file(path), models: [Entry.self], durability: .normal)
    try await withThrowingTaskGroup { group in
      for _ in 0..<4 {
        group.addTask {
          let store = try Store.open(.file(path), models: [Entry.self], durability: .normal)
          for _ in 0..<50 {
            try store.write { tx in
              let next = try tx.nextKey(Entry.self)
              try tx.insert(Entry.sample(next, minutes: try tx.count(Entry.all)))
            }
          }
        }
      }
      try await group.waitForAll()
    }
    let store = try Store.open(.file(path), models: [Entry.self])
    let minutes = try store.read { tx in try tx.fetch(Entry.all.order(\.id)).map(\.minutes) }
    #expect(minutes == Array(0..<200))
  }

  @Test func `a change elsewhere is noticed once`() throws {
    let folder = Folder()
    let ours = try Store.open(.file(folder.file()), models: [Entry.self])
    let theirs = try Store.open(.file(folder.file()), models: [Entry.self])
    #expect(try !ours.changedElsewhere())
    try ours.write { tx in try tx.insert(Entry.sample(1)) }
    #expect(try !ours.changedElsewhere())
    try theirs.write { tx in try tx.insert(Entry.sample(2)) }
    #expect(try ours.changedElsewhere())
    #expect(try !ours.changedElsewhere())
  }

  @Test func `a busy store is reported after the wait`() throws {
    let folder = Folder()
    let ours = try Store.open(.file(folder.file()), models: [Entry.self])
    let theirs = try Store.open(
      .file(folder.file()), models: [Entry.self], busyTimeout: .milliseconds(20))
    try ours.write { tx in
      try tx.insert(Entry.sample(1))
      let error = failure { () throws(StoreError) in try theirs.write { _ in } }
      #expect(error == .busy)
    }
  }

  @Test func `each commit is reported once, with all its tables`() throws {
    let store = try memoryStore()
    let heard = Mutex<[Set<String>]>([])
    var token: ChangeObservation? = store.observe { changes in
      heard.withLock { $0.append(changes.tables) }
    }
    let id = EntryID(rawValue: 1)
    try store.write { tx in
      try tx.insert(Entry.sample(1))
      try tx.insert(Tagging(entry: id, tag: "work", share: 1))
    }
    _ = try? store.write { tx in
      try tx.insert(Entry.sample(2))
      throw StoreError.busy
    }
    try store.write { tx in try tx.delete(Entry.where(\.minutes > 1000)) }
    // The rule of deletion also changes the other table.
    try store.write { tx in try tx.execute("DELETE FROM entry") }
    #expect(heard.withLock { $0 } == [["entry", "tagging"], ["entry", "tagging"]])
    token = nil
    _ = token
    try store.write { tx in try tx.insert(Entry.sample(3)) }
    #expect(heard.withLock { $0.count } == 2)
  }

  @Test func `a query nested in the same query has its own cursor`() throws {
    let store = try memoryStore()
    try store.write { tx in try tx.insert((1...3).map { Entry.sample($0) }) }
    var pairs = 0
    try store.read { tx in
      try tx.rows("SELECT id FROM entry") { _ in
        try tx.rows("SELECT id FROM entry") { _ in pairs += 1 }
      }
    }
    #expect(pairs == 9)
    // More shapes of query than the cache can hold.
    for limit in 1...200 {
      let found = try store.read { tx in
        try tx.count(Entry.where(.is(\.minutes, in: 0...limit) && \.tag == "work"))
      }
      #expect(found == (limit >= 45 ? 3 : 0))
    }
  }
}
