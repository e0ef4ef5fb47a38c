import CivilTime
import Interface
import InterfaceTestSupport
import JSON
import Sampling
import Testing
import Tracking
import Wire

@testable import Screens

/// A condition on tags beside the table of tags.
@Suite struct `A condition in the statistics` {
  private typealias S = `The statistics`
  private static let query = "tag=work%20%26%20%21tea"
  private static let october = "beforeFrom=2023-10-01&beforeTo=2023-10-14"
  private static let month = "from=2023-11-01&to=2023-11-30"
  private static let figures = "GET /api/v1/stats?\(month)&\(query)"
  private static let changes = "GET /api/v1/stats/changes?\(month)&\(october)&\(query)"

  private func lines(_ visit: Visit) -> [String] { visit.browser.requests.map(\.line) }

  private func reply(_ name: String, _ count: Int = 7) -> JSONValue {
    S.statistics(50, [name: count]).json
  }

  private func search(_ text: String, in visit: Visit) {
    visit.page.type(text, into: "Search tags")
    visit.page.press(.return, in: "Search tags")
  }

  @Test func `has a row of its own, and is inspected like a tag`() {
    let visit = S().visit()
    search("work & !tea", in: visit)
    #expect(visit.browser.history.last?.hasPrefix("/insights?tag=work") == true)
    #expect(S().rows(visit) == ["work", "tea"], "all tags are beside it")
    #expect(!lines(visit).contains { $0.contains("hour-weekday?" + Self.query) })
    visit.respond(to: Self.figures, reply("work & !tea"))
    #expect(S().rows(visit) == ["work & !tea", "work", "tea"])
    #expect(lines(visit).contains(Self.changes))
    for path in ["weeks", "hour-weekday", "companions"] {
      #expect(lines(visit).contains { $0.contains("stats/\(path)?\(Self.query)") }, "\(path)")
    }
    #expect(visit.page.all("heading").contains { $0.text == "work & !tea" })
    #expect(
      visit.page.find("link", "All its answers")?.attributes["href"]?.contains("/days?") == true)
    #expect(visit.page.find("button", "Colour") == nil)
    // The next month has its own figures.
    visit.page.click("button", "Earlier period")
    visit.respond(to: S.october, S.figures(70))
    #expect(S().rows(visit) == ["work", "tea"])
    #expect(
      lines(visit).contains("GET /api/v1/stats?from=2023-10-01&to=2023-10-31&\(Self.query)"))
  }

  @Test func `is kept in the address by the names of its tags`() {
    let visit = S().visit()
    search("WORK&!tea", in: visit)
    visit.respond(to: "GET /api/v1/stats?\(Self.month)&tag=WORK%26%21tea", reply("work & !tea"))
    #expect(lines(visit).contains(Self.figures))
    visit.respond(to: Self.figures, reply("work & !tea"))
    #expect(S().rows(visit).first == "work & !tea")
    #expect(visit.browser.history.dropLast() == ["/", "/insights"], "one way back")
  }

  @Test(
    arguments: [
      (404, nil, "One of these tags has never been used."),
      (422, 8, "Not understood at character 8: join tags by &, | and !."),
      (500, nil, "That did not work: 500"),
    ] as [(Int, Int?, String)])
  func `says why it has no figures`(status: Int, position: Int?, sentence: String) {
    let visit = S().visit()
    search("work & !tea", in: visit)
    visit.respond(
      to: Self.figures, status: status,
      Problem(code: "x", message: "x", position: position).json)
    #expect(visit.says(sentence))
    #expect(S().rows(visit) == ["work", "tea"])
    // Selecting a tag ends it, and clears the text in the field.
    visit.page.click("button", "tea")
    #expect(!visit.says(sentence))
    #expect(visit.page.find("textbox", "Search tags")?.value == "")
  }

  @Test func `is read from the address`() {
    let visit = S().visit("/insights?tag=work%20%26%20%21tea")
    visit.respond(to: Self.figures, reply("work & !tea", 0))
    #expect(S().rows(visit) == ["work & !tea", "work", "tea"])
    #expect(visit.page.find("textbox", "Search tags")?.value == "work & !tea")
  }

  @Test func `is not sent while it is being written`() {
    let visit = S().visit()
    visit.page.type("work & ", into: "Search tags")
    #expect(S().rows(visit) == ["work", "tea"] && !lines(visit).contains { $0.contains("%26") })
    #expect(visit.page.find("button", "Show the hours of “work &”") != nil)
  }

  @Test func `leaves the return key to the first tag that is found`() {
    let visit = S().visit()
    search("te", in: visit)
    #expect(visit.browser.history.last == "/insights?tag=tea")
    #expect(S().rows(visit) == ["tea"])
  }

  @Test func `is not needed to see that a tag has no answers`() {
    let visit = S().visit("/insights?tag=rest")
    visit.respond(to: "GET /api/v1/stats?\(Self.month)&tag=rest", reply("rest", 0))
    #expect(S().rows(visit) == ["rest", "work", "tea"])
    #expect(visit.page.find("button", "Colour") != nil)
  }

  /// A tag may contain the operators of conditions.
  @Test func `is distinguished from a tag with such a name`() {
    let visit = S().visit(figures: S.statistics(50, ["R&D": 30, "tea": 10]))
    visit.page.click("button", "R&D")
    #expect(visit.page.find("textbox", "Search tags")?.value == "")
    #expect(visit.page.find("button", "Colour") != nil)
    visit.page.type("r&", into: "Search tags")
    #expect(S().rows(visit) == ["R&D"])
    #expect(visit.page.find("button", "Show the hours of “r&”") == nil)
    visit.page.type("r&x", into: "Search tags")
    #expect(S().rows(visit) == ["R&D", "tea"])
    #expect(visit.page.find("button", "Show the hours of “r&x”") != nil)
  }

  @Test func `is asked for again where it was refused`() {
    let visit = S().visit()
    search("work & !tea", in: visit)
    visit.respond(to: Self.figures, status: 500)
    #expect(visit.says("That did not work: 500"))
    #expect(visit.page.find("section", "work") == nil, "nothing of another tag is beside it")
    visit.page.click("button", "Show the hours of “work & !tea”")
    visit.respond(to: Self.figures, reply("work & !tea"))
    #expect(S().rows(visit).first == "work & !tea")
    #expect(!visit.says("That did not work: 500"))
  }

  @Test func `keeps what is written while its name arrives`() {
    let visit = S().visit()
    search("WORK&!tea", in: visit)
    visit.page.type("WORK&!tea & desk", into: "Search tags")
    visit.respond(to: "GET /api/v1/stats?\(Self.month)&tag=WORK%26%21tea", reply("work & !tea"))
    #expect(visit.page.find("textbox", "Search tags")?.value == "WORK&!tea & desk")
  }

  @Test func `that is a tag's name does not search for it when the address is opened`() {
    let visit = S().visit("/insights?tag=r%26d", figures: S.statistics(50, ["r&d": 30, "tea": 10]))
    #expect(visit.page.find("textbox", "Search tags")?.value == "")
    #expect(S().rows(visit) == ["r&d", "tea"])
  }

  @Test func `does not lead back when its figures come late`() {
    let visit = S().visit()
    search("WORK&!tea", in: visit)
    visit.browser.go(to: "/")
    visit.respond(to: "GET /api/v1/stats?\(Self.month)&tag=WORK%26%21tea", reply("work & !tea"))
    #expect(visit.browser.history.last == "/")
  }

  @Test func `is not shown with the week of the tag before`() {
    let visit = S().visit()
    visit.page.click("button", "tea")
    let week = "GET /api/v1/stats/hour-weekday?tag=tea&\(S.mapDays)"
    #expect(lines(visit).contains(week))
    search("work & !tea", in: visit)
    visit.respond(to: week, status: 404)
    visit.respond(to: Self.figures, reply("work & !tea"))
    #expect(S().rows(visit).first == "work & !tea")
    #expect(visit.browser.history.last?.contains("%26") == true, "the late reply leads nowhere")
  }
}
