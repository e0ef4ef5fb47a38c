import Interface
import InterfaceTestSupport
import Testing
import Tracking
import Wire

/// The focus after a form is closed or rows are added.
@Suite struct `The keyboard` {
  let pending = probe(60, .pending)
  let answered = probe(60, .answered, "work")
  let older = probe(1_000, .answered, "tea")
  let olds = [probe(4_000), probe(20_000), probe(40_000)]

  func visit(latest: Probe, unfilled: [Probe]) -> Visit {
    Visit(overview(latest, unfilled: unfilled, today: [answered, older]))
  }

  /// The `id` of the button with this label.
  func id(_ visit: Visit, _ label: String) -> String? {
    visit.page.find("button", label)?.attributes["id"]
  }

  @Test(arguments: [true, false])
  func `returns to the button that opened the closed form`(byKey: Bool) {
    let visit = visit(latest: answered, unfilled: olds)
    let labels = ["Edit", row(older), "Fill in \(time(olds[1]))"]
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

  @Test func `stays in the field that replaces the button`() {
    let visit = visit(latest: answered, unfilled: [])
    visit.page.click("button", "Edit")
    let newer = probe(5, .pending)
    visit.news(overview(newer, unfilled: [newer], today: [answered]))
    visit.page.click("button", "Cancel")
    #expect(visit.heading == question(newer))
    #expect(visit.page.document.focused?.label == "Your answer")
  }

  /// The row that is filled in, and the one whose form opens next: the one below, or the first.
  @Test(arguments: [(0, 1), (1, 2), (2, 0)])
  func `moves to the form of the next unfilled probe`(filled: Int, next: Int) {
    let visit = visit(latest: pending, unfilled: [pending] + olds)
    visit.page.click("button", "Fill in \(time(olds[filled]))")
    visit.write("rest")
    visit.page.press(.return, in: "Your answer")
    visit.respond(to: "POST /api/v1/answers")
    #expect(visit.browser.focused.isEmpty)
    let left = olds.filter { $0.moment != olds[filled].moment }
    visit.receive(overview(pending, unfilled: [pending] + left))
    #expect(visit.heading == question(olds[next]) && visit.draft == "")
    #expect(visit.page.document.focused?.label == "Your answer")
    visit.page.click("button", "Done")
    #expect(visit.browser.focused == [id(visit, "Fill in \(time(olds[next]))")])
  }

  @Test func `moves to the line that says so when none is unfilled`() {
    let visit = visit(latest: answered, unfilled: [olds[0]])
    visit.page.click("button", "Fill in \(time(olds[0]))")
    visit.write("rest")
    visit.page.click("button", "Save")
    visit.respond(to: "POST /api/v1/answers")
    visit.receive(overview(answered, today: [answered]))
    #expect(visit.browser.focused == ["caught-up"])
  }

  @Test func `returns to the row of the changed answer`() {
    let visit = visit(latest: answered, unfilled: olds)
    visit.page.click("button", row(older))
    visit.write("coffee")
    visit.page.click("button", "Save")
    visit.respond(to: "POST /api/v1/answers")
    visit.receive(overview(answered, unfilled: olds, today: [answered, older]))
    #expect(visit.browser.focused == [id(visit, row(older))])
  }

  @Test func `moves to the first added row`() {
    let olds = `The missed probes`.olds(50)
    let visit = visit(latest: answered, unfilled: olds)
    visit.page.click("button", "Show more")
    #expect(visit.browser.focused == [id(visit, "Fill in \(`The missed probes`.moment(olds[4]))")])
  }
}
