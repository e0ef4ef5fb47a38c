import CivilTime
import Testing
import Wire

@Suite struct `The address` {
  static let day = CivilDate(iso: "2026-01-31")

  static let screens: [Screen] =
    [
      .home, .statistics(StatisticsPlace(.atFirst, tag: "work")),
      .statistics(StatisticsPlace(.init(.year), tag: "дім & 100 % + ?=#", path: ["дім", "a/b&"])),
      .statistics(
        StatisticsPlace(.init(from: CivilDate(iso: "2026-02-28"), to: nil), tag: "..")),
      .statistics(StatisticsPlace(.init(.week, of: day), path: ["…", "x"])),
    ] + PeriodChoice.Kind.allCases.map { .statistics(StatisticsPlace(PeriodChoice($0))) }

  static let choices: [(path: String, PeriodChoice)] = [
    ("/statistics", PeriodChoice(.month)), ("/statistics?period=week", PeriodChoice(.week)),
    ("/statistics?period=year", PeriodChoice(.year)),
    ("/statistics?period=quarter", PeriodChoice(.quarter)),
    ("/statistics?period=all", PeriodChoice(.always)),
    ("/statistics?period=days", PeriodChoice(from: nil, to: nil)),
    ("/statistics?at=2026-01", PeriodChoice(.month, of: CivilDate(iso: "2026-01-01"))),
    ("/statistics?period=year&at=2026", PeriodChoice(.year, of: CivilDate(iso: "2026-01-01"))),
    ("/statistics?period=week&at=2026-01-31", PeriodChoice(.week, of: day)),
    (
      "/statistics?from=2026-02-28&to=2026-03-01",
      PeriodChoice(from: CivilDate(iso: "2026-02-28"), to: CivilDate(iso: "2026-03-01"))
    ),
    ("/statistics?to=2026-03-01", PeriodChoice(from: nil, to: CivilDate(iso: "2026-03-01"))),
  ]

  @Test(arguments: choices)
  func `of figures tells their period`(path: String, choice: PeriodChoice) {
    #expect(Screen.statistics(StatisticsPlace(choice)).path == path)
    guard case .statistics(let place) = Screen(path: path), place.choice == choice else {
      Issue.record("\(path) is of \(String(describing: Screen(path: path)))")
      return
    }
  }

  @Test(arguments: [
    ("period=", ""), ("period=month", ""), ("period=decade", ""), ("from=2026-02-30", ""),
    ("from=x&period=week", "?period=week"), ("from=2026-01-01&period=week", "?from=2026-01-01"),
    ("from=2026-01-02&to=2026-01-01", "?from=2026-01-02&to=2026-01-01"),
    ("at=yesterday", ""), ("at=2026-13", ""), ("period=all&at=2026", "?period=all"),
    ("period=month&at=2026-02-17", "?at=2026-02"),
    ("period=year&at=2026-02", "?period=year&at=2026"),
    ("from=2026-01-01&at=2026", "?from=2026-01-01"), ("within=", ""),
    ("within=a+b", "?within=a%20b"),
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
    let week = StatisticsPlace(PeriodChoice(.week))
    let deep = Screen.statistics(week.with(tag: "a").with(path: ["b", "c"]))
    var stack: [String] = []
    var screen: Screen? = deep
    while let place = screen {
      stack.append(place.path)
      screen = place.parent
    }
    #expect(
      stack == [
        "/statistics?tag=a&period=week&within=b%20c", "/statistics?tag=a&period=week&within=b",
        "/statistics?tag=a&period=week", "/statistics?period=week", "/",
      ])
  }
}
