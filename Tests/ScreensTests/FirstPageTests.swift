import Catalogue
import CivilTime
import Interface
import InterfaceTestSupport
import JSON
import Preferences
import Testing
import Tracking
import Wire

@testable import Answering
@testable import DayScreens
@testable import Screens

/// The page that the server renders, and the program that takes it over.
@Suite struct `A page rendered by the server` {
  private let formatting = Formatting { number, _, _ in "<\(number)>" }

  @Test func `shows what the program will show`() {
    let state = overview(probe(60, .pending), today: [probe(4_000, .answered, "tea")])
    let page = FirstPage(
      at: "/", in: .english, overview: state, revision: Revision(3),
      formatting: formatting)
    #expect(page.title == "(1) Proba – Now")
    #expect(page.page.markup.contains("What were you doing at "))
    #expect(page.page.markup.contains("&lt;1699999940.0"))
    // The day is not needed for answering, and is loaded later.
    #expect(!page.page.markup.contains("tea"))
    #expect(page.chunks.isEmpty)
    let visit = Visit(given: ["overview": state.json.text])
    #expect(visit.heading == question(probe(60, .pending)))
  }

  @Test func `reports no failure while it can show the question`() {
    let state = overview(probe(60, .pending))
    let visit = Visit(given: ["overview": state.json.text])
    visit.change()
    #expect(visit.respond(to: "GET /api/v1/overview", status: 500))
    #expect(visit.alerts.isEmpty && visit.heading == question(probe(60, .pending)))
  }

  @Test func `shows the figures that the program will show`() throws {
    let state = overview(probe(60, .pending))
    let figures = try #require(Statistics(json: `The statistics`.figures(50)))
    let page = FirstPage(
      at: "/insights", in: .english, overview: state, statistics: figures,
      revision: Revision(3), formatting: formatting)
    #expect(page.page.markup.contains("work"))
    #expect(page.givenElements.contains("given-statistics"))
    let visit = Visit(
      path: "/insights",
      given: ["overview": state.json.text, "statistics-2023-11-01-2023-11-30": figures.json.text])
    #expect(visit.page.html.contains("work"))
    visit.change()
    #expect(visit.respond(to: `The statistics`.month, status: 500))
    #expect(visit.page.html.contains("work") && visit.alerts.count == 1)
  }

  @Test func `compares the figures with those of the period before at once`() throws {
    let state = overview(probe(60, .pending))
    let (now, before) = (
      `The statistics`.statistics(50, ["work": 30]), `The statistics`.statistics(50, ["work": 10])
    )
    let changes = Comparison(of: now, with: before)
    let page = FirstPage(
      at: "/insights", in: .english, overview: state, statistics: now,
      changes: changes,
      revision: Revision(3), formatting: formatting)
    let sentence = "So far, work took "
    #expect(page.page.markup.contains(sentence))
    #expect(page.page.markup.contains(") more than expected from the month before."))
    let visit = Visit(
      path: "/insights",
      given: [
        "overview": state.json.text, "statistics-2023-11-01-2023-11-30": now.json.text,
        "changes-statistics-2023-11-01-2023-11-30": changes.json.text,
      ])
    visit.receive(state)
    #expect(visit.says(") more than expected from the month before."))
    #expect(!visit.browser.requests.contains { $0.line.contains("changes") })
    // Without it, no sentence is shown, because it would soon change.
    let alone = FirstPage(
      at: "/insights", in: .english, overview: state, statistics: now,
      revision: Revision(3), formatting: formatting)
    #expect(!alone.page.markup.contains(sentence))
  }

  @Test func `determines the period that an address shows at first`() {
    let state = overview(probe(60, .pending))
    #expect(FirstPage.period(at: "/", overview: state, weekStart: .monday) == nil)
    #expect(FirstPage.period(at: "/nowhere", overview: state, weekStart: .monday) == nil)
    let period = FirstPage.period(at: "/insights", overview: state, weekStart: .monday)
    #expect(
      period.map { "GET " + API.statistics.address(StatisticsQuery($0)) } == `The statistics`.month)
    #expect(
      FirstPage.period(at: "/insights?tag=tea", overview: state, weekStart: .monday) == period)
    let week = FirstPage.period(
      at: "/insights?tag=tea&period=week", overview: state, weekStart: .monday)
    #expect(
      week.map { "GET " + API.statistics.address(StatisticsQuery($0)) } == `The statistics`.week)
    let before = FirstPage.comparedPeriod(
      at: "/insights?period=week", overview: state, weekStart: .monday)
    #expect(before?.from?.iso == "2023-11-06" && before?.to?.iso == "2023-11-07")
    #expect(
      FirstPage.comparedPeriod(at: "/insights?period=all", overview: state, weekStart: .monday)
        == nil
    )
    let backwards = "/insights?from=2026-01-02&to=2026-01-01"
    #expect(FirstPage.period(at: backwards, overview: state, weekStart: .monday) == nil)
    let page = FirstPage(
      at: backwards, in: .english, overview: state, revision: Revision(3),
      formatting: formatting)
    #expect(page.page.markup.contains("The end date is before the start date."))
    #expect(!page.page.markup.contains("Loading"))
  }

  @Test(arguments: ["", "null", "{\"now\":1}", "[1"])
  func `loads from the server if the embedded data is malformed`(given: String) {
    let visit = Visit(given: ["overview": given])
    #expect(visit.page.find("progress") != nil)
    visit.receive(overview(probe(60, .pending)))
    #expect(visit.heading == question(probe(60, .pending)))
  }

  @Test func `is in the language that was chosen`() {
    let visit = Visit(path: "/settings")
    visit.receive(overview(nil))
    visit.page.choose("Русский")
    #expect(visit.browser.reloads == 0)
    let sent = visit.take("PUT /api/v1/settings").flatMap { try? JSONValue(parsing: $0) }
    #expect(sent.flatMap { PersonalSettings(json: $0) }?.language == .fixed(.russian))
    visit.respond(to: "PUT /api/v1/settings", StoreChange(Revision(1)).json)
    #expect(visit.browser.reloads == 1)
    let again = Visit(cookies: ["language": "ru"])
    #expect(again.browser.language.tag == "ru")
    #expect(Visit(cookies: ["language": "de"]).browser.language.tag == "en")
  }

  @Test(arguments: ["/", "/insights", "/insights?tag=tea", "/nowhere"])
  func `leaks no memory`(path: String) {
    weak var model: AppModel?
    weak var browser: Browser?
    do {
      let here = Browser.elsewhere(
        path: path, languages: ["en"], now: 1, formatting: formatting)
      let shown = AppModel(browser: here, texts: Language.english.texts)
      (browser, model) = (here, shown)
      #expect(!RenderedPage(RootScreen(model: shown)).markup.isEmpty)
    }
    #expect(model == nil && browser == nil)
  }
}
