import Interface
import InterfaceTestSupport
import JSON
import TestSupport
import Testing
import Tracking
import Wire

@testable import Answering
@testable import Screens

/// The page at the address of a day before today, as rendered by the server.
@Suite struct `The address of a day` {
  private typealias List = `The list of a day`

  private let list = List()

  private func visit() -> Visit {
    Visit(
      path: "/days?day=2023-11-13",
      given: ["overview": overview(list.latest, today: [list.latest]).json.text])
  }

  @Test func `leads to it at once, without today's probes until its own are there`() {
    let visit = visit()
    #expect(visit.page.find("section", "Today") == nil && list.rows(visit).isEmpty)
    #expect(!visit.says("No questions on that day."))
    visit.respond(to: List.line, List.list([list.missed, list.answered]))
    #expect(
      list.rows(visit) == ["Fill in \(list.moment(list.missed)): Missed", row(list.answered)])
  }

  @Test func `says that nothing was asked once that is known`() {
    let visit = visit()
    #expect(!visit.says("No questions on that day."))
    let before = visit.browser.announcements.count
    visit.respond(to: List.line, JSONValue.array([]))
    #expect(visit.browser.announcements.count == before + 1)
    #expect(visit.says("No questions on that day."))
  }
}
