import Catalogue
import CivilTime
import JSON
import Preferences
import TestSupport
import Testing
import Wire

@Suite struct `An endpoint` {
  static let day = CivilDate(iso: "2026-01-31")
  static let periods = [
    Period.always, Period(from: nil, to: day), Period(from: day, to: nil),
    Period(from: CivilDate(iso: "2026-01-01"), to: day),
  ].compactMap { $0 }
  static let texts = ["work", "", "спорт-зал & 🎲?", "100 % + ?=#/\"\n"]
  static let tags = [nil, "work", "work & !(спорт-зал | \"a b\")"]
  static let moments: [Moment] = [
    1_640_997_602, 0, -1, MomentSchema.bounds.lowerBound, MomentSchema.bounds.upperBound,
  ]

  /// The method and path of each endpoint, whose addresses are parsed again.
  private func places() throws -> [String] {
    let periods = Self.periods
    return [
      try place(API.overview, [NoQuery()]),
      try place(
        API.probes,
        periods.flatMap { period in
          [nil, 1, 10_000].flatMap { limit in
            [nil, 5].map { ProbesQuery(period, limit: limit, after: $0) }
          }
        }),
      try place(
        API.search,
        ["work & !(\"a & b\" | дім)", nil].flatMap { tags in
          (Self.texts + [nil]).map { text in
            SearchQuery(
              tags: tags, text: text, in: periods[periods.count - 1],
              before: text == nil ? nil : 5, limit: tags == nil ? 200 : nil)
          }
        }),
      try place(API.answers, [NoQuery()]),
      try place(API.withdrawal, [NoQuery()]),
      try place(API.batch, [NoQuery()]),
      try place(API.batchWithdrawal, [NoQuery()]),
      try place(API.dismissal, [NoQuery()]),
      try place(
        API.answerReading,
        Self.texts.flatMap { text in
          (Self.moments + [nil]).map { AnswerReadingQuery(text, at: $0) }
        }),
      try place(API.likely, Self.moments.map { ProbeQuery(at: $0) }),
      try place(API.earlierAnswers, Self.moments.map { ProbeQuery(at: $0) }),
      try place(API.tags, [NoQuery()]),
      try place(
        API.tagProfile,
        Self.texts.flatMap { tag in
          [.monday, .saturday].map { TagQuery(tag: tag, weekStart: $0) }
        }),
      try place(API.newTagProfile, [NoQuery()]),
      try place(API.tagColor, [NoQuery()]),
      try place(API.backup, [NoQuery()]),
      try place(API.erasure, [NoQuery()]),
      try place(API.tagName, [NoQuery()]),
      try place(API.tagMerge, [NoQuery()]),
      try place(API.tagSplit, [NoQuery()]),
      try place(API.undo, [NoQuery()]),
      try place(API.redo, [NoQuery()]),
      try place(API.edits, [NoQuery()]),
      try place(
        API.conversion,
        Self.texts.flatMap { text in
          [.automatic, .fixed(.ukrainian)].map { ConversionQuery(text, in: $0) }
        }),
      try place(API.settings, [NoQuery()]),
      try place(API.newSettings, [NoQuery()]),
      try place(API.log, periods),
      try place(API.newLogLines, [NoQuery()]),
      try place(API.schedule, [NoQuery()]),
      try place(API.scheduleChange, [NoQuery()]),
      try place(API.quietRules, [NoQuery()]),
      try place(API.newQuietRule, [NoQuery()]),
      try place(API.quietRuleEnd, [NoQuery()]),
      try place(API.sessions, [NoQuery()]),
      try place(API.newTicket, [NoQuery()]),
      try place(API.sessionEnd, [NoQuery()]),
      try place(
        API.statistics,
        periods.flatMap { period in
          Self.tags.map { StatisticsQuery(period, of: $0, limit: 7, skip: 30) }
            + [StatisticsQuery(period)]
        }),
      try place(
        API.changes,
        periods.flatMap { period in
          zip(periods, Self.tags).map { ChangesQuery(period, from: $0, of: $1) }
        }),
      try place(
        API.days,
        [1, 31, DaysQuery.mostDays].flatMap { count in
          [Self.day].compactMap { $0 }.map { DaysQuery(from: $0, count: count) }
        }),
      try place(
        API.weeks,
        [nil, Self.day].flatMap { day in
          zip([nil, 1, 53], Self.tags).map { WeeksQuery(to: day, count: $0, of: $1) }
        }),
      try place(API.review, [Self.day].compactMap { $0 }.map { ReviewQuery(from: $0) }),
      try place(API.reviewPicture, [Self.day].compactMap { $0 }.map { ReviewQuery(from: $0) }),
      try place(
        API.companions,
        periods.flatMap { period in Self.texts.map { TagPeriodQuery(tag: $0, period) } }),
      try place(
        API.weekMap,
        periods.flatMap { period in Self.texts.map { TagPeriodQuery(tag: $0, period) } }),
      try place(
        API.tagAmounts,
        zip(periods, Weekday.allCases).flatMap { period, weekStart in
          Self.texts.map { AmountsQuery(tag: $0, period, weekStart: weekStart) }
        }),
      try place(API.tagTree, periods),
      try place(
        API.trend,
        zip(periods, Weekday.allCases).flatMap { period, weekStart in
          (Self.texts + [nil]).map { TrendQuery(tag: $0, period, weekStart: weekStart) }
        }),
      try place(
        API.report, periods.map { ChangesQuery($0, from: .always, of: nil) }),
      try place(
        API.chart,
        zip(periods, SavedChart.allCases).flatMap { period, chart in
          Self.tags.map { ChartQuery(chart, of: period, tag: $0) }
        }),
      try place(API.statisticsTable, periods),
      try place(API.events, [NoQuery()]),
      try place(API.pageLog, [NoQuery()]),
      try place(API.programLog, [NoQuery()]),
      try place(API.programLogFile, [NoQuery()]),
      try place(API.description, [NoQuery()]),
    ]
  }

  /// Parses the addresses of an endpoint again, and returns its method and path.
  private func place<Q: Query, Content: Body, Answer: Body>(
    _ endpoint: Endpoint<Q, Content, Answer>, _ queries: [Q]
  ) throws -> String {
    for query in queries {
      let address = endpoint.address(query)
      #expect(address.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, "\(address)")
      let (path, pairs) = split(address)
      #expect(path == endpoint.path)
      #expect(try Q(pairs) == query, "\(address)")
      #expect(try Q(pairs + [("other", "x")] + pairs) == query, "what it does not know is left out")
    }
    return endpoint.method.name + " " + endpoint.path
  }

  @Test func `is found by the address it prints, query included`() throws {
    let places = try places()
    #expect(Set(places).count == places.count)
    #expect(places.allSatisfy { $0.contains(" /api/v1/") })
    #expect(
      places.filter { !$0.hasPrefix("GET") } == [
        "POST /api/v1/answers", "DELETE /api/v1/answers", "POST /api/v1/answers/batch",
        "DELETE /api/v1/answers/batch", "POST /api/v1/probes/dismiss", "PUT /api/v1/tags/profile",
        "PUT /api/v1/tags/color", "POST /api/v1/erase", "PUT /api/v1/tags/name",
        "POST /api/v1/tags/merge", "POST /api/v1/tags/split",
        "POST /api/v1/undo", "POST /api/v1/redo",
        "PUT /api/v1/settings", "POST /api/v1/log", "PUT /api/v1/schedule",
        "POST /api/v1/quiet", "DELETE /api/v1/quiet", "POST /api/v1/sessions",
        "DELETE /api/v1/sessions", "POST /api/v1/page-log",
      ])
  }

  @Test func `prints its query in the order of declaration`() throws {
    let period = try #require(Period(from: CivilDate(iso: "2026-01-01"), to: Self.day))
    #expect(
      API.statistics.address(StatisticsQuery(period))
        == "/api/v1/stats?from=2026-01-01&to=2026-01-31")
    #expect(
      API.statistics.address(StatisticsQuery(.always, of: "a|b")) == "/api/v1/stats?tag=a%7Cb")
    #expect(
      API.statistics.address(StatisticsQuery(.always, limit: 5, skip: 10))
        == "/api/v1/stats?limit=5&skip=10")
    #expect(
      API.weekMap.address(TagPeriodQuery(tag: "д &", period))
        == "/api/v1/stats/hour-weekday?tag=%D0%B4%20%26&from=2026-01-01&to=2026-01-31")
    #expect(
      API.probes.address(ProbesQuery(.always, limit: 7, after: -5))
        == "/api/v1/probes?limit=7&after=-5")
  }

  @Test(arguments: [
    ("from=1.1.2026", QueryProblem.notADay(name: "from", value: "1.1.2026")),
    ("from=2026-02-01&to=2026-01-31", .emptyPeriod),
    ("limit=0", .outOfBounds(name: "limit", value: "0", least: 1, most: 10_000)),
    ("limit=10001", .outOfBounds(name: "limit", value: "10001", least: 1, most: 10_000)),
    ("limit=", .outOfBounds(name: "limit", value: "", least: 1, most: 10_000)),
    ("limit=x&after=x", .outOfBounds(name: "limit", value: "x", least: 1, most: 10_000)),
    ("after=x", .notANumber(name: "after", value: "x")),
    ("after=253402300800", .notAMoment(name: "after", value: "253402300800")),
  ])
  func `reports what is wrong with its query`(query: String, problem: QueryProblem) {
    #expect(throws: problem) { try ProbesQuery(split("?" + query).query) }
    #expect(!problem.description.isEmpty)
  }

  @Test(arguments: [
    ("beforeFrom=2026-02-01&beforeTo=2026-01-31", QueryProblem.emptyPeriod),
    ("from=2026-02-01&to=2026-01-31", .emptyPeriod),
    ("beforeTo=1.1.2026", .notADay(name: "beforeTo", value: "1.1.2026")),
  ])
  func `reports what is wrong with an earlier period`(query: String, problem: QueryProblem) {
    #expect(throws: problem) { try ChangesQuery(split("?" + query).query) }
  }

  @Test func `reports which parameter is missing`() {
    #expect(throws: QueryProblem.missing("at")) { try ProbeQuery([]) }
    #expect(throws: QueryProblem.missing("tag")) { try TagPeriodQuery([("from", "2026-01-31")]) }
  }

  @Test func `describes the text of a parameter as free of NUL`() {
    var components = Components()
    let description = API.companions.description(in: &components)
    let tag = description["parameters"]?.array?.first
    #expect(tag?["name"]?.string == "tag")
    #expect(tag?["schema"]?["pattern"]?.string == #"^[^\u0000]*$"#)
  }

  /// Splits an address as the server does.
  private func split(_ address: String) -> (path: String, query: [(name: String, value: String)]) {
    let halves = address.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let pairs = (halves.count < 2 ? "" : halves[1]).split(separator: "&").map { pair in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (name: String(parts[0]), value: decoded(parts[1]))
    }
    return (String(halves[0]), pairs)
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
