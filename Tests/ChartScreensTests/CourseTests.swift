import ChartViews
import Charts
import CivilTime
import Drawing
import Interface
import InterfaceTestSupport
import JSON
import Sampling
import Testing
import Tracking
import Wire

@testable import ChartScreens

@Suite struct `The course of the figures` {
  static let query = "?from=2023-11-01&to=2023-11-14"
  static let work = "/trend?tag=work&from=2023-11-01&to=2023-11-14"

  static func statistics(_ names: String...) -> JSONValue {
    let sample = AskedSample(probes: 14, answered: 10)
    return Statistics(
      sample,
      tags: names.enumerated().map { place, name in
        Statistics.Figure(
          name: name, color: TagColor(wrapping: Int64(place + 1)), counts: [9 - place], in: sample)
      }
    ).json
  }

  /// Days in which so many were asked and so many answered, half of them with the tag.
  static func trend(
    of tag: String?, by step: Trend.Step = .day, from first: Int = 19_663,
    _ parts: [(days: Int, probes: Int, answered: Int)]
  ) -> JSONValue {
    var start = first
    return Trend(
      name: tag, step: step,
      parts: parts.map { days, probes, answered in
        defer { start += days }
        let sample = AskedSample(
          probes: probes, answered: answered, askedSeconds: Double(answered) * 2_700)
        return Trend.Part(
          start: CivilDate(dayNumber: start), days: days, probes: probes, answered: answered,
          askedHours: sample.askedHours,
          tag: tag.map {
            Statistics.Figure(
              name: $0, color: TagColor(wrapping: 1), counts: [answered / 2], in: sample)
          })
      }
    ).json
  }

  /// The charts with the course of work over three days, on the last of which nobody answered.
  private func visit() -> Visit {
    let visit = Visit()
    visit.respond(to: Self.query, Self.statistics("work", "tea"))
    visit.respond(to: Self.work, Self.trend(of: "work", [(1, 4, 2), (1, 4, 4), (1, 3, 0)]))
    return visit
  }

  @Test func `is of the tag met most, with the coverage beside it`() {
    let visit = Visit()
    #expect(visit.asked == [Self.query])
    visit.respond(to: Self.query, Self.statistics("work", "tea"))
    #expect(visit.courses == [Self.work])
    visit.respond(to: Self.work, Self.trend(of: "work", [(1, 4, 2), (1, 4, 4)]))
    #expect(visit.charts.map(\.label) == ["Hours a day: work", "Coverage over time"])
    #expect(visit.charts.allSatisfy { $0.attributes["aria-busy"] == nil })
    #expect(visit.page.all("radio").map(\.label) == ["work", "tea"])
  }

  @Test func `has the colour of the tag`() {
    let visit = Visit()
    let sample = AskedSample(probes: 2, answered: 2)
    let work = Statistics.Figure(
      name: "work", color: TagColor(wrapping: 8), counts: [1], in: sample)
    visit.respond(to: Self.query, Statistics(sample, tags: [work]).json)
    visit.respond(to: Self.work, Self.trend(of: "work", [(1, 4, 2), (1, 4, 4)]))
    #expect(visit.course?.trend.hours.figure?.series.first?.ink == .palette(8))
  }

  @Test func `is waited for with a shimmer`() {
    #expect(Visit().charts.map { $0.attributes["aria-busy"] } == ["true", "true"])
  }

  @Test func `leaves a gap where nobody answered, and tells intervals`() {
    let visit = visit()
    visit.page.send(Event(.keydown, key: .end), to: visit.charts[0])
    // 4 November had no answer: the last value is of the day before, with its interval.
    #expect(
      visit.said[0].hasPrefix("DateTimeFormat 1698969600.0, NumberFormat 1.5 (NumberFormat 0."))
    visit.page.send(Event(.keydown, key: .end), to: visit.charts[1])
    #expect(visit.said[1] == "DateTimeFormat 1699056000.0, NumberFormat 0.0")
  }

  @Test func `keeps what is marked when the figures are newer, and lets go in another period`() {
    let visit = visit()
    visit.page.send(Event(.keydown, key: .home), to: visit.charts[1])
    let told = visit.said[1]
    #expect(told != "–")
    visit.ask("from=2023-11-01&to=2023-11-14")
    visit.respond(to: Self.query, Self.statistics("work", "tea"))
    visit.respond(to: Self.work, Self.trend(of: "work", [(1, 4, 2), (1, 4, 4), (1, 3, 1)]))
    #expect(visit.said[1] == told)
    visit.ask()
    visit.respond(to: "", Self.statistics("work", "tea"))
    visit.respond(to: "/trend?tag=work", Self.trend(of: "work", [(1, 4, 2), (1, 4, 4)]))
    #expect(visit.said[1] == "–")
  }

  @Test func `of another tag is shown when it is chosen, and stays with the next period`() {
    let visit = visit()
    visit.page.choose("tea")
    #expect(visit.courses == ["/trend?tag=tea&from=2023-11-01&to=2023-11-14"])
    visit.ask()
    #expect(visit.courses.last == "")
    visit.respond(to: "", Self.statistics("work", "tea"))
    #expect(visit.courses.last == "/trend?tag=tea")
  }

  @Test func `is of the tag that the page looks at, even where it is met seldom`() {
    let visit = visit()
    visit.ask("tag=nap&from=2023-11-01&to=2023-11-14")
    visit.respond(to: Self.query, Self.statistics("work", "tea"))
    #expect(visit.courses == ["/trend?tag=nap&from=2023-11-01&to=2023-11-14"])
    visit.respond(
      to: "/trend?tag=nap&from=2023-11-01&to=2023-11-14", Self.trend(of: "nap", [(1, 4, 2)]))
    #expect(visit.charts.first?.label == "Hours a day: nap")
    #expect(visit.page.all("radio").map(\.label) == ["work", "tea", "nap"])
  }

  /// Monday the 30th of October, a week that began on Wednesday, and the week of the 14th.
  @Test func `sets weeks apart that are not whole or not over`() throws {
    let visit = Visit(.charts, "from=2023-10-25&to=2023-11-14")
    visit.respond(to: "?from=2023-10-25&to=2023-11-14", Self.statistics("work"))
    visit.respond(
      to: "/trend?tag=work&from=2023-10-25&to=2023-11-14",
      Self.trend(of: "work", by: .week, from: 19_655, [(5, 9, 8), (7, 9, 8), (7, 9, 8), (2, 9, 8)]))
    let chart = try #require(visit.charts.first)
    #expect(chart.label == "Hours a week: work")
    var told: [String] = []
    for key in [Key.home, .right, .right, .right] {
      visit.page.send(Event(.keydown, key: key), to: visit.page.all("slider")[0])
      told.append(visit.said[0])
    }
    #expect(told.map { $0.contains("incomplete") } == [true, false, false, true])
    #expect(told[1].hasPrefix("DateTimeFormat 1698624000.0 – DateTimeFormat 1699142400.0, work"))
  }

  @Test func `is of the coverage alone where the tag has none`() {
    let visit = Visit()
    visit.respond(to: Self.query, Self.statistics("work"))
    visit.respond(to: Self.work, status: 404)
    visit.respond(to: "/trend" + Self.query, Self.trend(of: nil, [(1, 4, 2)]))
    #expect(visit.charts.map(\.label) == ["Coverage over time"])
  }

  @Test func `is said to be none where nobody was asked`() {
    let visit = Visit()
    visit.respond(to: Self.query, Self.statistics())
    visit.respond(to: "/trend" + Self.query, Self.trend(of: nil, []))
    #expect(visit.charts.isEmpty)
    #expect(visit.page.document.root.text.contains("There is nothing to draw"))
  }

  @Test(arguments: [false, true]) func `says when it cannot be read, and reads again`(isLate: Bool)
  {
    let visit = Visit()
    if isLate { visit.respond(to: Self.query, Self.statistics("work")) }
    visit.respond(to: isLate ? Self.work : Self.query, status: 500)
    #expect(visit.page.find("alert")?.text == "The figures could not be read.")
    visit.page.click("button", "Try again")
    visit.respond(to: Self.query, Self.statistics("work"))
    visit.respond(to: Self.work, Self.trend(of: "work", [(1, 4, 2)]))
    #expect(visit.page.find("alert") == nil)
    #expect(visit.charts.count == 2)
  }

  @Test func `of an earlier period does not come in late`() {
    let visit = visit()
    visit.ask("from=2023-11-08&to=2023-11-14")
    visit.ask()
    visit.respond(to: "", Self.statistics("work"))
    visit.respond(to: "?from=2023-11-08&to=2023-11-14", Self.statistics("tea"))
    #expect(visit.courses == ["/trend?tag=work"])
  }
}
