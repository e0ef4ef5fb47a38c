import Persistence
import PersistenceTestSupport
import Testing

@testable import PersistencePostgreSQL

@Suite(.needsServer) struct `Steps on a server` {
  struct Note: Record, Equatable {
    var id: Int64
    var text: String
    var rank: Int
    static let schema = Schema(
      "note", key: \.id, Column(\.id, "id"), Column(\.text, "text"), Column(\.rank, "rank"),
      make: Note.init)
  }

  static let history = [
    Migration(
      "notes",
      "CREATE TABLE note (id INTEGER PRIMARY KEY NOT NULL, text TEXT NOT NULL) STRICT",
      postgresql: #"CREATE TABLE note (id bigint PRIMARY KEY, text text COLLATE "C" NOT NULL)"#),
    Migration(
      "ranks",
      "ALTER TABLE note ADD COLUMN rank INTEGER NOT NULL DEFAULT 0; UPDATE note SET rank = id",
      postgresql: """
        ALTER TABLE note ADD COLUMN rank bigint NOT NULL DEFAULT 0; -- a comment; with a semicolon
        UPDATE note SET rank = id;
        """),
  ]

  private func database() throws -> PostgreSQL { try #require(TestServer.shared).database() }

  @Test(arguments: TestEngine.all)
  func `are applied once and in order`(engine: TestEngine) throws {
    let place = try engine.place()
    let first = try place.open([], history: [Self.history[0]])
    try first.write { tx in
      _ = try tx.execute("INSERT INTO note VALUES (?, ?)", bind: 7, "seven")
    }
    for _ in 0..<2 {
      let store = try place.open([Note.self], history: Self.history)
      let notes = try store.read { tx in try tx.fetch(Note.all) }
      #expect(notes == [Note(id: 7, text: "seven", rank: 7)])
    }
  }

  @Test func `report their progress, and stop after the given step`() throws {
    let server = try database()
    var reported: [String] = []
    for last in ["notes", nil] {
      _ = try Store.open(server, models: [Note.self], history: Self.history, upTo: last) {
        reported.append("\($0.index)/\($0.count) \($0.name)")
      }
    }
    #expect(reported == ["1/1 notes", "2/2 ranks"])
  }

  @Test func `leave nothing behind if they fail`() throws {
    let server = try database()
    let broken =
      [Self.history[0]] + [
        Migration("broken", "CREATE TABLE half (a text); INSERT INTO none VALUES (1)")
      ]
    let error = failure { () throws(StoreError) in
      _ = try Store.open(server, models: [], history: broken)
    }
    guard case .migration(name: "broken", _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    let store = try Store.open(server, models: [Note.self], history: Self.history)
    #expect(try store.read { tx in try tx.count(Note.all) } == 0)
  }

  @Test func `may not end their transaction`() throws {
    let server = try database()
    let error = failure { () throws(StoreError) in
      _ = try Store.open(
        server, models: [], history: [Migration("sly", "CREATE TABLE a (b text); COMMIT")])
    }
    guard case .misuse = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    _ = try Store.open(server, models: [Note.self], history: Self.history)
  }

  @Test func `are applied by one of many programs that start together`() async throws {
    let server = try database()
    try await withThrowingTaskGroup { group in
      for _ in 0..<6 {
        group.addTask { _ = try Store.open(server, models: [Note.self], history: Self.history) }
      }
      try await group.waitForAll()
    }
    let store = try Store.open(server, models: [Note.self], history: Self.history)
    try store.write { tx in try tx.insert(Note(id: 1, text: "", rank: 1)) }
  }

  @Test func `refuse a newer or foreign database`() throws {
    let server = try database()
    _ = try Store.open(server, models: [Note.self], history: Self.history)
    let older = failure { () throws(StoreError) in
      _ = try Store.open(server, models: [], history: [Self.history[0]])
    }
    #expect(older == .versionTooNew(found: 2, known: 1))
    let changed = failure { () throws(StoreError) in
      _ = try Store.open(
        server, models: [], history: [Migration("notes", "CREATE TABLE other (a text)")])
    }
    #expect(
      changed == .schemaMismatch(differences: ["step “notes” was changed after it was taken"]))
    let foreign = try database()
    try connection(to: foreign).run("CREATE TABLE theirs (a text)")
    let refused = failure { () throws(StoreError) in
      _ = try Store.open(foreign, models: [Note.self])
    }
    #expect(
      refused
        == .schemaMismatch(differences: [
          "it holds tables that this program did not make, such as theirs"
        ]))
  }

  @Test func `are compared with the declared tables, and differences are described`() throws {
    let server = try database()
    let script: StaticString = """
      CREATE TABLE note (id text PRIMARY KEY, text text, extra bigint NOT NULL);
      CREATE TABLE entry (id bigint, minutes bigint NOT NULL, tag text NOT NULL, note text,
        weight double precision NOT NULL, mood text COLLATE "C" NOT NULL, is_late bigint NOT NULL,
        picture bytea, PRIMARY KEY (id, minutes));
      CREATE TABLE device (name text COLLATE "C" PRIMARY KEY, parent text COLLATE "C",
        code bigint NOT NULL)
      """
    let error = failure { () throws(StoreError) in
      _ = try Store.open(
        server, models: [Entry.self, Tagging.self, Note.self, Device.self],
        history: [Migration("odd", script)])
    }
    #expect(
      error
        == .schemaMismatch(differences: [
          "entry.tag is sorted by the order of the database, not by bytes",
          "entry.note is sorted by the order of the database, not by bytes",
          "entry has another key than id",
          "entry.minutes has no index",
          "there is no table tagging",
          "note.id is text, not bigint",
          "note.text is sorted by the order of the database, not by bytes",
          "note.text must have a value",
          "note.rank is missing",
          "note.extra is unknown to the program",
          "device.code is not unique",
          "device.parent refers to nothing, not device (SET NULL)",
        ]), "\(String(describing: error))")
  }

  @Test func `can be generated from the declarations of the records`() throws {
    let server = try database()
    let bare = try connection(to: server)
    for table in [Entry.table, Tagging.table, Device.table] {
      for statement in table.postgresqlDefinition { try bare.run(statement) }
    }
    try bare.compare(with: [Entry.table, Tagging.table, Device.table])
    try bare.run("INSERT INTO entry (id, minutes, is_late) VALUES (1, 2, 0)")
    let row = try bare.rows("SELECT tag, note, weight, mood, picture FROM entry")
    #expect(row == [["it's", nil, "1", "calm", "\\x00ff"]])
  }
}
