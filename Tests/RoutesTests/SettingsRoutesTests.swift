import CivilTime
import HTTPServer
import JSON
import Preferences
import Routes
import TestSupport
import Testing
import TrackerStore
import Wire

@Suite struct `Settings over HTTP` {
  private static let page = """
    <html lang="en"><title>Proba</title></head><div id="app" aria-busy="true"></div>
    """

  private let tracker: Tracker
  private let routes: TrackerRoutes

  init() throws {
    tracker = try Tracker(
      path: nil, host: HostEnvironment(now: { 1_780_315_200 }, offset: { _ in .utc }))
    routes = TrackerRoutes(
      tracker: tracker, page: StaticFiles(files: ["index.html": Array(Self.page.utf8)]),
      feed: ChangeFeed(of: tracker, from: Revision(0)))
  }

  private func reply(
    _ method: Method, _ target: String, _ body: String = "", headers: Headers = [:]
  ) throws -> (status: UInt16, body: String) {
    let request = try #require(
      Request(method, target, headers: headers, body: Array(body.utf8)))
    let response = routes.respond(to: request)
    guard case .bytes(let bytes) = response.body else { return (response.status.rawValue, "") }
    return (response.status.rawValue, String(decoding: bytes, as: UTF8.self))
  }

  private static let defaults =
    #"{"language":"automatic","weekStart":"region","timeFormat":"region","zone":"system","dayStart":"0","theme":"system","#
    + #""contrast":"system","notifications":"on","sound":"off","shortcuts":"on","rates":"off"}"#
  private static let chosen =
    #"{"language":"uk","weekStart":"sunday","timeFormat":"24","zone":"Europe/Kyiv","dayStart":"4","theme":"dark","#
    + #""contrast":"more","notifications":"off","sound":"on","shortcuts":"off","rates":"daily"}"#

  @Test func `say which of them an environment variable replaces`() throws {
    let tracker = try Tracker(
      path: nil,
      host: HostEnvironment(
        now: { 1_780_315_200 }, offset: { _ in .utc },
        variable: { ["PROBA_THEME": "dark", "PROBA_RATES": "hourly"][$0] }))
    let replaced = PersonalSettings(theme: .dark, replacedBy: [.theme])
    #expect(try tracker.storedSettings().settings == replaced)
    #expect(replaced.json.text.hasSuffix(#""rates":"off","replacedBy":["PROBA_THEME"]}"#))
    #expect(PersonalSettings(json: replaced.json) == replaced)
  }

  @Test func `are read, replaced and read again`() throws {
    #expect(try reply(.get, "/api/v1/settings") == (200, Self.defaults))
    #expect(try reply(.put, "/api/v1/settings", Self.chosen) == (200, #"{"revision":1}"#))
    #expect(try reply(.get, "/api/v1/settings") == (200, Self.chosen))
    // Repeating the same is no change.
    #expect(try reply(.put, "/api/v1/settings", Self.chosen) == (200, #"{"revision":1}"#))
  }

  @Test(arguments: [
    (#"{"language":"uk"}"#, "weekStart", "is missing"),
    (chosen.replacing("dark", with: "pink"), "theme", "must be one of the words of its schema"),
    (
      chosen.replacing("\"24\"", with: "24"), "timeFormat", "must be one of the words of its schema"
    ),
  ])
  func `that are invalid are refused, and nothing is changed`(
    body: String, field: String, fault: String
  ) throws {
    let refusal = try reply(.put, "/api/v1/settings", body)
    #expect(refusal.status == 400 && refusal.body.contains(#"\"\#(field)\" \#(fault)"#))
    #expect(try reply(.get, "/api/v1/settings").body == Self.defaults)
  }

  @Test(arguments: ["Europe/Nowhere", "Europe/Kiyv"])
  func `of a zone that is unknown are refused with a reason`(name: String) throws {
    let body = Self.chosen.replacing("Europe/Kyiv", with: name)
    let refusal = try reply(.put, "/api/v1/settings", body)
    #expect(refusal.status == 422 && refusal.body.contains(#""code":"noZone""#))
    #expect(refusal.body.contains("there is no time zone \(name)"))
    #expect(try reply(.get, "/api/v1/settings").body == Self.defaults)
  }

  @Test func `of the zone decide the clock of the overview and of the written page`() throws {
    _ = try reply(.put, "/api/v1/settings", Self.chosen)
    let overview = try reply(.get, "/api/v1/overview").body
    #expect(overview.contains(#""offset":10800,"zone":"Europe/Kyiv","computerZone":"UTC""#))
    // Noon UTC is 15:00 in Kyiv.
    let converted = try reply(.get, "/api/v1/conversion?text=12:00%20UTC&language=en").body
    #expect(converted.contains("15:00"))
  }

  @Test func `are applied by the page that the server writes`() throws {
    let headers: Headers = ["Accept-Language": "en-US", "Accept": "text/html"]
    let before = try reply(.get, "/insights?period=week", headers: headers).body
    // The first of June 2026 is a Monday.
    #expect(before.contains("lang=\"en\"") && before.contains("statistics-2026-05-31-2026-06-06"))
    #expect(!before.contains(":root{color-scheme:dark}") && before.contains("<html lang=\"en\">"))
    _ = try reply(
      .put, "/api/v1/settings", Self.chosen.replacing("sunday", with: "monday"))
    let after = try reply(.get, "/insights?period=week", headers: headers).body
    #expect(after.contains("lang=\"uk\"") && after.contains("statistics-2026-06-01-2026-06-07"))
    #expect(after.contains(":root{color-scheme:dark}"))
    #expect(after.contains("<html lang=\"uk\" class=\"contrast\">"))
    #expect(
      after.contains("id=\"given-settings\">" + Self.chosen.replacing("sunday", with: "monday")))
  }
}
