import Foundation
import JSON
import Persistence
import Testing

/// The examples of the articles, compiled and run.
enum Guide {
  struct Book: Record, Equatable {
    var id: Int64
    var title: String
    var pages: Int
    var shelf: String
    var note: String?

    static let schema = Schema(
      "book", key: \.id,
      Column(\.id, "id"),
      Column(\.title, "title"),
      Column(\.pages, "pages"),
      Column(\.shelf, "shelf", .indexed),
      Column(\.note, "note"),
      make: Book.init)
  }

  enum Mood: String, StoredValue {
    case calm, busy
  }

  struct Span: StoredValue, Equatable {
    var minutes: Int

    var primitive: Int64 { Int64(minutes) }

    init?(primitive: Int64) {
      guard primitive >= 0 else { return nil }
      minutes = Int(primitive)
    }
  }

  struct Loan: Record, Equatable {
    var book: Int64
    var reader: String
    var span: Span

    static let schema = Schema(
      "loan", key: (\.book, \.reader),
      Column(\.book, "book", .references(Book.self, onDelete: .cascade)),
      Column(\.reader, "reader"),
      Column(\.span, "span"),
      make: Loan.init)
  }

  struct Ticket: Record, Equatable {
    var id: Int64
    var text: String

    static let schema = Schema(
      "ticket", key: \.id, Column(\.id, "id", .generated), Column(\.text, "text"), make: Ticket.init
    )
  }

  static let history = [
    Migration(
      "books",
      """
      CREATE TABLE book (
        id INTEGER PRIMARY KEY NOT NULL, title TEXT NOT NULL, pages INTEGER NOT NULL) STRICT
      """),
    Migration(
      "shelves",
      """
      ALTER TABLE book ADD COLUMN shelf TEXT NOT NULL DEFAULT 'new';
      ALTER TABLE book ADD COLUMN note TEXT;
      CREATE INDEX book_shelf ON book (shelf);
      """),
  ]
}

extension Guide {
  struct Chapter: Record, Equatable {
    var id: Int64
    var book: Int64
    var place: Int
    var title: String

    static let schema = Schema(
      "chapter", key: \.id,
      Column(\.id, "id"),
      Column(\.book, "book", .references(Book.self, onDelete: .cascade)),
      Column(\.place, "place"),
      Column(\.title, "title"),
      make: Chapter.init)
  }

  struct Spot: JSONStored, Equatable {
    var x: Double
    var y: Double

    init(_ x: Double, _ y: Double) {
      self.x = x
      self.y = y
    }

    var json: JSONValue { [x, y].json }

    init?(json: JSONValue) {
      guard let numbers = [Double](json: json), numbers.count == 2 else { return nil }
      self.init(numbers[0], numbers[1])
    }
  }

  struct Walk: Record, Equatable {
    var id: Int64
    var tags: [String]
    var path: [Spot]
    var end: Spot?

    static let schema = Schema(
      "walk", key: \.id,
      Column(\.id, "id"),
      Column(\.tags, "tags"),
      Column(\.path, "path"),
      Column(\.end, "end"),
      make: Walk.init)
  }
}

extension Guide.Book {
  static let loans = Many<Guide.Book, Guide.Loan>(\.book)
  static let chapters = Ordered<Guide.Book, Guide.Chapter>(\.book, position: \.place)
}

extension Guide.Loan {
  static let loanedBook = One<Guide.Loan, Guide.Book>(\.book)
}

extension Guide.Book {
  static let solaris = Self(id: 1, title: "Solaris", pages: 204, shelf: "fiction", note: nil)
}
