import CivilTime
import HTTPServer
import JSON
import Routes
import TestSupport
import Testing
import TrackerStore
import Tracking
import Wire

/// The page, at its own addresses and at unknown ones.
@Suite struct `The page at an address` {
  private static let page = "<title>Proba</title>"
  private let routes: TrackerRoutes

  init() throws {
    let tracker = try Tracker(
      path: nil, host: HostEnvironment(now: { 1_780_315_200 }, offset: { _ in .utc }))
    let files = StaticFiles(files: [
      "index.html": Array(Self.page.utf8), "host.js": Array("x".utf8),
    ])
    routes = TrackerRoutes(
      tracker: tracker, page: files, feed: ChangeFeed(of: tracker, from: Revision(0)))
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
    Case(method: .get, target: "/insights?tag=a", accept: browser, status: 200, isPage: true),
    Case(method: .get, target: "/host.js", accept: nil, status: 200, isPage: false),
    // A navigation by a person.
    Case(method: .get, target: "/nowhere", accept: browser, status: 404, isPage: true),
    Case(method: .get, target: "/statistics/", accept: browser, status: 404, isPage: true),
    // A request by a program.
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

  /// A page with placeholders for the server's content.
  private static let shell = """
    <html lang="en"><title>Proba</title><link rel="stylesheet" href="/a.css">
    <link rel="stylesheet" href="/b.css"><script type="module" src="/page.js"></script></head>
    <div id="app" data-module="/page.wasm" aria-busy="true"></div>
    """

  private func written(
    _ target: String = "/", cookie: String? = nil, languages: String = "", status: Status = .ok
  ) throws -> (text: String, headers: Headers) {
    let tracker = try Tracker(
      path: nil,
      host: HostEnvironment(now: { 1_780_315_200 }, offset: { _ in UTCOffset(seconds: 7_200) })
    )
    _ = try tracker.answer("tea </script><b>", at: nil, device: "web")
    let routes = TrackerRoutes(
      tracker: tracker,
      page: StaticFiles(files: [
        "index.html": Array(Self.shell.utf8), "page.js": Array("import \"./host.js\";".utf8),
      ]),
      feed: ChangeFeed(of: tracker, from: Revision(0)))
    var headers: Headers = ["Accept-Language": languages, "Accept": Self.browser]
    headers["Cookie"] = cookie
    let response = routes.respond(to: try #require(Request(.get, target, headers: headers)))
    #expect(response.status == status)
    guard case .bytes(let bytes) = response.body else { return ("", response.headers) }
    return (String(decoding: bytes, as: UTF8.self), response.headers)
  }

  @Test(arguments: [
    ("uk-UA,uk;q=0.9,en;q=0.8", nil, "uk", "Статистика"),
    ("de, en;q=0.5, ru;q=0.7", nil, "ru", "Статистика"),
    ("en;q=0, uk;q=0.1", nil, "uk", "Статистика"), ("", nil, "en", "Insights"),
    ("en", "size=1; language=ru", "ru", "Статистика"), ("uk", "language=xx", "uk", "Статистика"),
  ])
  func `is written in the person's language before the program has come`(
    accepted: String, cookie: String?, language: String, name: String
  ) throws {
    for target in ["/", "/insights", "/insights?tag=tea"] {
      let (html, headers) = try written(target, cookie: cookie, languages: accepted)
      #expect(html.contains("<html lang=\"\(language)\">") && html.contains("\(name)</span></a>"))
      #expect(headers["Link"]?.contains("</\(language).txt>; rel=preload; as=fetch") == true)
      #expect(headers["Cache-Control"] == "no-store")
      #expect(html.hasSuffix("</script>"))
    }
  }

  @Test(
    arguments: [
      ("/", []),
      (
        "/insights",
        ["</later.css>; rel=preload; as=style", "</statistics.js>; rel=modulepreload"]
      ),
    ] as [(String, [String])])
  func `names the files it needs in its header, before it is read`(
    target: String, more: [String]
  ) throws {
    let links = try #require(try written(target, languages: "en").headers["Link"])
      .split(separator: ", ").map { String($0) }
    let first = [
      "</a.css>; rel=preload; as=style", "</b.css>; rel=preload; as=style",
      "</page.js>; rel=modulepreload", "</host.js>; rel=modulepreload",
      "</page.wasm>; rel=preload; as=fetch; type=\"application/wasm\"; crossorigin",
      "</en.txt>; rel=preload; as=fetch; crossorigin",
    ]
    #expect(Array(links.prefix(first.count)) == first)
    #expect(more.isEmpty ? links.count == first.count : Set(links).isSuperset(of: more))
  }

  @Test func `shows what was answered, and gives it to the program`() throws {
    let (html, _) = try written()
    #expect(html.contains("<title>Proba – Now</title>"))
    #expect(html.contains(">tea</span>"))
    #expect(html.contains("You answered for "))
    let rest = try #require(html.split(separator: "id=\"given-overview\">").last)
    let given = try #require(rest.split(separator: "</script>").first)
    let json = try JSONValue(parsing: Array(given.utf8))
    #expect(Overview(json: json)?.latest?.answer?.text == "tea </script><b>")
    // Neither an answer nor an address is ever markup.
    #expect(!html.contains("<b>"))
    // One element each for the settings, their defaults, the revision and the overview, after the page's
    // own script.
    #expect(html.split(separator: "</script>").count == 5)
    let tag = try written("/insights?tag=%3C%2Ftitle%3E%3Cb%3E").text
    #expect(tag.contains("&lt;b&gt; – Insights</title>") && !tag.contains("<b>"))
  }

  @Test func `shows the figures, and gives them to the program`() throws {
    for target in ["/insights", "/insights?tag=tea"] {
      let (html, _) = try written(target)
      #expect(html.contains(">tea<"))
      // Its name contains the last day of the period, which depends on the clock of the person.
      let given = try #require(
        html.split(separator: "id=\"given-statistics-2026-06-01-2026-06-30\">").last)
      let json = try JSONValue(parsing: Array(given.prefix { $0 != "<" }.utf8))
      let figures = try #require(Statistics(json: json))
      #expect(figures.answered == 1)
      let colors = Set(figures.tags.map(\.color))
      #expect(colors.count == figures.tags.count, "colours are there from the first")
    }
    #expect(try !written("/").text.contains("given-statistics"))
  }

  @Test func `is written for many people at once`() async throws {
    let tracker = try Tracker(
      path: nil, host: HostEnvironment(now: { 1_780_315_200 }, offset: { _ in .utc }))
    let routes = TrackerRoutes(
      tracker: tracker,
      page: StaticFiles(files: ["index.html": Array(Self.shell.utf8)]),
      feed: ChangeFeed(of: tracker, from: Revision(0)))
    let visits = (0..<200).map { index in
      (
        target: ["/", "/insights", "/insights?tag=a"][index % 3],
        language: ["en", "uk", "ru"][index / 3 % 3]
      )
    }
    @Sendable func page(_ target: String, _ language: String) -> String {
      guard let request = Request(.get, target, headers: ["Accept-Language": language]),
        case .bytes(let bytes) = routes.respond(to: request).body
      else { return "" }
      let text = String(decoding: bytes, as: UTF8.self)
      return text.replacing(/nonce="\w+"/, with: "")
    }
    let alone = visits.map { page($0.target, $0.language) }
    let together = await withTaskGroup { group in
      for (index, visit) in visits.enumerated() {
        group.addTask { (index, page(visit.target, visit.language)) }
      }
      return await group.reduce(into: [Int: String]()) { $0[$1.0] = $1.1 }
    }
    #expect(!alone.contains(""))
    for (index, text) in alone.enumerated() { #expect(together[index] == text) }
  }

  @Test func `says in words where there is none`() throws {
    let (html, _) = try written("/nowhere", languages: "uk", status: .notFound)
    #expect(html.contains("Сторінку не знайдено"))
  }

  @Test func `has styles that only this response can bear`() throws {
    func nonce() throws -> Substring {
      let (html, headers) = try written()
      let nonce = try #require(html.firstMatch(of: /<style nonce="(\w+)">/)).1
      #expect(
        headers["Content-Security-Policy"]?.contains("style-src 'self' 'nonce-\(nonce)';") == true)
      return nonce
    }
    let (first, second) = (try nonce(), try nonce())
    #expect(first != second && first.count >= 16)
  }
}
