import CivilTime
import Testing
import Wire

@Suite struct `The address` {
  static let day = CivilDate(iso: "2026-01-31")

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
}
