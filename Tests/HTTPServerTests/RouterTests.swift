import TestSupport
import Testing

@testable import HTTPServer

private enum Shelf: String { case novels, plays }

@Suite struct Routers {
  private static let routes: Router = {
    var routes = Router()
    routes.get("") { _ in .text("root") }
    routes.get("books") { _ in .text("all") }
    routes.post("/books") { request in .text("add \(request.body.count)") }
    routes.get("books/{id}", .int) { _, id in .text("book \(id + 1)") }
    routes.delete("books/{id}", .int) { _, id async in .text("delete \(id)") }
    routes.get("books/new") { _ in .text("form") }
    routes.get("books/{id}/notes/{name}", .int, .text) { _, id, name in .text("\(name) of \(id)") }
    routes.get("shelves/{shelf}", .case(of: Shelf.self)) { _, shelf in .text("\(shelf)") }
    routes.put("books/{id}", .int) { _, id in .text("put \(id)") }
    routes.patch("books/{id}", .int) { _, id in .text("patch \(id)") }
    return routes
  }()

  struct Case: Sendable { let method: Method, path: String, status: Status, body: String? }

  @Test(arguments: [
    Case(method: .get, path: "/", status: .ok, body: "root"),
    Case(method: .get, path: "/books", status: .ok, body: "all"),
    Case(method: .head, path: "/books", status: .ok, body: "all"),
    Case(method: .post, path: "/books", status: .ok, body: "add 0"),
    Case(method: .get, path: "/books/7?full=1", status: .ok, body: "book 8"),
    Case(method: .get, path: "/books/new", status: .ok, body: "form"),
    Case(method: .delete, path: "/books/7", status: .ok, body: "delete 7"),
    Case(method: .put, path: "/books/7", status: .ok, body: "put 7"),
    Case(method: .patch, path: "/books/7", status: .ok, body: "patch 7"),
    Case(method: .get, path: "/books/-7/notes/a%2Fb", status: .ok, body: "a/b of -7"),
    Case(method: .get, path: "/shelves/plays", status: .ok, body: "plays"),
    Case(method: .get, path: "/books/", status: .notFound, body: nil),
    Case(method: .get, path: "/books/007", status: .notFound, body: nil),
    Case(method: .get, path: "/books/seven", status: .notFound, body: nil),
    Case(method: .put, path: "/books/seven", status: .notFound, body: nil),
    Case(method: .get, path: "/shelves/tables", status: .notFound, body: nil),
    Case(method: .get, path: "/books/7/notes/", status: .notFound, body: nil),
    Case(method: .put, path: "/books", status: .methodNotAllowed, body: nil),
    Case(method: .post, path: "/books/7", status: .methodNotAllowed, body: nil),
  ])
  func `find the handler by method, path and types`(_ c: Case) async throws {
    let request = try #require(Request(c.method, c.path))
    let response = await Self.routes.respond(to: request)
    #expect(response.status == c.status)
    if let body = c.body { #expect(response.body == .bytes(Array(body.utf8))) }
  }

  @Test func `list the allowed methods of a path`() async throws {
    let request = try #require(Request(.post, "/books/7"))
    let response = await Self.routes.respond(to: request)
    #expect(response.headers["Allow"] == "GET, HEAD, PUT, PATCH, DELETE")
  }

  @Test func `pass unmatched requests to the fallback handler`() async throws {
    var routes = Self.routes
    routes.otherwise { request in .text("file \(request.target.path)") }
    let request = try #require(Request(.get, "/app.js"))
    #expect(await routes.respond(to: request).body == .bytes(Array("file /app.js".utf8)))
  }

  @Test func `run behind the guards of a server`() throws {
    let server = try Server(port: 0, routes: Self.routes)
    defer { server.stop() }
    var client = Client(port: server.port)
    client.send(get("/books/7") + get("/books/x") + get("/books/7", method: "DELETE"))
    for (status, body) in [(200, "book 8"), (404, nil), (200, "delete 7")] {
      let reply = client.response()
      #expect(reply.status == status)
      if let body { #expect(reply.body == body) }
      #expect(reply.header("X-Content-Type-Options") == "nosniff")
    }
    var stranger = Client(port: server.port)
    stranger.send("GET /books HTTP/1.1\nHost: example.org\n\n")
    #expect(stranger.response().status == 421)
  }
}

extension Response {
  fileprivate static func text(_ text: String) -> Response {
    .content(type: "text/plain", Array(text.utf8))
  }
}
