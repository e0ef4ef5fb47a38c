import Interface
import InterfaceTestSupport
import JSON
import Testing
import Tracking
import Wire

/// A probe that is answered elsewhere while its answer is being typed.
@Suite struct `An answer given elsewhere` {
  static let path = "POST /api/v1/answers"
  let pending = probe(60, .pending)
  let answered = probe(60, .answered, "tea")
  let sentence = "Answered elsewhere meanwhile: tea. Save again to replace it."

  var conflict: JSONValue {
    Conflict(problem: Problem(code: "answeredMeanwhile", message: ""), probe: answered).json
  }

  @Test func `is shown before it is replaced, and the draft is kept`() {
    let visit = Visit(overview(pending))
    visit.write("work")
    visit.news(overview(answered, today: [answered]))
    visit.page.press(.return, in: "Your answer")
    #expect(
      visit.sent == [
        NewAnswer(at: pending.moment, text: "work", seen: "", wantsOverview: true).bytes
      ])
    visit.respond(to: Self.path, status: 409, conflict)
    #expect(visit.alerts == [sentence])
    #expect(visit.draft == "work")
    #expect(visit.page.document.focused?.label == "Your answer")
    visit.page.press(.return, in: "Your answer")
    #expect(
      visit.sent == [
        NewAnswer(at: pending.moment, text: "work", seen: "tea", wantsOverview: true).bytes
      ])
  }

  @Test func `stays if the draft is cancelled`() {
    let visit = Visit(overview(pending))
    visit.write("work")
    visit.news(overview(answered, today: [answered]))
    visit.page.click("button", "Save")
    visit.respond(to: Self.path, status: 409, conflict)
    visit.page.click("button", "Cancel")
    #expect(visit.page.find("textbox") == nil)
    #expect(visit.browser.focused == ["change"])
    #expect(visit.browser.storage.isEmpty)
    visit.page.click("button", "Edit")
    #expect(visit.draft == "tea ")
  }

  @Test func `is shown in the field if nothing is written there`() {
    let visit = Visit(overview(pending, previous: answer("work")))
    visit.page.click("button", "Same as last time: work")
    visit.respond(to: Self.path, status: 409, conflict)
    #expect(visit.alerts == [sentence])
    #expect(visit.draft == "tea ")
    // The only stored text records that the tip about repeating is not needed.
    #expect(Array(visit.browser.storage.keys) == ["tips"])
  }

  @Test func `is announced with its probe after a switch to another probe`() {
    let old = probe(4_000)
    let visit = Visit(overview(pending, unfilled: [pending, old]))
    visit.write("work")
    visit.page.click("button", "Save")
    visit.page.click("button", "Fill in \(time(old))")
    visit.respond(to: Self.path, status: 409, conflict)
    #expect(visit.heading == question(old))
    #expect(visit.browser.announcements == ["\(time(pending)): \(sentence)"])
  }
}
