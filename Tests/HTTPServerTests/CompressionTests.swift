import CZlib
import Foundation
import TestSupport
import Testing

@testable import HTTPServer

@Suite struct Compression {
  private static let text = Array(String(repeating: "one line of a page\n", count: 400).utf8)

  private static func response(
    _ headers: Headers, type: String = "text/html; charset=utf-8", bytes: [UInt8] = text,
    tag: String? = nil
  ) throws -> Response {
    let request = try #require(Request(.get, "/", headers: headers))
    var response = Response.content(type: type, bytes)
    response.headers["ETag"] = tag
    return response.compressed(for: request)
  }

  @Test(arguments: [0, 1, 1_200, 65_535, 65_536, 300_000])
  func `gives the same bytes when read back`(count: Int) throws {
    var random = SplitMix(seed: 7)
    let bytes = (0..<count).map { _ in UInt8.random(in: 0...20, using: &random) }
    #expect(try unpacked(#require(gzipped(bytes))) == bytes)
  }

  @Test(arguments: [0, 1, 100, 300_000])
  func `is read again`(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 / 7) }
    let compressed = try #require(gzipped(bytes))
    #expect(gunzipped(compressed) == bytes)
    for damaged in [
      Array(compressed.dropLast()), compressed + [0], compressed + compressed,
      Array(compressed.dropFirst()),
    ] {
      #expect(gunzipped(damaged) == nil)
    }
  }

  @Test func `is not read from other formats`() {
    #expect(gunzipped([]) == nil)
    #expect(gunzipped(Array("a text that is longer than a header".utf8)) == nil)
  }

  @Test func `makes incompressible bytes hardly longer`() throws {
    var random = SplitMix(seed: 8)
    let bytes = (0..<10_000).map { _ in UInt8.random(in: .min ... .max, using: &random) }
    let result = try #require(gzipped(bytes))
    #expect(result.count < bytes.count + 100)
    #expect(try unpacked(result) == bytes)
  }

  @Test(
    arguments: [
      ([:], nil), (["Accept-Encoding": "gzip, deflate, br"], "gzip"),
      (["Accept-Encoding": "br"], nil), (["Accept-Encoding": "gzip;q=0"], nil),
      (["Accept-Encoding": "gzip", "Sec-Fetch-Site": "same-origin"], "gzip"),
      (["Accept-Encoding": "gzip", "Sec-Fetch-Site": "none"], "gzip"),
      (["Accept-Encoding": "gzip", "Sec-Fetch-Site": "cross-site"], nil),
      (["Accept-Encoding": "gzip", "Sec-Fetch-Site": "same-site"], nil),
    ] as [(Headers, String?)])
  func `depends on what the client accepts and where it comes from`(
    headers: Headers, coding: String?
  ) throws {
    let response = try Self.response(headers)
    #expect(response.headers["Content-Encoding"] == coding)
    #expect(response.headers["Vary"] == "Accept-Encoding")
    #expect((response.body == .bytes(Self.text)) == (coding == nil))
  }

  @Test(arguments: [
    ("text/css", true), ("application/json", true), ("image/svg+xml", true),
    ("application/manifest+json", true), ("image/png", false), ("application/octet-stream", false),
  ])
  func `is for text only`(type: String, isCompressed: Bool) throws {
    let response = try Self.response(["Accept-Encoding": "gzip"], type: type)
    #expect((response.headers["Content-Encoding"] != nil) == isCompressed)
    #expect((response.headers["Vary"] != nil) == isCompressed)
  }

  @Test func `leaves short texts and coded bodies alone`() throws {
    let short = try Self.response(
      ["Accept-Encoding": "gzip"], bytes: Array(Self.text.prefix(minimumCompressedSize - 1)))
    #expect(short.headers["Content-Encoding"] == nil)
    let request = try #require(Request(.get, "/", headers: ["Accept-Encoding": "gzip, br"]))
    let coded = Response.content(
      type: "text/css", Self.text, headers: ["Content-Encoding": "br", "Vary": "Accept-Encoding"])
    #expect(coded.compressed(for: request) == coded)
  }

  @Test func `names the accepted codings once in Vary`() throws {
    let request = try #require(Request(.get, "/", headers: ["Accept-Encoding": "gzip"]))
    let file = Response.content(
      type: "text/css", Self.text, headers: ["Vary": "Cookie, accept-encoding"])
    #expect(file.compressed(for: request).headers.all("Vary") == ["Cookie, accept-encoding"])
  }

  @Test func `keeps a client's copy valid`() throws {
    let server = try Server { request in
      Response.json(String(decoding: Self.text, as: UTF8.self)).validated(for: request)
    }
    defer { server.stop() }
    var client = Client(port: server.port)
    client.send(get("/", "Accept-Encoding: gzip"))
    let reply = client.response()
    #expect(reply.header("Content-Encoding") == "gzip")
    let tag = try #require(reply.header("ETag"))
    #expect(tag.hasPrefix("W/\""))
    client.send(get("/", "Accept-Encoding: gzip", "If-None-Match: \(tag)"))
    let unchanged = client.response(hasBody: false)
    #expect(unchanged.status == 304 && unchanged.header("ETag") == tag)
    #expect(unchanged.header("Vary") == "Accept-Encoding")
    client.send(get("/", "If-None-Match: \(tag)"))
    #expect(client.response(hasBody: false).status == 304)
    client.send(get("/"))
    #expect(client.response().body.utf8.elementsEqual(Self.text))
  }
}

/// The bytes, decompressed by gzip itself.
private func unpacked(_ bytes: [UInt8]) throws -> [UInt8] {
  let folder = try TemporaryFolder()
  let path = "\(folder.path)/text.gz"
  try Data(bytes).write(to: URL(filePath: path))
  guard let reader = unsafe gzopen(path, "r") else { return [] }
  defer { unsafe gzclose(reader) }
  var result: [UInt8] = []
  var piece = [UInt8](repeating: 0, count: 65_536)
  while true {
    let count = unsafe gzread(reader, &piece, UInt32(piece.count))
    guard count > 0 else { return result }
    result += piece.prefix(Int(count))
  }
}
