import Foundation
import HostSystem
import TestSupport
import Testing

@testable import HTTPServer

@Suite struct `A file that is sent` {
  private static func memory() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") })
    return Int(line.split(separator: " ")[1]) ?? 0
  }

  private static func file(_ bytes: [UInt8], times: Int = 1) throws -> UnnamedFile {
    let file = try UnnamedFile(in: NSTemporaryDirectory())
    for _ in 0..<times { try file.append(bytes) }
    return file
  }

  @Test func `is sent completely, and then released`() throws {
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let file = try Self.file(bytes)
    #expect(file.size == bytes.count)
    #expect(try file.contents() == bytes)
    let sent = Monitor(0)
    let server = try Server { _ in
      .file(type: "a/b", SentFile(file, whenSent: { sent.withLock { $0 += 1 } }))
    }
    defer { server.stop() }
    let reply = LocalRequest(to: "127.0.0.1", port: server.port).send(.get, "/")
    #expect(reply?.status == .ok && reply?.body == bytes)
    var client = Client(port: server.port)
    client.send("HEAD / HTTP/1.1\nHost: localhost\nConnection: close\n\n")
    let head = client.response(hasBody: false)
    #expect(
      head.header("Content-Length") == "\(bytes.count)" && head.header("Content-Type") == "a/b")
    #expect(client.readRest().isEmpty)
    server.stop()
    #expect(sent.withLock { $0 } == 2)
  }

  @Test(arguments: [false, true])
  func `takes no memory, however many clients do not read it`(isText: Bool) throws {
    let million = [UInt8](repeating: 1, count: 1 << 20)
    let file = try Self.file(million, times: 32)
    // A long text is like a file.
    let text = try file.contents()
    let server = try Server { _ in
      isText ? .content(type: "a/b", text) : .file(type: "a/b", SentFile(file))
    }
    defer { server.stop() }
    let before = try Self.memory()
    var clients: [Visitor] = []
    for _ in 0..<16 {
      let visitor = Visitor(port: server.port)
      visitor.client.send("GET / HTTP/1.1\nHost: localhost\n\n")
      #expect(visitor.client.read(until: "\r\n\r\n").hasPrefix("HTTP/1.1 200 "))
      clients.append(visitor)
    }
    // Half a gigabyte was announced.
    #expect(try Self.memory() - before < 64 << 10)
    withExtendedLifetime(clients) {}
  }

  @Test func `has no name, and is gone with its last user`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("a", "text")
    let file = try UnnamedFile(takingNameOf: path)
    #expect(!Paths.exists(path))
    #expect(try file.contents() == Array("text".utf8))
    #expect(throws: SystemError.self) { try UnnamedFile(takingNameOf: path) }
    #expect(throws: SystemError.self) { try UnnamedFile(in: path + "/missing") }
  }
}
