import CivilTime
import Interface
import InterfaceTestSupport
import JSON
import Testing
import Tracking
import Wire

@testable import Screens

/// The search for answers on the screen of days.
@Suite struct `A search` {
  private let tea = probe(5_000, .answered, "tea")

  private func visit(_ text: String) -> Visit {
    let visit = Visit(path: "/days?search=" + text, absentChunks: [])
    visit.receive(overview(tea, today: [tea]))
    return visit
  }

  private func reply(_ visit: Visit, to text: String, _ found: FoundProbes) -> Bool {
    visit.respond(to: "GET /api/v1/probes/search?text=" + text, found.json)
  }

  @Test func `never shows what was found before as what is found now`() {
    let visit = visit("tea")
    #expect(visit.says("Loading…"))
    #expect(reply(visit, to: "tea", FoundProbes([tea], next: nil)))
    #expect(visit.says("tea") && !visit.says("Loading…"))
    let count = visit.number(1) + " answer"
    #expect(visit.says(count))
    visit.page.type("work", into: "Search answers")
    #expect(visit.says("Loading…") && !visit.says(count), "even before the search begins")
    visit.browser.advance(milliseconds: 1_000)
    visit.page.settle()
    #expect(visit.says("Loading…") && !visit.says(count))
    #expect(reply(visit, to: "work", FoundProbes([], next: nil)))
    #expect(visit.says("Nothing found.") && !visit.says("Loading…"))
  }

  @Test func `in an address may end with a space`() {
    let visit = visit("tea%20")
    #expect(reply(visit, to: "tea%20", FoundProbes([], next: nil)))
    #expect(visit.says("Nothing found.") && !visit.says("Loading…"))
  }

  @Test func `for a date leads to the day`() {
    let visit = visit("3%20march%202015")
    let day = CivilDate(iso: "2015-03-03")
    #expect(reply(visit, to: "3%20march%202015", FoundProbes([], next: nil, day: day)))
    let paths = visit.page.all("link").compactMap { $0.attributes["href"] }
    #expect(paths.contains("/days?day=2015-03-03"))
  }
}
