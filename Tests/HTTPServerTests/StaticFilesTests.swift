import Foundation
import TestSupport
import Testing

@testable import HTTPServer

@Suite struct Files {
  private static let files = StaticFiles(files: [
    "index.html": Array("<p>".utf8), "app.wasm": [0, 1, 2], "app.wasm.br": [3], "app.wasm.gz": [4],
    "icons/a.svg": Array("<svg>".utf8), "lone.gz": [5],
  ])

  private static func response(_ target: String, _ headers: Headers = [:]) throws -> Response? {
    files.response(to: try #require(Request(.get, target, headers: headers)))
  }

  @Test(arguments: [
    ("/", "text/html; charset=utf-8"), ("/index.html", "text/html; charset=utf-8"),
    ("/app.wasm", "application/wasm"), ("/icons/a.svg", "image/svg+xml"),
    ("/lone.gz", "application/octet-stream"),
  ])
  func `are found by path`(path: String, type: String) throws {
    #expect(try Self.response(path)?.headers["Content-Type"] == type)
  }

  @Test(arguments: [
    "/app.wasm.br", "/icons", "/icons/", "/icons%2Fa.svg", "//app.wasm", "/nothing",
  ])
  func `are found by no other path`(_ path: String) throws {
    #expect(try Self.response(path) == nil)
  }

  @Test(
    arguments: [
      ("", nil), ("gzip", "gzip"), ("gzip, br", "br"), ("br;q=0, gzip;q=0.5", "gzip"),
      ("*", "br"), ("*;q=0", nil), ("BR ; q=1.0", "br"), ("identity", nil),
    ] as [(String, String?)])
  func `are sent compressed when accepted`(accepted: String, coding: String?) throws {
    let response = try Self.response("/app.wasm", ["Accept-Encoding": accepted])
    #expect(response?.headers["Content-Encoding"] == coding)
    #expect(response?.headers["Vary"] == "Accept-Encoding")
    #expect(response?.body == .bytes(coding == "br" ? [3] : coding == "gzip" ? [4] : [0, 1, 2]))
  }

  @Test func `are not sent again when unchanged`() throws {
    let server = try Server { Self.files.response(to: $0) ?? .notFound($0) }
    defer { server.stop() }
    var client = Client(port: server.port)
    client.send(get("/app.wasm"))
    let tag = try #require(client.response().header("ETag"))
    for condition in [tag, "W/\(tag)", "\"other\", \(tag)", "*"] {
      client.send(get("/app.wasm", "If-None-Match: \(condition)"))
      let reply = client.response(hasBody: false)
      #expect(reply.status == 304)
      #expect(reply.header("ETag") == tag)
    }
    client.send(get("/app.wasm", "If-None-Match: \(tag)", "Accept-Encoding: br"))
    #expect(client.response().status == 200)
  }

  @Test func `cannot be changed`() throws {
    let request = try #require(Request(.delete, "/app.wasm"))
    #expect(Self.files.response(to: request)?.headers["Allow"] == "GET, HEAD")
  }

  @Test func `are read from a directory`() throws {
    let directory = #filePath.split(separator: "/").dropLast().joined(separator: "/")
    let files = try StaticFiles(directory: "/" + directory)
    #expect(files.paths.contains("/StaticFilesTests.swift"))
  }

  /// The uncompressed response for a file of a directory with the given `.gz` beside it.
  private static func sent(_ text: String, beside compressed: [UInt8]) throws -> Response? {
    let folder = try TemporaryFolder()
    _ = try folder.file("a.txt", text)
    try Data(compressed).write(to: URL(filePath: "\(folder.path)/a.txt.gz"))
    let files = try StaticFiles(directory: folder.path)
    let request = try #require(Request(.get, "/a.txt"))
    #expect(files.paths == ["/a.txt"])
    return files.response(to: request)
  }

  @Test(arguments: ["", "a", String(repeating: "as long as this, ", count: 20_000)])
  func `are decompressed for clients that accept no compression`(text: String) throws {
    let compressed = try #require(gzipped(Array(text.utf8)))
    let response = try #require(try Self.sent(text, beside: compressed))
    #expect(response.body == .bytes(Array(text.utf8)))
    #expect(response.headers["Content-Encoding"] == nil)
    #expect(response.headers["ETag"]?.hasSuffix("-gzip\"") == false)
  }

  @Test func `are sent as they are where their compressed form is of another size`() throws {
    let other = try #require(gzipped(Array("older".utf8)))
    #expect(try Self.sent("newer text", beside: other)?.body == .bytes(Array("newer text".utf8)))
    #expect(try Self.sent("text", beside: [1, 2, 3])?.body == .bytes(Array("text".utf8)))
  }

  @Test func `are compressed forms of others, or files of their own`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("a.txt", "text")
    let once = try #require(gzipped(Array("text".utf8)))
    try Data(once).write(to: URL(filePath: "\(folder.path)/a.txt.gz"))
    try Data(try #require(gzipped(once))).write(to: URL(filePath: "\(folder.path)/a.txt.gz.gz"))
    let files = try StaticFiles(directory: folder.path)
    #expect(files.contents(of: "a.txt") == Array("text".utf8))
  }

  @Test func `are refused where their compressed form is damaged`() throws {
    var damaged = try #require(gzipped(Array("text that is checked".utf8)))
    damaged[14] ^= 1
    #expect(try Self.sent("text that is checked", beside: damaged)?.status == .internalServerError)
  }

  @Test func `are not read from a directory that does not exist`() throws {
    let folder = try TemporaryFolder()
    #expect(throws: StaticFilesError.self) { try StaticFiles(directory: folder.path + "/missing") }
  }
}
