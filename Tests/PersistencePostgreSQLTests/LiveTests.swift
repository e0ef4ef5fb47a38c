import Persistence
import PersistenceTestSupport
import Synchronization
import Testing

@testable import PersistencePostgreSQL

/// Live queries see the changes of other stores and programs, however these are announced.
@Suite(.needsServer, .timeLimit(.minutes(5))) struct `Live queries on a server` {
  private static func store(_ server: PostgreSQL) throws(StoreError) -> Store {
    try .open(server, models: TestPlace.models, durability: .normal)
  }

  /// Waits for an update with `count` rows.
  private static func wait(
    for count: Int, _ updates: inout LiveQuery<Entry>.AsyncIterator
  ) async throws -> LiveUpdate<Entry> {
    while true {
      let update = try #require(await updates.next())
      if update.error == nil && update.rows.count == count { return update }
    }
  }

  @Test func `follow this store, other stores and other programs`() async throws {
    let server = try #require(TestServer.shared).database()
    let store = try Self.store(server)
    let other = try Self.store(server)
    var updates = store.live(Entry.all.order(\.id)).makeAsyncIterator()
    _ = try await Self.wait(for: 0, &updates)
    try store.write { tx in try tx.insert(Entry.sample(1)) }
    _ = try await Self.wait(for: 1, &updates)
    try other.write { tx in try tx.insert(Entry.sample(2)) }
    let second = try await Self.wait(for: 2, &updates)
    #expect(second.inserted == [.sample(2)])
    try connection(to: server).run("DELETE FROM entry WHERE id = 1")
    let third = try await Self.wait(for: 1, &updates)
    #expect(third.removed == [.sample(1)])
  }

  /// The store polls only once a day, so it can see changes only through notifications.
  @Test func `see changes of other stores at once, without polling`() async throws {
    let server = try #require(TestServer.shared).database()
    let other = try Self.store(server)
    let own = try connection(to: server)
    let engine = PostgreSQLEngine(
      server, durability: .normal, busyTimeout: .seconds(60), rules: try own.readRules(),
      count: try own.transactionCount(), lookInterval: .seconds(86_400))
    let store = Store(engine: engine, tables: TestPlace.models.map { $0.table })
    var updates = store.live(Entry.all.order(\.id)).makeAsyncIterator()
    _ = try await Self.wait(for: 0, &updates)
    // From their first write on, other stores check once a second whether there is a listener.
    while try !Listener.isThere(besides: "", on: own) {
      try await Task.sleep(for: .milliseconds(5))
    }
    // Everything is read once when listening begins, which can explain one update, but not three.
    for number in 1...3 as ClosedRange<Int64> {
      try other.write { tx in try tx.insert(Entry.sample(number)) }
      let update = try await Self.wait(for: Int(number), &updates)
      #expect(update.inserted == [.sample(number)])
    }
  }

  @Test func `receive the changed tables from other stores, and not from this one`() async throws {
    let server = try #require(TestServer.shared).database()
    let store = try Self.store(server)
    let received = Mutex<[[String]?]>([])
    let listener = Listener(server, sign: "a") { news in
      received.withLock { $0.append(news?.tables) }
    }
    listener.start()
    defer { listener.stop() }
    // Before it listened, any table may have changed.
    while received.withLock({ $0.isEmpty }) { try await Task.sleep(for: .milliseconds(5)) }
    #expect(received.withLock { $0 } == [nil])
    let own = try connection(to: server)
    try Listener.notify(["device"], of: "a", on: own)
    var number: Int64 = 0
    // Stores do not check for listeners on each write.
    while received.withLock({ $0.count < 2 }) {
      number += 1
      try store.write { tx in try tx.insert(Entry.sample(number)) }
      try await Task.sleep(for: .milliseconds(5))
    }
    // Including the tables that rules of deletion may change.
    #expect(received.withLock { $0[1] } == ["entry", "tagging"])
    let long = (0..<1_000).map { "table number \($0)" }
    try Listener.notify(long, of: "b", on: own)
    while received.withLock({ $0.last != .some(nil) }) {
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  @Test func `continue after a restart of the server`() async throws {
    let own = try #require(TestServer())
    let server = try own.database()
    let store = try Self.store(server)
    var updates = store.live(Entry.all).makeAsyncIterator()
    _ = try await Self.wait(for: 0, &updates)
    own.crash()
    try Self.store(server).write { tx in try tx.insert(Entry.sample(1)) }
    _ = try await Self.wait(for: 1, &updates)
  }
}
