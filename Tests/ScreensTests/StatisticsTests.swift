import CivilTime
import Interface
import InterfaceTestSupport
import JSON
import Sampling
import Testing
import Tracking
import Wire

@testable import Answering
@testable import DayScreens
@testable import Screens

/// The screen with the figures of a period.
@Suite struct `The statistics` {
  static let month = "GET /api/v1/stats?from=2023-10-16&to=2023-11-14"
  static let week = "GET /api/v1/stats?from=2023-11-08&to=2023-11-14"
  static let map = "GET /api/v1/stats/hour-weekday?tag=work&from=2023-10-16&to=2023-11-14"

  static func figures(
    _ probes: Int, _ counts: [String: Int] = ["work": 3, "tea": 1], color: Int64 = 1
  ) -> JSONValue {
    let sample = AskedSample(probes: probes, answered: 4, askedSeconds: 10_800)
    return Statistics(
      sample,
      tags: counts.map {
        Statistics.Figure(
          name: $0.key, color: TagColor(wrapping: color), counts: [$0.value], in: sample)
      }
    ).json
  }

  /// Work on Monday at 9 twice of three, and on Sunday at 23 once of once.
  static let weekOfWork: WeekMap = {
    var (tag, answered) = (HourCounts(), HourCounts())
    tag.add(2, at: HourOfWeek(.monday, hour: 9))
    tag.add(1, at: HourOfWeek(.sunday, hour: 23))
    answered.add(3, at: HourOfWeek(.monday, hour: 9))
    answered.add(1, at: HourOfWeek(.sunday, hour: 23))
    answered.add(5, at: HourOfWeek(.tuesday, hour: 16))
    return WeekMap(name: "work", tag: tag, answered: answered)
  }()

  /// The screen as it stands with the figures of the month.
  func visit() -> Visit {
    let visit = Visit(path: "/statistics")
    visit.tell(overview(probe(60, .answered, "work")))
    visit.respond(to: Self.month, Self.figures(5))
    return visit
  }

  /// The same with the map of work open.
  func visitWithMap() -> Visit {
    let visit = visit()
    visit.page.click("button", "Show the week of work")
    visit.respond(to: Self.map, Self.weekOfWork.json)
    return visit
  }

  func coverage(_ probes: Int) -> String { "NumberFormat 4.0 of NumberFormat \(probes).0 probes" }

  @Test func `follow once the server has told`() {
    let visit = Visit(path: "/statistics")
    #expect(visit.page.find("progress", "Loading…") != nil)
    visit.respond(to: Self.month, Self.figures(5))
    #expect(visit.page.find("progress", "Loading…") == nil)
    #expect(visit.says(coverage(5)))
    let tags = visit.page.all("button").filter { $0.label.contains("Show the week") }
    #expect(tags.map(\.text) == ["work", "tea"])
  }

  @Test(arguments: [
    ("7 days", "?from=2023-11-08&to=2023-11-14"), ("12 months", "?from=2022-11-15&to=2023-11-14"),
    ("All time", ""), ("Dates", "?from=2023-10-16&to=2023-11-14"),
  ])
  func `are read of the period chosen`(choice: String, query: String) {
    let visit = visit()
    visit.page.choose(choice)
    guard "GET /api/v1/stats" + query != Self.month else {
      #expect(visit.browser.requests.isEmpty, "they are those that are shown already")
      return
    }
    #expect(visit.browser.requests.map(\.line) == ["GET /api/v1/stats" + query])
    visit.respond(to: "GET /api/v1/stats" + query, Self.figures(9))
    #expect(visit.says(coverage(9)))
  }

  @Test func `have an address with their period, and no way back to each one tried`() {
    let visit = visit()
    let depth = visit.browser.history.count
    visit.page.choose("7 days")
    #expect(visit.browser.history.last == "/statistics?period=week")
    visit.page.choose("Dates")
    #expect(visit.browser.history.last == "/statistics?from=2023-10-16&to=2023-11-14")
    visit.page.type("2023-11-01", into: "From")
    #expect(visit.browser.history.last == "/statistics?from=2023-11-01&to=2023-11-14")
    #expect(visit.browser.history.count == depth)
    // What was stated is there again, and where one has been away too.
    visit.page.choose("All time")
    visit.page.choose("Dates")
    #expect(visit.browser.history.last == "/statistics?from=2023-11-01&to=2023-11-14")
    visit.browser.go(to: "/")
    visit.page.settle()
    let link = visit.page.find("link", "Insights")?.attributes["href"]
    #expect(link == "/statistics?from=2023-11-01&to=2023-11-14")
  }

  @Test func `are of the period in the address`() {
    let visit = Visit(path: "/statistics?period=week")
    #expect(visit.browser.requests.filter { $0.line.contains("stats") }.map(\.line) == [Self.week])
    #expect(visit.page.find("radio", "7 days")?.isChecked == true)
    visit.respond(to: Self.week, Self.figures(6))
    visit.browser.go(to: "/statistics")
    visit.page.settle()
    visit.respond(to: Self.month, Self.figures(5))
    #expect(visit.says(coverage(5)))
    #expect(visit.page.find("radio", "30 days")?.isChecked == true)
  }

  static let mapOfWeek = "GET /api/v1/stats/hour-weekday?tag=work&from=2023-11-08&to=2023-11-14"

  @Test func `keep the map and the focus while periods are tried`() {
    let visit = visitWithMap()
    let focus = visit.browser.focused
    visit.page.choose("7 days")
    #expect(visit.browser.history.last == "/statistics?tag=work&period=week")
    #expect(visit.browser.requests.map(\.line) == [Self.week, Self.mapOfWeek])
    visit.respond(to: Self.mapOfWeek, Self.weekOfWork.json)
    #expect(visit.browser.focused == focus)
    visit.page.click("button", "Close")
    // The figures that the map was opened from were of another period.
    #expect(visit.browser.history == ["/", "/statistics", "/statistics?period=week"])
  }

  @Test func `leave the focus where a period is chosen before the map has come`() {
    let visit = visit()
    visit.page.click("button", "Show the week of work")
    let focus = visit.browser.focused
    visit.page.choose("7 days")
    visit.respond(to: Self.mapOfWeek, Self.weekOfWork.json)
    #expect(visit.browser.focused == focus)
  }

  @Test func `remember days that were stated, even in the address`() {
    let visit = Visit(path: "/statistics?from=2023-11-01&to=2023-11-10")
    visit.page.choose("7 days")
    visit.page.choose("Dates")
    #expect(visit.browser.history.last == "/statistics?from=2023-11-01&to=2023-11-10")
    // None at all are not worth it.
    visit.page.type("", into: "From")
    visit.page.type("", into: "To")
    #expect(visit.browser.history.last == "/statistics?period=days")
    visit.page.choose("7 days")
    visit.page.choose("Dates")
    #expect(visit.browser.history.last == "/statistics?from=2023-10-16&to=2023-11-14")
  }

  @Test func `of an earlier period do not come in late`() {
    let visit = Visit(path: "/statistics")
    visit.page.choose("7 days")
    visit.respond(to: Self.week, Self.figures(6))
    visit.respond(to: Self.month, Self.figures(5))
    #expect(visit.says(coverage(6)))
    #expect(!visit.says(coverage(5)))
  }

  @Test func `of a period that ends before it begins are none`() {
    let visit = visitWithMap()
    visit.page.choose("Dates")
    visit.page.type("2023-12-01", into: "From")
    #expect(visit.alerts == ["The period ends before it begins."])
    #expect(visit.page.find("section") == nil)
    visit.respond(to: Self.month, Self.figures(5))
    visit.respond(to: Self.map, Self.weekOfWork.json)
    #expect(visit.page.find("section") == nil)
    #expect(visit.page.find("progress") == nil)
    visit.page.type("2023-11-01", into: "From")
    visit.respond(to: "GET /api/v1/stats?from=2023-11-01&to=2023-11-14", Self.figures(7))
    #expect(visit.alerts.isEmpty)
    #expect(visit.says(coverage(7)))
  }

  @Test func `that cannot be read are said to be so`() {
    let visit = Visit(path: "/statistics")
    visit.respond(to: Self.month, status: 500)
    #expect(visit.alerts == ["That did not work: 500"])
    #expect(visit.page.find("progress") == nil)
  }

  @Test func `are waited for where there is no server, which is said once`() {
    let visit = Visit(path: "/statistics")
    visit.browser.connect(false)
    visit.respond(to: Self.month, status: 0)
    #expect(visit.alerts == ["Proba cannot be reached. Trying again…"])
    #expect(visit.page.find("progress", "Loading…") != nil)
    visit.connect(at: 1)
    #expect(visit.alerts.isEmpty)
    visit.respond(to: Self.month, Self.figures(5))
    #expect(visit.says(coverage(5)))
  }

  @Test func `of another period do not stay where the chosen one's cannot be read`() {
    let visit = visitWithMap()
    visit.change()
    visit.respond(to: Self.month, status: 0)
    #expect(visit.alerts.isEmpty && visit.says(coverage(5)))
    visit.page.choose("7 days")
    visit.respond(to: Self.week, status: 0)
    #expect(visit.page.find("progress", "Loading…") != nil)
    #expect(visit.page.find("section") == nil)
  }

  @Test func `show the bounds that hold whatever was silent, when asked to`() throws {
    let visit = Visit(path: "/statistics")
    visit.respond(to: Self.month, Self.figures(8))
    let sent = try JSONValue(parsing: Self.figures(8).bytes)
    let work = try #require(Statistics(json: sent)?.tags.first)
    func interval(_ range: Estimate) -> String {
      "NumberFormat \(range.low)–NumberFormat \(range.high)"
    }
    #expect(visit.says(interval(work.share)) && !visit.says(interval(work.silence)))
    visit.page.choose("Show bounds that hold even if they were not")
    #expect(visit.says(interval(work.silence)) && !visit.says(interval(work.share)))
    visit.page.choose("Show bounds that hold even if they were not", isOn: false)
    #expect(visit.says(interval(work.share)))
  }

  @Test func `have no tags where nothing was answered`() {
    let visit = Visit(path: "/statistics")
    visit.respond(to: Self.month, Statistics(AskedSample(probes: 3, answered: 0), tags: []).json)
    #expect(visit.says("NumberFormat 0.0 of NumberFormat 3.0 probes have an answer"))
    #expect(visit.says("No answers in this period."))
  }

  @Test func `have no coverage where nobody was asked`() {
    let visit = Visit(path: "/statistics")
    visit.respond(to: Self.month, Statistics(AskedSample([]), tags: []).json)
    #expect(visit.says("No probes in this period."))
    #expect(!visit.says("have an answer") && visit.page.find("progress") == nil)
  }

  @Test func `do not take nearly all for all`() {
    let visit = Visit(path: "/statistics")
    visit.respond(
      to: Self.month, Statistics(AskedSample(probes: 4_156, answered: 4_154), tags: []).json)
    #expect(visit.says("probes have an answer: NumberFormat 0.999."))
  }

  @Test(arguments: [25, 300]) func `show all tags, of many those that are seen`(count: Int) {
    let visit = Visit(path: "/statistics")
    // The window of the list is this high.
    visit.browser.answerPart = { _ in Port.Answer(number: 600) }
    let counts = Dictionary(uniqueKeysWithValues: (0..<count).map { ("tag\($0)", 1) })
    visit.respond(to: Self.month, Self.figures(5, counts))
    let rows = visit.page.all("listitem")
    #expect(rows.count == (count == 25 ? 25 : 11))
    #expect(rows.allSatisfy { $0.text.contains("tag") })
    let size = rows.first?.attributes["aria-setsize"]
    #expect(size == (count == 25 ? nil : "300"))
  }

  @Test func `open a map and lead the keyboard to it once`() {
    let visit = visitWithMap()
    #expect(visit.browser.focused == ["week-map"])
    #expect(visit.page.find("button", "Close")?.attributes["id"] == "week-map")
    visit.change()
    visit.page.settle()
    visit.tell(overview(probe(60, .answered, "work")))
    visit.respond(to: Self.month, Self.figures(5))
    #expect(visit.respond(to: Self.map, Self.weekOfWork.json))
    #expect(visit.page.find("section", "When: work") != nil)
    #expect(visit.browser.focused == ["week-map"])
  }

  @Test func `close a map and lead the keyboard back`() {
    let visit = visitWithMap()
    visit.page.click("button", "Close")
    #expect(visit.page.find("table") == nil)
    #expect(visit.browser.focused == ["week-map", "tag-work"])
    #expect(visit.page.find("button", "Show the week of work")?.attributes["id"] == "tag-work")
    visit.change()
    #expect(!visit.browser.requests.map(\.line).contains(Self.map))
  }

  @Test func `of a tag have an address of their own`() {
    let visit = visit()
    visit.page.click("button", "Show the week of work")
    #expect(visit.browser.history == ["/", "/statistics", "/statistics?tag=work"])
    visit.respond(to: Self.map, Self.weekOfWork.json)
    visit.page.click("button", "Close")
    #expect(visit.browser.history == ["/", "/statistics"])
    #expect(visit.browser.requests.isEmpty, "the figures stay")
    visit.browser.go(to: "/statistics?tag=work")
    visit.page.settle()
    visit.respond(to: Self.map, Self.weekOfWork.json)
    #expect(visit.page.find("section", "When: work") != nil)
    visit.browser.goBack()
    visit.page.settle()
    #expect(visit.page.find("table") == nil)
  }

  @Test func `of a tag are opened by their address`() {
    let visit = Visit(path: "/statistics?tag=work")
    visit.respond(to: Self.month, Self.figures(5))
    visit.respond(to: Self.map, Self.weekOfWork.json)
    #expect(visit.page.find("section", "When: work") != nil)
    #expect(visit.browser.focused.isEmpty)
    visit.page.click("button", "Close")
    #expect(visit.browser.history == ["/", "/statistics"])
    #expect(visit.browser.focused == ["tag-work"])
  }

  @Test func `of a tag that there is not are those of none`() {
    let visit = Visit(path: "/statistics?tag=nosuch", absentChunks: [])
    visit.respond(to: Self.month, Self.figures(5))
    visit.respond(
      to: "GET /api/v1/stats/hour-weekday?tag=nosuch&from=2023-10-16&to=2023-11-14", status: 404)
    #expect(visit.browser.history == ["/", "/statistics"])
    #expect(visit.browser.title == "Proba – Insights")
    let trends = visit.browser.requests.map(\.line).filter { $0.contains("stats/trend") }
    #expect(trends.last.map { !$0.contains("nosuch") } ?? false)
    #expect(visit.page.find("table") == nil)
  }

  @Test func `open the map of the tag asked for last`() {
    let visit = visit()
    visit.page.click("button", "Show the week of work")
    visit.page.click("button", "Show the week of tea")
    visit.respond(to: Self.map, Self.weekOfWork.json)
    #expect(visit.page.find("table") == nil)
    #expect(visit.browser.focused.isEmpty)
  }

  @Test func `show a tag in its colour, which can be chosen`() throws {
    let visit = visitWithMap()
    func color() -> String? {
      visit.page.document.root.all.first { $0.classes.contains("bar-fill") }?
        .styles["background-color"]
    }
    let turquoise = try #require(visit.page.find("radio", "Turquoise"))
    #expect(color() == "var(--tag-1)" && !turquoise.isChecked)
    visit.page.choose("Turquoise")
    let sent = try #require(visit.browser.requests.first { $0.line == "PUT /api/v1/tags/color" })
    #expect(sent.body == Array(#"{"tag":"work","color":8}"#.utf8))
    visit.respond(to: "PUT /api/v1/tags/color", StoreChange(Revision(1)).json)
    visit.respond(to: Self.month, Self.figures(5, color: 8))
    #expect(color() == "var(--tag-8)" && turquoise.isChecked)
    visit.page.click("button", "Choose automatically")
    #expect(visit.browser.requests.last?.body == Array(#"{"tag":"work","color":null}"#.utf8))
    visit.respond(to: "PUT /api/v1/tags/color", status: 404)
    #expect(visit.alerts == ["That did not work: 404"])
    visit.page.choose("Brick red")
    visit.respond(to: "PUT /api/v1/tags/color", status: 0)
    #expect(visit.alerts == ["Not saved: Proba could not be reached."])
  }

  @Test func `have a map whose cells add up and have words`() {
    let visit = visitWithMap()
    let cells = visit.page.all("td")
    #expect(cells.count == 168)
    #expect(visit.page.all("th").count == 1 + 24 + 7)
    #expect(cells.compactMap { Int($0.text) }.reduce(0, +) == 3)
    #expect(cells.map(\.text).filter { !$0.isEmpty } == ["2", "1"])
    // The days of the week are told by those of January 1970, whose fifth was a Monday.
    let (monday, sunday) = ("DateTimeFormat \(4 * 86_400).0", "DateTimeFormat \(10 * 86_400).0")
    #expect(cells[9].label == "\(monday) 9: 2 of 3")
    #expect(cells[9].attributes["title"] == cells[9].label)
    #expect(cells[0].label == "\(monday) 0: 0 of 0")
    #expect(cells[40].label.hasSuffix(" 16: 0 of 5"))
    #expect(cells[167].label == "\(sunday) 23: 1 of 1")
    #expect(visit.page.find("caption")?.text == "When: work")
    // The hour whose every answer has the tag is the darkest.
    #expect(cells[167].styles["background-color"] != cells[9].styles["background-color"])
    #expect(cells[0].styles["background-color"] == cells[40].styles["background-color"])
  }
}
