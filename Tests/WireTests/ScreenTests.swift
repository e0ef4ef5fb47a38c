import CivilTime
import Testing
import Wire

@Suite struct `The address` {
  static let day = CivilDate(iso: "2026-01-31")

  static let screens: [Screen] =
    [
      Screen(.now), StatisticsPlace(.atFirst, tag: "work").screen,
      StatisticsPlace(.init(.year), tag: "дім & 100 % + ?=#", path: ["дім", "a/b&"]).screen,
      StatisticsPlace(.init(from: CivilDate(iso: "2026-02-28"), to: nil), tag: "..").screen,
      StatisticsPlace(.init(.week, of: day), path: ["…", "x"]).screen,
    ] + PeriodChoice.Kind.allCases.map { StatisticsPlace(PeriodChoice($0)).screen }

  /// An address of figures, normalized.
  private func understood(_ path: String) -> String? {
    Screen(path: path).flatMap { StatisticsPlace($0) }?.screen.path
  }

  static let choices: [(path: String, PeriodChoice)] = [
    ("/insights", PeriodChoice(.month)), ("/insights?period=week", PeriodChoice(.week)),
    ("/insights?period=year", PeriodChoice(.year)),
    ("/insights?period=quarter", PeriodChoice(.quarter)),
    ("/insights?period=all", PeriodChoice(.always)),
    ("/insights?period=days", PeriodChoice(from: nil, to: nil)),
    ("/insights?at=2026-01", PeriodChoice(.month, of: CivilDate(iso: "2026-01-01"))),
    ("/insights?period=year&at=2026", PeriodChoice(.year, of: CivilDate(iso: "2026-01-01"))),
    ("/insights?period=week&at=2026-01-31", PeriodChoice(.week, of: day)),
    (
      "/insights?from=2026-02-28&to=2026-03-01",
      PeriodChoice(from: CivilDate(iso: "2026-02-28"), to: CivilDate(iso: "2026-03-01"))
    ),
    ("/insights?to=2026-03-01", PeriodChoice(from: nil, to: CivilDate(iso: "2026-03-01"))),
  ]

  @Test(arguments: choices)
  func `of figures determines their period`(path: String, choice: PeriodChoice) {
    #expect(StatisticsPlace(choice).screen.path == path)
    #expect(Screen(path: path).flatMap { StatisticsPlace($0) }?.choice == choice)
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
  func `of figures is interpreted as far as possible`(query: String, understood: String) {
    #expect(self.understood("/insights?" + query) == "/insights" + understood)
  }

  @Test(arguments: [
    ("", "/tags"), ("?tag=", "/tags"), ("?tag=work", "/tags?tag=work"),
    ("?tag=work&period=26-weeks", "/tags?tag=work"), ("?tag=work&period=x", "/tags?tag=work"),
    ("?period=month&tag=%D0%B4&at=2026-02-17", "/tags?tag=%D0%B4&period=month&at=2026-02"),
    ("?tag=a%26b%20c&from=2026-01-01", "/tags?tag=a%26b%20c&from=2026-01-01"),
  ])
  func `of a tag keeps its name and the period of its figures`(query: String, understood: String) {
    let place = Screen(path: "/tags" + query).flatMap { TagsPlace($0) }
    #expect(place?.screen.path == understood)
    #expect(place.map { TagsPlace($0.tag, in: $0.choice).screen.path } == understood)
    #expect(TagsPlace(Screen(.insights, query: query)) == nil)
  }

  @Test(arguments: SettingsPlace.Part.allCases)
  func `of a part of the settings leads to that part`(part: SettingsPlace.Part) {
    let path = SettingsPlace(part).screen.path
    #expect(path == "/settings?part=" + part.word)
    #expect(Screen(path: path).flatMap { SettingsPlace($0) }?.part == part)
  }

  @Test func `of a screen leads only to it, whatever the query`() {
    for screen in Self.screens {
      let path = screen.path
      #expect(path.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
      let read = Screen(path: path)
      #expect(read?.path == path && read?.section == screen.section)
      guard screen.section == .insights else { continue }
      #expect(understood(path) == path)
      #expect(understood(path + (path.contains("?") ? "&x=1" : "?x=1")) == path)
    }
    #expect(Screen(path: "/?x=1")?.section == .now)
    #expect(understood("/insights?tag=%D0%B4+b%2&tag=x") == "/insights?tag=%D0%B4%20b%252")
    #expect(understood("/insights?tag=%FF") == "/insights", "no UTF-8, no tag")
    #expect(understood("/insights?tag=&tag=x") == "/insights", "an empty tag is none")
    #expect(understood("/statistics?tag=x") == "/insights?tag=x", "its first address")
    #expect(StatisticsPlace(Screen(.now, query: "?tag=x")) == nil)
    for path in ["", "/insights/", "/Insights", "/nothing", "/api"] {
      #expect(Screen(path: path) == nil, "\(path)")
    }
  }

  @Test func `of a screen determines its parent screens`() {
    let deep = StatisticsPlace(PeriodChoice(.week)).with(tag: "a").screen
    var stack: [String] = []
    var screen: Screen? = deep
    while let place = screen {
      stack.append(place.path)
      screen = place.parent
    }
    #expect(
      stack == ["/insights?tag=a&period=week", "/insights", "/"])
  }
}
