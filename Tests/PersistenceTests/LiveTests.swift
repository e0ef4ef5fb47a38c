import Dispatch
import Glibc
import PersistenceTestSupport
import Synchronization
import Testing

@testable import Persistence

@Suite(.timeLimit(.minutes(5))) struct `Live queries` {
  @Test func `begin with all rows and report changes`() async throws {
    let store = try memoryStore()
    try store.write { tx in try tx.insert((1...3).map { Entry.sample($0, minutes: Int($0) * 10) }) }
    var updates = store.live(Entry.where(\.minutes >= 20).order(\.minutes)).makeAsyncIterator()
    let first = try #require(await updates.next())
    #expect(first.rows.map(\.minutes) == [20, 30])
    #expect(first.inserted == first.rows && first.error == nil)

    try store.write { tx in
      try tx.insert(Entry.sample(4, minutes: 25))
      try tx.delete(Entry.self, EntryID(rawValue: 3))
      try tx.insert(Entry.sample(5, minutes: 5))
    }
    let second = try #require(await updates.next())
    #expect(second.rows.map(\.minutes) == [20, 25])
    #expect(second.inserted.map(\.minutes) == [25])
    #expect(second.removed.map(\.minutes) == [30])
    #expect(second.updated.isEmpty && second.moved.isEmpty)

    // One row moves before another, and one is inserted because it now satisfies the condition.
    try store.write { tx in
      try tx.update(Entry.where(\.minutes == 20), .set(\.minutes, 40))
      try tx.update(Entry.where(\.minutes == 5), .set(\.minutes, 50))
    }
    let third = try #require(await updates.next())
    #expect(third.rows.map(\.minutes) == [25, 40, 50])
    #expect(third.updated.map(\.minutes) == [40])
    #expect(third.moved.map(\.minutes) == [40])
    #expect(third.inserted.map(\.minutes) == [50])
  }

  @Test(arguments: [true, false])
  func `report no irrelevant changes and none that were rolled back`(namesRows: Bool) async throws {
    let store = try Store.open(
      .memory, [Entry.self, Device.self],
      Store.Options(durability: .normal, busyTimeout: .zero, namesRows: namesRows))
    var updates = store.live(Entry.where(\.tag == "work")).makeAsyncIterator()
    _ = await updates.next()
    try store.write { tx in try tx.insert(Entry.sample(1, tag: "rest")) }
    try store.write { tx in try tx.insert(Device(name: "a", parent: nil, code: 1)) }
    _ = try? store.write { tx in
      try tx.insert(Entry.sample(2))
      throw StoreError.busy
    }
    try store.write { tx in
      try tx.insert(Entry.sample(3))
      try tx.delete(Entry.self, EntryID(rawValue: 3))
    }
    try store.write { tx in try tx.insert(Entry.sample(4)) }
    let update = try #require(await updates.next())
    #expect(update.rows == [Entry.sample(4)])
  }

  @Test func `give a slow reader the latest rows instead of a queue`() async throws {
    let store = try memoryStore()
    var updates = store.live(Entry.all).makeAsyncIterator()
    _ = await updates.next()
    for id in 1...500 as ClosedRange<Int64> {
      try store.write { tx in try tx.insert(Entry.sample(id)) }
    }
    var rows: [Entry] = []
    var inserted = 0
    var count = 0
    while rows.count < 500, let update = await updates.next() {
      rows = update.rows
      inserted += update.inserted.count
      count += 1
      // No more writes follow, so a waiting reader gets all remaining changes at once.
      let isAll = update.rows.count == 500
      #expect(isAll || count < 500)
    }
    #expect(inserted == 500)
  }

  @Test func `report an error, and continue once it is repaired`() async throws {
    let store = try memoryStore()
    try store.write { tx in try tx.insert([Entry.sample(1), Entry.sample(2)]) }
    var updates = store.live(Entry.all).makeAsyncIterator()
    _ = await updates.next()
    try store.write { tx in
      try tx.execute("UPDATE entry SET tag = CAST(x'ff41' AS TEXT) WHERE id = 2")
    }
    let failed = try #require(await updates.next())
    #expect(
      failed.error == .decode(table: "entry", column: "tag", key: "2", problem: .encoding))
    #expect(failed.rows == [Entry.sample(1), Entry.sample(2)])
    try store.write { tx in try tx.execute("UPDATE entry SET tag = 'rest' WHERE id = 2") }
    let mended = try #require(await updates.next())
    #expect(mended.error == nil)
    #expect(mended.rows == [Entry.sample(1), Entry.sample(2, tag: "rest")])
    #expect(mended.updated == [Entry.sample(2, tag: "rest")])
  }

  @Test func `notice changes by another store on the file`() async throws {
    let folder = Folder()
    let ours = try Store.open(.file(folder.file()), models: [Entry.self])
    let theirs = try Store.open(.file(folder.file()), models: [Entry.self])
    var updates = ours.live(Entry.all).makeAsyncIterator()
    _ = await updates.next()
    try theirs.write { tx in try tx.insert(Entry.sample(1)) }
    let update = try #require(await updates.next())
    #expect(update.inserted == [Entry.sample(1)])
  }

  @Test func `end with their task, and let the store close`() async throws {
    let folder = Folder()
    let (started, begins) = AsyncStream.makeStream(of: Void.self)
    let task: Task<Int, Never>
    do {
      let store = try Store.open(.file(folder.file()), models: [Entry.self])
      task = Task {
        var count = 0
        for await _ in store.live(Entry.all) {
          count += 1
          begins.finish()
        }
        return count
      }
    }
    for await _ in started {}
    task.cancel()
    #expect(await task.value == 1)
  }

  @Test func `call back as long as the token is held`() async throws {
    let store = try memoryStore()
    let (counts, reports) = AsyncStream.makeStream(of: Int.self)
    var token: LiveObservation? = store.live(Entry.all) { reports.yield($0.rows.count) }
    var heard = counts.makeAsyncIterator()
    #expect(await heard.next() == 0)
    try store.write { tx in try tx.insert(Entry.sample(1)) }
    #expect(await heard.next() == 1)
    token = nil
    _ = token
  }

  @Test(arguments: [true, false])
  func `see cascading deletions, and the deletion of all rows`(namesRows: Bool) async throws {
    let store = try Store.open(
      .memory, [Entry.self, Tagging.self],
      Store.Options(durability: .normal, busyTimeout: .zero, namesRows: namesRows))
    try store.write { tx in
      try tx.insert((1...3).map { Entry.sample($0) })
      try tx.insert((1...3).map { Tagging(entry: EntryID(rawValue: $0), tag: "a", share: 1) })
    }
    var updates = store.live(Tagging.all).makeAsyncIterator()
    _ = await updates.next()
    // By the rule of deletion, then by a statement that SQLite optimizes to a truncation.
    try store.write { tx in try tx.delete(Entry.self, EntryID(rawValue: 1)) }
    #expect(await updates.next()?.removed.map(\.entry.rawValue) == [1])
    try store.write { tx in try tx.execute("DELETE FROM tagging") }
    #expect(await updates.next()?.removed.map(\.entry.rawValue) == [2, 3])
  }

  /// The query reads the state before the transaction, and must be notified of its end.
  @Test func `see the end of a transaction during which they began`() async throws {
    let folder = Folder()
    let store = try Store.open(.file(folder.file()), models: [Entry.self, Device.self])
    var earlier = store.live(Device.all).makeAsyncIterator()
    _ = await earlier.next()
    let counts = Mutex<[Int]>([])
    // On a separate thread, since it waits for work on the threads of tasks.
    let token = await withCheckedContinuation { written in
      DispatchQueue.global().async {
        written.resume(
          returning: try? store.write { tx in
            try tx.insert(Entry.sample(1))
            let token = store.live(Entry.all) { update in
              counts.withLock { $0.append(update.rows.count) }
            }
            while counts.withLock({ $0.isEmpty }) { usleep(1_000) }
            return token
          })
      }
    }
    while counts.withLock({ $0.last }) != 1 { try await Task.sleep(for: .milliseconds(5)) }
    #expect(counts.withLock { $0 } == [0, 1])
    withExtendedLifetime((earlier, token)) {}
  }

  @Test func `distinguish keys by their bytes`() async throws {
    let store = try memoryStore()
    var updates = store.live(Device.all).makeAsyncIterator()
    _ = await updates.next()
    try store.write { tx in
      try tx.insert(Device(name: "\u{E9}", parent: nil, code: 1))
      try tx.insert(Device(name: "e\u{301}", parent: nil, code: 2))
    }
    #expect(await updates.next()?.inserted.map(\.code) == [2, 1])
    try store.write { tx in try tx.delete(Device.where(\.code == 1)) }
    #expect(await updates.next()?.removed.map(\.code) == [1])
  }
}
