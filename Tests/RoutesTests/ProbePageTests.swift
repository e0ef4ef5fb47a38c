import CivilTime
import HTTPServer
import JSON
import Routes
import TestSupport
import Testing
import TrackerStore
import Wire

@Suite struct `The pages of probes` {
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
    // Each minute of two days.
    let lines = (0..<2_880).map { "\(1_640_995_200 + $0 * 60) a\n" }
    _ = try tracker.importLog(try folder.file("log", lines.joined()))
    return TrackerRoutes(
      tracker: tracker, page: nil, feed: ChangeFeed(of: tracker, from: Revision(0)))
  }

  private func reply(
    _ target: String
  ) throws -> (status: UInt16, moments: [Int64], next: String?) {
    let request = try #require(Request(.get, target))
    let response = routes.respond(to: request)
    guard case .bytes(let bytes) = response.body else { return (0, [], nil) }
    let moments = try JSONValue(parsing: Array(bytes)).array?.compactMap { $0["at"]?.integer }
    let link = response.headers["Link"]?.wholeMatch(of: /<(.*)>; rel="next"/)
    return (response.status.rawValue, moments ?? [], link.map { String($0.1) })
  }

  @Test(arguments: [
    ("", 1), ("?limit=10000", 1), ("?limit=2880", 1), ("?limit=2879", 2), ("?limit=7", 412),
    ("?from=2022-01-02&to=2022-01-02&limit=100", 15), ("?to=2021-12-31", 1),
    ("?after=1641081540&limit=500", 3), ("?after=253402300799", 1),
  ])
  func `follow one another without gap or overlap`(query: String, pages: Int) throws {
    let whole = query.replacing(/[?&]limit=[0-9]+/, with: "")
    let all = try reply("/api/v1/probes" + whole).moments
    var address: String? = "/api/v1/probes" + query
    var met: [Int64] = []
    var count = 0
    while let next = address {
      let page = try reply(next)
      #expect(page.status == 200)
      met += page.moments
      address = page.next
      count += 1
    }
    #expect(met == all)
    #expect(met == met.sorted() && Set(met).count == met.count)
    #expect(count == pages)
  }

  @Test(arguments: [
    "limit=0", "limit=10001", "limit=x", "limit=-1", "limit=", "after=x", "after=",
    "after=9223372036854775807", "limit=99999999999999999999",
  ])
  func `are refused where they cannot be`(query: String) throws {
    #expect(try reply("/api/v1/probes?\(query)").status == 400)
  }
}
