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
@testable import Screens

/// The effects of settings on the page, wherever they were changed.
@Suite struct `Settings on the page` {
  private func send(_ settings: PersonalSettings, to visit: Visit) {
    visit.browser.connect()
    visit.browser.send(EventName.settings, settings.json.text)
    visit.page.settle()
  }

  @Test func `are applied at once when they were changed elsewhere, without a request`() {
    let visit = Visit(path: "/insights?period=week", languages: ["en-US"])
    visit.receive(overview(probe(60, .pending)))
    #expect(visit.take("GET /api/v1/stats?from=2023-11-12&to=2023-11-18") != nil)
    send(
      PersonalSettings(
        weekStart: .fixed(.monday), timeFormat: .twentyFourHours, theme: .dark,
        notifications: .off), to: visit)
    // The week changes and is requested; the settings are not.
    #expect(visit.take("GET /api/v1/stats?from=2023-11-13&to=2023-11-19") != nil)
    #expect(visit.take("GET /api/v1/settings") == nil)
    #expect(visit.app.browser.hourCycle == .twentyFourHours)
    #expect(!visit.app.home.notices.isWanted && visit.browser.reloads == 0)
    send(PersonalSettings(), to: visit)
    #expect(visit.app.browser.hourCycle == .twelveHours && visit.app.home.notices.isWanted)
  }

  @Test func `reload the page for another language, and for nothing else`() {
    let visit = Visit(overview(probe(60, .pending)))
    send(PersonalSettings(theme: .light), to: visit)
    #expect(visit.browser.reloads == 0)
    send(PersonalSettings(language: .fixed(.ukrainian), theme: .light), to: visit)
    #expect(visit.browser.reloads == 1)
  }

  @Test func `are read again where changes may have been missed`() {
    let visit = Visit(overview(probe(60, .pending)))
    visit.connect(at: 0)
    #expect(visit.take("GET /api/v1/settings") == nil)
    visit.connect(at: 5)
    visit.respond(
      to: "GET /api/v1/settings", PersonalSettings(timeFormat: .twelveHours).json)
    #expect(visit.app.browser.hourCycle == .twelveHours)
  }
}

/// The choices on the settings screen.
@Suite struct `The screen of settings` {
  private func visit(_ permission: NotificationPermission = .granted) -> Visit {
    let visit = Visit(path: "/settings", permission: permission)
    visit.receive(overview(nil))
    return visit
  }

  @Test func `keeps every choice of several that are made at once`() {
    let visit = visit()
    visit.page.choose("Dark")
    beginWeeks(on: "Sunday", visit)
    #expect(sent(visit) == PersonalSettings(theme: .dark))
    // The event of the first change arrives before its reply.
    visit.browser.send(EventName.settings, PersonalSettings(theme: .dark).json.text)
    visit.respond(to: "PUT /api/v1/settings", StoreChange(Revision(1)).json)
    let both = PersonalSettings(weekStart: .fixed(.sunday), theme: .dark)
    #expect(sent(visit) == both && visit.app.settings.current == both)
    visit.respond(to: "PUT /api/v1/settings", status: 500)
    #expect(visit.app.settings.current == PersonalSettings(theme: .dark))
  }

  private func beginWeeks(on day: String, _ visit: Visit) {
    visit.page.click("combobox")
    visit.page.click("option", day)
  }

  private func sent(_ visit: Visit) -> PersonalSettings? {
    visit.take("PUT /api/v1/settings").flatMap { try? JSONValue(parsing: $0) }
      .flatMap { PersonalSettings(json: $0) }
  }

  @Test func `has its name, and a way there from every page`() {
    let home = Visit(overview(probe(60, .pending)))
    #expect(home.page.all("link", "Settings").map { $0.attributes["href"] } == ["/settings"])
    home.browser.go(to: "/settings")
    home.page.settle()
    #expect(home.browser.title.hasSuffix("Proba – Settings") && home.heading == "Settings")
  }

  @Test func `says which choice an environment variable replaces, and does not offer it`() {
    let visit = visit()
    #expect(!visit.page.html.contains("PROBA_"))
    let replaced = PersonalSettings(theme: .dark, replacedBy: [.theme])
    visit.browser.connect()
    visit.browser.send(EventName.settings, replaced.json.text)
    visit.page.settle()
    #expect(visit.page.html.contains("Set by PROBA_THEME where Proba runs."))
    #expect(!visit.page.html.contains("PROBA_LANGUAGE"))
    // The others can still be chosen here, and the request contains the value of the variable.
    visit.page.choose("12-hour")
    #expect(sent(visit)?.theme == .dark && visit.page.html.contains("PROBA_THEME"))
    visit.browser.send(EventName.settings, PersonalSettings(timeFormat: .twelveHours).json.text)
    visit.respond(to: "PUT /api/v1/settings", StoreChange(Revision(1)).json)
  }

  @Test func `applies each choice at once, and stores it`() {
    let visit = visit()
    visit.page.choose("12-hour")
    #expect(visit.app.browser.hourCycle == .twelveHours)
    #expect(sent(visit) == PersonalSettings(timeFormat: .twelveHours))
    visit.respond(to: "PUT /api/v1/settings", StoreChange(Revision(1)).json)
    beginWeeks(on: "Wednesday", visit)
    let both = PersonalSettings(weekStart: .fixed(.wednesday), timeFormat: .twelveHours)
    #expect(sent(visit) == both && visit.app.settings.current == both)
    #expect(visit.browser.reloads == 0 && visit.alerts.isEmpty)
  }

  @Test func `says where a choice could not be kept, and shows what holds`() {
    let visit = visit()
    visit.page.choose("Dark")
    visit.respond(to: "PUT /api/v1/settings", status: 500)
    #expect(visit.alerts.count == 1)
    #expect(visit.app.settings.current == PersonalSettings())
  }

  @Test func `ends with what the program is, its version and its licence`() {
    let visit = visit()
    #expect(visit.says("Version \(ProgramVersion.text). Free software under the MIT licence."))
  }

  @Test func `says what the gap means`() {
    #expect(visit().says("known to ±"))
  }

  @Test(
    arguments: [
      (.granted, false, false), (.denied, true, false), (.undecided, false, true),
    ] as [(NotificationPermission, Bool, Bool)])
  func `says what stands in the way of notices`(
    permission: NotificationPermission, isRefused: Bool, offers: Bool
  ) {
    let visit = visit(permission)
    #expect(visit.says("does not allow notifications") == isRefused)
    let button = "Allow in this browser"
    #expect((visit.page.find("button", button) != nil) == offers)
    visit.page.choose("Off")
    #expect(!visit.says("does not allow notifications"))
    #expect(visit.page.find("button", button) == nil)
  }
}
