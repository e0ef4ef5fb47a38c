import Foundation
import Persistence
import PersistenceTestSupport
import Synchronization
import TestSupport
import Testing

@testable import PersistencePostgreSQL

@Suite(.needsServer) struct `A server that fails` {
  private static func store(
    _ server: PostgreSQL, busyTimeout: Duration = .seconds(60)
  ) throws(StoreError) -> Store {
    try .open(server, models: TestPlace.models, busyTimeout: busyTimeout)
  }

  private static func count(_ store: Store) throws(StoreError) -> Int {
    try store.read { tx throws(StoreError) in try tx.count(Entry.all) }
  }

  @Test func `reports that nothing was committed if the connection is cut earlier`() throws {
    let server = try #require(TestServer.shared).database()
    let store = try Self.store(server)
    let error = failure { () throws(StoreError) in
      try store.write { tx throws(StoreError) in
        try tx.insert(Entry.sample(1))
        try tx.rows("SELECT pg_backend_pid()") { row throws(StoreError) in
          try connection(to: server).run(
            "SELECT pg_terminate_backend(\(try row.get(0, as: Int.self)))")
        }
        try tx.insert(Entry.sample(2))
      }
    }
    guard case .disconnected = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(try Self.count(store) == 0)
    try store.write { tx in try tx.insert(Entry.sample(3)) }
    #expect(try Self.count(store) == 1)
  }

  @Test(arguments: [Proxy.Cut.beforeServer, .afterServer])
  func `reports if it cannot know whether a commit succeeded`(cut: Proxy.Cut) throws {
    let shared = try #require(TestServer.shared)
    let server = try shared.database()
    let proxy = try Proxy(to: shared.folder)
    let store = try Self.store(
      .postgresql(
        server.connectionString.replacingOccurrences(of: shared.folder, with: proxy.folder)))
    proxy.cut(cut, at: "COMMIT")
    let error = failure { () throws(StoreError) in
      try store.write { tx throws(StoreError) in try tx.insert(Entry.sample(1)) }
    }
    guard case .commitUnknown = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    // The actual outcome, with the store still usable.
    #expect(try Self.count(store) == (cut == .afterServer ? 1 : 0))
  }

  @Test func `is reconnected to after a restart`() throws {
    let own = try #require(TestServer())
    let store = try Self.store(try own.database())
    try store.write { tx in try tx.insert(Entry.sample(1)) }
    own.crash()
    #expect(try Self.count(store) == 1)
    own.crash()
    try store.write { tx in try tx.insert(Entry.sample(2)) }
    #expect(try Self.count(store) == 2)
  }

  /// A writer records acknowledged transactions while the server crashes repeatedly.
  @Test func `loses no acknowledged transaction and keeps no partial one`() async throws {
    let own = try #require(TestServer())
    let server = try own.database()
    let store = try Self.store(server)
    let acknowledged = Mutex<Set<Int64>>([])
    let isOver = Atomic(false)
    let writer = Thread {
      var batch: Int64 = 0
      while !isOver.load(ordering: .relaxed) {
        batch += 1
        do throws(StoreError) {
          try store.write { tx throws(StoreError) in
            try tx.insert((0..<10).map { Entry.sample(batch * 10 + $0, minutes: Int(batch)) })
          }
          acknowledged.withLock { _ = $0.insert(batch) }
        } catch {
          switch error {
          case .disconnected, .commitUnknown, .cannotOpen: break
          default: Issue.record("\(error)")
          }
        }
      }
      isOver.store(false, ordering: .releasing)
    }
    writer.start()
    for _ in 0..<6 {
      let before = acknowledged.withLock { $0.count }
      while acknowledged.withLock({ $0.count }) < before + 20 {
        try await Task.sleep(for: .milliseconds(1))
      }
      own.crash()
    }
    isOver.store(true, ordering: .relaxed)
    while isOver.load(ordering: .acquiring) { try await Task.sleep(for: .milliseconds(1)) }
    let counts = try store.read { tx in try tx.group(Entry.all, by: \.minutes, .count) }
    let kept = Set(counts.map { Int64($0.0) })
    #expect(counts.allSatisfy { $0.1 == 10 })
    #expect(kept.isSuperset(of: acknowledged.withLock { $0 }))
  }

  @Test func `rolls back one of two conflicting transactions, and retries it`() throws {
    let server = try #require(TestServer.shared).database()
    let store = try Self.store(server)
    var runs = 0
    try store.write { tx in
      runs += 1
      let count = try tx.count(Entry.all)
      if runs == 1 {
        // A conflicting transaction, on another thread, since transactions cannot be nested.
        elsewhere {
          _ = try? store.write { tx in
            try tx.insert(Entry.sample(Int64(try tx.count(Entry.all)) + 100))
          }
        }
      }
      try tx.insert(Entry.sample(Int64(count)))
    }
    #expect(runs == 2)
    let ids = try store.read { tx in try tx.fetch(Entry.all.order(\.id)).map(\.id.rawValue) }
    #expect(ids == [1, 100])
  }

  @Test func `gives up if transactions conflict for too long`() throws {
    let server = try #require(TestServer.shared).database()
    let store = try Self.store(server, busyTimeout: .zero)
    let error = failure { () throws(StoreError) in
      try store.write { tx throws(StoreError) in
        let count = try tx.count(Entry.all)
        elsewhere {
          _ = try? store.write { tx in
            try tx.insert(Entry.sample(Int64(try tx.count(Entry.all)) + 100))
          }
        }
        try tx.insert(Entry.sample(Int64(count)))
      }
    }
    #expect(error == .busy)
  }

  /// Makes the server refuse the first inserting transactions at their commit, as CockroachDB does
  /// with conflicting ones.
  private static func refuse(_ state: String, _ count: Int, _ server: PostgreSQL) throws {
    try connection(to: server).run(
      """
      CREATE SEQUENCE tries;
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF nextval('tries') <= \(count) THEN RAISE EXCEPTION 'no' USING ERRCODE = '\(state)'; END IF;
        RETURN NULL;
      END $$;
      CREATE CONSTRAINT TRIGGER refuse AFTER INSERT ON entry DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION refuse()
      """)
  }

  @Test(arguments: ["40001", "40P01", "55P03"])
  func `retries a transaction that is refused at its commit`(state: String) throws {
    let server = try #require(TestServer.shared).database()
    let store = try Self.store(server)
    let notified = Atomic(0)
    let token = store.observe { _ in notified.add(1, ordering: .relaxed) }
    try Self.refuse(state, 3, server)
    var runs = 0
    try store.write { tx in
      runs += 1
      try tx.insert(Entry.sample(1))
    }
    #expect(runs == 4)
    #expect(try Self.count(store) == 1)
    #expect(notified.load(ordering: .relaxed) == 1)
    withExtendedLifetime(token) {}
  }

  /// YugabyteDB refuses reads that are too close to a write.
  @Test func `retries a read that is refused`() throws {
    let server = try #require(TestServer.shared).database()
    let store = try Self.store(server)
    try connection(to: server).run(
      """
      CREATE FUNCTION refuse() RETURNS bigint LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'read again' USING ERRCODE = '40001'; END $$
      """)
    var runs = 0
    let count = try store.read { tx in
      runs += 1
      if runs < 3 { try tx.rows("SELECT refuse()") { _ in } }
      return try tx.count(Entry.all)
    }
    #expect(runs == 3)
    #expect(count == 0)
  }

  @Test func `does not retry a transaction with an unknown outcome`() throws {
    let server = try #require(TestServer.shared).database()
    let store = try Self.store(server)
    try Self.refuse("40003", 1, server)
    var runs = 0
    let error = failure { () throws(StoreError) in
      try store.write { tx throws(StoreError) in
        runs += 1
        try tx.insert(Entry.sample(1))
      }
    }
    #expect(error == .commitUnknown(reason: "no"))
    #expect(runs == 1)
  }

  @Test func `loses no change of four writers`() async throws {
    let server = try #require(TestServer.shared).database()
    let stores = try (0..<2).map { _ in try Self.store(server) }
    try await withThrowingTaskGroup { group in
      for writer in 0..<4 {
        group.addTask {
          for _ in 0..<25 {
            try stores[writer % 2].write { tx in
              let next = try tx.nextKey(Entry.self)
              try tx.insert(Entry.sample(next, minutes: try tx.count(Entry.all)))
            }
          }
        }
      }
      try await group.waitForAll()
    }
    let minutes = try stores[0].read { tx in try tx.fetch(Entry.all.order(\.id)).map(\.minutes) }
    #expect(minutes == Array(0..<100))
  }

  @Test func `commits nothing after an error that the closure caught`() throws {
    let server = try #require(TestServer.shared).database()
    let store = try Self.store(server)
    try store.write { tx in try tx.insert(Entry.sample(1)) }
    let error = failure { () throws(StoreError) in
      try store.write { tx throws(StoreError) in
        try tx.insert(Entry.sample(2))
        try? tx.insert(Entry.sample(1))
      }
    }
    #expect(error == .constraint(.unique, table: "entry", column: "id"))
    #expect(try Self.count(store) == 1)
  }

  @Test func `refuses values that only the other engine can store`() throws {
    let store = try Self.store(try #require(TestServer.shared).database())
    for batch in [1, 2] as [Int64] {
      let error = failure { () throws(StoreError) in
        try store.write { tx throws(StoreError) in
          try tx.insert((1...batch).map { Entry.sample($0, tag: "a\0b") })
        }
      }
      guard case .server(state: "22021", _, _) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(error?.description.contains("a\0b") == false)
    }
  }

  @Test func `is named if it cannot be reached, written to or understood`() throws {
    let shared = try #require(TestServer.shared)
    let server = try shared.database()
    let absent = failure { () throws(StoreError) in
      _ = try Store.open(
        .postgresql("host=/nowhere dbname=none password=secret"), models: TestPlace.models)
    }
    guard case .cannotOpen(path: "none on /nowhere", let reason) = absent else {
      Issue.record("\(String(describing: absent))")
      return
    }
    #expect(!reason.contains("secret"))
    let store = try Self.store(server)
    try store.write { tx in try tx.execute("ALTER TABLE entry ALTER minutes TYPE integer") }
    let changed = failure { () throws(StoreError) in _ = try Self.store(server) }
    #expect(
      changed == .schemaMismatch(differences: ["entry.minutes is integer, not bigint"]))
    // A number in a column of half the size has the same value.
    try store.write { tx in
      try tx.insert([Entry.sample(1, minutes: 7), .sample(2, minutes: -7)])
      let sum = try tx.sum(\.minutes, Entry.all)
      #expect(sum == 0)
    }
    let large = failure { () throws(StoreError) in
      try store.write { tx throws(StoreError) in try tx.insert(Entry.sample(3, minutes: .max)) }
    }
    guard case .misuse = large else {
      Issue.record("\(String(describing: large))")
      return
    }
  }

  @Test func `is named if writing is not permitted`() throws {
    let shared = try #require(TestServer.shared)
    let server = try shared.database()
    _ = try Self.store(server)
    try connection(to: server).run(
      "ALTER DATABASE \(shared.name(of: server)) SET default_transaction_read_only = on")
    let store = try Self.store(server)
    let refused = failure { () throws(StoreError) in
      try store.write { tx throws(StoreError) in try tx.insert(Entry.sample(1)) }
    }
    guard case .readOnly = refused else {
      Issue.record("\(String(describing: refused))")
      return
    }
    #expect(try Self.count(store) == 0)
  }
}

/// Runs `body` on another thread, and waits for it.
private func elsewhere(_ body: @escaping @Sendable () -> Void) {
  let isDone = DispatchSemaphore(value: 0)
  Thread {
    body()
    isDone.signal()
  }.start()
  isDone.wait()
}
