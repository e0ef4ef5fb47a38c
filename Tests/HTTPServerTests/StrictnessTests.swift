import HostSystem
import Synchronization
import TestSupport
import Testing

@testable import HTTPServer

private let post = "POST /a HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json"
private let chunked = "\(post)\r\nTransfer-Encoding: chunked\r\n\r\n"

/// Request heads whose end is ambiguous, or that are malformed.
private let malformedHeads = [
  // The length is given twice, or in a way that not every parser supports.
  "\(post)\r\nContent-Length: 0\r\nTransfer-Encoding: chunked\r\n\r\n",
  "\(post)\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n",
  "\(post)\r\nContent-Length: 0\r\nContent-Length: 60\r\n\r\n",
  "\(post)\r\nContent-Length: 60\r\nContent-Length: 0\r\n\r\n",
  "\(post)\r\nContent-Length: 0\r\ncontent-length: 0\r\n\r\n",
  "\(post)\r\nTransfer-Encoding: gzip, chunked\r\n\r\n",
  "\(post)\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n",
  "\(post)\r\nTransfer-Encoding: identity\r\n\r\n", "\(post)\r\nTransfer-Encoding:\r\n\r\n",
  "POST /a HTTP/1.0\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
  // Names and values that parsers interpret differently.
  "\(post)\r\nTransfer-Encoding : chunked\r\n\r\n", "\(post)\r\nContent-Length : 60\r\n\r\n",
  "\(post)\r\nTransfer-Encoding\t: chunked\r\n\r\n", "\(post)\r\n: a\r\n\r\n",
  "\(post)\r\nX: a\0\r\n\r\n", "\(post)\r\nX: a\0\0\r\n\r\n", "\(post)\r\nX\0: a\r\n\r\n",
  "\(post)\r\nX: a\0\r\nContent-Length: 60\r\n\r\n", "\(post)\r\n\0X: a\r\n\r\n",
  "\(post)\r\n\0\r\n", "\(post)\r\nX: a\u{1}\r\n\r\n", "\(post)\r\nX: a\u{7F}\r\n\r\n",
  "\(post)\r\nno colon\r\n\r\n", "\(post)\r\nX: a\rY: b\r\n\r\n", "\(post)\r\nX: a\nY: b\r\n\r\n",
  "\(post)\nContent-Length: 0\n\n", "GET / HTTP/1.1\r\nHost: localhost\0.evil\r\n\r\n",
  "GET / HTTP/1.1\r\nHost: localhost\0\0\r\n\r\n", "GET / HTTP/1.1\nHost: localhost\n\n",
  // Invalid request lines.
  "GET  / HTTP/1.1\r\nHost: localhost\r\n\r\n", "GET /\0b HTTP/1.1\r\nHost: localhost\r\n\r\n",
  "GET /a b HTTP/1.1\r\nHost: localhost\r\n\r\n", "GET /\r\nHost: localhost\r\n\r\n",
  "GET / HTTP/1.1 \r\nHost: localhost\r\n\r\n", "GET / http/1.1\r\nHost: localhost\r\n\r\n",
  "G@T / HTTP/1.1\r\nHost: localhost\r\n\r\n", "G\0T / HTTP/1.1\r\nHost: localhost\r\n\r\n",
]

/// Requests that the library refuses itself, or interprets in its own way.
private let oddities = [
  "\(post)\r\nContent-Length: 0, 0\r\n\r\n", "\(post)\r\nContent-Length: +0\r\n\r\n",
  "\(post)\r\nContent-Length: 0x0\r\n\r\n", "\(post)\r\nContent-Length:\r\n\r\n",
  "\(post)\r\nContent-Length: -1\r\n\r\n", "\(post)\r\nContent-Length: ٣\r\n\r\n",
  "\(post)\r\nContent-Length: 99999999999999999999\r\n\r\n",
  "\(post)\r\nX: a\r\n Transfer-Encoding: chunked\r\n\r\n", "\(post)\r\nX: a\r\n\tb\r\n\r\n",
  "\(post)\r\n X: a\r\n\r\n", "\0\(post)\r\n\r\n", "nonsense\r\n\r\n",
  " GET / HTTP/1.1\r\nHost: localhost\r\n\r\n",
  "\(chunked)5 \r\nhello\r\n0\r\n\r\n", "\(chunked)+5\r\nhello\r\n0\r\n\r\n",
  "\(chunked)-1\r\nhello\r\n0\r\n\r\n", "\(chunked)0x5\r\nhello\r\n0\r\n\r\n",
  "\(chunked)\r\nhello\r\n0\r\n\r\n", "\(chunked)5\nhello\r\n0\r\n\r\n",
  "\(chunked)5\r\nhello0\r\n\r\n", "\(chunked)5\r\nhello\n0\r\n\r\n",
  "\(chunked)ffffffffffffffff5\r\nhello\r\n0\r\n\r\n", "\(chunked)5;a\0\r\nhello\r\n0\r\n\r\n",
  "\(chunked)0\r\nX : a\r\n\r\n", "\(chunked)0\r\n a\r\n\r\n", "\(chunked)0\r\n\0\r\n",
  "\(chunked)0\r\n\r\n",
]

/// Requests that one parser reads as one request and another as two.
@Suite struct `An ambiguous request` {
  /// Sends bytes followed by another request; returns the response, and the paths that were served.
  private func answer(to head: String) throws -> (text: String, served: [String]) {
    let served = Mutex<[String]>([])
    let server = try Server { request in
      served.withLock { $0.append(request.target.path) }
      return .json("1")
    }
    defer { server.stop() }
    var client = Client(port: server.port)
    let smuggled = "POST /smuggled HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n"
    client.send(bytes: Array((head + smuggled).utf8))
    return (client.readRest(), served.withLock { $0 })
  }

  @Test(arguments: malformedHeads)
  func `is refused once, and nothing of it is served`(head: String) throws {
    let (text, served) = try answer(to: head)
    #expect(text.hasPrefix("HTTP/1.1 400 "))
    #expect(text.split(separator: "HTTP/1.1 ").count == 1)
    #expect(text.contains("\r\nConnection: close\r\n"))
    #expect(served == [])
  }

  @Test(arguments: oddities)
  func `is the last one of its connection`(head: String) throws {
    #expect(try !answer(to: head).served.contains("/smuggled"))
  }

  @Test func `is not one with many pairs, a long chunk or much white space`() throws {
    let server = try Server { request in .json("\(request.target.query.count)") }
    defer { server.stop() }
    var client = Client(port: server.port)
    client.send(get("/?" + Array(repeating: "a=1", count: 5_000).joined(separator: "&")))
    #expect(client.response().body == "5000")
    client.send(get("/?a", "X: \t a \t", "Y:", "Cookie: a=b; c=d"))
    #expect(client.response().body == "1")
    let type = "Content-Type: application/json"
    client.send(get("/?", method: "POST", type, "Transfer-Encoding: chunked"))
    client.send("0001;\(String(repeating: "x", count: 5_000))=\"y\"\na\n0;z\nX: a\nY: b\n\n")
    #expect(client.response().body == "0")
    #expect(client.readRest() == "")
  }

  @Test func `is answered with 413 if its chunks are too many`() throws {
    let server = try Server { _ in .json("1") }
    defer { server.stop() }
    var client = Client(port: server.port)
    let type = "Content-Type: application/json"
    client.send(get("/", method: "POST", type, "Transfer-Encoding: chunked"))
    for _ in 0..<160 { client.send("8000\n" + String(repeating: "x", count: 0x8000) + "\n") }
    client.send("0\n\n")
    let reply = client.response()
    #expect(reply.status == 413 && reply.code == "body_too_large")
    #expect(client.readRest() == "")
  }

  @Test(arguments: [
    ("GET /" + String(repeating: "a", count: 40_000), 414),
    ("GET / HTTP/1.1\nHost: localhost\nX: " + String(repeating: "a", count: 40_000), 431),
    ("GET / HTTP/1.1\nHost: localhost\n" + String(repeating: "X: a\n", count: 8_000), 431),
  ])
  func `is refused for its length before its end has arrived`(text: String, status: Int) throws {
    let server = try Server { _ in .json("1") }
    defer { server.stop() }
    var client = Client(port: server.port)
    client.send(text)
    #expect(client.response().status == status)
  }
}
