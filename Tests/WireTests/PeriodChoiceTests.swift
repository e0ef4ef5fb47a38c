import CivilTime
import Testing
import Wire

@Suite struct `A choice of a period` {
  static let today = CivilDate(iso: "2026-11-24")

  struct Case: Sendable, CustomTestStringConvertible {
    let choice: PeriodChoice
    /// The first and the last day, then the addresses of the periods before and after.
    let days, before, after: String

    init(_ kind: PeriodChoice.Kind, _ days: String, _ before: String, _ after: String) {
      self.init(kind, "", days, before, after)
    }

    init(
      _ kind: PeriodChoice.Kind, _ day: String, _ days: String, _ before: String, _ after: String
    ) {
      choice = PeriodChoice(kind, of: CivilDate(iso: day))
      (self.days, self.before, self.after) = (days, before, after)
    }

    init(from: String, to: String, _ before: String, _ after: String) {
      choice = PeriodChoice(from: CivilDate(iso: from), to: CivilDate(iso: to))
      (days, self.before, self.after) = (from + " " + to, before, after)
    }

    var testDescription: String { StatisticsPlace(choice).screen.path }
  }

  @Test(arguments: [
    Case(.week, "2026-11-23 2026-11-29", "?period=week&at=2026-11-16", "–"),
    Case(
      .week, "2026-11-16", "2026-11-16 2026-11-22", "?period=week&at=2026-11-09", "?period=week"),
    // A week begins with the named day, regardless of the local first weekday.
    Case(
      .week, "2026-11-15", "2026-11-15 2026-11-21", "?period=week&at=2026-11-08",
      "?period=week&at=2026-11-22"),
    Case(.month, "2026-11-01 2026-11-30", "?at=2026-10", "–"),
    Case(.month, "2026-10-31", "2026-10-01 2026-10-31", "?at=2026-09", ""),
    Case(.month, "2024-02-01", "2024-02-01 2024-02-29", "?at=2024-01", "?at=2024-03"),
    Case(.quarter, "2026-10-01 2026-12-31", "?period=quarter&at=2026-07", "–"),
    Case(
      .quarter, "2026-02-14", "2026-01-01 2026-03-31", "?period=quarter&at=2025-10",
      "?period=quarter&at=2026-04"),
    // Twenty-six weeks, the last of them the current one.
    Case(.halfYear, "2026-06-01 2026-11-29", "?period=26-weeks&at=2025-12-01", "–"),
    Case(
      .halfYear, "2025-12-01", "2025-12-01 2026-05-31", "?period=26-weeks&at=2025-06-02",
      "?period=26-weeks"),
    Case(.year, "2026-01-01 2026-12-31", "?period=year&at=2025", "–"),
    Case(.year, "2025-06-01", "2025-01-01 2025-12-31", "?period=year&at=2024", "?period=year"),
    Case(.year, "0001-06-01", "0001-01-01 0001-12-31", "–", "?period=year&at=0002"),
    Case(.month, "2027-01-01", "2027-01-01 2027-01-31", "?at=2026-12", "–"),
    Case(.always, " ", "–", "–"), Case(.days, " ", "–", "–"),
    Case(
      from: "2026-11-01", to: "2026-11-10", "?from=2026-10-22&to=2026-10-31",
      "?from=2026-11-11&to=2026-11-20"),
    Case(from: "2026-11-15", to: "2026-11-24", "?from=2026-11-05&to=2026-11-14", "–"),
  ])
  func `has days, and adjacent periods up to today`(_ example: Case) throws {
    let today = try #require(Self.today)
    let period = try #require(example.choice.period(on: today, weekStart: .monday))
    #expect((period.from?.iso ?? "") + " " + (period.to?.iso ?? "") == example.days)
    func neighbour(isLater: Bool) -> String {
      let choice = example.choice.neighbour(isLater: isLater, on: today, weekStart: .monday)
      guard let choice else { return "–" }
      return StatisticsPlace(choice).screen.query
    }
    #expect(neighbour(isLater: false) == example.before)
    #expect(neighbour(isLater: true) == example.after)
  }

  @Test func `begins weeks where the language does`() throws {
    let today = try #require(Self.today)
    for (start, first) in [
      (Weekday.monday, "2026-11-23"), (.sunday, "2026-11-22"), (.saturday, "2026-11-21"),
    ] {
      let period = try #require(PeriodChoice(.week).period(on: today, weekStart: start))
      #expect(period.from?.iso == first)
    }
  }

  @Test func `returns to the same period after moving through decades`() throws {
    let today = try #require(Self.today)
    for kind in [PeriodChoice.Kind.week, .month, .quarter, .halfYear, .year] {
      var way = [PeriodChoice(kind)]
      for _ in 0..<300 {
        way.append(
          try #require(way[way.count - 1].neighbour(isLater: false, on: today, weekStart: .monday)))
      }
      for (later, earlier) in zip(way, way.dropFirst()) {
        #expect(earlier.neighbour(isLater: true, on: today, weekStart: .monday) == later)
        let (before, after) = (
          try #require(earlier.period(on: today, weekStart: .monday)),
          try #require(later.period(on: today, weekStart: .monday))
        )
        #expect(before.to?.advanced(by: 1) == after.from, "nothing is left out")
        let place = try #require(StatisticsPlace(StatisticsPlace(earlier).screen))
        #expect(place.choice.period(on: today, weekStart: .monday) == before)
      }
    }
  }

  @Test func `that ends before it begins has no days`() throws {
    let today = try #require(Self.today)
    let choice = PeriodChoice(from: today, to: today.advanced(by: -1))
    #expect(choice.period(on: today, weekStart: .monday) == nil)
    #expect(choice.neighbour(isLater: false, on: today, weekStart: .monday) == nil)
  }

  @Test(arguments: [
    // What is not over is compared with the same part.
    (PeriodChoice(.month), ComparedPeriod.yearBefore, "2025-11-01 2025-11-24", "?with=year-before"),
    (
      PeriodChoice(.quarter), .yearBefore, "2025-10-01 2025-11-24",
      "?period=quarter&with=year-before"
    ),
    (PeriodChoice(.year), .yearBefore, "2025-01-01 2025-11-24", "?period=year&with=year-before"),
    // Weeks are compared with the same days of the week.
    (PeriodChoice(.week), .yearBefore, "2025-11-24 2025-11-25", "?period=week&with=year-before"),
    (PeriodChoice(.week), .before, "2026-11-16 2026-11-17", "?period=week"),
    (PeriodChoice(.month), .before, "2026-10-01 2026-10-24", ""),
    (PeriodChoice(.halfYear), .before, "2025-12-01 2026-05-26", "?period=26-weeks"),
    (
      PeriodChoice(from: CivilDate(iso: "2026-11-23"), to: CivilDate(iso: "2026-11-29")), .before,
      "2026-11-16 2026-11-17", "?from=2026-11-23&to=2026-11-29"
    ),
    (
      PeriodChoice(from: CivilDate(iso: "2026-11-24"), to: CivilDate(iso: "2026-11-24")), .before,
      "2026-11-23 2026-11-23", "?from=2026-11-24&to=2026-11-24"
    ),
    // What is over is compared as a whole.
    (
      PeriodChoice(.month, of: CivilDate(iso: "2026-10-01")), .before, "2026-09-01 2026-09-30",
      "?at=2026-10"
    ),
    (PeriodChoice(.always), .yearBefore, "–", "?period=all&with=year-before"),
    // A whole month is compared with the month before, however it is chosen, and likewise others.
    (
      PeriodChoice(from: CivilDate(iso: "2026-05-01"), to: CivilDate(iso: "2026-05-31")), .before,
      "2026-04-01 2026-04-30", "?from=2026-05-01&to=2026-05-31"
    ),
    (
      PeriodChoice(from: CivilDate(iso: "2026-04-01"), to: CivilDate(iso: "2026-06-30")), .before,
      "2026-01-01 2026-03-31", "?from=2026-04-01&to=2026-06-30"
    ),
    (
      PeriodChoice(from: CivilDate(iso: "2025-01-01"), to: CivilDate(iso: "2025-12-31")), .before,
      "2024-01-01 2024-12-31", "?from=2025-01-01&to=2025-12-31"
    ),
    (
      PeriodChoice(from: CivilDate(iso: "2026-05-01"), to: CivilDate(iso: "2026-05-30")), .before,
      "2026-04-01 2026-04-30", "?from=2026-05-01&to=2026-05-30"
    ),
    (
      PeriodChoice(from: CivilDate(iso: "2026-05-02"), to: CivilDate(iso: "2026-05-31")), .before,
      "2026-04-02 2026-05-01", "?from=2026-05-02&to=2026-05-31"
    ),
    // An open end is today.
    (
      PeriodChoice(from: CivilDate(iso: "2026-11-20"), to: nil), .before, "2026-11-15 2026-11-19",
      "?from=2026-11-20"
    ),
    (
      PeriodChoice(.month), .days(from: nil, to: CivilDate(iso: "2026-10-31")), " 2026-10-31",
      "?with=..2026-10-31"
    ),
    (
      PeriodChoice(.year, of: CivilDate(iso: "2020-01-01")),
      .days(from: CivilDate(iso: "2021-01-01"), to: nil), "2021-01-01 ",
      "?period=year&at=2020&with=2021-01-01.."
    ),
    // No day is compared with itself, and no days end before they begin.
    (
      PeriodChoice(.month),
      .days(from: CivilDate(iso: "2026-10-01"), to: CivilDate(iso: "2026-11-01")), "–",
      "?with=2026-10-01..2026-11-01"
    ),
    (
      PeriodChoice(.month),
      .days(from: CivilDate(iso: "2026-10-09"), to: CivilDate(iso: "2026-10-01")), "–",
      "?with=2026-10-09..2026-10-01"
    ),
    // The first year has no year before it.
    (
      PeriodChoice(.week, of: CivilDate(iso: "0001-01-01")), .yearBefore, "–",
      "?period=week&at=0001-01-01&with=year-before"
    ),
    (
      PeriodChoice(.month, of: CivilDate(iso: "0001-12-01")), .yearBefore, "–",
      "?at=0001-12&with=year-before"
    ),
  ])
  func `is compared with another period, which its address keeps`(
    choice: PeriodChoice, compared: ComparedPeriod, days: String, query: String
  ) throws {
    let today = try #require(Self.today)
    let period = compared.choice(besides: choice, on: today, weekStart: .monday)?
      .period(on: today, weekStart: .monday)
    #expect(period.map { ($0.from?.iso ?? "") + " " + ($0.to?.iso ?? "") } ?? "–" == days)
    let place = StatisticsPlace(choice, comparedWith: compared, tag: nil)
    #expect(place.screen.query == query)
    let read = try #require(StatisticsPlace(place.screen))
    #expect(read.compared == compared && read.choice == choice)
    #expect(read.with(tag: "a").with(PeriodChoice(.year)).with(path: ["b"]).compared == compared)
  }

  @Test(arguments: [
    "garbage", "", "..", "...", "2026-01-01", "2026-01-01-2026-01-31", "2026-01-01.2026-01-31",
    "2026-01-01...2026-01-31", "2026-02-30..", "..june", "year-before ",
  ])
  func `is compared with the period before where its address is damaged`(text: String) throws {
    let screen = try #require(Screen(path: StatisticsPlace().screen.path + "?with=" + text))
    #expect(try #require(StatisticsPlace(screen)).compared == .before)
  }

  @Test(arguments: [
    "?period=year&at=9999", "?at=9999-12", "?period=week&at=9999-12-31", "?at=0000-01",
  ])
  func `is the present one where its dates cannot be written`(query: String) throws {
    let today = try #require(Self.today)
    let screen = try #require(Screen(path: StatisticsPlace().screen.path + query))
    let choice = try #require(StatisticsPlace(screen)).choice
    #expect(choice == PeriodChoice(choice.kind))
    #expect(choice.period(on: today, weekStart: .monday)?.contains(today) == true)
  }
}
