import Persistence
import PersistenceTestSupport
import Synchronization
import TestSupport
import Testing

@testable import PersistencePostgreSQL

@Suite(.timeLimit(.minutes(5))) struct `Generated keys` {
  struct Page: Record, Equatable {
    var id: Int64
    var title: String
    static let schema = Schema(
      "page", key: \.id, Column(\.id, "id", .generated), Column(\.title, "title"),
      make: Page.init)
  }

  private func store(_ engine: TestEngine) throws -> TestStore {
    let place = try engine.place()
    return TestStore(place: place, store: try place.open([Page.self]))
  }

  private func add(_ store: Store) throws -> Int64 {
    try store.write { tx in try tx.insert(new: Page.self) { Page(id: $0, title: "new") } }.id
  }

  @Test(arguments: TestEngine.all)
  func `of deleted records are never used again`(engine: TestEngine) throws {
    let place = try store(engine)
    let store = place.store
    #expect(try (0..<3).map { _ in try add(store) } == [1, 2, 3])
    try store.write { tx in _ = try tx.delete(Page.self, 3) }
    #expect(try add(store) == 4)
    try store.write { tx in _ = try tx.delete(Page.all) }
    #expect(try add(store) == 5)
    // Also after the store has been opened again.
    try store.write { tx in _ = try tx.delete(Page.all) }
    #expect(try add(try place.place.open([Page.self])) == 6)
  }

  @Test(arguments: TestEngine.all)
  func `continue after those that the program chose`(engine: TestEngine) throws {
    let place = try store(engine)
    let store = place.store
    try store.write { tx in try tx.insert(Page(id: 40, title: "chosen")) }
    #expect(try add(store) == 41)
    try store.write { tx in
      try tx.insert((50..<60).map { Page(id: $0, title: "chosen") })
      _ = try tx.delete(Page.where(\.id > 5))
    }
    #expect(try add(store) == 60)
    try store.write { tx in try tx.upsert([Page(id: 70, title: "a"), Page(id: 7, title: "b")]) }
    try store.write { tx in try tx.upsert(Page(id: 7, title: "c")) }
    #expect(try add(store) == 71)
    try store.write { tx in try tx.insert(Page(id: -3, title: "negative")) }
    #expect(try add(store) == 72)
  }

  @Test(arguments: TestEngine.all)
  func `differ among programs that insert at the same time`(engine: TestEngine) async throws {
    let place = try store(engine)
    let store = place.store
    let ids = try await withThrowingTaskGroup(of: [Int64].self) { group in
      for _ in 0..<4 {
        group.addTask { try (0..<20).map { _ in try self.add(store) } }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(Set(ids).count == 80)
    #expect(try store.read { tx in try tx.count(Page.all) } == 80)
  }

  @Test(arguments: TestEngine.all)
  func `continue in a copy after the deleted ones`(engine: TestEngine) throws {
    let source = try store(engine)
    for _ in 0..<3 { _ = try add(source.store) }
    try source.store.write { tx in _ = try tx.delete(Page.self, 3) }
    for target in TestEngine.all {
      let copy = try store(target)
      try source.store.copy(to: copy.store)
      #expect(try add(copy.store) == 4)
    }
  }

  @Test(arguments: TestEngine.all)
  func `need a table that keeps the greatest`(engine: TestEngine) throws {
    let place = try engine.place()
    let history = [
      Migration(
        "pages",
        "CREATE TABLE page (id INTEGER PRIMARY KEY NOT NULL /* AUTOINCREMENT */, title TEXT NOT NULL) STRICT",
        postgresql: #"CREATE TABLE page (id bigint PRIMARY KEY, title text COLLATE "C" NOT NULL)"#)
    ]
    let error = failure { () throws(StoreError) in
      _ = try place.open([Page.self], history: history)
    }
    let reason =
      switch engine {
      case .sqlite: "is not AUTOINCREMENT, so keys would be used again"
      case .postgresql: "is no identity column, so keys would be used again"
      }
    #expect(error == .schemaMismatch(differences: ["page.id \(reason)"]))
  }

  @Test func `end with the greatest number, instead of going round`() throws {
    let store = try Store.open(.memory, models: [Page.self])
    try store.write { tx in try tx.insert(Page(id: .max, title: "last")) }
    #expect(throws: StoreError.misuse("All keys of page have been used")) { try add(store) }
  }

  @Test func `are those of a record, not of another column`() throws {
    struct Line: Record {
      var id: Int64
      var number: Int64
      static let schema = Schema(
        "line", key: \.id, Column(\.id, "id"), Column(\.number, "number", .generated),
        make: Line.init)
    }
    #expect(
      throws: StoreError.misuse("number is generated, but it is not the key of line")
    ) { try Store.open(.memory, models: [Line.self]) }
  }

  @Test(arguments: TestEngine.all)
  func `change no table but that of the record`(engine: TestEngine) throws {
    let place = try store(engine)
    let changes = Mutex<[Set<String>]>([])
    let token = place.store.observe { change in changes.withLock { $0.append(change.tables) } }
    _ = try add(place.store)
    #expect(changes.withLock { $0 } == [["page"]])
    withExtendedLifetime(token) {}
  }
}
