import Foundation
import Persistence
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(5))) final class `The articles` {
  typealias Book = Guide.Book
  typealias Loan = Guide.Loan
  typealias Chapter = Guide.Chapter
  typealias Spot = Guide.Spot
  typealias Walk = Guide.Walk

  /// A store with a book, read by two.
  private static func library() throws -> Store {
    let store = try Store.open(.memory, models: [Book.self, Loan.self, Chapter.self])
    let span = try #require(Guide.Span(primitive: 90))
    try store.write { tx in
      try tx.insert(Book.solaris)
      try tx.insert(Book(id: 2, title: "Ulysses", pages: 730, shelf: "new", note: "long"))
      for reader in ["Eve", "Ada"] { try tx.insert(Loan(book: 1, reader: reader, span: span)) }
    }
    return store
  }

  private let shown = Mutex<[String]>([])

  private func show(_ text: String) { shown.withLock { $0.append(text) } }

  @Test func `begin with a store`() throws {
    let store = try Store.open(.memory, models: [Book.self])
    try store.write { tx in
      try tx.insert(Book(id: 1, title: "Solaris", pages: 204, shelf: "fiction", note: nil))
    }
    let long = try store.read { tx in
      try tx.fetch(Book.where(\.pages > 200 && \.shelf == "fiction").order(\.title))
    }
    #expect(long == [.solaris])
  }

  @Test func `give new keys`() throws {
    let store = try Self.library()
    try store.write { tx in
      let book = try tx.insert(new: Book.self) { id in
        Book(id: id, title: "Eden", pages: 262, shelf: "fiction", note: nil)
      }
      #expect(book.id == 3)
    }
  }

  @Test func `never give the key of a deleted record again`() throws {
    let store = try Store.open(.memory, models: [Guide.Ticket.self])
    func add() throws -> Int64 {
      try store.write { tx in
        try tx.insert(new: Guide.Ticket.self) { Guide.Ticket(id: $0, text: "") }
      }.id
    }
    #expect(try add() == 1)
    try store.write { tx in _ = try tx.delete(Guide.Ticket.self, 1) }
    #expect(try add() == 2)
  }

  @Test func `make the same query of a closure`() throws {
    let store = try Self.library()
    let thickFiction = Book.where { $0.pages >= 300 && $0.shelf == "fiction" }
    #expect(thickFiction == Book.where(\.pages >= 300 && \.shelf == "fiction"))
    #expect(try store.read { tx in try tx.count(thickFiction) } >= 0)
  }

  @Test func `start again during development`() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).db").path()
    defer { try? FileManager.default.removeItem(atPath: path) }
    let history = Guide.history
    #if DEBUG
      let store = try Store.open(
        .file(path), models: [Book.self], history: history, erasesOnChange: true)
    #else
      let store = try Store.open(.file(path), models: [Book.self], history: history)
    #endif
    #expect(try store.read { tx in try tx.count(Book.all) } == 0)
  }

  @Test func `ask across relations`() throws {
    let store = try Self.library()
    let lent = Book.where(.related(Book.loans, \.reader == "Ada"))
    let ofFiction = Loan.where(.related(Loan.loanedBook, \.shelf == "fiction" && \.pages < 300))
    let neverLent = Book.where(!.related(Book.loans, .all([])))
    let counts = try store.read { tx in
      [try tx.count(lent), try tx.count(ofFiction), try tx.count(neverLent)]
    }
    #expect(counts == [1, 2, 1])
  }

  @Test func `ask for rows`() throws {
    let store = try Store.open(.memory, models: [Book.self, Guide.Loan.self])
    let book = Book.solaris
    let books = [
      book, Book(id: 2, title: "Ulysses", pages: 730, shelf: "new", note: "long"),
      Book(id: 3, title: "Nothing", pages: 0, shelf: "new", note: nil),
    ]
    let thick = Book.where(\.pages >= 300)
    let onShelf = thick.where(.is(\.shelf, oneOf: ["fiction", "essays"]))
    let first = onShelf.order(\.pages, .descending).order(\.title).limit(10)
    let condition: Condition<Book> = .has(\.title, prefix: "So") || .isNil(\.note)
    let isMeant = condition.holds(for: book)
    #expect(isMeant)
    let words = ["Sol", "Uly"]
    let named = Book.where(.any(words.map { .has(\.title, prefix: $0) }))
    try store.write { tx in
      try tx.upsert(books)
      try tx.update(Book.where(\.shelf == "new"), .set(\.shelf, "fiction"))
      try tx.delete(Book.where(\.pages == 0))
    }
    let pages = try store.read { tx in try tx.sum(\.pages, Book.all) }
    let shelves = try store.read { tx in try tx.group(Book.all, by: \.shelf, .count) }
    #expect(pages == 934)
    #expect(try store.read { tx in try tx.count(named) } == 2)
    #expect(shelves.map(\.0) == ["fiction"] && shelves.map(\.1) == [2])
    #expect(try store.read { tx in try tx.fetch(first) }.map(\.title) == ["Ulysses"])
    var longest: [String: Int] = [:]
    try store.read { tx in
      try tx.rows("SELECT shelf, max(pages) FROM book WHERE pages > ? GROUP BY shelf", bind: 10) {
        row in longest[try row.get(0)] = try row.get(1, as: Int.self)
      }
    }
    #expect(longest == ["fiction": 730])
    let loan = Guide.Loan(book: 1, reader: "Ada", span: try #require(Guide.Span(primitive: 90)))
    try store.write { tx in try tx.insert(loan) }
    #expect(try store.read { tx in try tx.fetch(Guide.Loan.all) } == [loan])
    #expect(Guide.Span(primitive: -1) == nil && Guide.Mood(primitive: "odd") == nil)
  }

  @Test func `take steps`() throws {
    let folder = Folder()
    let path = folder.file()
    let history = Guide.history
    let store = try Store.open(.file(path), models: [Book.self], history: history) { step in
      show("step \(step.index) of \(step.count): \(step.name)")
    }
    #expect(shown.withLock { $0 } == ["step 1 of 2: books", "step 2 of 2: shelves"])
    withExtendedLifetime(store) {}
    try Store.rehearse(history, models: [Book.self]) { step, tx in
      switch step {
      case "books": try tx.execute("INSERT INTO book VALUES (1, 'Solaris', 204)")
      case "shelves": #expect(try tx.fetch(Book.all).map(\.shelf) == ["new"])
      default: break
      }
    }
  }

  @Test func `follow rows`() async throws {
    let store = try Store.open(.memory, models: [Book.self])
    func show(_ rows: [Book]) { self.show("\(rows.count)") }
    for await update in store.live(Book.where(\.shelf == "fiction").order(\.title)) {
      show(update.rows)
      if update.rows.isEmpty { break }
    }
    #expect(shown.withLock { $0 } == ["0"])
  }

  @Test func `call back`() async throws {
    let store = try Store.open(.memory, models: [Book.self])
    try store.write { tx in try tx.insert(Book.solaris) }
    let (updates, continuation) = AsyncStream.makeStream(of: [Book].self)
    @Sendable func show(_ rows: [Book]) { continuation.yield(rows) }
    let token = store.live(Book.all) { update in
      show(update.inserted)
    }
    var rows = updates.makeAsyncIterator()
    #expect(await rows.next() == [.solaris])
    withExtendedLifetime(token) {}
  }

  @Test func `report errors`() throws {
    let store = try Store.open(.memory, models: [Book.self])
    let book = Book.solaris
    for _ in 0..<2 {
      do throws(StoreError) {
        try store.write { tx throws(StoreError) in try tx.insert(book) }
      } catch {
        switch error {
        case .constraint(.unique, let table, let column):
          show("Another row of \(table) has the same \(column).")
        case .diskFull: show("There is no room left; nothing was changed.")
        default: show("\(error)")
        }
      }
    }
    #expect(shown.withLock { $0 } == ["Another row of book has the same id."])
  }

  @Test func `follow relations`() throws {
    try Self.library().write { tx in
      for (book, loans) in try tx.fetch(Book.all.order(\.title), with: Book.loans) {
        show("\(book.title): \(loans.count)")
      }
      let due = try tx.fetch(Loan.where(\.reader == "Ada"), with: Loan.loanedBook)
      #expect(shown.withLock { $0 } == ["Solaris: 2", "Ulysses: 0"])
      #expect(due.map(\.1) == [.solaris])
      let readers = try tx.fetch(Book.all, with: Book.loans, Loan.all.order(\.reader))
      #expect(readers.first?.1.map(\.reader) == ["Ada", "Eve"])
      try tx.append(Chapter(id: 1, book: 1, place: 0, title: "Arrival"), to: Book.chapters, of: 1)
      try tx.insert(
        Chapter(id: 2, book: 1, place: 0, title: "Preface"), at: 0, of: Book.chapters, of: 1)
      try tx.move(from: 1, to: 0, in: Book.chapters, of: 1)
      let titles = try tx.fetch(Book.chapters, of: 1).map(\.title)
      #expect(titles == ["Arrival", "Preface"])
    }
  }

  @Test func `replace`() throws {
    let store = try Self.library()
    let fresh = [
      Book(id: 1, title: "Solaris", pages: 204, shelf: "fiction", note: nil),
      Book(id: 4, title: "Eden", pages: 260, shelf: "fiction", note: nil),
    ]
    let done = try store.write { tx in
      try tx.replace(Book.where(\.shelf == "fiction"), with: fresh)
    }
    show("\(done.inserted) new, \(done.updated) changed, \(done.deleted) gone")
    #expect(shown.withLock { $0 } == ["1 new, 0 changed, 0 gone"])
    try store.write { tx in
      try tx.upsert(Book(id: 4, title: "Eden", pages: 276, shelf: "fiction", note: nil))
      try tx.upsert(fresh)
      try tx.eraseAll([Book.self, Loan.self])
    }
    #expect(try store.read { tx in try tx.count(Book.all) } == 0)
  }

  @Test func `reckon`() throws {
    try Self.library().read { tx in
      let (count, pages, longest) = try tx.aggregate(
        Book.where(\.shelf == "fiction"), .count, .sum(\.pages), .max(\.pages))
      let mean = try tx.average(\.pages, Book.all)
      #expect((count, pages, longest, mean) == (1, 204, 204, 467))
      for (shelf, books, pages) in try tx.group(Book.all, by: \.shelf, .count, .sum(\.pages)) {
        show("\(shelf): \(books) books, \(pages) pages")
      }
      #expect(shown.withLock { $0 } == ["fiction: 1 books, 204 pages", "new: 1 books, 730 pages"])
      let hundreds = try tx.group(
        Book.all, by: .value(\.pages).divided(by: 100), and: .value(\.shelf), .count)
      #expect(hundreds.map(\.0) == [2, 7] && hundreds.map(\.1) == ["fiction", "new"])
      let titles = try tx.fetch(\.title, Book.all.order(\.pages))
      let shelves = try tx.distinct(\.shelf, Book.all)
      #expect(titles == ["Solaris", "Ulysses"] && shelves == ["fiction", "new"])
      let found = Book.where(.has(\.title, part: "SOL", folding: .ascii))
      #expect(try tx.fetch(found) == [.solaris])
    }
  }

  @Test func `keep JSON`() throws {
    let store = try Store.open(.memory, models: [Walk.self])
    let walk = Walk(id: 1, tags: ["river"], path: [Spot(0, 0), Spot(1, 2.5)], end: nil)
    try store.write { tx in try tx.insert(walk) }
    let same = try store.read { tx in try tx.fetch(Walk.where(\.tags == ["river"])) }
    #expect(same == [walk])
  }

  /// These files contain every line of every example.
  @Test func `are what is compiled here`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    func lines(_ text: some StringProtocol) -> [String] {
      text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let compiled = try ["Guide.swift", "GuideTests.swift"].map { name in
      lines(try String(contentsOf: folder.appending(path: name), encoding: .utf8))
    }
    let articles = folder.appending(path: "../../../Sources/Persistence/Persistence.docc")
    let names = try FileManager.default.contentsOfDirectory(atPath: articles.path())
    #expect(names.count >= 10)
    for name in names {
      let text = try String(contentsOf: articles.appending(path: name), encoding: .utf8)
      for part in text.components(separatedBy: "```swift\n").dropFirst() {
        let example = lines(part.components(separatedBy: "```")[0])
        #expect(compiled.contains { $0.contains(example) }, "\(name): \(example[0])")
      }
    }
  }
}
