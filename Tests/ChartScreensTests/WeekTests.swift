import CivilTime
import Interface
import InterfaceTestSupport
import Testing
import Tracking
import Wire

/// When in the week a tag is met, as a chart.
@Suite struct `The week of the tag that is looked at` {
  static let week = "/hour-weekday?tag=work&from=2023-11-01&to=2023-11-14"

  /// Work on Monday at 9 twice of three, and on Sunday at 23 once of once.
  static let map: WeekMap = {
    var (tag, answered) = (HourCounts(), HourCounts())
    tag.add(2, at: HourOfWeek(.monday, hour: 9))
    tag.add(1, at: HourOfWeek(.sunday, hour: 23))
    answered.add(3, at: HourOfWeek(.monday, hour: 9))
    answered.add(1, at: HourOfWeek(.sunday, hour: 23))
    return WeekMap(name: "work", tag: tag, answered: answered)
  }()

  private func visit(_ query: String = "from=2023-11-01&to=2023-11-14") -> Visit {
    let visit = Visit(.charts, query)
    visit.respond(
      to: `The course of the figures`.query, `The course of the figures`.statistics("work", "tea"))
    return visit
  }

  @Test func `tells each hour with its interval`() throws {
    let visit = visit()
    #expect(visit.charts.count == 2)
    visit.respond(to: Self.week, Self.map.json)
    let chart = try #require(visit.charts.last)
    #expect(chart.label == "When: work")
    #expect(
      chart.attributes["aria-description"]?.hasPrefix(
        "Most often on Monday at 9:00: 2 of 3 answers.") == true)
    #expect(visit.page.document.root.text.contains("n\u{A0}=\u{A0}NumberFormat 4"))
    visit.page.send(Event(.keydown, key: .home), to: chart)
    #expect(visit.said.last == "Monday 0:00, no answers")
    visit.page.send(Event(.keydown, key: .end), to: visit.charts.last)
    #expect(visit.said.last?.hasPrefix("Sunday 23:00, NumberFormat 1.0 (NumberFormat 0.") == true)
  }

  @Test func `goes with the tag, and away where it cannot be read`() {
    let visit = visit()
    visit.respond(to: Self.week, Self.map.json)
    visit.page.choose("tea")
    visit.respond(to: "/hour-weekday?tag=tea&from=2023-11-01&to=2023-11-14", status: 500)
    #expect(!visit.charts.contains { $0.label.contains("When") })
  }

  @Test func `is the page's own where that looks at a tag`() {
    let visit = visit("tag=work&from=2023-11-01&to=2023-11-14")
    #expect(!visit.asked.contains { $0.contains("hour-weekday") })
  }
}
