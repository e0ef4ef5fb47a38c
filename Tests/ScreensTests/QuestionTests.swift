import CivilTime
import Interface
import InterfaceTestSupport
import JSON
import Testing
import Tracking
import Wire

/// The question, and the draft typed meanwhile.
@Suite struct `The question` {
  let first = probe(900)
  let second = probe(60, .pending)

  @Test func `appears once the server has replied`() {
    let visit = Visit()
    #expect(visit.page.find("progress", "Loading…") != nil)
    #expect(visit.browser.requests.map(\.line) == ["GET /api/v1/overview", "GET /api/v1/tags"])
    visit.receive(overview(second))
    #expect(visit.page.find("progress") == nil)
    #expect(visit.heading == question(second))
    #expect(visit.page.document.focused?.label == "Your answer")
  }

  @Test func `waits for the first probe`() {
    let visit = Visit(overview(nil))
    #expect(visit.heading == "No question yet. The first one comes at a random moment.")
    #expect(visit.page.find("textbox") == nil)
  }

  @Test func `says when the next one comes, or until when none does`() {
    let answered = probe(60, .answered, "work")
    #expect(Visit(overview(answered)).says("The next question comes at random, on average every"))
    // By the clock at that time, not by the current one.
    func quiet(_ wait: Seconds?) -> QuietStatus {
      QuietStatus(
        isQuiet: true, until: wait.map { now + $0 }, offset: UTCOffset(seconds: 3_600))
    }
    let soon = Visit(overview(answered, quiet: quiet(.minutes(90))))
    #expect(soon.says("No questions until DateTimeFormat 1700009000.0."))
    let later = Visit(overview(answered, quiet: quiet(.days(20))))
    #expect(later.says("No questions until DateTimeFormat 1701731600.0."))
    let never = Visit(overview(answered, quiet: quiet(nil)))
    #expect(never.says("No questions until you end the quiet time in the settings."))
  }

  @Test func `is read again when a quiet time begins or ends, and each day of a long one`() {
    let answered = probe(60, .answered, "work")
    for (isQuiet, wait, passes) in [
      (true, 5_400, 5_400.0), (false, 5_400, 5_400), (true, 30 * 86_400, 86_400),
    ] as [(Bool, Int64, Double)] {
      let visit = Visit(
        overview(
          answered,
          quiet: QuietStatus(isQuiet: isQuiet, until: now + .seconds(wait))))
      visit.browser.advance(milliseconds: (passes - 1) * 1_000)
      #expect(visit.take("GET /api/v1/overview") == nil)
      visit.browser.advance(milliseconds: 1_000)
      #expect(visit.take("GET /api/v1/overview") != nil)
    }
  }

  @Test func `names the day unless it is today`() {
    let old = probe(86_400)
    let visit = Visit(overview(old))
    #expect(visit.heading == "What were you doing on \(time(old)) at \(time(old))?")
  }

  @Test func `changes to that of a newer probe if nothing is written`() {
    let visit = Visit(overview(first))
    visit.news(overview(second, unfilled: [second, first]))
    #expect(visit.heading == question(second))
    #expect(!visit.says("A newer question is waiting."))
  }

  @Test func `stays if an answer was begun`() {
    let visit = Visit(overview(first))
    visit.write("work")
    visit.news(overview(second, unfilled: [second, first]))
    #expect(visit.heading == question(first))
    #expect(visit.says("A newer question is waiting."))
    #expect(visit.draft == "work")
    visit.page.press(.return, in: "Your answer")
    #expect(
      visit.sent == [NewAnswer(at: first.moment, text: "work", seen: "", wantsOverview: true).bytes]
    )
    visit.respond(to: "POST /api/v1/answers")
    visit.receive(overview(second))
    #expect(visit.heading == question(second))
    #expect(visit.draft == "")
  }

  @Test func `changes to the newest again once the draft is erased`() {
    let visit = Visit(overview(first))
    visit.write("work")
    visit.news(overview(second))
    visit.write("")
    #expect(visit.heading == question(second))
    #expect(!visit.says("A newer question is waiting."))
  }

  @Test func `can be left for a newer one, and its draft is kept`() {
    let visit = Visit(overview(first))
    visit.write("work (half")
    visit.news(overview(second, unfilled: [second, first]))
    visit.page.click("button", "Answer it")
    #expect(visit.heading == question(second))
    #expect(visit.draft == "")
    #expect(visit.page.find("button", "Answer it") == nil)
    visit.write("tea")
    visit.page.click("button", "Fill in \(time(first))")
    #expect(visit.heading == question(first))
    #expect(visit.draft == "work (half")
    visit.page.click("button", "Cancel")
    #expect(visit.heading == question(second))
    #expect(visit.draft == "tea")
  }

  @Test(arguments: [true, false])
  func `of an older probe restores the draft of the latest when it is closed`(byKey: Bool) {
    let visit = Visit(overview(second, unfilled: [second, first]))
    visit.write("tea")
    visit.page.click("button", "Fill in \(time(first))")
    #expect(visit.draft == "")
    visit.write("not this")
    if byKey {
      visit.page.press(.escape, in: "Your answer")
    } else {
      visit.page.click("button", "Cancel")
    }
    #expect(visit.heading == question(second))
    #expect(visit.draft == "tea")
    visit.page.press(.return, in: "Your answer")
    #expect(
      visit.sent == [NewAnswer(at: second.moment, text: "tea", seen: "", wantsOverview: true).bytes]
    )
  }

  @Test func `of an older probe stays when a newer probe arrives`() {
    let visit = Visit(overview(first, unfilled: [first, probe(4_000)]))
    visit.page.click("button", "Fill in \(time(probe(4_000)))")
    visit.write("rest")
    visit.news(overview(second, unfilled: [second, first, probe(4_000)]))
    #expect(visit.heading == question(probe(4_000)))
    #expect(visit.draft == "rest")
    #expect(!visit.says("A newer question is waiting."))
  }

  @Test func `of an older probe keeps its draft while another is filled in`() {
    let (old, older) = (probe(4_000), probe(20_000))
    let visit = Visit(overview(second, unfilled: [second, old, older]))
    visit.page.click("button", "Fill in \(time(old))")
    visit.write("rest")
    visit.page.click("button", "Fill in \(time(older))")
    #expect(visit.draft == "")
    visit.page.click("button", "Fill in \(time(old))")
    #expect(visit.draft == "rest")
    visit.page.click("button", "Cancel")
    visit.page.click("button", "Fill in \(time(old))")
    #expect(visit.draft == "")
  }

  @Test func `is not reverted by a late reply`() {
    let visit = Visit()
    let line = "GET /api/v1/overview"
    visit.change()
    #expect(visit.browser.requests.filter { $0.line == line }.count == 1)
    visit.respond(to: line, overview(first).json)
    #expect(visit.heading != question(first), "it is of the state before the change")
    visit.respond(to: line, overview(second).json)
    #expect(visit.heading == question(second))
  }

  @Test func `keeps the draft when Escape is pressed`() {
    let visit = Visit(overview(second))
    visit.write("tea")
    visit.page.press(.escape, in: "Your answer")
    #expect(visit.draft == "tea")
    #expect(visit.page.find("button", "Cancel") == nil)
  }

  @Test func `reopens with the answer to change`() {
    let answered = probe(60, .answered, "work email")
    let visit = Visit(overview(answered, today: [answered]))
    #expect(visit.page.find("textbox") == nil)
    visit.page.click("button", "Edit")
    #expect(visit.draft == "work email ")
    visit.page.press(.escape, in: "Your answer")
    #expect(visit.page.find("textbox") == nil)
    visit.page.click("button", row(answered))
    #expect(visit.draft == "work email ")
  }
}
