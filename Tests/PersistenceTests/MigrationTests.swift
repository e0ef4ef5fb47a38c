import Persistence
import PersistenceTestSupport
import Testing

@Suite struct `Migrations` {
  struct Note: Record, Equatable {
    var id: Int64
    var text: String
    var rank: Int
    static let schema = Schema(
      "note", key: \.id, Column(\.id, "id"), Column(\.text, "text"), Column(\.rank, "rank"),
      make: Note.init)
  }

  static let history = [
    Migration("notes", "CREATE TABLE note (id INTEGER PRIMARY KEY NOT NULL, text TEXT NOT NULL)"),
    Migration(
      "ranks",
      """
      ALTER TABLE note ADD COLUMN rank INTEGER NOT NULL DEFAULT 0; -- a comment; with a semicolon
      UPDATE note SET rank = id;
      """),
    Migration(
      "strict", rebuilds: true,
      """
      CREATE TABLE new (
        id INTEGER PRIMARY KEY NOT NULL, text TEXT NOT NULL, rank INTEGER NOT NULL) STRICT;
      INSERT INTO new SELECT id, text, rank FROM note;
      DROP TABLE note;
      ALTER TABLE new RENAME TO note;
      """),
  ]

  @Test func `steps are applied once and in order`() throws {
    let folder = Folder()
    do {
      let store = try Store.open(.file(folder.file()), models: [], history: [Self.history[0]])
      try store.write { tx in
        _ = try tx.execute("INSERT INTO note VALUES (?, ?)", bind: 7, "seven")
      }
    }
    for _ in 0..<2 {
      let store = try Store.open(
        .file(folder.file()), models: [Note.self], history: Self.history)
      let notes = try store.read { tx in try tx.fetch(Note.all) }
      #expect(notes == [Note(id: 7, text: "seven", rank: 7)])
    }
    #expect(folder.names == ["store.db", "store.db.before-strict"])
  }

  @Test func `a step that fails leaves nothing behind`() throws {
    let folder = Folder()
    let broken =
      [Self.history[0]] + [
        Migration("broken", "CREATE TABLE half (a); INSERT INTO none VALUES (1)")
      ]
    let error = failure { () throws(StoreError) in
      _ = try Store.open(.file(folder.file()), models: [], history: broken)
    }
    guard case .migration(name: "broken", _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    let store = try Store.open(.file(folder.file()), models: [Note.self], history: Self.history)
    #expect(try store.read { tx in try tx.count(Note.all) } == 0)
  }

  @Test func `a program killed half-way through a step repeats it`() throws {
    let folder = Folder()
    let crashed = Folder()
    let store = try Store.open(.file(folder.file()), models: [], history: [Self.history[0]])
    try store.write { tx in
      _ = try tx.execute("INSERT INTO note VALUES (1, 'one')")
    }
    // The state of the disk during a transaction equals that left by a killed program.
    try store.write { tx in
      try tx.execute("ALTER TABLE note ADD COLUMN rank INTEGER NOT NULL DEFAULT 0")
      try tx.execute("UPDATE note SET rank = 99")
      for name in ["store.db", "store.db-wal"] {
        write(bytes(of: folder.file(name)), to: crashed.file(name))
      }
    }
    let again = try Store.open(.file(crashed.file()), models: [Note.self], history: Self.history)
    let notes = try again.read { tx in try tx.fetch(Note.all) }
    #expect(notes == [Note(id: 1, text: "one", rank: 1)])
  }

  @Test func `a step may not end its transaction`() throws {
    let error = failure { () throws(StoreError) in
      _ = try Store.open(
        .memory, models: [], history: [Migration("sly", "CREATE TABLE a (b); COMMIT")])
    }
    guard case .misuse = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func `a newer or foreign file is refused untouched`() throws {
    let folder = Folder()
    _ = try Store.open(.file(folder.file()), models: [Note.self], history: Self.history)
    let before = bytes(of: folder.file())
    let older = failure { () throws(StoreError) in
      _ = try Store.open(.file(folder.file()), models: [], history: [Self.history[0]])
    }
    #expect(older == .versionTooNew(found: 3, known: 1))
    let changed = failure { () throws(StoreError) in
      _ = try Store.open(
        .file(folder.file()), models: [], history: [Migration("notes", "CREATE TABLE other (a)")])
    }
    #expect(
      changed == .schemaMismatch(differences: ["step “notes” was changed after it was taken"]))
    #expect(bytes(of: folder.file()) == before)
  }

  @Test func `tables that differ are described`() throws {
    let error = failure { () throws(StoreError) in
      _ = try Store.open(
        .memory, models: [Entry.self, Note.self],
        history: [
          Migration(
            "odd",
            """
            CREATE TABLE note (id TEXT PRIMARY KEY NOT NULL, text TEXT, extra INTEGER NOT NULL)
            """)
        ])
    }
    #expect(
      error
        == .schemaMismatch(differences: [
          "there is no table entry", "note.id is TEXT, not INTEGER", "note.text must have a value",
          "note.rank is missing", "note.extra is unknown to the program",
        ]), "\(String(describing: error))")
  }

  @Test func `progress is reported before each step, and a store may stop at one`() throws {
    let folder = Folder()
    var reported: [MigrationProgress] = []
    func open(upTo last: String?) throws(StoreError) {
      _ = try Store.open(
        .file(folder.file()), models: [Note.self], history: Self.history, upTo: last
      ) { reported.append($0) }
    }
    try open(upTo: "ranks")
    #expect(reported.map(\.name) == ["notes", "ranks"])
    #expect(reported.map(\.index) == [1, 2])
    #expect(reported.map(\.count) == [2, 2])
    reported = []
    try open(upTo: nil)
    #expect(reported.map(\.name) == ["strict"])
    #expect(reported.map(\.index) == [3])
    reported = []
    #expect(
      failure { () throws(StoreError) in try open(upTo: "ranks") }
        == .versionTooNew(found: 3, known: 2))
    #expect(
      failure { () throws(StoreError) in try open(upTo: "none") }
        == .misuse("No step of the history is called “none”"))
    #expect(reported.isEmpty)
  }

  @Test func `a history is rehearsed step by step`() throws {
    var ranks: [Int] = []
    try Store.rehearse(Self.history, models: [Note.self]) { step, tx in
      switch step {
      case "notes": try tx.execute("INSERT INTO note VALUES (7, 'seven')")
      case "ranks": try tx.rows("SELECT rank FROM note") { row in ranks.append(try row.get(0)) }
      default: #expect(try tx.fetch(Note.all) == [Note(id: 7, text: "seven", rank: 7)])
      }
    }
    #expect(ranks == [7])
    #expect(throws: StoreError.schemaMismatch(differences: ["note.rank is missing"])) {
      try Store.rehearse([Self.history[0]], models: [Note.self])
    }
    #expect(throws: StoreError.misuse("Two steps of the history are called “notes”")) {
      try Store.rehearse([Self.history[0], Self.history[0]], models: [])
    }
  }

  @Test func `a rebuild may not leave a dangling reference`() throws {
    let history = [
      Migration(
        "families",
        """
        CREATE TABLE parent (id INTEGER PRIMARY KEY NOT NULL) STRICT;
        CREATE TABLE child (
          id INTEGER PRIMARY KEY NOT NULL, parent INTEGER NOT NULL REFERENCES parent (id)) STRICT;
        CREATE TABLE other (id INTEGER PRIMARY KEY NOT NULL) STRICT;
        INSERT INTO parent VALUES (1), (2);
        INSERT INTO child VALUES (1, 2);
        """)
    ]
    // The referring rows are in a table that the step does not touch.
    let orphans = Migration(
      "orphans", rebuilds: true,
      """
      CREATE TABLE next (id INTEGER PRIMARY KEY NOT NULL) STRICT;
      INSERT INTO next SELECT id FROM parent WHERE id < 2;
      DROP TABLE parent;
      ALTER TABLE next RENAME TO parent;
      """)
    let error = failure { () throws(StoreError) in
      _ = try Store.open(.memory, models: [], history: history + [orphans])
    }
    #expect(error == .constraint(.foreignKey, table: "child", column: ""))
    // Earlier violations in unrelated tables do not fail the step.
    let broken = Migration("broken", rebuilds: true, "INSERT INTO child VALUES (2, 9)")
    let wrong = failure { () throws(StoreError) in
      _ = try Store.open(.memory, models: [], history: history + [broken])
    }
    #expect(wrong == .constraint(.foreignKey, table: "child", column: ""))
    let folder = Folder()
    _ = try Store.open(.file(folder.file()), models: [], history: history)
    execute("PRAGMA foreign_keys = OFF; INSERT INTO child VALUES (2, 9)", folder.file())
    let apart = Migration("apart", rebuilds: true, "INSERT INTO other VALUES (1)")
    _ = try Store.open(.file(folder.file()), models: [], history: history + [apart])
  }

  @Test func `a newer file is refused with its journal untouched`() throws {
    let folder = Folder()
    let killed = Folder()
    let names = ["store.db", "store.db-wal"]
    do {
      let store = try Store.open(.file(folder.file()), models: [Note.self], history: Self.history)
      try store.write { tx in try tx.insert(Note(id: 1, text: "one", rank: 1)) }
      // The program that wrote it did not close it.
      for name in names { write(bytes(of: folder.file(name)), to: killed.file(name)) }
    }
    let before = names.map { bytes(of: killed.file($0)) }
    let error = failure { () throws(StoreError) in
      _ = try Store.open(.file(killed.file()), models: [], history: [Self.history[0]])
    }
    #expect(error == .versionTooNew(found: 3, known: 1))
    #expect(names.map { bytes(of: killed.file($0)) } == before)
    let again = try Store.open(.file(killed.file()), models: [Note.self], history: Self.history)
    #expect(try again.read { tx in try tx.count(Note.all) } == 1)
  }
}
