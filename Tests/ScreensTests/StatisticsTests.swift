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
  static let month = "GET /api/v1/stats?from=2023-11-01&to=2023-11-30"
  static let week = "GET /api/v1/stats?from=2023-11-13&to=2023-11-19"
  static let october = "GET /api/v1/stats?from=2023-10-01&to=2023-10-31"
  static let changes =
    "GET /api/v1/stats/changes?from=2023-11-01&to=2023-11-30&beforeFrom=2023-10-01&beforeTo=2023-10-14"
  static let weeks = "GET /api/v1/stats/weeks"
  /// The twelve weeks up to today: a month has too few answers for each hour of the week.
  static let mapDays = "from=2023-08-23&to=2023-11-14"
  static let map = "GET /api/v1/stats/hour-weekday?tag=work&" + mapDays
  static let companions = "GET /api/v1/stats/companions?tag=work&from=2023-11-01&to=2023-11-30"

  static func statistics(
    _ probes: Int, answered: Int = 40, hours: Double = 336, unasked: Double = 0, daysOff: Int = 0,
    _ counts: [String: Int] = ["work": 30, "tea": 10], color: Int64 = 1
  ) -> Statistics {
    let sample = AskedSample(
      probes: probes, answered: min(answered, probes), askedSeconds: hours * 3_600)
    return Statistics(
      sample,
      tags: counts.map {
        Statistics.Figure(
          name: $0.key, color: TagColor(wrapping: color), counts: [$0.value], in: sample)
      }, unaskedHours: unasked, daysOff: daysOff)
  }

  static func figures(_ probes: Int, color: Int64 = 1) -> JSONValue {
    statistics(probes, color: color).json
  }

  /// The screen with the figures of the month loaded.
  func visit(_ path: String = "/insights", figures: Statistics? = nil) -> Visit {
    let visit = Visit(path: path)
    visit.receive(overview(probe(60, .answered, "work")))
    visit.respond(to: Self.month, (figures ?? Self.statistics(50)).json)
    return visit
  }

  private func lines(_ visit: Visit) -> [String] {
    visit.browser.requests.map(\.line)
  }

  func coverage(_ probes: Int) -> String {
    "You answered NumberFormat 40.0 of NumberFormat \(probes).0 questions"
  }

  /// The names of the rows of the table.
  func rows(_ visit: Visit) -> [String] {
    visit.page.document.root.all.filter { $0.tag == "th" && $0.attributes["scope"] == "row" }
      .map(\.text)
  }

  @Test(
    arguments: [
      (
        AnswerGap(hours: 23..<31, missed: 8),
        "Incomplete: NumberFormat 8.0 questions between DateTimeFormat 82800.0 and "
          + "DateTimeFormat 25200.0 have no answer."
      ),
      (
        AnswerGap(hours: nil, missed: 30),
        "Incomplete: fewer than half of the questions have an answer."
      ),
    ])
  func `say what they lack instead of a headline, and show bounds`(
    gap: AnswerGap, sentence: String
  ) throws {
    let usual = Self.statistics(50)
    let statistics = Statistics(
      AskedSample(probes: usual.probes, answered: usual.answered), tags: usual.tags, gap: gap)
    let visit = visit(figures: statistics)
    let headings = visit.page.document.root.all.filter { $0.tag == "h2" }.map(\.text)
    #expect(headings.contains(sentence + " Fill them in before you trust these figures."))
    #expect(visit.page.find("link", "Go to these days") != nil)
    let bounds = "Show bounds that hold whatever the answers to the other questions would be"
    #expect(visit.page.find("checkbox", bounds)?.isChecked == true)
    #expect(self.visit().page.find("checkbox", bounds)?.isChecked == false)
  }

  @Test func `appear once the server has replied`() {
    let visit = Visit(path: "/insights")
    #expect(visit.page.find("progress", "Loading…") != nil)
    visit.respond(to: Self.month, Self.figures(50))
    #expect(visit.page.find("progress", "Loading…") == nil)
    #expect(visit.says(coverage(50)))
    #expect(rows(visit) == ["work", "tea"])
    #expect(
      lines(visit).filter { $0.contains("stats") } == [
        Self.changes, Self.weeks, Self.map, Self.companions,
      ])
  }

  @Test(arguments: [
    ("Week", "?from=2023-11-13&to=2023-11-19", "?period=week"),
    ("Quarter", "?from=2023-10-01&to=2023-12-31", "?period=quarter"),
    ("Year", "?from=2023-01-01&to=2023-12-31", "?period=year"), ("All", "", "?period=all"),
    ("Custom", "?from=2023-11-01&to=2023-11-14", "?from=2023-11-01&to=2023-11-14"),
  ])
  func `are loaded for the selected period`(choice: String, query: String, address: String) {
    let visit = visit()
    visit.page.choose(choice)
    #expect(lines(visit).contains("GET /api/v1/stats" + query))
    visit.respond(to: "GET /api/v1/stats" + query, Self.figures(90))
    #expect(visit.says(coverage(90)))
    #expect(
      visit.browser.history == ["/", "/insights" + address], "no way back to each one tried")
  }

  @Test func `move to the period before and after, up to the present one`() {
    let visit = visit()
    let later = visit.page.find("button", "Later period")
    #expect(later?.attributes["aria-disabled"] == "true")
    visit.page.click("button", "Later period")
    #expect(visit.browser.history.last == "/insights")
    visit.page.click("button", "Earlier period")
    #expect(visit.browser.history.last == "/insights?at=2023-10")
    visit.respond(to: Self.october, Self.figures(70))
    #expect(visit.says(coverage(70)))
    #expect(lines(visit).contains("GET /api/v1/stats/weeks?to=2023-10-31"))
    // A period of another kind contains the shown one, not the current one.
    visit.page.choose("Year")
    #expect(visit.browser.history.last == "/insights?period=year")
    visit.page.click("button", "Earlier period")
    visit.page.choose("Quarter")
    #expect(visit.browser.history.last == "/insights?period=quarter&at=2022-01")
    visit.page.choose("Month")
    for _ in 0..<22 { visit.page.click("button", "Later period") }
    #expect(visit.browser.history == ["/", "/insights"])
  }

  @Test(
    arguments: [
      ("", "DateTimeFormat 1698796800.0, so far", "October 1–14, 2023"),
      ("?period=week&at=2023-10-09", "October 9–15, 2023", "October 2–8, 2023"),
      ("?period=week&at=2023-10-30", "October 30 – November 5, 2023", "October 23–29, 2023"),
      ("?period=quarter&at=2022-12", "4th quarter 2022", "3rd quarter 2022"),
      ("?period=year", "2023, so far", "January 1 – November 14, 2022"),
      ("?period=all", "All", nil),
      (
        "?from=2022-12-31&to=2023-01-01", "December 31, 2022 – January 1, 2023",
        "December 29–30, 2022"
      ),
      ("?from=2023-11-02&to=2023-11-02", "November 2, 2023", "November 1, 2023"),
    ] as [(String, String, String?)])
  func `name their period`(query: String, title: String, before: String?) {
    let visit = Visit(path: "/insights" + query)
    #expect(visit.page.all("heading").contains { $0.text == title })
    #expect(before.map { visit.says("compared with " + $0) } ?? !visit.says("compared with"))
  }

  @Test func `are compared with the period that is chosen for it`() {
    let visit = visit()
    visit.page.click("button", "compared with October 1–14, 2023 ▾")
    #expect(visit.says("The last of these days counts only up to this time of day."))
    visit.page.choose("November 1–14, 2022")
    #expect(visit.browser.history == ["/", "/insights?with=year-before"])
    let query = "from=2023-11-01&to=2023-11-30&beforeFrom=2022-11-01&beforeTo=2022-11-14"
    #expect(lines(visit).contains("GET /api/v1/stats/changes?" + query))
    // Custom days start from those of the last comparison.
    visit.page.send(Event(.change, isOn: true), to: visit.page.all("radio", "Custom").last)
    #expect(
      visit.browser.history.last
        == "/insights?with=2022-11-01..2022-11-14")
    // The comparison stays when the period changes.
    visit.page.click("button", "Earlier period")
    visit.respond(to: Self.october, Self.figures(70))
    #expect(
      lines(visit).contains(
        "GET /api/v1/stats/changes?from=2023-10-01&to=2023-10-31&beforeFrom=2022-11-01&beforeTo=2022-11-14"
      ))
    #expect(!visit.says("counts only up to this time"))
    // All time has nothing to be compared with.
    visit.page.choose("All")
    #expect(!visit.says("compared with"))
  }

  @Test func `show no differences from another period than the chosen one`() {
    let visit = visit()
    let sample = AskedSample(probes: 50, answered: 40, askedSeconds: 336 * 3_600)
    let before = Statistics(sample, tags: [])
    visit.respond(to: Self.changes, Comparison(of: Self.statistics(50), with: before).json)
    #expect(
      visit.says("The mark shows the value of the month before, scaled to the time asked now."))
    visit.page.click("button", "compared with October 1–14, 2023 ▾")
    visit.page.choose("November 1–14, 2022")
    #expect(!visit.says("The mark shows"))
  }

  @Test func `keep their comparison while another section is shown, but no open choice`() {
    let visit = visit("/insights?with=year-before")
    visit.page.click("button", "compared with November 1–14, 2022 ▾")
    #expect(visit.page.find("radio", "Custom") != nil)
    visit.browser.go(to: "/")
    #expect(
      visit.page.find("link", "Insights")?.attributes["href"] == "/insights?with=year-before")
    visit.browser.go(to: "/insights?with=year-before")
    visit.respond(to: Self.month, Self.figures(50))
    #expect(visit.page.all("radio", "Custom").count == 1, "that of the period")
  }

  @Test func `say why stated days are not compared`() {
    let visit = visit("/insights?with=2023-11-05..2023-11-20")
    visit.page.click("button", "compared with – ▾")
    #expect(visit.alerts == ["Choose days outside the period itself."])
    let other = self.visit("/insights?with=2023-10-05..2023-10-01")
    other.page.click("button", "compared with – ▾")
    #expect(other.alerts == ["The end date is before the start date."])
    let open = self.visit("/insights?from=2023-11-01")
    open.respond(to: "GET /api/v1/stats?from=2023-11-01", Self.figures(50))
    // An open end is today.
    open.page.click("button", "compared with October 18–31, 2023 ▾")
    #expect(open.page.all("radio").filter { $0.text == "–" }.isEmpty)
    open.page.send(Event(.change, isOn: true), to: open.page.all("radio", "Custom").last)
    #expect(open.browser.history.last == "/insights?from=2023-11-01&with=2023-10-18..2023-10-31")
    let begun = self.visit("/insights?to=2023-11-01")
    begun.respond(to: "GET /api/v1/stats?to=2023-11-01", Self.figures(50))
    begun.page.click("button", "compared with – ▾")
    begun.page.send(Event(.change, isOn: true), to: begun.page.all("radio", "Custom").last)
    #expect(begun.browser.history.last == "/insights?to=2023-11-01&with=2023-11-02..")
  }

  @Test func `offer each comparison of a year once`() {
    for query in ["", "&with=year-before", "&with=2020-01-01..2020-03-31"] {
      let visit = visit("/insights?period=year" + query)
      visit.respond(
        to: "GET /api/v1/stats?from=2023-01-01&to=2023-12-31", Self.figures(50))
      let button = visit.page.all("button").first { $0.text.hasPrefix("compared with") }
      visit.page.send(Event(.click), to: button)
      #expect(
        visit.page.all("radio", "January 1 – November 14, 2022").count == 1, "\(query)")
    }
  }

  @Test func `ignore an incomplete date, and an empty field`() {
    let visit = visit()
    visit.page.choose("Custom")
    visit.respond(to: "GET /api/v1/stats?from=2023-11-01&to=2023-11-14", Self.figures(60))
    let address = visit.browser.history.last
    let asked = lines(visit)
    for half in ["", "0002-11-03", "0202-11-03", "2023-11-0"] {
      visit.page.type(half, into: "From")
      #expect(visit.browser.history.last == address && lines(visit) == asked)
      #expect(visit.says(coverage(60)) && visit.alerts.isEmpty)
    }
    visit.page.type("2023-11-03", into: "From")
    #expect(visit.browser.history.last == "/insights?from=2023-11-03&to=2023-11-14")
    // The given period is restored, even after visiting another screen.
    visit.page.choose("All")
    visit.page.choose("Custom")
    #expect(visit.browser.history.last == "/insights?from=2023-11-03&to=2023-11-14")
    visit.browser.go(to: "/")
    visit.page.settle()
    let link = visit.page.find("link", "Insights")?.attributes["href"]
    #expect(link == "/insights?from=2023-11-03&to=2023-11-14")
  }

  /// Typing a date over another one: with each key there is a different date, or none.
  @Test func `wait while a date is typed, whose parts are other dates`() throws {
    let visit = visit()
    visit.page.choose("Custom")
    visit.respond(to: "GET /api/v1/stats?from=2023-11-01&to=2023-11-14", Self.figures(60))
    let address = visit.browser.history.last
    let field = try #require(visit.page.find("date", "From"))
    for (key, text) in [
      ("0", ""), ("9", "2023-09-01"), ("0", ""), ("5", "2023-09-05"), ("2", "0002-09-05"),
      ("0", "0020-09-05"), ("2", "0202-09-05"), ("1", "2021-09-05"),
    ] {
      visit.page.press(Key(key), in: "From")
      visit.page.type(text, into: "From")
      visit.page.settle()
      #expect(field.value == text && visit.browser.history.last == address)
    }
    visit.page.send(Event(.focusout), to: field)
    #expect(visit.browser.history.last == "/insights?from=2021-09-05&to=2023-11-14")
    // Part of a date is not kept.
    visit.page.press(Key("2"), in: "From")
    visit.page.type("0002-09-05", into: "From")
    visit.page.send(Event(.focusout), to: field)
    #expect(field.value == "2021-09-05")
  }

  @Test func `ignore a late reply for an earlier period`() {
    let visit = Visit(path: "/insights")
    visit.page.choose("Week")
    visit.respond(to: Self.week, Self.figures(60))
    visit.respond(to: Self.month, Self.figures(50))
    #expect(visit.says(coverage(60)) && !visit.says(coverage(50)))
  }

  @Test func `are not loaded for a period that ends before it begins`() {
    let visit = visit()
    visit.page.choose("Custom")
    visit.page.type("2023-12-01", into: "From")
    #expect(visit.alerts == ["The end date is before the start date."])
    #expect(rows(visit).isEmpty && visit.page.find("progress") == nil)
    visit.page.type("2023-11-01", into: "From")
    visit.respond(to: "GET /api/v1/stats?from=2023-11-01&to=2023-11-14", Self.figures(70))
    #expect(visit.alerts.isEmpty && visit.says(coverage(70)))
  }

  @Test func `report that they could not be loaded`() {
    let visit = Visit(path: "/insights")
    visit.respond(to: Self.month, status: 500)
    #expect(visit.alerts == ["That did not work: 500"])
    #expect(visit.page.find("progress") == nil)
  }

  @Test func `wait for an unreachable server, which is reported once`() {
    let visit = Visit(path: "/insights")
    visit.browser.connect(false)
    visit.respond(to: Self.month, status: 0)
    #expect(visit.alerts == ["Proba cannot be reached. Trying again…"])
    #expect(visit.page.find("progress", "Loading…") != nil)
    visit.connect(at: 1)
    #expect(visit.alerts.isEmpty)
    visit.respond(to: Self.month, Self.figures(50))
    #expect(visit.says(coverage(50)))
  }

  @Test func `of another period are removed if the selected one cannot be loaded`() {
    let visit = visit()
    visit.change()
    visit.respond(to: Self.month, status: 0)
    #expect(visit.alerts.isEmpty && visit.says(coverage(50)))
    visit.page.choose("Week")
    visit.respond(to: Self.week, status: 0)
    #expect(visit.page.find("progress", "Loading…") != nil)
    #expect(rows(visit).isEmpty)
  }

  @Test func `are only a table if there are few answers`() {
    let few = Self.statistics(30, answered: 19, ["work": 19])
    let visit = visit(figures: few)
    #expect(rows(visit) == ["work"])
    #expect(visit.says("Patterns appear after about 20 answers."))
    #expect(visit.page.find("button", "work") == nil)
    #expect(lines(visit).allSatisfy { !$0.contains("/stats/") }, "\(lines(visit))")
  }

  @Test func `explain calmly that there are none`() {
    let none = visit(figures: Statistics(AskedSample([]), tags: []))
    #expect(none.says("No questions in this period.") && none.alerts.isEmpty)
    let silent = visit(figures: Statistics(AskedSample(probes: 3, answered: 0), tags: []))
    #expect(silent.says("No answers in this period.") && rows(silent).isEmpty)
  }

  @Test func `do not round nearly all to all`() {
    let visit = visit(figures: Self.statistics(4_156, answered: 4_154))
    #expect(visit.says("questions (NumberFormat 0.999)."))
  }

  @Test(
    arguments: [
      (0, nil), (23.9, nil), (24, "You were not asked on NumberFormat 1.0 day."),
      (300, "You were not asked on NumberFormat 12.0 days."),
    ] as [(Double, String?)])
  func `report days without probes`(hours: Double, days: String?) {
    let visit = visit(figures: Self.statistics(50, unasked: hours))
    #expect(days.map { visit.says($0) } ?? !visit.says("You were not asked on"))
  }

  @Test(
    arguments: [(0, nil), (1, "1.0 day of vacation."), (3, "3.0 days of vacation.")]
      as [(Int, String?)])
  func `report days of vacation`(daysOff: Int, sentence: String?) {
    let visit = visit(figures: Self.statistics(50, daysOff: daysOff))
    #expect(
      sentence.map { visit.says("Not asked on NumberFormat \($0)") } ?? !visit.says("vacation"))
  }
}
