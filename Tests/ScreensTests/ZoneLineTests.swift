import CivilTime
import Interface
import InterfaceTestSupport
import JSON
import Preferences
import Testing
import Tracking
import Wire

@testable import Answering
@testable import Screens

/// The offer to count by the zone of the device.
@Suite struct `A device in another zone than the server` {
  private func overview(in zone: String?, computer: String? = nil) -> Overview {
    Overview(
      now: now, offset: .utc, zone: zone.flatMap { ZoneName($0) }, computerZone: computer,
      gap: .minutes(45), latest: probe(60, .pending), unfilled: [probe(60, .pending)],
      unfilledCount: 1, today: [], likely: answers([]), tags: [])
  }

  private func visit(_ device: String, _ overview: Overview) -> Visit {
    let visit = Visit()
    visit.browser.deviceZone = device
    visit.receive(overview)
    return visit
  }

  @Test(arguments: [
    ("Europe/Kyiv", "UTC", true), ("Europe/Kyiv", "Europe/Kyiv", false), ("", "UTC", false),
    ("Europe/Kyiv", nil, false),
  ])
  func `is offered where both have names that differ`(
    device: String, server: String?, isOffered: Bool
  ) {
    let visit = visit(device, overview(in: server))
    #expect((visit.page.find("button", "Use Europe/Kyiv") != nil) == isOffered)
    #expect((visit.page.find("button", "Keep UTC") != nil) == isOffered)
    // Times of the page are those of the server's zone.
    #expect(visit.app.browser.timeZone == (server == device ? nil : server))
  }

  @Test(arguments: [("Use Europe/Kyiv", "Europe/Kyiv"), ("Keep UTC", "UTC")])
  func `is decided with one button, and not offered again`(button: String, zone: String) throws {
    let visit = visit("Europe/Kiev", overview(in: "UTC"))
    visit.page.click("button", button)
    let sent = try #require(visit.browser.requests.last { $0.line == "PUT /api/v1/settings" })
    let settings = try PersonalSettings(json: JSONValue(parsing: sent.body))
    #expect(settings?.zone == ZoneChoice(word: zone))
    visit.respond(to: "PUT /api/v1/settings", StoreChange(Revision(1)).json)
    visit.receive(overview(in: zone))
    #expect(visit.page.find("button", button) == nil)
    #expect(visit.app.settings.current.zone == ZoneChoice(word: zone))
  }

  @Test func `stays offered, with the reason, if it was not saved`() {
    let visit = visit("Europe/Kyiv", overview(in: "UTC"))
    visit.page.click("button", "Use Europe/Kyiv")
    visit.respond(
      to: "PUT /api/v1/settings", status: 422, Problem(code: "noZone", message: "no zone").json)
    #expect(visit.page.find("button", "Use Europe/Kyiv") != nil && visit.says("no zone"))
  }

  @Test func `is not offered to a person who has chosen a zone`() {
    let visit = Visit(given: [
      "settings": PersonalSettings(zone: ZoneChoice(word: "UTC") ?? .system).json.text
    ])
    visit.browser.deviceZone = "Europe/Kyiv"
    visit.receive(overview(in: "UTC"))
    #expect(visit.page.find("button", "Use Europe/Kyiv") == nil)
  }
}

/// The zone on the screen of settings.
@Suite struct `The zone in the settings` {
  private func visit() -> Visit {
    let visit = Visit(path: "/settings")
    visit.browser.deviceZone = "Europe/Kyiv"
    visit.receive(
      Overview(
        now: now, offset: .utc, zone: ZoneName("Asia/Kolkata"), computerZone: "UTC",
        gap: .minutes(45), latest: nil, unfilled: [], unfilledCount: 0, today: [],
        likely: answers([]), tags: []))
    return visit
  }

  @Test func `says by which clock times are shown, and takes another by its name`() throws {
    let visit = visit()
    #expect(
      visit.says("Times are those of Asia/Kolkata; the clock of Proba’s computer is that of UTC."))
    visit.page.type("America/New_York", into: "Another time zone, such as Europe/Kyiv")
    visit.page.click("button", "Use")
    let sent = try #require(visit.take("PUT /api/v1/settings"))
    #expect(
      PersonalSettings(json: try JSONValue(parsing: sent))?.zone
        == ZoneChoice(word: "America/New_York"))
  }

  @Test func `refuses a name that no zone has`() {
    let visit = visit()
    visit.page.type("over there", into: "Another time zone, such as Europe/Kyiv")
    visit.page.click("button", "Use")
    #expect(visit.says("There is no time zone “over there”."))
    #expect(visit.take("PUT /api/v1/settings") == nil)
  }
}
