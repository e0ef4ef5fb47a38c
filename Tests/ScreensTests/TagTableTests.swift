import CivilTime
import Interface
import InterfaceTestSupport
import JSON
import Sampling
import Testing
import Tracking
import Wire

@testable import Screens

/// The table of tags, its summary, and the selected tag.
@Suite struct `The table of tags` {
  typealias S = `The statistics`

  /// A comparison in which work and tea changed by the given amounts.
  ///
  /// - Parameters:
  ///   - changes: the changes, each 8 hours from the ends of its interval.
  ///   - coverage: the answers before.
  ///   - hoursBefore: the asked hours before.
  ///   - reaches: the distance from the ends of another interval, by the tag's name.
  func comparison(
    _ changes: [(name: String, difference: Double, verdict: Change.Verdict)], coverage: Int = 40,
    hoursBefore: Double = 336, reaches: [String: Double] = [:]
  ) -> JSONValue {
    Comparison(
      now: .init(probes: 50, answered: 40, askedHours: 336),
      before: .init(probes: 50, answered: coverage, askedHours: hoursBefore),
      entries: changes.map { name, difference, verdict in
        let reach = reaches[name] ?? 8
        return .init(
          name: name, now: Estimate(value: 252, low: 202, high: 290),
          before: Estimate(value: 252 - difference, low: 1, high: 300),
          difference: Estimate(
            value: difference, low: difference - reach, high: difference + reach),
          verdict: verdict)
      }
    ).json
  }

  func visit(
    _ changes: [(name: String, difference: Double, verdict: Change.Verdict)] = [],
    coverage: Int = 40, hoursBefore: Double = 336, path: String = "/insights"
  ) -> Visit {
    let visit = S().visit(path)
    visit.respond(
      to: S.changes, comparison(changes, coverage: coverage, hoursBefore: hoursBefore))
    return visit
  }

  /// The changes of a month that is over.
  func wholeMonth(
    _ changes: [(name: String, difference: Double, verdict: Change.Verdict)],
    hoursBefore: Double = 336
  ) -> Visit {
    let visit = S().visit()
    visit.page.click("button", "Earlier period")
    visit.respond(to: S.october, S.figures(50))
    visit.respond(
      to:
        "GET /api/v1/stats/changes?from=2023-10-01&to=2023-10-31&beforeFrom=2023-09-01&beforeTo=2023-09-30",
      comparison(changes, hoursBefore: hoursBefore))
    return visit
  }

  private func rows(_ visit: Visit) -> [String] { S().rows(visit) }

  /// The rows of the table, without its headers.
  private func tableRows(_ visit: Visit) -> [MemoryNode] {
    visit.page.document.root.all.filter { $0.tag == "tr" && $0.styles["--tint"] != nil }
  }

  var headline: (Visit) -> String {
    { visit in visit.page.document.root.all.first { $0.classes.contains("lead") }?.text ?? "" }
  }

  @Test func `is introduced by the largest tags if nothing is compared`() {
    let visit = S().visit("/insights?period=all")
    visit.respond(to: "GET /api/v1/stats", S.figures(50))
    #expect(headline(visit).hasPrefix("work took the most time: NumberFormat 252.0\u{A0}h ("))
    #expect(!visit.says("so far"))
    #expect(!visit.browser.requests.contains { $0.line.contains("changes") })
  }

  @Test(
    arguments: [
      (
        [("work", 12.0, Change.Verdict.notVisible), ("tea", -3, .notVisible)],
        "work took the most time: NumberFormat 252.0\u{A0}h (NumberFormat 202.0–NumberFormat 290.0). "
          + "NumberFormat 12.0\u{A0}h (+NumberFormat 4.0 to +NumberFormat 20.0) more than the month before; "
          + "that may be chance among NumberFormat 2.0 tags."
      ),
      (
        [("work", 0.04, .notVisible), ("tea", -3, .notVisible)],
        "work took the most time: NumberFormat 252.0\u{A0}h (NumberFormat 202.0–NumberFormat 290.0). "
          + "As much as the month before."
      ),
      (
        [("work", 3, .notVisible), ("tea", -30, .less)],
        "tea took NumberFormat 30.0\u{A0}h (NumberFormat 22.0–NumberFormat 38.0) less than the month before. "
          + "All other changes may be chance."
      ),
      (
        [("work", 30, .more), ("tea", -24, .less)],
        "work took NumberFormat 30.0\u{A0}h (NumberFormat 22.0–NumberFormat 38.0) more than the month before. "
          + "1 other change is visible."
      ),
      (
        [("work", 24, .more), ("tea", -30, .less), ("gone", -20, .less)],
        "tea took NumberFormat 30.0\u{A0}h (NumberFormat 22.0–NumberFormat 38.0) less than the month before. "
          + "2 other changes are visible."
      ),
    ] as [([(String, Double, Change.Verdict)], String)])
  func `is introduced by the changes, and whether they are visible`(
    changes: [(String, Double, Change.Verdict)], sentence: String
  ) {
    let visit = wholeMonth(changes.map { ($0.0, $0.1, $0.2) })
    let spoken = headline(visit).replacing("NumberFormat 1.0 other", with: "1 other")
      .replacing("NumberFormat 2.0 other", with: "2 other")
    #expect(spoken.hasPrefix(sentence), "\(spoken)")
  }

  @Test func `is introduced by the surest change, which need not be the largest`() {
    let visit = S().visit()
    visit.respond(
      to: S.changes,
      comparison([("work", 60, .more), ("tea", -12, .less)], reaches: ["work": 48, "tea": 3]))
    #expect(
      headline(visit).hasPrefix("So far, tea took NumberFormat 12.0\u{A0}h ("), "\(headline(visit))"
    )
  }

  @Test func `warns if a difference may be due to missing answers`() {
    #expect(!visit([("work", 3, .notVisible)], coverage: 36).says("changes may come from"))
    let visit = visit([("work", 3, .notVisible)], coverage: 30)
    #expect(
      visit.says(
        "You answered NumberFormat 0.8 of the questions, and NumberFormat 0.6 the month before"))
  }

  @Test func `shows changes with their intervals, and which may be chance among all tags`() {
    let visit = visit([("work", 24, .more), ("tea", -3, .notVisible)])
    let cells = tableRows(visit).map { row in
      row.children.last { $0.tag == "td" }?.text
    }
    #expect(cells.first == "+NumberFormat 24.0 h+NumberFormat 16.0 to +NumberFormat 32.0")
    #expect(
      cells.last == "−NumberFormat 3.0 hmay be chance among NumberFormat 2.0 tags"
        + "−NumberFormat 11.0 to +NumberFormat 5.0")
  }

  @Test func `has no column of changes where nothing is compared`() {
    func columns(_ visit: Visit) -> [Int] { tableRows(visit).map { $0.children.count } }
    let all = S().visit("/insights?period=all")
    all.respond(to: "GET /api/v1/stats", S.figures(50))
    #expect(all.page.find("button", "Change") == nil)
    #expect(Set(columns(all)) == [7])
    // It is present while the comparison is loading, so that nothing moves when it arrives.
    let month = S().visit()
    #expect(month.page.find("button", "Change") != nil && Set(columns(month)) == [8])
    month.page.click("button", "Change")
    month.respond(to: S.changes, comparison([("work", 3, .notVisible), ("tea", -30, .less)]))
    #expect(Set(columns(month)) == [8] && rows(month) == ["tea", "work"])
    // The month before has no answers.
    let alone = visit()
    #expect(alone.page.find("button", "Change") == nil && Set(columns(alone)) == [7])
    #expect(alone.page.find("button", "Hours")?.attributes["aria-pressed"] == "true")
  }

  @Test func `is sorted by its headers`() {
    let visit = visit([("work", 3, .notVisible), ("tea", -30, .less)])
    #expect(rows(visit) == ["work", "tea"])
    #expect(visit.page.find("button", "Hours")?.attributes["aria-pressed"] == "true")
    visit.page.click("button", "Change")
    #expect(rows(visit) == ["tea", "work"])
    visit.page.click("button", "Hours")
    visit.page.click("button", "Tag")
    #expect(rows(visit) == ["tea", "work"])
    #expect(visit.page.find("button", "Hours")?.attributes["aria-pressed"] == "false")
  }

  @Test(arguments: [15, 16, 300]) func `shows all tags on request`(count: Int) {
    let counts = Dictionary(uniqueKeysWithValues: (0..<count).map { ("Tag\($0)", 40 - $0 % 30) })
    let visit = S().visit(figures: S.statistics(50, counts))
    #expect(rows(visit).count == 15)
    guard count > 15 else { return }
    visit.page.type("tag15", into: "Search tags")
    #expect(rows(visit).allSatisfy { $0.contains("15") } && !rows(visit).isEmpty)
    visit.page.type("none", into: "Search tags")
    #expect(rows(visit).isEmpty && visit.says("No tag matches."))
    visit.page.type("", into: "Search tags")
    visit.page.click("button", "Show all NumberFormat \(count).0 tags")
    #expect(rows(visit).count == count)
    #expect(!visit.page.html.contains("lazy-list"), "nothing scrolls by itself")
  }

  @Test(
    arguments: [
      ("cof", ["coffee", "long-coffee"]), ("COFFEE", ["coffee", "long-coffee"]),
      ("cofee", ["coffee"]), ("wrok", ["work"]), ("wor", ["work", "network"]),
      ("work", ["work", "network"]), ("wark", ["work", "walk"]), ("wo-k", ["work"]),
      (" tea ", ["tea"]), ("zzz", []),
    ])
  func `finds tags as they are found elsewhere, in the order of their hours`(
    text: String, found: [String]
  ) {
    let names = ["work": 50, "network": 45, "walk": 40, "coffee": 35, "long-coffee": 30, "tea": 25]
    let others = (0..<12).map { ("other\($0)", 1 + $0) }
    let visit = S().visit(
      figures: S.statistics(60, answered: 60, names.merging(others) { name, _ in name }))
    visit.page.type(text, into: "Search tags")
    #expect(rows(visit) == found)
    #expect(visit.says("No tag matches.") == found.isEmpty)
  }

  @Test(arguments: [10, 11, 15, 16]) func `leaves the last to a button on phones`(count: Int) {
    let counts = Dictionary(uniqueKeysWithValues: (0..<count).map { ("Tag\($0)", 40 - $0) })
    let visit = S().visit(figures: S.statistics(50, counts))
    func style() -> String? {
      let button = visit.page.find("button", "Show all NumberFormat \(count).0 tags")
      return button?.parent?.attributes["data-style"]
    }
    #expect(style() == (count > 15 ? "more" : count > 10 ? "more-on-phones" : nil))
    guard count > 10 else { return }
    visit.page.click("button", "Show all NumberFormat \(count).0 tags")
    #expect(style() == nil && rows(visit).count == count)
  }

  @Test func `shows the bounds of silence on request`() throws {
    let visit = visit()
    let work = try #require(S.statistics(50).tags.first)
    func interval(_ range: Estimate) -> String { "NumberFormat \(range.low * 336)" }
    func isCertain(_ range: Estimate) -> Bool {
      tableRows(visit).contains { $0.text.contains(interval(range)) }
    }
    #expect(isCertain(work.share) && !isCertain(work.silence))
    let toggle = "Show bounds that hold whatever the answers to the other questions would be"
    visit.page.choose(toggle)
    #expect(isCertain(work.silence) && !isCertain(work.share))
    // The sentence above the table and the panel beside it agree.
    #expect(!visit.page.document.root.text.contains(interval(work.share)))
    visit.page.choose(toggle, isOn: false)
    #expect(isCertain(work.share))
  }

  @Test func `draws the last weeks as a sparkline, if there are any`() {
    let visit = visit()
    func outlines() -> [String?] {
      visit.page.document.root.all.filter { $0.classes.contains("spark") }.map { spark in
        spark.all.first { $0.styles["clip-path"] != nil }?.styles["clip-path"]
      }
    }
    #expect(outlines() == [nil, nil])
    visit.respond(
      to: S.weeks,
      TagWeeks(
        start: CivilDate(dayNumber: 19_000), answered: [9, 0, 9, 9],
        tags: [.init(name: "work", shares: [0.5, 0, 1, 0.5])]
      ).json)
    let work = outlines()[0] ?? ""
    #expect(work.hasPrefix("polygon(") && work.split(separator: ",").count == 6, "\(work)")
    // A tag that is in none of these weeks has a level line.
    #expect(outlines()[1]?.split(separator: ",").count == 6)
  }

  // MARK: One tag

  @Test func `selects the most frequent tag until another is chosen`() {
    let visit = visit()
    #expect(visit.page.find("section", "work") != nil)
    visit.respond(to: S.map, S.weekOfWork.json)
    visit.page.click("button", "tea")
    #expect(visit.browser.history == ["/", "/insights", "/insights?tag=tea"])
    #expect(visit.page.find("section", "tea") != nil && visit.page.find("section", "work") == nil)
    #expect(
      !visit.page.document.root.all.contains { $0.tag == "table" && $0.classes == ["week"] },
      "no map of another tag")
    let chosen = tableRows(visit).filter { $0.attributes["aria-current"] == "true" }
    #expect(chosen.map { $0.text.hasPrefix("tea") } == [true])
    visit.page.click("button", "work")
    #expect(visit.browser.history == ["/", "/insights", "/insights?tag=work"])
    visit.browser.goBack()
    visit.page.settle()
    #expect(visit.browser.focused.last == "tag-work")
  }

  @Test func `opens a tag by a click anywhere in its row`() {
    let visit = visit()
    let row = tableRows(visit).last
    visit.page.send(Event(.click), to: row)
    #expect(visit.browser.history.last == "/insights?tag=tea")
  }

  @Test(arguments: [true, false]) func `focuses a selected tag that is shown below`(isWide: Bool) {
    let visit = visit()
    if isWide { visit.browser.set("(min-width: 68rem)", to: true) }
    visit.page.click("button", "tea")
    #expect(visit.browser.focused.contains("tag-heading") != isWide)
    visit.page.click("button", "Back to the table")
    #expect(visit.browser.focused.last == "tag-tea")
  }

  @Test func `removes an unknown tag from the address`() {
    let visit = Visit(path: "/insights?tag=nosuch")
    visit.respond(to: S.month, S.figures(50))
    visit.respond(
      to: "GET /api/v1/stats?from=2023-11-01&to=2023-11-30&tag=nosuch", status: 404)
    #expect(visit.browser.history == ["/", "/insights"])
    #expect(visit.browser.title == "Proba – Insights")
    #expect(visit.page.find("section", "work") != nil)
  }

  @Test func `uses the tag in the title of the window`() {
    #expect(Visit(path: "/insights?tag=work").browser.title == "Proba – work – Insights")
  }

  @Test func `has colours to choose from`() throws {
    let visit = visit()
    func color() -> String? {
      tableRows(visit).first?.styles["--tint"]
    }
    #expect(color() == "var(--tag-1)" && visit.page.find("radio", "Turquoise") == nil)
    visit.page.click("button", "Colour")
    let turquoise = try #require(visit.page.find("radio", "Turquoise"))
    visit.page.choose("Turquoise")
    let sent = try #require(visit.browser.requests.first { $0.line == "PUT /api/v1/tags/color" })
    #expect(sent.body == Array(#"{"tag":"work","color":8}"#.utf8))
    visit.respond(to: "PUT /api/v1/tags/color", StoreChange(Revision(1)).json)
    visit.respond(to: S.month, S.figures(50, color: 8))
    #expect(color() == "var(--tag-8)" && turquoise.isChecked)
    visit.page.click("button", "Choose automatically")
    #expect(visit.browser.requests.last?.body == Array(#"{"tag":"work","color":null}"#.utf8))
    visit.respond(to: "PUT /api/v1/tags/color", status: 404)
    #expect(visit.alerts == ["That did not work: 404"])
    visit.page.choose("Brick red")
    visit.respond(to: "PUT /api/v1/tags/color", status: 0)
    #expect(visit.alerts == ["Not saved yet. It will be sent when Proba is back."])
  }

  @Test func `has a map of the week that distinguishes never from seldom`() throws {
    let visit = visit()
    visit.respond(to: S.map, S.weekOfWork.json)
    let table = try #require(
      visit.page.document.root.all.first { $0.classes == ["week"] && $0.tag == "table" })
    #expect(table.children.first?.text == "When: work, the last 12 weeks")
    let cells = table.all.filter { $0.tag == "td" }.dropFirst()
    #expect(cells.count == 168)
    let cell = { (number: Int) in cells[cells.startIndex + number] }
    #expect(cell(9).label == "Mon, 9–10: 2 of 3 answers" && cell(9).text.isEmpty)
    #expect(cell(40).label == "Tue, 16–17: 0 of 5 answers" && cell(40).text == "·")
    #expect(cell(0).label == "Mon, 0–1: no answers" && cell(0).text.isEmpty)
    #expect(cell(167).label == "Sun, 23–24: 1 of 1 answer")
    #expect(cell(9).attributes["title"] == cell(9).label)
    // “Seldom” has a colour, “never” has none, and “always” has the strongest.
    #expect(cell(0).styles["background-color"] == nil)
    #expect(cell(40).styles["background-color"] == nil)
    let colors = Set([9, 30, 167].map { cell($0).styles["background-color"] })
    #expect(colors.count == 3 && !colors.contains(nil))
  }

  @Test func `lists the tags that occur with a tag`() {
    let visit = visit()
    #expect(!visit.says("Goes with"))
    visit.respond(
      to: S.companions,
      Companions(
        name: "work", count: 30,
        companions: [
          .init(
            name: "desk", color: TagColor(wrapping: 3), count: 20, share: .share(of: 20, in: 30))
        ]
      ).json)
    #expect(!visit.says("Goes with"), "not above the map, which would move them")
    visit.respond(to: S.map, S.weekOfWork.json)
    #expect(visit.says("Goes with") && visit.says("desk"))
  }

  @Test func `reports that the week could not be loaded`() {
    let visit = visit()
    visit.respond(to: S.map, status: 500)
    #expect(visit.alerts == ["The figures could not be read."])
  }
}

extension `The statistics` {
  /// Work on Monday at 9 twice of three, on Tuesday at 6 once of nine, and on Sunday at 23 always.
  static let weekOfWork: WeekMap = {
    var (tag, answered) = (HourCounts(), HourCounts())
    tag.add(2, at: HourOfWeek(.monday, hour: 9))
    tag.add(1, at: HourOfWeek(.tuesday, hour: 6))
    tag.add(1, at: HourOfWeek(.sunday, hour: 23))
    answered.add(3, at: HourOfWeek(.monday, hour: 9))
    answered.add(9, at: HourOfWeek(.tuesday, hour: 6))
    answered.add(1, at: HourOfWeek(.sunday, hour: 23))
    answered.add(5, at: HourOfWeek(.tuesday, hour: 16))
    return WeekMap(name: "work", tag: tag, answered: answered)
  }()
}
