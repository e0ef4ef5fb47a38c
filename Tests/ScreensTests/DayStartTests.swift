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

/// The page of a person whose days begin at four.
@Suite struct `Days of the page that begin later` {
  private static let four = DayStart(hour: 4) ?? .midnight

  /// An overview of 2:13 in the night.
  private var night: Overview {
    Overview(
      now: now, offset: UTCOffset(seconds: 14_400), gap: .minutes(45), latest: probe(60, .pending),
      unfilled: [], unfilledCount: 0, today: [], likely: answers([]), tags: [])
  }

  private func nightProbe(at moment: Moment) -> Probe {
    Probe(
      moment: moment, gap: .minutes(45), offset: UTCOffset(seconds: 14_400), isScheduled: true,
      state: .missed)
  }

  @Test func `have the night after them, until the setting is another`() {
    let visit = Visit(given: ["settings": PersonalSettings(dayStart: Self.four).json.text])
    visit.receive(night)
    #expect(visit.app.home.today.iso == "2023-11-14")
    #expect(visit.app.home.date(of: nightProbe(at: now)).iso == "2023-11-14")
    #expect(visit.app.home.date(of: nightProbe(at: now + .hours(2))).iso == "2023-11-15")
    visit.browser.connect()
    visit.browser.send(EventName.settings, PersonalSettings().json.text)
    visit.page.settle()
    #expect(visit.app.home.today.iso == "2023-11-15")
  }

  @Test(arguments: [(4, 22.0), (0, 2.0), (2, 0.0), (6, 20.0)])
  func `are drawn from their beginning`(hour: Int, hours: Double) throws {
    let start = try #require(DayStart(hour: hour))
    // Two o'clock in the night.
    let share = nightProbe(at: now - .seconds(800)).shareOfDay(from: start)
    #expect(abs(share - hours / 24) < 1e-9)
  }

  @Test func `begin the figures that the server writes with the page`() {
    let today = FirstPage.period(
      at: "/insights?period=week", overview: night, weekStart: .wednesday, dayStart: Self.four)
    let civil = FirstPage.period(
      at: "/insights?period=week", overview: night, weekStart: .wednesday)
    #expect(today?.from?.iso == "2023-11-08" && civil?.from?.iso == "2023-11-15")
  }
}
