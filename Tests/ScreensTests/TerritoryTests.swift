import CivilTime
import Interface
import InterfaceTestSupport
import Testing
import Tracking
import Wire

@testable import Answering
@testable import Screens

/// The conventions of the place where a person lives, regardless of the page's language.
@Suite struct `The territory of a person` {
  struct Case: CustomTestStringConvertible, Sendable {
    let languages: [String]
    /// The language chosen on the page.
    let chosen: String
    let week: String
    let hourCycle: HourCycle

    var testDescription: String { "\(languages) in \(chosen)" }
  }

  private static let cases = [
    Case(
      languages: ["en-US"], chosen: "en", week: "from=2023-11-12&to=2023-11-18",
      hourCycle: .twelveHours),
    Case(
      languages: ["en-GB", "en"], chosen: "en", week: "from=2023-11-13&to=2023-11-19",
      hourCycle: .twentyFourHours),
    Case(
      languages: ["en-US"], chosen: "uk", week: "from=2023-11-12&to=2023-11-18",
      hourCycle: .twelveHours),
    Case(
      languages: ["uk-UA", "en-US"], chosen: "en", week: "from=2023-11-13&to=2023-11-19",
      hourCycle: .twentyFourHours),
    Case(
      languages: ["ar-EG"], chosen: "en", week: "from=2023-11-11&to=2023-11-17",
      hourCycle: .twelveHours),
  ]

  @Test(arguments: cases)
  func `decides with which day weeks begin, and how hours are counted`(sample: Case) {
    let visit = Visit(
      path: "/insights?period=week", languages: sample.languages,
      cookies: ["language": sample.chosen])
    visit.receive(overview(probe(60, .pending)))
    #expect(visit.browser.language.tag == sample.chosen)
    #expect(visit.take("GET /api/v1/stats?" + sample.week) != nil)
    #expect(visit.app.browser.hourCycle == sample.hourCycle)
    let page = FirstPage.period(
      at: "/insights?period=week", overview: overview(nil),
      weekStart: Territory.preferred(by: sample.languages).weekStart)
    #expect(
      page.map { "GET " + API.statistics.address(StatisticsQuery($0)) } == "GET /api/v1/stats?"
        + sample.week)
  }
}
