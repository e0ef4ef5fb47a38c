import Foundation
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

extension Guide.Book {
  static let solaris = Self(id: 1, title: "Solaris", pages: 204, shelf: "fiction", note: nil)
}
