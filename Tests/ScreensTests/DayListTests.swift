import CivilTime
import Interface
import InterfaceTestSupport
import JSON
import TestSupport
import Testing
import Tracking
import Wire

@testable import Answering
@testable import DayScreens
@testable import Screens

/// The probes of the days before today, and the navigation to them.
@Suite struct `The list of a day` {
  static let line = "GET /api/v1/probes?from=2023-11-13&to=2023-11-13"
  let latest = probe(60, .answered, "work")
  let missed = probe(100_000)
  let answered = probe(90_000, .answered, "tea")

  /// A page with all days that shows today.
  func visitToDays(unfilled: [Probe]? = nil) -> Visit {
    let visit = Visit(path: "/days")
    visit.receive(overview(latest, unfilled: unfilled, today: [latest]))
    return visit
  }

  /// A page that shows the day before, with its probes loaded.
  func visitToYesterday() -> Visit {
    let visit = visitToDays()
    visit.page.click("button", "Day before")
    visit.respond(to: Self.line, Self.list([missed, answered]))
    return visit
  }

  static func list(_ probes: [Probe]) -> JSONValue { .array(probes.map { $0.json }) }

  /// The moment of a probe of another day, as shown by the form.
  func moment(_ probe: Probe) -> String { "\(time(probe)), \(time(probe))" }

  /// The labels of the buttons beside the strip, from the first to the last.
  func rows(_ visit: Visit) -> [String] {
    visit.page.all("button").map(\.label).filter {
      $0.hasPrefix("Fill in ") || $0.hasPrefix("DateTimeFormat ")
    }
  }

  @Test func `lists all probes of the day before, in order of time`() {
    let visit = visitToYesterday()
    #expect(
      rows(visit) == [
        "Fill in \(moment(missed)): Missed", row(answered),
      ])
    #expect(visit.says("tea"))
    #expect(visit.page.find("section", "Today") == nil)
  }

  @Test func `distinguishes probes that came while no program ran from missed ones`() {
    let visit = visitToDays()
    visit.page.click("button", "Day before")
    let unasked = [probe(110_000, .unasked), probe(105_000, .unasked)]
    visit.respond(to: Self.line, Self.list(unasked + [missed]))
    #expect(visit.says("Not asked") && visit.says("Missed"))
  }

  @Test func `says that a day has no probes, and reports errors`() {
    let visit = visitToDays()
    visit.page.click("button", "Day before")
    // The list stays until the next one is loaded, or the page would jump.
    #expect(rows(visit) == [row(latest)])
    visit.respond(to: Self.line, .array([]))
    #expect(visit.says("No questions on that day."))
    #expect(visit.page.find("section", "Today") == nil)

    visit.page.click("button", "Day before")
    let line = "GET /api/v1/probes?from=2023-11-12&to=2023-11-12"
    visit.respond(to: line, status: 503)
    #expect(visit.alerts == ["That did not work: 503"])
    visit.page.click("button", "Try again")
    visit.respond(to: line, Self.list([probe(190_000)]))
    #expect(visit.alerts.isEmpty)
    #expect(rows(visit) == ["Fill in \(moment(probe(190_000))): Missed"])
  }

  @Test func `shows another day without the others being formatted again`() {
    let visit = visitToDays()
    visit.page.click("button", "Day before")
    visit.respond(to: Self.line, Self.list([missed, answered]))
    let before = visit.browser.formatCount
    visit.page.click("button", "Day before")
    // Only the two days of the month whose marks change are formatted, and the lines of the day.
    #expect(visit.browser.formatCount - before < 12)
    let chosen = visit.page.all("link").filter { $0.attributes["aria-current"] == "page" }
    #expect(chosen.contains { $0.attributes["href"] == "/days?day=2023-11-12" })
  }

  @Test func `goes from day to day by arrow keys in the row, of which one day is reached by tab`()
    throws
  {
    let visit = visitToDays()
    visit.browser.go(to: "/days?day=2023-11-13")
    visit.respond(
      to: "GET /api/v1/days?from=2023-11-01&count=30",
      DaySummaries(first: CivilDate(iso: "2023-10-01")).json)
    visit.page.settle()
    let row = try #require(visit.page.find("group", "Days"))
    for (key, place) in [
      (Key.left, "?day=2023-11-12"), (.left, "?day=2023-11-11"), (.right, "?day=2023-11-12"),
      (.right, "?day=2023-11-13"), (.right, ""), (.right, ""),
    ] {
      #expect(visit.page.send(Event(.keydown, key: key), to: row))
      visit.page.settle()
      #expect(visit.browser.history.last == "/days" + place)
      #expect(
        visit.browser.focused.last == "column-" + (place.isEmpty ? "2023-11-14" : place.suffix(10)))
    }
    #expect(!visit.page.send(Event(.keydown, key: .down), to: row))
  }

  @Test func `returns to today, and focuses a button that stays`() {
    let visit = visitToYesterday()
    #expect(visit.browser.history.last == "/days?day=2023-11-13")
    visit.page.click("button", "Day after")
    #expect(visit.browser.history.last == "/days")
    #expect(visit.page.find("section", "Today") != nil)
    #expect(rows(visit) == [row(latest)])
    #expect(visit.page.find("button", "Day after")?.attributes["aria-disabled"] == "true")
    let before = visit.page.find("button", "Day before")?.attributes["id"]
    #expect(visit.browser.focused.last == before)
  }

  /// The text in the field, and the day that is loaded, if any.
  @Test(arguments: [
    ("2023-11-02", "2023-11-02"), ("2023-11-14", nil), ("", nil), ("2023-11", nil),
    ("2023-11-31", nil), ("2023-11-15", nil), ("0202-11-02", nil),
  ])
  func `follows the field once it contains a valid day`(text: String, day: String?) {
    let visit = visitToDays()
    visit.page.type(text, into: "Day")
    let asked = visit.browser.requests.map(\.line).filter { $0.contains("/probes") }
    #expect(asked == (day.map { ["GET /api/v1/probes?from=\($0)&to=\($0)"] } ?? []))
    // An incomplete text must not be overwritten.
    #expect(visit.page.document.root.all.first { $0.attributes["type"] == "date" }?.value == text)
  }

  @Test func `waits while a date is typed, whose parts are other dates`() {
    for isReturn in [true, false] {
      let visit = visitToDays()
      for (key, text) in [("1", "2023-01-14"), ("1", "2023-11-14"), ("0", "2023-11-02")] {
        visit.page.press(Key(key), in: "Day")
        visit.page.type(text, into: "Day")
      }
      #expect(!visit.browser.requests.contains { $0.line.contains("/probes") })
      if isReturn {
        #expect(visit.page.press(.return, in: "Day"))
      } else {
        let field = visit.page.document.root.all.first { $0.attributes["type"] == "date" }
        visit.page.send(Event(.focusout), to: field)
      }
      let asked = visit.browser.requests.map(\.line).filter { $0.contains("/probes") }
      #expect(asked == ["GET /api/v1/probes?from=2023-11-02&to=2023-11-02"])
    }
  }

  @Test func `has its day in the field again when the field is left`() throws {
    let visit = visitToYesterday()
    for text in ["2030-03-08", "0202-11-02", ""] {
      visit.page.type(text, into: "Day")
      let field = try #require(
        visit.page.document.root.all.first { $0.attributes["type"] == "date" })
      #expect(field.attributes["max"] == "2023-11-14" && field.value == text)
      visit.page.send(Event(.focusin), to: field)
      visit.page.send(Event(.focusout), to: field)
      visit.page.settle()
      #expect(field.value == "2023-11-13")
    }
  }

  @Test func `ignores a late reply for a day that was left`() {
    let visit = visitToDays()
    visit.page.click("button", "Day before")
    visit.page.click("button", "Day before")
    visit.respond(to: Self.line, Self.list([missed]))
    #expect(visit.page.find("section", "Today") != nil)
    visit.respond(
      to: "GET /api/v1/probes?from=2023-11-12&to=2023-11-12", Self.list([probe(190_000)]))
    #expect(rows(visit) == ["Fill in \(moment(probe(190_000))): Missed"])
  }

  @Test func `is reloaded after a change`() {
    let visit = visitToYesterday()
    visit.news(overview(latest, today: [latest]))
    visit.respond(to: Self.line, Self.list([answered]))
    #expect(rows(visit) == [row(answered)])
  }

  @Test func `has answers that can be changed`() {
    let visit = visitToYesterday()
    visit.page.click("button", row(answered))
    #expect(visit.draft == "tea ")
    visit.write("coffee")
    visit.page.click("button", "Save")
    #expect(
      visit.sent == [
        NewAnswer(at: answered.moment, text: "coffee", seen: "tea", wantsOverview: true).bytes
      ])
    let changed = probe(90_000, .answered, "coffee")
    let reply = SavedAnswer(
      probe: changed, revision: Revision(1), overview: overview(latest, today: [latest]))
    visit.respond(to: "POST /api/v1/answers", status: 201, reply.json)
    #expect(!visit.browser.requests.contains { $0.line == Self.line })
    #expect(visit.says("coffee"))
    #expect(visit.browser.focused.last == visit.page.find("button", row(changed))?.attributes["id"])
  }

  @Test func `keeps a change that is newer than a reply on its way`() {
    let visit = visitToYesterday()
    visit.news(overview(latest, today: [latest]))
    visit.page.click("button", row(answered))
    visit.write("coffee")
    visit.page.click("button", "Save")
    let changed = probe(90_000, .answered, "coffee")
    let reply = SavedAnswer(
      probe: changed, revision: Revision(2), overview: overview(latest, today: [latest]))
    visit.respond(to: "POST /api/v1/answers", status: 201, reply.json)
    visit.respond(to: Self.line, Self.list([answered]))
    #expect(rows(visit).contains(row(changed)) && !visit.says("tea"))
    visit.respond(to: Self.line, Self.list([changed]))
    #expect(rows(visit) == [row(changed)])
  }

  @Test func `has answers that can be deleted, and restored`() {
    let visit = visitToYesterday()
    let line = "DELETE /api/v1/answers"
    visit.page.click("button", row(answered))
    visit.page.click("button", "Delete answer")
    #expect(
      visit.take(line)
        == Withdrawal(at: answered.moment, seen: "tea", wantsOverview: true).bytes)
    let bare = probe(90_000, .missed)
    let state = overview(latest, today: [latest])
    let edit = EditID(rawValue: 7)
    visit.respond(
      to: line, SavedAnswer(probe: bare, edit: edit, revision: Revision(1), overview: state).json)
    #expect(visit.page.find("textbox", "Your answer") == nil)
    #expect(visit.browser.announcements.last == "Deleted the answer for \(moment(answered)).")
    #expect(!visit.says("tea"))
    // It has joined the missed one before it.
    #expect(
      visit.page.find("button", "Fill in \(moment(missed))–\(time(answered)): Missed ×2") != nil)
    visit.page.click("button", "Undo")
    #expect(visit.take("POST /api/v1/undo") == UndoRequest(edit).bytes)
    visit.respond(to: "POST /api/v1/undo", StoreChange(Revision(2)).json)
    #expect(rows(visit).contains(row(answered)))
    #expect(
      visit.browser.focused.last == visit.page.find("button", row(answered))?.attributes["id"])
    visit.respond(to: "GET /api/v1/overview", state.json)
    #expect(visit.browser.announcements.last == "Undone.")
    #expect(visit.page.find("button", "Undo") == nil)
  }

  @Test func `lists what an answer was before, and writes it again`() {
    let visit = visitToYesterday()
    visit.page.click("button", row(answered))
    let line = "GET /api/v1/answers/earlier?at=\(answered.moment)"
    let walk = EarlierAnswer(Answer(tags: [TagName("walk")], comment: "home"), until: 90_600)
    visit.respond(to: line, .array([walk.json]))
    #expect(visit.page.find("group", "Earlier answers") != nil)
    let buttons = visit.page.all("button").compactMap { $0.attributes["aria-label"] }
    let label = buttons.first { $0.hasPrefix("Write again: walk (home) (until ") }
    #expect(visit.page.click("button", label))
    #expect(visit.app.home.entry.text == "walk (home) ")
    // Another form shows none of this one's answers, before its own are loaded and after.
    visit.page.click("button", "Cancel")
    visit.page.click("button", "Fill in \(moment(missed)): Missed")
    #expect(visit.page.find("group", "Earlier answers") == nil)
    #expect(visit.respond(to: "GET /api/v1/answers/earlier?at=\(missed.moment)", .array([])))
    #expect(visit.page.find("group", "Earlier answers") == nil)
  }

  @Test func `says that a deleted answer cannot be restored after another change`() {
    let visit = visitToYesterday()
    visit.page.click("button", row(answered))
    visit.page.click("button", "Delete answer")
    let reply = SavedAnswer(
      probe: probe(90_000, .missed), edit: EditID(rawValue: 7), revision: Revision(1),
      overview: overview(latest, today: [latest]))
    visit.respond(to: "DELETE /api/v1/answers", reply.json)
    #expect(visit.page.press("z"))
    visit.respond(to: "POST /api/v1/undo", status: 409)
    #expect(visit.says("Not undone: something else has been changed since."))
    #expect(visit.page.find("button", "Undo") == nil)
  }

  @Test func `keeps an answer that is not the one to be deleted`() {
    let visit = visitToYesterday()
    visit.page.click("button", row(answered))
    visit.page.click("button", "Delete answer")
    let other = probe(90_000, .answered, "coffee")
    visit.respond(
      to: "DELETE /api/v1/answers", status: 409,
      Conflict(problem: Problem(code: "answeredMeanwhile", message: ""), probe: other).json)
    #expect(visit.alerts == ["Changed elsewhere meanwhile: coffee. Delete again to remove it."])
    #expect(visit.page.find("button", "Delete answer") != nil)
    #expect(visit.page.find("button", "Undo") == nil)
  }

  @Test func `keeps an answer that could not be deleted, and says so`() {
    let visit = visitToYesterday()
    visit.page.click("button", row(answered))
    visit.page.click("button", "Delete answer")
    visit.respond(to: "DELETE /api/v1/answers", status: 0)
    #expect(visit.alerts == ["Not deleted: Proba is not running. Try again once it is."])
    #expect(visit.page.find("button", "Delete answer")?.attributes["disabled"] == nil)
  }

  @Test func `takes an answer that was deleted elsewhere as deleted`() {
    let visit = visitToYesterday()
    visit.page.click("button", row(answered))
    visit.page.click("button", "Delete answer")
    visit.respond(to: "DELETE /api/v1/answers", status: 404)
    #expect(visit.page.find("textbox", "Your answer") == nil)
    #expect(visit.page.find("button", "Undo") == nil)
  }

  @Test func `has nothing to delete where nothing was answered`() {
    let visit = visitToYesterday()
    visit.page.click("button", "Fill in \(moment(missed)): Missed")
    #expect(visit.page.find("button", "Delete answer") == nil)
  }

  @Test func `has missed probes that can be filled in, even if they are listed above`() {
    let visit = visitToDays(unfilled: [missed])
    visit.page.click("button", "Day before")
    visit.respond(to: Self.line, Self.list([missed]))
    visit.page.click("button", "Fill in \(moment(missed)): Missed")
    visit.write("rest")
    visit.page.click("button", "Save")
    visit.respond(to: "POST /api/v1/answers", status: 201)
    visit.receive(overview(latest, today: [latest]))
    visit.respond(to: Self.line, Self.list([probe(100_000, .answeredLate, "rest")]))
    let change = visit.page.find("button", row(probe(100_000, .answeredLate, "rest")))
    #expect(change != nil)
    #expect(visit.browser.focused.last == change?.attributes["id"])
  }

  @Test func `keeps the focus if an event arrives between saving and reloading`() {
    let visit = visitToYesterday()
    visit.page.click("button", "Fill in \(moment(missed)): Missed")
    visit.write("rest")
    visit.page.click("button", "Save")
    visit.respond(to: "POST /api/v1/answers", status: 201)
    visit.receive(overview(latest, today: [latest]))
    visit.news(overview(latest, today: [latest]))
    let filled = probe(100_000, .answeredLate, "rest")
    // The reply with the state before the event is not shown.
    visit.respond(to: Self.line, Self.list([missed]))
    visit.respond(to: Self.line, Self.list([filled]))
    let change = visit.page.find("button", row(filled))
    #expect(change != nil)
    #expect(visit.browser.focused.last == change?.attributes["id"])
    #expect(visit.says("rest"))
  }

  @Test func `keeps the focus if the row of the form is no longer listed`() {
    let visit = visitToYesterday()
    visit.page.click("button", "Fill in \(moment(missed)): Missed")
    visit.page.click("button", "Day after")
    visit.page.click("button", "Cancel")
    #expect(visit.browser.focused.last == DayModel.earlierID)
  }

  /// Whether the probe still exists when the page is reopened.
  @Test(arguments: [true, false])
  func `reopens the form that was open before a reload`(isThere: Bool) {
    let visit = visitToYesterday()
    visit.page.click("button", "Fill in \(moment(missed)): Missed")
    visit.write("re")
    let next = Visit(
      storage: visit.browser.storage, windowStorage: visit.browser.windowStorage)
    next.receive(overview(latest, today: [latest]))
    next.respond(to: Self.line, Self.list(isThere ? [missed, answered] : [answered]))
    if isThere {
      #expect(next.heading == "What were you doing on \(time(missed)) at \(time(missed))?")
      #expect(next.draft == "re")
    } else {
      #expect(next.draft == nil)
      #expect(next.page.find("section", "Today") != nil)
    }
  }
}
