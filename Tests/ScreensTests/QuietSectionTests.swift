import CivilTime
import Interface
import InterfaceTestSupport
import JSON
import Testing
import Tracking
import Wire

@testable import Screens

/// Quiet hours and days off, in the settings.
@Suite struct `Quiet time on the page` {
  private static let all = Weekdays.all
  private let night = rule(1, .quiet, all, "23:00-07:00")

  private static func rule(
    _ id: Int, _ kind: QuietRule.Kind, _ days: Weekdays, _ hours: String?,
    since: Moment = now - .days(3), until: Moment? = nil
  ) -> QuietRule {
    QuietRule(
      id: id, kind: kind, weekdays: days, hours: hours.flatMap { QuietHours($0) } ?? .wholeDay,
      since: since, until: until)
  }

  private func visit(_ rules: [QuietRule]) -> Visit {
    let visit = Visit(path: "/settings")
    visit.receive(overview(nil))
    reply(rules, to: visit)
    return visit
  }

  private func reply(_ rules: [QuietRule], to visit: Visit) {
    visit.respond(to: "GET /api/v1/quiet", .array(rules.map(\.json)))
  }

  private func saved(_ rule: QuietRule, revision: Int64 = 1) -> JSONValue {
    SavedQuietRule(rule, revision: Revision(revision)).json
  }

  @Test(
    arguments: [
      (
        QuietRule.Kind.quiet, all, "23:00-07:00",
        "Every night, DateTimeFormat 82800.0–DateTimeFormat 25200.0"
      ),
      (.quiet, all, "09:00-17:30", "Every day, DateTimeFormat 32400.0–DateTimeFormat 63000.0"),
      (.quiet, all, "22:00-00:00", "Every day, DateTimeFormat 79200.0–DateTimeFormat 0.0"),
      (.quiet, all, nil, "Every day, all day"), (.vacation, all, nil, "Days off"),
      (.quiet, [.saturday, .sunday], nil, "Saturdays and Sundays"),
      (
        .quiet, [.monday, .tuesday, .wednesday, .thursday, .friday], "09:00-12:00",
        "Monday to Friday, DateTimeFormat 32400.0–DateTimeFormat 43200.0"
      ),
      (.quiet, [.wednesday, .monday], nil, "Mon, Wed"),
    ] as [(QuietRule.Kind, Weekdays, String?, String)])
  func `is described in words`(
    kind: QuietRule.Kind, days: Weekdays, hours: String?, words: String
  ) {
    let visit = visit([Self.rule(1, kind, days, hours)])
    #expect(visit.page.find("button", "End: " + words) != nil, "\(buttons(visit))")
  }

  private func buttons(_ visit: Visit) -> [String] { visit.page.all("button").map(\.label) }

  @Test func `is listed while it applies or will`() {
    let over = Self.rule(2, .vacation, Self.all, nil, until: now - .days(1))
    let coming = Self.rule(
      3, .vacation, Self.all, nil, since: now + .days(5), until: now + .days(7))
    let visit = visit([night, over, coming])
    #expect(buttons(visit).filter { $0.hasPrefix("End: ") }.count == 2)
    #expect(self.visit([over]).says("None yet."))
  }

  @Test func `is added by the form, and taken back`() {
    let visit = visit([])
    visit.page.click("button", "Add quiet time")
    #expect(visit.says("Every night, DateTimeFormat 82800.0–DateTimeFormat 25200.0"))
    visit.page.type("22:30", into: "Starts")
    visit.page.click("button", "Sunday")
    visit.page.click("button", "Saturday")
    #expect(visit.says("Monday to Friday, DateTimeFormat 81000.0–DateTimeFormat 25200.0"))
    visit.page.click("button", "Add")
    let sent = visit.take("POST /api/v1/quiet").flatMap { try? JSONValue(parsing: $0) }
      .flatMap { NewQuietRule(json: $0) }
    let days: Weekdays = [.monday, .tuesday, .wednesday, .thursday, .friday]
    #expect(sent?.hours == QuietHours("22:30-07:00") && sent?.weekdays == days)
    let new = Self.rule(4, .quiet, days, "22:30-07:00")
    visit.respond(to: "POST /api/v1/quiet", status: 201, saved(new))
    reply([new], to: visit)
    #expect(visit.says("Added: Monday to Friday, DateTimeFormat 81000.0–DateTimeFormat 25200.0"))
    #expect(visit.page.document.focused?.label == "Undo")
    visit.page.click("button", "Undo")
    #expect(
      visit.take("DELETE /api/v1/quiet").map { String(decoding: $0, as: UTF8.self) }
        == #"{"id":4}"#)
    visit.respond(to: "DELETE /api/v1/quiet", saved(new, revision: 2))
    reply([], to: visit)
    #expect(visit.says("None yet."))
    #expect(visit.browser.focused.last == "quiet-add")
  }

  @Test func `is ended, and made again`() {
    let coming = Self.rule(
      3, .vacation, Self.all, nil, since: now + .days(5), until: now + .days(7))
    let visit = visit([coming])
    visit.page.click("button", "End: Days off")
    visit.respond(to: "DELETE /api/v1/quiet", saved(coming))
    reply([], to: visit)
    visit.page.click("button", "Undo")
    let sent = visit.take("POST /api/v1/quiet").flatMap { try? JSONValue(parsing: $0) }
      .flatMap { NewQuietRule(json: $0) }
    #expect(sent?.kind == .vacation)
    #expect(sent?.from?.iso == "2023-11-19" && sent?.to?.iso == "2023-11-21")
  }

  @Test func `cannot be added without a day, or with days in the wrong order`() {
    let visit = visit([])
    visit.page.click("button", "Add quiet time")
    let day = visit.page.find("button", "Add")
    #expect(day?.isDisabled == false)
    for name in ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] {
      visit.page.click("button", name)
    }
    #expect(visit.page.find("button", "Add")?.attributes["aria-disabled"] == "true")
    visit.page.choose("Days off")
    #expect(visit.page.find("button", "Add")?.attributes["aria-disabled"] != "true")
    visit.page.type("2023-11-30", into: "From")
    visit.page.type("2023-11-29", into: "To")
    #expect(visit.page.find("button", "Add")?.attributes["aria-disabled"] == "true")
    visit.page.click("button", "Cancel")
    #expect(visit.browser.focused.last == "quiet-add")
  }

  @Test func `says why it could not be added`() {
    let visit = visit([])
    visit.page.click("button", "Add quiet time")
    visit.page.click("button", "Add")
    visit.respond(to: "POST /api/v1/quiet", status: 422)
    #expect(visit.alerts == ["These days have already passed."])
    #expect(visit.page.find("button", "Add") != nil, "the form stays")
  }
}
