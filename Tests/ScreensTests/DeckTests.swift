import Interface
import InterfaceTestSupport
import TestSupport
import Testing
import Tracking

@testable import Screens

/// The cards on which missed probes are answered one by one.
@Suite struct `The deck of missed probes` {
  @Test func `turns a card to one side for the next card, and to the other for the previous one`() {
    let visit = `The missed probes`.visit()
    visit.page.click("button", "One by one")
    var turns: [String] = []
    for button in ["Skip", "Skip", "Previous", "Previous", "Skip"] {
      visit.page.click("button", button)
      let card = visit.page.document.root.all.first {
        $0.attributes["data-style"] == "question"
      }
      turns.append(card?.attributes["data-state"] ?? "none")
    }
    // No animation occurs twice in a row, because it would not start the second time.
    #expect(
      turns == ["card odd", "card even", "card odd back", "card even back", "card odd"])
  }

  @Test func `asks about all spans of the last days, also those not listed yet`() {
    let olds = `The missed probes`.olds(6)
    let latest = probe(60, .answered, "work")
    let visit = Visit(overview(latest, unfilled: olds, today: [latest]))
    #expect(visit.page.find("button", "Show more") != nil)
    visit.page.click("button", "Fill in \(`The missed probes`.moment(olds[0]))")
    #expect(visit.says("\(visit.number(1)) of \(visit.number(6))"))
  }

  @Test func `begins with the question of the open form`() {
    let visit = `The missed probes`.visit()
    let night = `The missed probes`.night
    visit.page.click("button", `The missed probes`.button(night, visit))
    visit.page.click("button", "One by one")
    #expect(visit.says("\(visit.number(1)) of \(visit.number(8))"))
    #expect(night.contains { visit.heading?.hasSuffix(time($0) + "?") == true })
  }

  @Test func `is left at its top`() {
    let visit = `The missed probes`.visit()
    visit.page.click("button", "One by one")
    let buttons = visit.page.all("button").map { $0.text }
    #expect(buttons.count { $0 == "Cancel" } == 1)
    #expect(buttons.firstIndex(of: "Cancel") ?? 99 < buttons.firstIndex(of: "Save") ?? 0)
    visit.page.click("button", "Cancel")
    #expect(visit.page.find("textbox") == nil)
    #expect(visit.browser.focused.last == "go-through")
  }

  @Test func `cancels nothing once a card is answered`() {
    typealias Missed = `The missed probes`
    let visit = Missed.visit()
    visit.page.click("button", "One by one")
    // The last card, answered elsewhere.
    let left = Missed.night.dropFirst() + [Missed.afternoon]
    visit.news(overview(Missed.latest, unfilled: Array(left), today: [Missed.latest]))
    #expect(visit.page.find("button", "Cancel") == nil)
    visit.page.click("button", "Done")
    #expect(visit.page.find("textbox") == nil)
  }

  @Test func `goes back to a card that is no longer dismissed`() {
    typealias Missed = `The missed probes`
    let visit = Missed.visit()
    visit.page.click("button", "One by one")
    let (first, second) = (Missed.night[6], Missed.night[5])
    visit.page.click("button", "Don’t remember")
    let left = Missed.night.filter { $0.moment != first.moment } + [Missed.afternoon]
    visit.respond(
      to: "POST /api/v1/probes/dismiss",
      Missed.changed([first], overview(Missed.latest, unfilled: left, today: [Missed.latest])))
    #expect(visit.says("\(visit.number(2)) of \(visit.number(8))"))
    #expect(visit.heading?.hasSuffix(time(second) + "?") == true)
    visit.page.click("button", "Undo")
    let before = overview(
      Missed.latest, unfilled: Missed.night + [Missed.afternoon], today: [Missed.latest])
    visit.respond(
      to: "POST /api/v1/probes/dismiss", Missed.changed([first], before, revision: 2))
    #expect(visit.says("\(visit.number(1)) of \(visit.number(8))"))
    #expect(visit.heading?.hasSuffix(time(first) + "?") == true)
  }
}
