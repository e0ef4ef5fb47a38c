import CivilTime
import Testing
import Wire

@Suite struct `A route` {
  static let day = CivilDate(iso: "2026-01-31")

  @Test(
    arguments: [
      .overview, .probes(.always), .answers, .likely(at: 1_640_997_602), .tags,
      .hue,
      .statistics(.always),
      .weekMap(tag: "спорт-зал & 🎲?", .always), .events, .pageErrors, .description,
    ] as [Route])
  func `is read from the address it prints`(route: Route) throws {
    #expect(try parsed(route.path) == route)
  }

  @Test func `carries a period`() throws {
    let period = try #require(Period(from: CivilDate(iso: "2026-01-01"), to: Self.day))
    for route in [
      Route.probes(period), .statistics(period), .weekMap(tag: "a", period), .tagTree(period),
    ] {
      #expect(try parsed(route.path) == route)
    }
    #expect(Route.statistics(period).path == "/api/v1/stats?from=2026-01-01&to=2026-01-31")
  }

  @Test(arguments: ["/", "/api/v1", "/api/v2/stats", "/api/v1/stats/x", "/stats"])
  func `is not found at other addresses`(path: String) throws {
    #expect(try parsed(path) == nil)
  }

  @Test(arguments: [
    ("/api/v1/stats?from=1.1.2026", RouteProblem.notADay(name: "from", value: "1.1.2026")),
    ("/api/v1/probes?from=2026-02-01&to=2026-01-31", .emptyPeriod),
    ("/api/v1/likely", .missing("at")),
    ("/api/v1/likely?at=noon", .notANumber(name: "at", value: "noon")),
    ("/api/v1/stats/hour-weekday", .missing("tag")),
  ])
  func `says what is wrong with its query`(path: String, problem: RouteProblem) {
    #expect(throws: problem) { try parsed(path) }
    #expect(!problem.description.isEmpty)
  }

  static let screens: [Screen] =
    [
      .home, .weekMap(tag: "work", .atFirst), .weekMap(tag: "дім & 100 % + ?=#", .init(.year)),
      .weekMap(tag: "..", .init(from: CivilDate(iso: "2026-02-28"), to: nil)),
    ] + PeriodChoice.Kind.allCases.map { .statistics(PeriodChoice($0)) }

  static let choices: [(path: String, PeriodChoice)] = [
    ("/statistics", PeriodChoice(.month)), ("/statistics?period=week", PeriodChoice(.week)),
    ("/statistics?period=year", PeriodChoice(.year)),
    ("/statistics?period=all", PeriodChoice(.always)),
    ("/statistics?period=days", PeriodChoice(from: nil, to: nil)),
    (
      "/statistics?from=2026-02-28&to=2026-03-01",
      PeriodChoice(from: CivilDate(iso: "2026-02-28"), to: CivilDate(iso: "2026-03-01"))
    ),
    ("/statistics?to=2026-03-01", PeriodChoice(from: nil, to: CivilDate(iso: "2026-03-01"))),
  ]

  @Test(arguments: choices)
  func `of figures tells their period`(path: String, choice: PeriodChoice) {
    #expect(Screen.statistics(choice).path == path)
    guard case .statistics(choice) = Screen(path: path) else {
      Issue.record("\(path) is of \(String(describing: Screen(path: path)))")
      return
    }
  }

  @Test(arguments: [
    ("period=", ""), ("period=month", ""), ("period=decade", ""), ("from=2026-02-30", ""),
    ("from=x&period=week", "?period=week"), ("from=2026-01-01&period=week", "?from=2026-01-01"),
    ("from=2026-01-02&to=2026-01-01", "?from=2026-01-02&to=2026-01-01"),
  ])
  func `of figures is understood as far as it can be`(query: String, understood: String) {
    #expect(Screen(path: "/statistics?" + query)?.path == "/statistics" + understood)
  }

  @Test func `of a screen leads to it, whatever the query, and no other does`() {
    for screen in Self.screens {
      let path = screen.path
      #expect(path.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
      #expect(Screen(path: path)?.path == path)
      #expect(Screen(path: path + (path.contains("?") ? "&x=1" : "?x=1"))?.path == path)
    }
    #expect(
      Screen(path: "/statistics?tag=%D0%B4+b%2&tag=x")?.path == "/statistics?tag=%D0%B4%20b%252")
    #expect(Screen(path: "/statistics?tag=%FF")?.path == "/statistics", "no UTF-8, no tag")
    #expect(Screen(path: "/statistics?tag=&tag=x")?.path == "/statistics", "an empty tag is none")
    for path in ["", "/statistics/", "/Statistics", "/nothing", "/api"] {
      #expect(Screen(path: path) == nil, "\(path)")
    }
  }

  @Test func `of a screen tells the screens it is a part of`() {
    let week = PeriodChoice(.week)
    #expect(Screen.weekMap(tag: "a", week).parent?.path == "/statistics?period=week")
    #expect(Screen.statistics(week).parent?.path == "/")
    #expect(Screen.home.parent == nil)
  }

  /// Splits an address as the server does.
  private func parsed(_ path: String) throws(RouteProblem) -> Route? {
    let halves = path.split(separator: "?", maxSplits: 1)
    var query: [(name: String, value: String)] = []
    for pair in (halves.count < 2 ? "" : halves[1]).split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1)
      query.append((name: String(parts[0]), value: decoded(parts[1])))
    }
    return try Route(
      segments: (halves.first ?? "").split(separator: "/").map(String.init), query: query)
  }

  private func decoded(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%") {
        bytes.append(UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) ?? 0)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
