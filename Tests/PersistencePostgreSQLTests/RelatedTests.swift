import Persistence
import PersistenceTestSupport
import Testing

@testable import PersistencePostgreSQL

@Suite(.timeLimit(.minutes(5))) struct `Conditions across relations` {
  struct Writer: Record, Equatable {
    var id: Int64
    var name: String
    var born: Int?
    static let schema = Schema(
      "writer", key: \.id, Column(\.id, "id"), Column(\.name, "name"), Column(\.born, "born"),
      make: Writer.init)
    static let books = Many<Writer, Book>(\.writer)
    static let edited = Many<Writer, Book>(\.editor)
  }

  struct Book: Record, Equatable {
    var id: Int64
    var writer: Int64
    var editor: Int64?
    var title: String
    static let schema = Schema(
      "book", key: \.id, Column(\.id, "id"), Column(\.writer, "writer", .references(Writer.self)),
      Column(\.editor, "editor", .references(Writer.self)), Column(\.title, "title"),
      make: Book.init)
    static let writer = One<Book, Writer>(\.writer)
    static let editor = OneAtMost<Book, Writer>(\.editor)
    static let untold = Many<Book, Writer>(\.id)
  }

  private func filled(_ engine: TestEngine) throws -> TestStore {
    let place = try engine.place()
    let store = try place.open([Writer.self, Book.self])
    try store.write { tx in
      try tx.insert([
        Writer(id: 1, name: "Lem", born: 1921), Writer(id: 2, name: "Le Guin", born: 1929),
        Writer(id: 3, name: "Nobody", born: nil),
      ])
      try tx.insert([
        Book(id: 1, writer: 1, editor: 2, title: "Solaris"),
        Book(id: 2, writer: 1, editor: nil, title: "Fiasco"),
        Book(id: 3, writer: 2, editor: 1, title: "Lavinia"),
      ])
    }
    return TestStore(place: place, store: store)
  }

  @Test(arguments: TestEngine.all)
  func `select records by those they belong to`(engine: TestEngine) throws {
    let filled = try filled(engine)
    let store = filled.store
    defer { withExtendedLifetime(filled) {} }
    func ids(_ condition: Condition<Book>) throws -> [Int64] {
      try store.read { tx in try tx.fetch(Book.where(condition).order(\.id)) }.map(\.id)
    }
    #expect(try ids(.related(Book.writer, \.name == "Lem")) == [1, 2])
    #expect(try ids(!.related(Book.writer, \.name == "Lem")) == [3])
    #expect(try ids(.related(Book.editor, \.name == "Lem")) == [3])
    #expect(try ids(!.related(Book.editor, \.name == "Lem")) == [1, 2])
    #expect(
      try ids(.related(Book.writer, \.born < 1925) && \.title != "Fiasco" || \.id == 3) == [1, 3])
    #expect(try ids(.related(Book.writer, .related(Writer.edited, \.title == "Solaris"))) == [3])
  }

  @Test(arguments: TestEngine.all)
  func `select records by those that belong to them`(engine: TestEngine) throws {
    let filled = try filled(engine)
    let store = filled.store
    defer { withExtendedLifetime(filled) {} }
    func ids(_ condition: Condition<Writer>) throws -> [Int64] {
      try store.read { tx in try tx.fetch(Writer.where(condition).order(\.id)) }.map(\.id)
    }
    #expect(try ids(.related(Writer.books, .has(\.title, prefix: "L"))) == [2])
    #expect(try ids(!.related(Writer.books, .all([]))) == [3])
    #expect(try ids(!.related(Writer.edited, .all([]))) == [3])
    #expect(try ids(.related(Writer.edited, .isNil(\.editor))) == [])
    #expect(try ids(.related(Writer.books, .related(Book.editor, \.born > 1925))) == [1])
  }

  @Test(arguments: TestEngine.all)
  func `select the records to update, delete and count`(engine: TestEngine) throws {
    let filled = try filled(engine)
    let store = filled.store
    defer { withExtendedLifetime(filled) {} }
    try store.write { tx in
      let query = Book.where(.related(Book.writer, \.name == "Lem"))
      let counts = [
        try tx.count(query), try tx.update(query, .set(\.title, "x")), try tx.delete(query),
      ]
      #expect(counts == [2, 2, 2])
      let left = try tx.fetch(Book.all).map(\.title)
      #expect(left == ["Lavinia"])
    }
  }

  @Test func `are refused without a declared relation, and are false in memory`() throws {
    let filled = try filled(.sqlite)
    let store = filled.store
    defer { withExtendedLifetime(filled) {} }
    let undeclared: Condition<Book> = .related(Book.untold, .all([]))
    #expect(throws: StoreError.self) {
      try store.read { tx in _ = try tx.fetch(Book.where(undeclared)) }
    }
    let book = Book(id: 1, writer: 1, editor: nil, title: "Solaris")
    let condition: Condition<Book> = .related(Book.writer, \.name == "Lem")
    #expect(!condition.holds(for: book) && !(!condition).holds(for: book))
  }

  @Test(arguments: TestEngine.all)
  func `update a live query when only the related records change`(engine: TestEngine) async throws {
    let filled = try filled(engine)
    let store = filled.store
    defer { withExtendedLifetime(filled) {} }
    let query = Book.where(.related(Book.writer, \.name == "Lem")).order(\.id)
    var updates = store.live(query).makeAsyncIterator()
    #expect(try #require(await updates.next()).rows.map(\.id) == [1, 2])
    try store.write { tx in try tx.update(Writer.where(\.id == 2), .set(\.name, "Lem")) }
    let second = try #require(await updates.next())
    #expect(second.rows.map(\.id) == [1, 2, 3])
    #expect(second.inserted.map(\.id) == [3])
    try store.write { tx in try tx.update(Book.where(\.id == 1), .set(\.writer, 3)) }
    #expect(try #require(await updates.next()).rows.map(\.id) == [2, 3])
  }

  @Test(arguments: TestEngine.all)
  func `come with errors that name the reference`(engine: TestEngine) throws {
    let filled = try filled(engine)
    let store = filled.store
    defer { withExtendedLifetime(filled) {} }
    func error(_ body: (Transaction) throws(StoreError) -> Void) -> StoreError? {
      failure { () throws(StoreError) in
        try store.write { tx throws(StoreError) in try body(tx) }
      }
    }
    let missing = StoreError.constraint(.foreignKey, table: "book", column: "editor")
    #expect(missing.description == "The row that book.editor refers to does not exist.")
    let book = Book(id: 9, writer: 1, editor: 99, title: "")
    let good = Book(id: 8, writer: 1, editor: nil, title: "")
    #expect(error { tx throws(StoreError) in try tx.insert(book) } == missing)
    #expect(error { tx throws(StoreError) in try tx.insert([good, book]) } == missing)
    #expect(error { tx throws(StoreError) in try tx.upsert([good, book]) } == missing)
    #expect(
      error { tx throws(StoreError) in
        try tx.update(Book.where(\.id == 1), .set(\.title, "x"), .set(\.editor, 99))
      } == missing)
    let held = StoreError.constraint(.foreignKey, table: "writer", column: "")
    #expect(error { tx throws(StoreError) in try tx.delete(Writer.self, 1) } == held)
    #expect(error { tx throws(StoreError) in try tx.delete(Writer.where(\.id == 1)) } == held)
  }

  @Test(arguments: TestEngine.all)
  func `work with records that get generated keys`(engine: TestEngine) throws {
    let place = try engine.store()
    let (first, second) = try place.store.write { tx in
      try tx.insert(Entry.sample(41))
      let first = try tx.insert(new: Entry.self) { id in Entry.sample(id.rawValue, tag: "new") }
      return (first, try tx.insert(new: Entry.self) { id in Entry.sample(id.rawValue) })
    }
    #expect(first.id.rawValue == 42 && second.id.rawValue == 43)
    #expect(try place.store.read { tx in try tx.find(Entry.self, first.id) } == first)
  }
}
