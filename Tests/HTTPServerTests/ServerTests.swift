import TestSupport
import Testing

@testable import HTTPServer

/// A request without body to the server itself.
func get(_ path: String, method: String = "GET", _ fields: String...) -> String {
  "\(method) \(path) HTTP/1.1\nHost: localhost\n" + fields.map { $0 + "\n" }.joined() + "\n"
}

@Suite struct Servers {
  private static func echo(_ request: Request) -> Response {
    .content(type: "text/plain", Array(request.segments.joined(separator: ",").utf8) + request.body)
  }

  @Test func `answer pipelined requests on one connection in order`() throws {
    let server = try Server(handler: Self.echo)
    defer { server.stop() }
    var client = Client(port: server.port)
    client.send((0..<20).map { get("/a/\($0)") }.joined())
    for number in 0..<20 { #expect(client.response().body == "a,\(number)") }
  }

  @Test func `secure and frame every response`() throws {
    let server = try Server { request in
      request.segments.isEmpty ? .json("[]") : .methodNotAllowed([.get, .post])
    }
    defer { server.stop() }
    var client = Client(port: server.port)
    client.send(get("/") + get("/x") + get("/%") + get("/", method: "BREW"))
    for status in [200, 405, 400, 501] {
      let reply = client.response()
      #expect(reply.status == status)
      #expect(reply.header("Content-Security-Policy")?.hasPrefix("default-src 'none'; ") == true)
      #expect(reply.header("X-Content-Type-Options") == "nosniff")
      #expect(reply.header("Cache-Control") == "no-store")
      #expect(status != 405 || reply.header("Allow") == "GET, HEAD, POST")
    }
  }

  @Test func `answer HEAD as GET without a body`() throws {
    let server = try Server { request in .json("\"\(request.method.rawValue)\"") }
    defer { server.stop() }
    var client = Client(port: server.port)
    client.send(get("/", method: "HEAD"))
    #expect(client.response(hasBody: false).header("Content-Length") == "5")
    client.send(get("/"))
    #expect(client.response().body == "\"GET\"")
  }

  @Test func `read a chunked body and one sent after 100 Continue`() throws {
    let server = try Server(handler: Self.echo)
    defer { server.stop() }
    var client = Client(port: server.port)
    let type = "Content-Type: application/json"
    client.send(get("/", method: "POST", type, "Transfer-Encoding: chunked"))
    client.send("3\nabc\n2\nde\n0\n\n")
    #expect(client.response().body == "abcde")
    var other = Client(port: server.port)
    other.send(get("/", method: "POST", type, "Content-Length: 3", "Expect: 100-continue"))
    #expect(other.response().status == 100)
    other.send("xyz")
    #expect(other.response().body == "xyz")
  }

  @Test func `refuse an announced body at once and an unannounced one at its end`() throws {
    var configuration = Server.Configuration()
    configuration.limits.bodyBytes = 10
    let server = try Server(configuration, handler: Self.echo)
    defer { server.stop() }
    let type = "Content-Type: application/json"
    var client = Client(port: server.port)
    client.send(get("/", method: "POST", type, "Content-Length: 11"))
    #expect(client.response().status == 413)
    for size in ["11", "99999999999999999999"] {
      var client = Client(port: server.port)
      client.send(
        get("/", method: "POST", type, "Expect: 100-continue", "Content-Length: \(size)"))
      #expect([400, 413].contains(client.response().status))
    }
    var other = Client(port: server.port)
    other.send(get("/", method: "POST", type, "Transfer-Encoding: chunked"))
    other.send("b\n0123456789a\n0\n\n")
    #expect(other.response().code == "body_too_large")
    var endless = Client(port: server.port)
    endless.send(get("/", method: "POST", type, "Transfer-Encoding: chunked"))
    for _ in 0..<1024 { endless.send("8000\n" + String(repeating: "x", count: 0x8000) + "\n") }
    #expect(endless.readRest() == "")
  }

  @Test(arguments: [
    "nonsense\n\n", "GET / HTTP/1.1\nHost: localhost\nno colon\n\n", "GET /\u{1} HTTP/1.1\n\n",
    "POST / HTTP/1.1\nHost: localhost\nContent-Length: x\n\n",
    "GET http://localhost/ HTTP/1.1\nHost: localhost\n\n",
    "GET /../etc HTTP/1.1\nHost: localhost\n\n",
  ])
  func `refuse malformed requests and continue`(_ text: String) throws {
    let server = try Server(handler: Self.echo)
    defer { server.stop() }
    var client = Client(port: server.port)
    client.send(text)
    let status = client.response().status
    #expect(status == 400 || status == 0)
    var next = Client(port: server.port)
    next.send(get("/fine"))
    #expect(next.response().body == "fine")
  }

  @Test func `refuse a head that is too long`() throws {
    let server = try Server(handler: Self.echo)
    defer { server.stop() }
    var client = Client(port: server.port)
    client.send(get("/", "X: " + String(repeating: "x", count: 40_000)))
    #expect([400, 413, 431, 0].contains(client.response().status))
  }

  @Test func `drop a client that sends too slowly, whatever it sends`() throws {
    var configuration = Server.Configuration()
    configuration.limits.requestSeconds = 1
    let server = try Server(configuration, handler: Self.echo)
    defer { server.stop() }
    var client = Client(port: server.port)
    client.send("GET / HTTP/1.1\nHost: local")
    #expect(client.readRest() == "")
  }

  @Test func `notice at once that a client left in the middle`() throws {
    let log = Log()
    var configuration = Server.Configuration()
    configuration.log = { log.append($0) }
    let server = try Server(configuration, handler: Self.echo)
    defer { server.stop() }
    let type = "Content-Type: application/json"
    for _ in 0..<20 {
      let client = Client(port: server.port)
      client.send(get("/", method: "POST", type, "Content-Length: 10") + "abc")
    }
    let entries = log.entries(count: 20)
    #expect(entries.count == 20)
    #expect(entries.allSatisfy { $0.status == nil })
  }

  @Test func `run requests concurrently, so that a slow one delays no other`() throws {
    let gate = Gate()
    let server = try Server { request in
      if request.segments == ["slow"] { gate.pass() }
      return .json("1")
    }
    defer { server.stop() }
    var slow = Client(port: server.port)
    slow.send(get("/slow"))
    gate.waitUntilSomeoneWaits()
    for _ in 0..<10 {
      var quick = Client(port: server.port)
      quick.send(get("/"))
      #expect(quick.response().status == 200)
    }
    gate.open()
    #expect(slow.response().status == 200)
  }

  @Test func `answer many clients at once`() async throws {
    let server = try Server(handler: Self.echo)
    defer { server.stop() }
    let port = server.port
    let right = await withTaskGroup(of: Int.self) { group in
      for client in 0..<8 {
        group.addTask {
          var connection = Client(port: port)
          return (0..<200).count { number in
            connection.send(get("/\(client)/\(number)"))
            return connection.response().body == "\(client),\(number)"
          }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(right == 1600)
  }

  @Test func `finish running requests when stopped, and accept no new ones`() async throws {
    let gate = Gate()
    var configuration = Server.Configuration()
    // Sufficient on any busy machine.
    configuration.limits.handlerSeconds = 600
    configuration.limits.stopSeconds = 600
    let server = try Server(configuration) { _ in
      gate.pass()
      return .json("\"done\"")
    }
    defer { server.stop() }
    var idle = Client(port: server.port)
    var client = Client(port: server.port)
    client.send(get("/"))
    gate.waitUntilSomeoneWaits()
    let stopping = Task.detached { server.stop() }
    let port = server.port
    #expect(await eventually { !Client(port: port).isConnected })
    gate.open()
    let reply = client.response()
    #expect(reply.body == "\"done\"")
    _ = await stopping.value
    #expect(client.readRest() == "")
    #expect(idle.readRest() == "")
    server.stop()
  }

  @Test func `report every request to the access log`() throws {
    let log = Log()
    var configuration = Server.Configuration()
    configuration.log = { log.append($0) }
    let server = try Server(configuration, handler: Self.echo)
    defer { server.stop() }
    var client = Client(port: server.port)
    client.send(get("/abc?secret=1") + get("/\u{1B}[2J", method: "HEAD"))
    _ = client.response()
    _ = client.response(hasBody: false)
    let entries = log.entries(count: 2)
    #expect(entries.map(\.path) == ["/abc", "/%1B[2J"])
    #expect(entries.map(\.status) == [.ok, .badRequest])
    #expect(entries.map(\.method) == ["GET", "HEAD"])
    #expect(entries.first?.bytes == 3)
    #expect(entries.first?.remote == "127.0.0.1")
  }

  @Test(arguments: ["::1", "::", "0.0.0.0", "localhost"])
  func `listen on addresses of both versions`(_ address: String) throws {
    var configuration = Server.Configuration()
    configuration.address = address
    let server = try Server(configuration) { request in .json("\"\(request.remote)\"") }
    defer { server.stop() }
    #expect(server.port != 0)
    var client = Client(port: server.port)
    client.send(get("/"))
    // Another server may have the same port at the IPv4 address.
    if address != "::1" { #expect(client.response().body == "\"127.0.0.1\"") }
  }

  @Test func `take a body of many pieces`() throws {
    let server = try Server(handler: Self.echo)
    defer { server.stop() }
    let body = String(repeating: "0123456789abcdef", count: 1 << 16)
    var client = Client(port: server.port)
    let type = "Content-Type: application/json"
    client.send(get("/", method: "PUT", type, "Content-Length: \(body.utf8.count)"))
    client.send(body)
    #expect(client.response().body == body)
  }

  @Test func `refuse with a body on the way and keep the connection`() throws {
    let server = try Server(handler: Self.echo)
    defer { server.stop() }
    var client = Client(port: server.port)
    client.send(get("/", method: "PUT", "Content-Type: text/plain", "Content-Length: 3"))
    client.send("abc")
    #expect(client.response().status == 415)
    client.send(get("/next"))
    #expect(client.response().body == "next")
  }

  @Test func `report why they cannot start`() throws {
    let server = try Server(handler: Self.echo)
    defer { server.stop() }
    var configuration = Server.Configuration()
    configuration.port = server.port
    #expect(throws: ServerError.portInUse(address: "127.0.0.1", port: server.port)) {
      try Server(configuration, handler: Self.echo)
    }
    configuration.address = "192.0.2.1"
    #expect(throws: ServerError.addressNotHere("192.0.2.1")) {
      try Server(configuration, handler: Self.echo)
    }
    configuration.address = "here"
    #expect(throws: ServerError.invalidAddress("here")) {
      try Server(configuration, handler: Self.echo)
    }
  }

  @Test func `do not send a header that would split the response`() throws {
    let server = try Server { _ in Response(.ok, headers: ["X": "a\r\nSet-Cookie: b"]) }
    defer { server.stop() }
    var client = Client(port: server.port)
    client.send(get("/"))
    let reply = client.response()
    #expect(reply.code == "response_invalid")
    #expect(reply.header("Set-Cookie") == nil)
  }
}
