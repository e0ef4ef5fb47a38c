import Persistence
import PersistenceTestSupport
import Testing

@testable import PersistencePostgreSQL

@Suite struct `A database created without a history` {
  struct Old: Record, Equatable {
    var id: Int64
    var name: String
    var above: Int64?
    typealias Key = Int64
    static let schema = Schema(
      "place", key: \.id, Column(\.id, "id"), Column(\.name, "name", .unique),
      Column(\.above, "above", .indexed, .references(Old.self)), make: Old.init)
  }

  struct New: Record, Equatable {
    var id: Int64
    var name: String
    var above: Int64?
    var size: Int
    typealias Key = Int64
    static let schema = Schema(
      "place", key: \.id, Column(\.id, "id"), Column(\.name, "name", .unique),
      Column(\.above, "above", .indexed, .references(New.self)), Column(\.size, "size"),
      make: New.init)
  }

  static let history = [
    Migration(
      "places",
      """
      CREATE TABLE place (
        id INTEGER PRIMARY KEY NOT NULL, name TEXT NOT NULL UNIQUE,
        above INTEGER REFERENCES place (id) ON DELETE RESTRICT) STRICT;
      CREATE INDEX place_above ON place (above)
      """,
      postgresql: """
        CREATE TABLE place (
          id bigint NOT NULL PRIMARY KEY, name text COLLATE "C" NOT NULL UNIQUE,
          above bigint REFERENCES place (id) ON DELETE RESTRICT);
        CREATE INDEX place_above ON place (above)
        """),
    Migration(
      "sizes", "ALTER TABLE place ADD COLUMN size INTEGER NOT NULL DEFAULT 3",
      postgresql: "ALTER TABLE place ADD COLUMN size bigint NOT NULL DEFAULT 3"),
  ]

  @Test(arguments: TestEngine.all)
  func `adopts a history whose first step creates the same tables`(engine: TestEngine) throws {
    let place = try engine.place()
    try place.open([Old.self]).write { tx in try tx.insert(Old(id: 1, name: "x", above: nil)) }
    let error = failure { () throws(StoreError) in
      _ = try place.open([New.self], history: [Self.history[1]])
    }
    guard case .schemaMismatch = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    for _ in 0..<2 {
      let store = try place.open([New.self], history: Self.history)
      #expect(
        try store.read { tx in try tx.fetch(New.all) }
          == [New(id: 1, name: "x", above: nil, size: 3)])
    }
  }
}
