import PersistenceTestSupport
import Testing

@testable import Persistence

/// Histories with a mistake, such as are written during development.
@Suite struct `A mistake in a history` {
  typealias Note = Migrations.Note

  private static let ranks = Migration(
    "ranks", "ALTER TABLE note ADD COLUMN rank INTEGER NOT NULL DEFAULT 0")
  private static let right = [
    Migration(
      "notes", "CREATE TABLE note (id INTEGER PRIMARY KEY NOT NULL, text TEXT NOT NULL) STRICT"),
    ranks,
  ]
  private static let wrong: [[Migration]] = [
    // In the only step, in the first of two, in the second, in one that rebuilds, and in the syntax.
    [
      Migration(
        "notes",
        """
        CREATE TABLE note (
          id INTEGER PRIMARY KEY NOT NULL, nota TEXT NOT NULL, rank INTEGER NOT NULL) STRICT
        """)
    ],
    [
      Migration(
        "notes", "CREATE TABLE note (id INTEGER PRIMARY KEY NOT NULL, nota TEXT NOT NULL) STRICT"),
      ranks,
    ],
    [right[0], Migration("ranks", "ALTER TABLE note ADD COLUMN rang INTEGER NOT NULL DEFAULT 0")],
    [
      right[0], ranks,
      Migration("rebuilt", rebuilds: true, "ALTER TABLE note RENAME COLUMN rank TO rang"),
    ],
    [
      Migration("notes", "CREATE TABLE note (id INTEGER PRIMARY KEY NOT NULL) STRICT"),
      Migration("ranks", "ALTER TABLE nota ADD COLUMN rank INTEGER NOT NULL DEFAULT 0"),
    ],
  ]

  @Test(arguments: wrong.indices)
  func `leaves a new file as it was, and the corrected history opens it`(index: Int) throws {
    let folder = Folder()
    #expect(throws: StoreError.self) {
      try Store.open(.file(folder.file()), models: [Note.self], history: Self.wrong[index])
    }
    let store = try Store.open(.file(folder.file()), models: [Note.self], history: Self.right)
    try store.write { tx in try tx.insert(Note(id: 1, text: "one", rank: 1)) }
  }

  @Test func `leaves a file with records as it was, without a copy beside it`() throws {
    let folder = Folder()
    do {
      let store = try Store.open(.file(folder.file()), models: [], history: [Self.right[0]])
      try store.write { tx in _ = try tx.execute("INSERT INTO note VALUES (7, 'seven')") }
    }
    let names = folder.names
    let next: [[Migration]] = [
      [Migration("ranks", "ALTER TABLE note ADD COLUMN rang INTEGER NOT NULL DEFAULT 0")],
      [
        Migration("ranks", "ALTER TABLE note ADD COLUMN rang INTEGER NOT NULL DEFAULT 0"),
        Migration("index", "CREATE INDEX note_rang ON note (rang)"),
      ],
      [
        Migration(
          "ranks", rebuilds: true, "ALTER TABLE note ADD COLUMN rang INTEGER NOT NULL DEFAULT 0")
      ],
    ]
    for steps in next {
      #expect(throws: StoreError.self) {
        try Store.open(
          .file(folder.file()), models: [Note.self], history: [Self.right[0]] + steps)
      }
      #expect(folder.names == names)
    }
    let store = try Store.open(.file(folder.file()), models: [Note.self], history: Self.right)
    #expect(
      try store.read { tx in try tx.fetch(Note.all) } == [Note(id: 7, text: "seven", rank: 0)])
  }

  @Test func `is not seen in steps that depend on rows, which a rehearsal lacks`() throws {
    let folder = Folder()
    do {
      let store = try Store.open(.file(folder.file()), models: [], history: [Self.right[0]])
      try store.write { tx in _ = try tx.execute("INSERT INTO note VALUES (7, 'seven')") }
    }
    let history =
      Self.right + [Migration("count", "INSERT INTO note SELECT max(id) + 1, 'last', 1 FROM note")]
      + [Migration("named", "INSERT INTO note SELECT id + 1, text, 2 FROM note WHERE id = 8")]
    let store = try Store.open(.file(folder.file()), models: [Note.self], history: history)
    #expect(try store.read { tx in try tx.fetch(Note.all).map(\.id) } == [7, 8, 9])
  }

  @Test func `erases the file during development, if the program asks for it`() throws {
    let folder = Folder()
    func open(_ history: [Migration]) throws -> Store {
      try .open(
        .file(folder.file()), models: [Note.self], history: history, erasesOnChange: true)
    }
    var store: Store? = try open(Self.right)
    try store?.write { tx in try tx.insert(Note(id: 1, text: "one", rank: 1)) }
    store = nil
    // The same steps keep the records, a wrong history erases nothing, and changed steps erase.
    #expect(try open(Self.right).read { tx in try tx.count(Note.all) } == 1)
    #expect(throws: StoreError.self) { try open(Self.wrong[0]) }
    #expect(try open(Self.right).read { tx in try tx.count(Note.all) } == 1)
    let changed = [
      Migration(
        "notes",
        """
        CREATE TABLE note (
          id INTEGER PRIMARY KEY NOT NULL, text TEXT NOT NULL, rank INTEGER NOT NULL) STRICT;
        CREATE VIEW ranked AS SELECT * FROM note WHERE rank > 0;
        """)
    ]
    for history in [changed, Self.right] {
      #expect(try open(history).read { tx in try tx.count(Note.all) } == 0)
    }
  }

  @Test func `never erases the file of another program`() throws {
    let folder = Folder()
    do {
      let connection = try Connection(
        path: folder.file(), readOnly: false, busyTimeout: .seconds(1))
      try connection.run("CREATE TABLE theirs (a)")
    }
    #expect(throws: StoreError.self) {
      try Store.open(.file(folder.file()), models: [Note.self], erasesOnChange: true)
    }
    let connection = try Connection(path: folder.file(), readOnly: true, busyTimeout: .seconds(1))
    #expect(try connection.tableNames() == ["theirs"])
  }
}
