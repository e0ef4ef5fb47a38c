import HTTPServer
import JSON
import Persistence

extension Book {
  public var json: JSONValue {
    ["id": .integer(id), "title": .string(title), "pages": .int(pages), "read": nil]
  }
}

extension Library {
  /// The library as JSON over HTTP.
  public var routes: Router {
    var routes = Router()
    routes.get("books") { _ in
      answer { .json(JSONValue.array(try books().map(\.0.json)).text) }
    }
    routes.get("books/{id}", .int) { request, id in
      answer {
        let book = try store.read { tx in try tx.find(Book.self, Int64(id)) }
        return book.map { .json($0.json.text) } ?? .notFound(request)
      }
    }
    routes.get("writers/{name}/books", .text) { _, name async in
      answer { .json(JSONValue.array(try books(by: name).map(\.0.json)).text) }
    }
    routes.post("books") { request in
      guard let json = try? JSONValue(parsing: request.body), let title = json["title"]?.string,
        let writer = json["writer"]?.string, let pages = json["pages"]?.int
      else {
        return .failure(.unprocessableContent, code: "no_book", "That is no book.")
      }
      return answer { .json(try add(title, by: writer, pages: pages).json.text, .created) }
    }
    return routes
  }

  private func answer(_ body: () throws -> Response) -> Response {
    do { return try body() } catch {
      return .failure(.internalServerError, code: "store", "\(error)")
    }
  }
}
