import HTTPServer
import Routes
import TestSupport
import Testing
import TrackerStore

/// The page, at its own addresses and at those that lead nowhere.
@Suite struct `The page at an address` {
  private static let page = "<title>Proba</title>"
  private let routes: TrackerRoutes

  init() throws {
    let tracker = try Tracker(
      path: nil, surroundings: Surroundings(now: { 1_780_315_200 }, offset: { _ in 0 }))
    let files = StaticFiles(files: [
      "index.html": Array(Self.page.utf8), "host.js": Array("x".utf8),
    ])
    routes = TrackerRoutes(tracker: tracker, page: files, events: EventChannel())
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let method: Method
    let target: String
    let accept: String?
    let status: UInt16
    let isPage: Bool
    var testDescription: String {
      "\(method.rawValue) \(target), accepting \(accept ?? "anything")"
    }
  }

  static let browser = "text/html,application/xhtml+xml,*/*;q=0.8"

  @Test(arguments: [
    Case(method: .get, target: "/", accept: browser, status: 200, isPage: true),
    Case(method: .get, target: "/statistics?tag=a", accept: browser, status: 200, isPage: true),
    Case(method: .get, target: "/host.js", accept: nil, status: 200, isPage: false),
    // What a person was led to.
    Case(method: .get, target: "/nowhere", accept: browser, status: 404, isPage: true),
    Case(method: .get, target: "/statistics/", accept: browser, status: 404, isPage: true),
    // What a program asked for.
    Case(method: .get, target: "/nowhere", accept: nil, status: 404, isPage: false),
    Case(method: .get, target: "/missing.js", accept: "*/*", status: 404, isPage: false),
    Case(method: .get, target: "/api/v1/nowhere", accept: browser, status: 404, isPage: false),
    Case(method: .get, target: "/api", accept: browser, status: 404, isPage: false),
    Case(method: .post, target: "/nowhere", accept: browser, status: 404, isPage: false),
  ])
  func `answers people with the page`(_ sample: Case) throws {
    let headers: Headers = sample.accept.map { ["Accept": $0] } ?? [:]
    let request = try #require(Request(sample.method, sample.target, headers: headers))
    let response = routes.respond(to: request)
    #expect(response.status.rawValue == sample.status)
    guard case .bytes(let bytes) = response.body else {
      Issue.record("a stream")
      return
    }
    #expect((String(decoding: bytes, as: UTF8.self) == Self.page) == sample.isPage)
    if sample.isPage, sample.status == 404 { #expect(response.headers["ETag"] == nil) }
  }

  @Test(arguments: [
    ("uk-UA,uk;q=0.9,en;q=0.8", "uk", "Статистика"), ("de, en;q=0.5, ru;q=0.7", "ru", "Статистика"),
    ("en;q=0, uk;q=0.1", "uk", "Статистика"), ("", "en", "Statistics"),
  ])
  func `is written in the person's language before the program has come`(
    accepted: String, language: String, name: String
  ) throws {
    let tracker = try Tracker(
      path: nil, surroundings: Surroundings(now: { 1_780_315_200 }, offset: { _ in 0 }))
    let page = """
      <html lang="en"><title>Proba</title><div id="app" aria-busy="true"></div>
      """
    let routes = TrackerRoutes(
      tracker: tracker, page: StaticFiles(files: ["index.html": Array(page.utf8)]),
      events: EventChannel())
    func text(at path: String) throws -> (text: String, headers: Headers) {
      let request = try #require(
        Request(.get, path, headers: ["Accept-Language": accepted, "Accept": Self.browser]))
      let response = routes.respond(to: request)
      guard case .bytes(let bytes) = response.body else { return ("", response.headers) }
      return (String(decoding: bytes, as: UTF8.self), response.headers)
    }
    let (html, headers) = try text(at: "/")
    #expect(html.contains("<html lang=\"\(language)\">"))
    #expect(html.contains("\(name)</a>"))
    #expect(headers["Vary"] == "Accept-Encoding, Accept-Language")
    #expect(html.contains("href=\"/first-\(language).css\""))
    #expect(try text(at: "/first-\(language).css").text.contains(".s0{"))
    #expect(try text(at: "/statistics").text == page)
  }
}
