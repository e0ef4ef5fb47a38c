import CivilTime
import Interface
import InterfaceTestSupport
import Testing
import Tracking
import Wire

/// The 9th was a vacation; on the 10th three probes were missed; today, the 14th, is quiet so far.
@Suite struct `A day on which nothing was asked` {
  private func visit() throws -> Visit {
    let visit = `The list of a day`().visitToDays()
    visit.browser.go(to: "/days?day=2023-11-13")
    let days = try [("2023-11-09", 0), ("2023-11-10", 3), ("2023-11-14", 0)].map { iso, probes in
      DaySummary(
        day: try #require(CivilDate(iso: iso)), probes: probes, answered: 0,
        parts: [DaySummary.Part(minutes: [600], tag: nil)])
    }
    visit.respond(
      to: "GET /api/v1/days?from=2023-11-01&count=30",
      DaySummaries(first: CivilDate(iso: "2023-10-01"), days: days).json)
    visit.page.settle()
    return visit
  }

  private func links(_ path: String, in visit: Visit) -> [MemoryNode] {
    visit.page.all("link").filter { $0.attributes["href"] == path }
  }

  @Test func `says so`() throws {
    let visit = try visit()
    let unasked = links("/days?day=2023-11-09", in: visit)
    #expect(!unasked.isEmpty && unasked.allSatisfy { $0.label.hasSuffix(": not asked") })
    let missed = links("/days?day=2023-11-10", in: visit)
    #expect(!missed.isEmpty && missed.allSatisfy { $0.label.hasSuffix(" answered") })
    let today = links("/days", in: visit)
    #expect(!today.isEmpty && today.allSatisfy { !$0.label.contains("not asked") })
  }

  @Test func `looks different in the month from a day without answers`() throws {
    let visit = try visit()
    let cells = visit.page.all("link").filter { $0.html.contains("data-style=\"unasked-day\"") }
    #expect(cells.map { $0.attributes["href"] } == ["/days?day=2023-11-09"])
  }
}
