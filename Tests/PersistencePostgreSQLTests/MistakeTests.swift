import Persistence
import PersistenceTestSupport
import Testing

@testable import PersistencePostgreSQL

@Suite(.needsServer, .timeLimit(.minutes(5))) struct `A mistake in a history on a server` {
  struct Note: Record, Equatable {
    var id: Int64
    var rank: Int
    static let schema = Schema(
      "note", key: \.id, Column(\.id, "id"), Column(\.rank, "rank"), make: Note.init)
  }

  private static let notes = Migration("notes", "CREATE TABLE note (id bigint PRIMARY KEY)")
  private static let ranks = Migration(
    "ranks", "ALTER TABLE note ADD COLUMN rank bigint NOT NULL DEFAULT 0")
  private static let right = [notes, ranks]
  private static let misnamed = Migration(
    "ranks", "ALTER TABLE note ADD COLUMN rang bigint NOT NULL DEFAULT 0")
  private static let wrong: [[Migration]] = [
    [Migration("notes", "CREATE TABLE note (id bigint PRIMARY KEY, rang bigint NOT NULL)")],
    [notes, misnamed],
    [Migration("notes", "CREATE TABLE note (ide bigint PRIMARY KEY)"), ranks],
    [
      Migration("notes", "CREATE TABLE note (ide bigint PRIMARY KEY)"), Migration("ranks", "SELEC"),
    ],
  ]

  private func database() throws -> PostgreSQL { try #require(TestServer.shared).database() }

  @Test(arguments: wrong.indices)
  func `leaves the database as it was, and the corrected history opens it`(index: Int) throws {
    let server = try database()
    #expect(throws: StoreError.self) {
      try Store.open(server, models: [Note.self], history: Self.wrong[index])
    }
    let store = try Store.open(server, models: [Note.self], history: Self.right)
    try store.write { tx in try tx.insert(Note(id: 1, rank: 1)) }
  }

  @Test func `leaves records as they were, whichever of the new steps is wrong`() throws {
    let server = try database()
    let first = try Store.open(server, models: [], history: [Self.notes])
    try first.write { tx in _ = try tx.execute("INSERT INTO note VALUES (7)") }
    let steps = [
      [Self.misnamed],
      [Self.misnamed, Migration("index", "CREATE INDEX note_rang ON note (rang)")],
    ]
    for next in steps {
      #expect(throws: StoreError.self) {
        try Store.open(server, models: [Note.self], history: [Self.notes] + next)
      }
    }
    let store = try Store.open(server, models: [Note.self], history: Self.right)
    #expect(try store.read { tx in try tx.fetch(Note.all) } == [Note(id: 7, rank: 0)])
  }

  @Test func `is not seen in steps that depend on rows, or name the schema`() throws {
    let server = try database()
    let first = try Store.open(server, models: [], history: [Self.notes])
    try first.write { tx in _ = try tx.execute("INSERT INTO note VALUES (7)") }
    let history =
      Self.right + [
        Migration("count", "INSERT INTO note SELECT max(id) + 1, 1 FROM public.note"),
        Migration("named", "INSERT INTO public.note SELECT id + 1, 2 FROM note WHERE id = 8"),
      ]
    let store = try Store.open(server, models: [Note.self], history: history)
    #expect(try store.read { tx in try tx.fetch(Note.all.order(\.id)).map(\.id) } == [7, 8, 9])
  }

  @Test func `drops the tables during development, if the program asks for it`() throws {
    let server = try database()
    func open(_ history: [Migration]) throws -> Store {
      try .open(server, models: [Note.self], history: history, erasesOnChange: true)
    }
    try open(Self.right).write { tx in try tx.insert(Note(id: 1, rank: 1)) }
    #expect(try open(Self.right).read { tx in try tx.count(Note.all) } == 1)
    #expect(throws: StoreError.self) { try open(Self.wrong[0]) }
    #expect(try open(Self.right).read { tx in try tx.count(Note.all) } == 1)
    let changed = [
      Migration(
        "notes",
        """
        CREATE TABLE note (id bigint PRIMARY KEY, rank bigint NOT NULL);
        CREATE VIEW ranked AS SELECT * FROM note WHERE rank > 0;
        """)
    ]
    for history in [changed, Self.right] {
      #expect(try open(history).read { tx in try tx.count(Note.all) } == 0)
    }
  }

  @Test func `drops no tables of another program`() throws {
    let server = try database()
    try connection(to: server).run("CREATE TABLE theirs (a text)")
    #expect(throws: StoreError.self) {
      try Store.open(server, models: [Note.self], erasesOnChange: true)
    }
    #expect(try connection(to: server).rows("SELECT * FROM theirs") == [])
  }
}
