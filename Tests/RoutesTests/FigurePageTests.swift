import CivilTime
import HTTPServer
import JSON
import Routes
import TestSupport
import Testing
import TrackerStore
import Wire

@Suite struct `The pages of figures` {
  /// Shared by all tests, which only read.
  private static let shared = Result { try routes() }
  private let routes: TrackerRoutes

  init() throws { routes = try Self.shared.get() }

  private static func routes() throws -> TrackerRoutes {
    let folder = try TemporaryFolder()
    let tracker = try Tracker(
      path: nil,
      host: HostEnvironment(now: { 1_780_315_200 }, offset: { _ in UTCOffset(seconds: 7_200) })
    )
    // The tag t11 is in all lines, and each one before it in a line fewer.
    let lines = (0..<12).map { line in
      let tags = (0...line).map { "t\(11 - line + $0)" }.joined(separator: " ")
      return "\(1_640_995_200 + line * 60) \(tags)\n"
    }
    _ = try tracker.importLog(try folder.file("log", lines.joined()))
    return TrackerRoutes(
      tracker: tracker, page: nil, feed: ChangeFeed(of: tracker, from: Revision(0)))
  }

  private func reply(_ query: String) throws -> (status: UInt16, tags: [String], count: Int64?) {
    let request = try #require(Request(.get, "/api/v1/stats" + query))
    let response = routes.respond(to: request)
    guard case .bytes(let bytes) = response.body else { return (0, [], nil) }
    let json = try JSONValue(parsing: bytes)
    let tags = json["tags"]?.array?.compactMap { $0["name"]?.string }
    return (response.status.rawValue, tags ?? [], json["tagCount"]?.integer)
  }

  @Test func `are parts of all tags, the most frequent first`() throws {
    let whole = try reply("")
    #expect(whole.tags.count == 12 && whole.count == nil && whole.status == 200)
    #expect(whole.tags.first == "t11")
    for (query, part) in [
      ("?limit=5", 0..<5), ("?limit=5&skip=5", 5..<10), ("?limit=5&skip=10", 10..<12),
      ("?limit=1000&skip=3", 3..<12), ("?limit=1&skip=99", 12..<12),
    ] {
      let page = try reply(query)
      #expect(page.tags == Array(whole.tags[part]) && page.count == 12, "\(query)")
    }
  }

  @Test(arguments: ["?limit=0", "?limit=1001", "?skip=-1", "?limit=x"])
  func `are refused beyond their bounds`(query: String) throws {
    #expect(try reply(query).status == 400)
  }
}
