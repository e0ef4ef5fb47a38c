import Persistence

public struct Writer: Record, Equatable {
  public var id: Int64
  public var name: String

  public static let schema = Schema(
    "writer", key: \.id, Column(\.id, "id"), Column(\.name, "name", .unique), make: Writer.init)
  public static let books = Many<Writer, Book>(\.writer)
}

public struct Book: Record, Equatable {
  public var id: Int64
  public var writer: Int64
  public var title: String
  public var pages: Int

  public static let schema = Schema(
    "book", key: \.id,
    Column(\.id, "id"),
    Column(\.writer, "writer", .indexed, .references(Writer.self)),
    Column(\.title, "title"),
    Column(\.pages, "pages"),
    make: Book.init)
  public static let writer = One<Book, Writer>(\.writer)
}

/// Books and their writers.
public struct Library: Sendable {
  public let store: Store

  public init(_ place: Store.Place) throws(StoreError) {
    store = try .open(place, models: [Writer.self, Book.self])
  }

  /// Adds a book, and its writer if there is none of that name yet.
  @discardableResult
  public func add(_ title: String, by name: String, pages: Int) throws -> Book {
    try store.write { tx in
      let known = try tx.first(Writer.where(\.name == name))
      let writer = try known ?? tx.insert(new: Writer.self) { Writer(id: $0, name: name) }
      return try tx.insert(new: Book.self) {
        Book(id: $0, writer: writer.id, title: title, pages: pages)
      }
    }
  }

  /// The books, of one writer or of all, by their titles.
  public func books(by name: String? = nil) throws -> [(Book, Writer)] {
    let query = name.map { Book.where(.related(Book.writer, \.name == $0)) } ?? Book.all
    return try store.read { tx in try tx.fetch(query.order(\.title), with: Book.writer) }
  }
}
