import Interface
import InterfaceTestSupport
import Testing
import Tracking
import Wire

/// Where the keyboard is led when a form is closed, or rows have come.
@Suite struct `The keyboard` {
  let pending = probe(60, .pending)
  let answered = probe(60, .answered, "work")
  let older = probe(1_000, .answered, "tea")
  let olds = [probe(4_000), probe(20_000), probe(40_000)]

  func visit(latest: Probe, unfilled: [Probe]) -> Visit {
    Visit(overview(latest, unfilled: unfilled, today: [answered, older]))
  }

  /// The `id` of the button that is called so.
  func id(_ visit: Visit, _ label: String) -> String? {
    visit.page.find("button", label)?.attributes["id"]
  }

  @Test(arguments: [true, false])
  func `goes back to the button that opened the form which is left`(byKey: Bool) {
    let visit = visit(latest: answered, unfilled: olds)
    let labels = ["Change", row(older), "Fill in \(time(olds[1]))"]
    for label in labels {
      visit.page.click("button", label)
      #expect(visit.page.document.focused?.label == "Your answer")
      if byKey {
        visit.page.press(.escape, in: "Your answer")
      } else {
        visit.page.click("button", "Cancel")
      }
      #expect(visit.browser.focused.last == id(visit, label))
    }
    #expect(visit.browser.focused.count == labels.count)
  }

  @Test func `stays in the field that is in the place of the button`() {
    let visit = visit(latest: answered, unfilled: [])
    visit.page.click("button", "Change")
    let newer = probe(5, .pending)
    visit.news(overview(newer, unfilled: [newer], today: [answered]))
    visit.page.click("button", "Cancel")
    #expect(visit.heading == question(newer))
    #expect(visit.page.document.focused?.label == "Your answer")
  }

  /// The row that is filled in, and the one that the keyboard is led to: below it, or the last.
  @Test(arguments: [(0, 1), (1, 2), (2, 1)])
  func `goes on to the next unfilled probe`(filled: Int, next: Int) {
    let visit = visit(latest: pending, unfilled: [pending] + olds)
    visit.page.click("button", "Fill in \(time(olds[filled]))")
    visit.write("rest")
    visit.page.press(.return, in: "Your answer")
    visit.respond(to: "POST /api/v1/answers")
    #expect(visit.browser.focused.isEmpty)
    let left = olds.filter { $0.moment != olds[filled].moment }
    visit.tell(overview(pending, unfilled: [pending] + left))
    #expect(visit.browser.focused == [id(visit, "Fill in \(time(olds[next]))")])
  }

  @Test func `goes to the latest probe when none is unfilled any more`() {
    let visit = visit(latest: answered, unfilled: [olds[0]])
    visit.page.click("button", "Fill in \(time(olds[0]))")
    visit.write("rest")
    visit.page.click("button", "Save")
    visit.respond(to: "POST /api/v1/answers")
    visit.tell(overview(answered, today: [answered]))
    #expect(visit.browser.focused == ["change"])
  }

  @Test func `goes back to the row of the answer that was changed`() {
    let visit = visit(latest: answered, unfilled: olds)
    visit.page.click("button", row(older))
    visit.write("coffee")
    visit.page.click("button", "Save")
    visit.respond(to: "POST /api/v1/answers")
    visit.tell(overview(answered, unfilled: olds, today: [answered, older]))
    #expect(visit.browser.focused == [id(visit, row(older))])
  }

  @Test func `goes to the first row that has come`() {
    let olds = `The missed probes`.olds(50)
    let visit = visit(latest: answered, unfilled: olds)
    visit.page.click("button", "Show more")
    #expect(visit.browser.focused == [id(visit, "Fill in \(`The missed probes`.moment(olds[4]))")])
  }
}
