import Persistence
import PersistenceTestSupport
import Testing

@Suite struct `A store created without a history` {
  struct Writer: Record, Equatable {
    var id: Int64
    var name: String
    static let schema = Schema(
      "writer", key: \.id, Column(\.id, "id"), Column(\.name, "name", .unique), make: Writer.init)
  }

  struct Old: Record, Equatable {
    var id: Int64
    var writer: Int64
    static let schema = Schema(
      "book", key: \.id, Column(\.id, "id"),
      Column(\.writer, "writer", .indexed, .references(Writer.self)), make: Old.init)
  }

  struct New: Record, Equatable {
    var id: Int64
    var writer: Int64
    var pages: Int
    static let schema = Schema(
      "book", key: \.id, Column(\.id, "id"),
      Column(\.writer, "writer", .indexed, .references(Writer.self)), Column(\.pages, "pages"),
      make: New.init)
  }

  /// The tables as written by hand: different white space, fewer quotation marks.
  static let first = Migration(
    "books",
    """
    CREATE TABLE writer (
      id INTEGER PRIMARY KEY NOT NULL,
      name TEXT NOT NULL UNIQUE
    ) STRICT;
    CREATE TABLE book (
      id INTEGER PRIMARY KEY NOT NULL,
      writer INTEGER NOT NULL REFERENCES writer (id) ON DELETE RESTRICT
    ) STRICT;
    CREATE INDEX book_writer ON book (writer);
    """)
  static let pages = Migration(
    "pages", "ALTER TABLE book ADD COLUMN pages INTEGER NOT NULL DEFAULT 0")

  private func made(_ folder: Folder) throws {
    let store = try Store.open(.file(folder.file()), models: [Old.self, Writer.self])
    try store.write { tx in
      try tx.insert(Writer(id: 1, name: "Lem"))
      try tx.insert(Old(id: 1, writer: 1))
    }
  }

  @Test func `adopts a history whose first step creates the same tables`() throws {
    let folder = Folder()
    try made(folder)
    do {
      let store = try Store.open(
        .file(folder.file()), models: [Old.self, Writer.self], history: [Self.first])
      #expect(try store.read { tx in try tx.fetch(Old.all) } == [Old(id: 1, writer: 1)])
    }
    for _ in 0..<2 {
      var reported: [String] = []
      let store = try Store.open(
        .file(folder.file()), models: [New.self, Writer.self], history: [Self.first, Self.pages]
      ) { reported.append($0.name) }
      #expect(reported == ["pages"] || reported == [])
      #expect(try store.read { tx in try tx.fetch(New.all) } == [New(id: 1, writer: 1, pages: 0)])
    }
  }

  @Test func `adopts a history whose first steps create the same tables`() throws {
    let folder = Folder()
    try made(folder)
    let steps = [
      Migration(
        "writers",
        "CREATE TABLE writer (id INTEGER PRIMARY KEY NOT NULL, name TEXT NOT NULL UNIQUE) STRICT"),
      Migration(
        "books",
        """
        CREATE TABLE book (
          id INTEGER PRIMARY KEY NOT NULL,
          writer INTEGER NOT NULL REFERENCES writer (id) ON DELETE RESTRICT) STRICT;
        CREATE INDEX book_writer ON book (writer)
        """), Self.pages,
    ]
    let store = try Store.open(
      .file(folder.file()), models: [New.self, Writer.self], history: steps)
    #expect(try store.read { tx in try tx.count(New.all) } == 1)
  }

  @Test(arguments: [
    // A different history, and no history although the record has changed.
    [Migration("books", "CREATE TABLE book (id INTEGER PRIMARY KEY NOT NULL) STRICT")], [],
    [Migration("books", "CREATE TABLE book (no such thing")],
  ])
  func `is left unchanged by a history with other tables, and the error suggests a step`(
    history: [Migration]
  ) throws {
    let folder = Folder()
    try made(folder)
    let error = failure { () throws(StoreError) in
      _ = try Store.open(.file(folder.file()), models: [New.self, Writer.self], history: history)
    }
    guard case .schemaMismatch(let differences) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    for definition in Old.table.definition + Writer.table.definition {
      #expect(differences.joined().contains(definition))
    }
    let store = try Store.open(.file(folder.file()), models: [Old.self, Writer.self])
    #expect(try store.read { tx in try tx.count(Old.all) } == 1)
  }

  @Test func `can be opened for reading with either`() throws {
    let folder = Folder()
    try made(folder)
    for history in [[], [Self.first]] {
      let store = try Store.open(
        .file(folder.file()), models: [Old.self, Writer.self], history: history, access: .reading)
      #expect(try store.read { tx in try tx.count(Old.all) } == 1)
    }
  }
}
