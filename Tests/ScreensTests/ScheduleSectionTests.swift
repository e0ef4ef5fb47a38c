import Answering
import CivilTime
import Interface
import InterfaceTestSupport
import JSON
import Sampling
import Testing
import Tracking
import Wire

@testable import Screens

/// The frequency of questions, in the settings.
@Suite struct `The schedule on the page` {
  private func visit(gap: Seconds = .minutes(45)) -> Visit {
    let visit = Visit(path: "/settings")
    visit.receive(overview(nil, gap: gap))
    return visit
  }

  private func name(of gap: Seconds, _ visit: Visit) -> String {
    visit.app.home.browser.format(Double(gap.seconds), .duration)
  }

  private func isChosen(_ gap: Seconds, _ visit: Visit) -> Bool {
    visit.page.find("radio", name(of: gap, visit))?.isChecked == true
  }

  private func apply(_ visit: Visit) -> Bool {
    visit.page.find("button", "Use from now on")?.attributes["aria-disabled"] == nil
  }

  @Test func `shows what a gap means before it is applied`() {
    let visit = visit()
    #expect(isChosen(.minutes(45), visit) && !apply(visit))
    #expect(visit.says("\(visit.number(224)) a week"))
    visit.page.choose(name(of: .minutes(20), visit))
    #expect(visit.says("\(visit.number(504)) a week") && apply(visit))
    #expect(visit.take("PUT /api/v1/schedule") == nil)
    visit.page.choose(name(of: .minutes(45), visit))
    #expect(!apply(visit))
  }

  @Test func `takes effect once it is applied`() {
    let visit = visit()
    visit.page.choose(name(of: .minutes(20), visit))
    visit.page.click("button", "Use from now on")
    #expect(
      visit.take("PUT /api/v1/schedule").map { String(decoding: $0, as: UTF8.self) }
        == #"{"gap":1200}"#)
    // A second press sends nothing.
    #expect(!apply(visit))
    visit.respond(to: "PUT /api/v1/schedule", StoreChange(Revision(1)).json)
    visit.receive(overview(nil, gap: .minutes(20)))
    #expect(isChosen(.minutes(20), visit) && !apply(visit))
  }

  @Test func `says what was applied, with a button that undoes it`() {
    let visit = visit()
    visit.page.choose(name(of: .minutes(20), visit))
    visit.page.click("button", "Use from now on")
    visit.respond(to: "PUT /api/v1/schedule", StoreChange(Revision(1)).json)
    let edit = PastEdit(
      id: EditID(rawValue: 8), time: now, kind: .schedule, tag: nil, names: ["gap"], probes: 0,
      isUndone: false)
    while visit.respond(to: "GET /api/v1/edits", .array([edit.json])) {}
    let sentence = "From now on, questions are \(name(of: .minutes(20), visit)) apart on average."
    #expect(visit.says(sentence) && visit.browser.announcements.last == sentence)
    visit.page.click("button", "Undo")
    #expect(
      visit.take("POST /api/v1/undo").map { String(decoding: $0, as: UTF8.self) }
        == #"{"edit":8}"#)
    visit.respond(to: "POST /api/v1/undo", StoreChange(Revision(2)).json)
    visit.receive(overview(nil))
    #expect(visit.says("Undone.") && isChosen(.minutes(45), visit))
  }

  @Test func `has a seed that is changed alone or with the gap`() {
    let visit = visit()
    visit.respond(to: "GET /api/v1/schedule", Schedule.universal.json)
    let field = visit.page.find("textbox", "Seed")
    #expect(field?.value == "11193462" && !apply(visit))
    visit.page.type("5", into: "Seed")
    #expect(apply(visit))
    visit.page.click("button", "Use from now on")
    #expect(
      visit.take("PUT /api/v1/schedule").map { String(decoding: $0, as: UTF8.self) }
        == #"{"seed":5}"#)
    visit.respond(to: "PUT /api/v1/schedule", StoreChange(Revision(1)).json)
    visit.respond(
      to: "GET /api/v1/schedule", (try? Schedule(seed: 5))?.json ?? .null)
    #expect(visit.page.find("textbox", "Seed")?.value == "5" && !apply(visit))
  }

  @Test(arguments: ["", "0", "five", "2147483647", "-3", "99999999999999999999"])
  func `refuses a seed that is none`(text: String) {
    let visit = visit()
    visit.respond(to: "GET /api/v1/schedule", Schedule.universal.json)
    visit.page.type(text, into: "Seed")
    visit.page.click("button", "Use from now on")
    #expect(visit.alerts == ["The seed must be a whole number from 1 to 2147483646."])
    #expect(visit.take("PUT /api/v1/schedule") == nil)
    visit.page.type("11193462", into: "Seed")
    #expect(visit.alerts.isEmpty && !apply(visit))
  }

  @Test func `does not change if it is refused`() {
    let visit = visit()
    visit.page.choose(name(of: .minutes(60), visit))
    visit.page.click("button", "Use from now on")
    visit.respond(to: "PUT /api/v1/schedule", status: 500)
    #expect(visit.alerts.count == 1 && apply(visit))
  }

  @Test(arguments: [7, 45, 100, 1_440] as [Int64])
  func `lists the gap in force among the others`(minutes: Int64) {
    let visit = visit(gap: .minutes(minutes))
    #expect(isChosen(.minutes(minutes), visit))
    let titles = visit.page.all("radio").filter { $0.attributes["name"] == "mean-gap" }
    #expect(titles.count == (minutes == 45 ? 6 : 7))
  }
}
