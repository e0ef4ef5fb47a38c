import Persistence
import PersistenceTestSupport
import Testing

/// Each error that a file or a statement can cause, and its sentence.
@Suite struct `Errors` {
  typealias Note = `Migrations`.Note

  /// A table that is less strict than ours, as an older program may have created it.
  private static func store() throws(StoreError) -> Store {
    try Store.open(
      .memory, models: [Note.self],
      history: [
        Migration(
          "lax",
          """
          CREATE TABLE note (
            id INTEGER PRIMARY KEY NOT NULL, text TEXT NOT NULL,
            rank INTEGER NOT NULL CHECK (rank IS NOT 100))
          """)
      ])
  }

  private func error(
    _ store: Store, _ body: (Transaction) throws(StoreError) -> Void
  ) -> StoreError? {
    failure { () throws(StoreError) in try store.write { tx throws(StoreError) in try body(tx) } }
  }

  @Test func `name the constraint and its column`() throws {
    let store = try Self.store()
    let empty = error(store) { tx throws(StoreError) in
      _ = try tx.execute("INSERT INTO note VALUES (1, NULL, 1)")
    }
    #expect(empty == .constraint(.notNull, table: "note", column: "text"))
    #expect(empty?.description == "note.text must have a value.")
    let refused = error(store) { tx throws(StoreError) in
      try tx.insert(Note(id: 1, text: "", rank: 100))
    }
    #expect(refused == .constraint(.check, table: "a table", column: "rank IS NOT 100"))
    #expect(refused?.description == "a table refuses the row: rank IS NOT 100.")
    let same = error(store) { tx throws(StoreError) in
      try tx.insert([Note(id: 1, text: "", rank: 1), Note(id: 1, text: "", rank: 1)])
    }
    #expect(same == .constraint(.unique, table: "note", column: "id"))
  }

  @Test func `name the row of a value of another kind`() throws {
    let store = try Self.store()
    func reading(_ sql: StaticString) -> StoreError? {
      error(store) { tx throws(StoreError) in
        try tx.delete(Note.all)
        try tx.execute(sql)
        _ = try tx.fetch(Note.all)
      }
    }
    #expect(
      reading("INSERT INTO note VALUES (7, x'00', 1)")
        == .decode(table: "note", column: "text", key: "7", problem: .kind(expected: .text)))
    let text = reading("INSERT INTO note VALUES (8, '', 'many')")
    #expect(
      text == .decode(table: "note", column: "rank", key: "8", problem: .kind(expected: .integer)))
    #expect(text?.description == "note.rank of row 8 does not hold INTEGER.")
    let missing = error(store) { tx throws(StoreError) in
      try tx.rows("SELECT NULL AS tag") { row throws(StoreError) in
        _ = try row.get(0, as: Int.self)
      }
    }
    #expect(
      missing == .decode(table: "query", column: "tag", key: "unknown", problem: .missing))
    #expect(missing?.description == "query.tag of row unknown has no value.")
  }

  @Test func `quote an invalid statement without its values`() throws {
    let store = try Self.store()
    let wrong = error(store) { tx throws(StoreError) in
      try tx.execute("INSERT INTO nowhere VALUES (?)", bind: "secret")
    }
    #expect(
      wrong
        == .statement(
          code: 1, reason: "no such table: nowhere", sql: "INSERT INTO nowhere VALUES (?)"))
  }
}
