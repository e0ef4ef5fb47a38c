import Interface
import InterfaceTestSupport
import TestSupport
import Testing
import Tracking
import Wire

@testable import Answering
@testable import Screens

private typealias Missed = `The missed probes`

/// The last action, shown above the page.
@Suite struct `The line of what was done` {
  @Test func `comes back where an undo failed after it was closed`() throws {
    let visit = Missed.visit()
    visit.page.click("button", Missed.button(Missed.night, visit))
    visit.write("sleep")
    visit.page.press(.return, in: "Your answer")
    let after = overview(Missed.latest, unfilled: [Missed.afternoon], today: [Missed.latest])
    visit.respond(to: "POST /api/v1/answers/batch", Missed.changed(Missed.night, after))
    let undo = try #require(visit.page.find("button", "Undo"))
    let close = try #require(visit.page.find("button", "Close"))
    #expect(close.attributes["tabindex"] == "-1")
    visit.page.click("button", "Undo")
    visit.page.send(Event(.keydown, key: .escape), to: undo)
    #expect(visit.page.find("button", "Undo") == nil)
    #expect(visit.page.document.focused?.label == "Your answer", "the next one is asked about")
    visit.respond(to: "DELETE /api/v1/answers/batch", status: 500)
    #expect(visit.page.find("button", "Undo") != nil)
    visit.page.click("button", "Undo")
    #expect(visit.take("DELETE /api/v1/answers/batch") != nil)
  }

  @Test func `is reached by the tab key where there is nothing to undo`() throws {
    let visit = Missed.visit()
    visit.app.home.note("Something failed.", undoing: nil)
    visit.page.settle()
    let close = try #require(visit.page.find("button", "Close"))
    #expect(close.attributes["tabindex"] == nil)
    visit.page.click("button", "Close")
    #expect(!visit.says("Something failed.") && visit.browser.focused.last == "change")
  }
}
