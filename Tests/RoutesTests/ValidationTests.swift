import CivilTime
import HTTPServer
import Routes
import TestSupport
import Testing
import TrackerStore
import Wire

@Suite struct `A reply that a client holds already` {
  private let tracker: Tracker
  private let routes: TrackerRoutes

  init() throws {
    let folder = try TemporaryFolder()
    tracker = try Tracker(
      path: nil, host: HostEnvironment(now: { 1_780_315_200 }, offset: { _ in .utc }))
    _ = try tracker.importLog(try folder.file("log", "1640997602 slp\n1640999953 work\n"))
    routes = TrackerRoutes(
      tracker: tracker, page: nil, feed: ChangeFeed(of: tracker, from: Revision(0)))
  }

  private func get(_ target: String, holding tag: String? = nil) throws -> Response {
    let headers: Headers = tag.map { ["If-None-Match": $0] } ?? [:]
    return routes.respond(to: try #require(Request(.get, target, headers: headers)))
  }

  @Test(arguments: [
    "overview", "tags", "probes", "stats", "stats/tree", "stats/trend?tag=work",
    "stats/hour-weekday?tag=work", "stats/amounts?tag=work", "likely?at=1640997602", "openapi.json",
  ])
  func `is not sent again`(endpoint: String) throws {
    let first = try get("/api/v1/" + endpoint)
    let tag = try #require(first.headers["ETag"])
    #expect(tag.hasPrefix("W/\"") && first.headers["Vary"] == "Accept-Encoding")
    #expect(first.status == .ok && first.headers["Cache-Control"] == "no-store")
    for held in [tag, String(tag.dropFirst(2)), "\"x\", " + tag, "*"] {
      let again = try get("/api/v1/" + endpoint, holding: held)
      #expect(again.status == .notModified)
      #expect(again.headers["ETag"] == tag && again.headers["Vary"] == "Accept-Encoding")
      #expect(Self.bytes(of: again)?.isEmpty == true)
    }
    #expect(try get("/api/v1/" + endpoint, holding: "\"other\"").status == .ok)
  }

  private static func bytes(of response: Response) -> [UInt8]? {
    guard case .bytes(let bytes) = response.body else { return nil }
    return bytes
  }

  @Test func `is another one after a change`() throws {
    let tag = try #require(try get("/api/v1/stats").headers["ETag"])
    _ = try tracker.answer("tea", at: 1_640_999_953, device: "test")
    let changed = try get("/api/v1/stats", holding: tag)
    #expect(changed.status == .ok && changed.headers["ETag"] != tag)
  }

  @Test(arguments: ["/api/v1/stats?from=x", "/api/v1/events"])
  func `is never a refusal or a stream`(target: String) throws {
    #expect(try get(target, holding: "*").headers["ETag"] == nil)
  }
}
