import Catalogue
import Interface
import InterfaceTestSupport
import JSON
import Testing
import Tracking
import Wire

@testable import Answering
@testable import DayScreens
@testable import Screens

/// An answer being sent to the server.
@Suite struct `Saving an answer` {
  static let path = "POST /api/v1/answers"
  let pending = probe(60, .pending)

  @Test func `clears the field, announces it and focuses Change`() throws {
    let visit = Visit(overview(pending))
    visit.write("work")
    visit.page.click("button", "Save")
    #expect(
      visit.sent == [
        NewAnswer(at: pending.moment, text: "work", seen: "", wantsOverview: true).bytes
      ])
    let save = try #require(visit.page.find("button", "Save"))
    #expect(save.attributes["disabled"] != nil)
    visit.page.press(.return, in: "Your answer")
    #expect(visit.sent.count == 1)
    visit.respond(to: Self.path)
    #expect(visit.draft == "")
    #expect(visit.browser.announcements == ["Saved the answer for \(time(pending))."])
    let answered = probe(60, .answered, "work")
    visit.receive(overview(answered, today: [answered]))
    #expect(visit.page.find("textbox") == nil)
    #expect(visit.browser.focused == ["change"])
    #expect(visit.page.find("button", "Edit")?.attributes["id"] == "change")
    visit.news(overview(answered, today: [answered]))
    #expect(visit.browser.focused == ["change"])
  }

  @Test func `focuses Change even if an older reply arrives first`() {
    let visit = Visit(overview(pending))
    visit.change()
    visit.write("work")
    visit.page.click("button", "Save")
    visit.respond(to: Self.path)
    visit.respond(to: "GET /api/v1/overview", overview(pending).json)
    #expect(visit.browser.focused.isEmpty)
    visit.receive(overview(probe(60, .answered, "work")))
    #expect(visit.browser.focused == ["change"])
  }

  @Test(arguments: Language.allCases)
  func `needs no text of the later chunks`(language: Language) {
    let visit = Visit(
      languages: [language.tag],
      absentChunks: ["day", "calendar", "statistics", "charts"])
    let day: Int64 = 86_400
    visit.receive(overview(pending, previous: answer("a b")), tags: ["a", "b"])
    visit.write("work n")
    visit.page.press(.return, in: visit.app.texts[.answerLabel])
    visit.respond(to: Self.path, status: 500)
    visit.page.press(.return, in: visit.app.texts[.answerLabel])
    visit.respond(to: Self.path, status: 0)
    visit.page.press(.return, in: visit.app.texts[.answerLabel])
    visit.respond(to: Self.path)
    visit.receive(overview(probe(60, .answered, "work")))
    visit.page.click("button", visit.app.texts[.change])
    visit.news(overview(probe(2 * day, .missed)))
    visit.news(overview(nil))
    visit.browser.go(to: "/nowhere")
    visit.page.settle()
    #expect(visit.says(visit.app.texts[.noSuchPageNote]))
    #expect(!visit.app.texts.isWhole, "else nothing was tested")
  }

  @Test func `is disabled while nothing is written`() throws {
    let visit = Visit(overview(pending))
    let save = try #require(visit.page.find("button", "Save"))
    #expect(save.attributes["disabled"] != nil)
    visit.write("w")
    #expect(save.attributes["disabled"] == nil)
  }

  @Test func `keeps the text and shows the reason if it is refused`() {
    let visit = Visit(overview(pending), languages: ["uk-UA"])
    visit.write("робота (нотатка")
    visit.page.click("button", "Зберегти")
    visit.respond(
      to: Self.path, status: 422,
      Problem(code: "unclosed", message: "never closed", position: 8).json)
    #expect(visit.alerts == ["Закрийте дужку або приберіть її."])
    #expect(visit.draft == "робота (нотатка")
    #expect(visit.page.document.focused?.label == "Ваша відповідь")
    visit.write("робота (нотатка)")
    visit.page.press(.return, in: "Ваша відповідь")
    #expect(visit.alerts.isEmpty)
    visit.respond(to: Self.path)
    #expect(visit.draft == "")
  }

  @Test(arguments: [
    (0, "Not saved yet. It will be sent when Proba is back."), (500, "That did not work: 500"),
  ])
  func `keeps the text if it fails`(status: Int, sentence: String) {
    let visit = Visit(overview(pending))
    visit.write("work")
    visit.page.click("button", "Save")
    visit.respond(to: Self.path, status: status)
    #expect(visit.alerts == [sentence])
    #expect(visit.draft == "work")
    visit.page.click("button", "Save")
    #expect(visit.sent.count == 1)
  }

  @Test func `is retried once an unreachable server is back`() {
    let visit = Visit(overview(pending))
    visit.browser.connect(false)
    visit.write("work")
    visit.page.press(.return, in: "Your answer")
    visit.respond(to: Self.path, status: 0)
    #expect(
      visit.alerts == [
        "Proba cannot be reached. Trying again…",
        "Not saved yet. It will be sent when Proba is back.",
      ])
    visit.connect(at: 0)
    visit.receive(overview(pending))
    #expect(visit.alerts.isEmpty)
    #expect(visit.sent.count == 1)
    visit.respond(to: Self.path)
    visit.receive(overview(probe(60, .answered, "work")))
    #expect(visit.page.find("textbox") == nil)
    #expect(visit.sent.isEmpty)
  }

  @Test func `is not retried if the answer is edited or left after a failure`() {
    let old = probe(4_000)
    let visit = Visit(overview(pending, unfilled: [pending, old]))
    visit.write("work")
    visit.page.click("button", "Save")
    visit.respond(to: Self.path, status: 0)
    visit.write("work (half")
    #expect(visit.alerts.isEmpty)
    visit.news(overview(pending, unfilled: [pending, old]))
    #expect(visit.sent.isEmpty)
    visit.page.click("button", "Save")
    visit.respond(to: Self.path, status: 0)
    visit.page.click("button", "Fill in \(time(old))")
    visit.news(overview(pending, unfilled: [pending, old]))
    #expect(visit.sent.isEmpty)
    #expect(visit.alerts.isEmpty)
  }

  @Test func `is not retried for a newer probe`() {
    let newer = probe(5, .pending)
    let visit = Visit(overview(pending, previous: answer("work")))
    visit.page.click("button", "Same as last time: work")
    visit.respond(to: Self.path, status: 0)
    visit.news(overview(newer, unfilled: [newer, pending], previous: answer("work")))
    #expect(visit.sent.isEmpty)
    #expect(visit.alerts.isEmpty)
    visit.page.click("button", "Fill in \(time(pending))")
    #expect(visit.alerts == ["Not saved yet. It will be sent when Proba is back."])
  }

  @Test func `takes one tap for the same as last time`() {
    let visit = Visit(overview(pending, previous: answer("work email")))
    let chip = visit.page.find("button", "Same as last time: work email")
    #expect(chip?.all.count { $0.classes.contains("dot") } == 2, "the colour of each tag")
    visit.page.click("button", "Same as last time: work email")
    #expect(
      visit.sent == [NewAnswer(at: pending.moment, text: "\"", seen: "", wantsOverview: true).bytes]
    )
  }

  @Test func `as last time is unavailable while something is written`() {
    let visit = Visit(overview(pending, previous: answer("work")))
    visit.write("precious long text (note)")
    #expect(visit.page.find("button", "Same as last time: work") == nil)
    visit.app.home.repeatPrevious()
    #expect(visit.sent.isEmpty)
    visit.write("")
    #expect(visit.page.find("button", "Same as last time: work") != nil)
  }

  @Test func `as last time is available while an open answer is unchanged`() {
    let answered = probe(60, .answered, "work")
    let visit = Visit(overview(answered, today: [answered], previous: answer("tea")))
    visit.page.click("button", "Edit")
    #expect(visit.page.find("button", "Same as last time") != nil)
    visit.write("work email")
    #expect(visit.page.find("button", "Same as last time") == nil)
  }

  @Test func `as last time keeps text written meanwhile`() {
    let visit = Visit(overview(pending, previous: answer("work")))
    visit.page.click("button", "Same as last time: work")
    visit.write("precious")
    visit.respond(to: Self.path, probe(60, .answered, "work").json)
    visit.receive(overview(probe(60, .answered, "work")))
    #expect(visit.draft == "precious")
  }

  @Test func `takes one tap for a likely answer`() {
    let likely = LikelyAnswers(
      tags: ["work"],
      answers: [
        .init(tags: ["work", "code"], weight: 0.5), .init(tags: ["sleep"], weight: 0.3),
      ])
    let state = overview(pending)
    let visit = Visit(
      Overview(
        now: state.now, offset: state.offset, gap: state.gap, latest: pending,
        unfilled: state.unfilled, unfilledCount: 1, today: [], likely: likely,
        tags: []), tags: ["work", "code", "sleep"])
    #expect(visit.page.find("button", "Save sleep") != nil)
    visit.write("work ")
    #expect(visit.page.find("button", "Save sleep") == nil, "it lacks what is written")
    visit.page.click("button", "Save work code")
    #expect(
      visit.sent == [
        NewAnswer(at: pending.moment, text: "work code", seen: "", wantsOverview: true).bytes
      ])
  }

  @Test func `names the tags before an older probe once they are read`() {
    let old = probe(4_000)
    let visit = Visit(
      overview(pending, unfilled: [pending, old], previous: answer("work")))
    visit.page.click("button", "Fill in \(time(old))")
    #expect(visit.page.find("button", "Same as last time: work") == nil)
    #expect(visit.page.find("button", "Same as last time") != nil)
    visit.respond(
      to: "GET /api/v1/likely?at=\(old.moment)", answers(["tea"], previous: answer("sleep")).json)
    visit.page.click("button", "Same as last time: sleep")
    #expect(
      visit.sent == [NewAnswer(at: old.moment, text: "\"", seen: "", wantsOverview: true).bytes])
  }

  @Test func `repeats nothing for a probe before all answers`() {
    let old = probe(4_000)
    let visit = Visit(
      overview(pending, unfilled: [pending, old], previous: answer("work")))
    visit.page.click("button", "Fill in \(time(old))")
    visit.respond(to: "GET /api/v1/likely?at=\(old.moment)", answers(["tea"]).json)
    #expect(visit.page.find("button", "Same as last time") == nil)
  }

  @Test func `to an older probe restores the draft of the latest`() {
    let old = probe(4_000)
    let visit = Visit(overview(pending, unfilled: [pending, old]))
    visit.write("tea")
    visit.page.click("button", "Fill in \(time(old))")
    visit.write("rest")
    visit.page.click("button", "Save")
    visit.respond(to: Self.path)
    #expect(visit.heading == question(pending))
    #expect(visit.draft == "tea")
  }

  @Test func `does not affect a probe that was opened meanwhile`() {
    let old = probe(4_000)
    let visit = Visit(overview(pending, unfilled: [pending, old]))
    visit.write("tea")
    visit.page.click("button", "Save")
    visit.page.click("button", "Fill in \(time(old))")
    visit.write("rest")
    visit.respond(to: Self.path)
    #expect(visit.heading == question(old))
    #expect(visit.draft == "rest")
    visit.page.click("button", "Cancel")
    #expect(visit.draft == "")
  }

  @Test func `keeps text written meanwhile, as a change of the answer`() {
    let visit = Visit(overview(pending))
    visit.write("work")
    visit.page.press(.return, in: "Your answer")
    visit.write("work ema")
    let answered = probe(60, .answered, "work")
    let reply = SavedAnswer(
      probe: answered, revision: Revision(1), overview: overview(answered, today: [answered]))
    visit.respond(to: Self.path, status: 201, reply.json)
    #expect(visit.draft == "work ema")
    #expect(visit.browser.focused.isEmpty)
    visit.page.press(.return, in: "Your answer")
    #expect(
      visit.sent == [
        NewAnswer(at: pending.moment, text: "work ema", seen: "work", wantsOverview: true).bytes
      ])
    visit.respond(to: Self.path)
    visit.receive(overview(answered, today: [answered]))
    #expect(visit.page.find("textbox") == nil)
    #expect(visit.browser.storage.keys.allSatisfy { $0 == "tips" })
  }

  @Test func `reports a failure with its probe if the probe was left`() {
    let old = probe(4_000)
    let visit = Visit(overview(pending, unfilled: [pending, old]))
    visit.page.click("button", "Fill in \(time(old))")
    visit.write("tea (")
    visit.page.click("button", "Save")
    visit.page.click("button", "Cancel")
    visit.respond(
      to: Self.path, status: 422, Problem(code: "unclosed", message: "", position: 5).json)
    let sentence = "Close the bracket, or remove it."
    #expect(visit.heading == question(pending))
    #expect(visit.alerts.isEmpty)
    #expect(visit.browser.announcements == ["\(time(old)): \(sentence)"])
    visit.page.click("button", "Fill in \(time(old))")
    #expect(visit.alerts == [sentence])
  }

  @Test(arguments: Language.allCases)
  func `has a different sentence for every refusal`(language: Language) {
    let texts = language.texts
    let sentences = AnswerProblem.Kind.allCases.map { kind in
      texts.sentence(for: Problem(code: kind.rawValue, message: "?", position: 7))
    }
    #expect(Set(sentences).count == AnswerProblem.Kind.allCases.count)
    #expect(!sentences.contains(texts[.failed, "?"]))
    #expect(!sentences.contains { $0.contains("{") || $0.isEmpty })
    let unknown = Problem(code: "new", message: "nothing known")
    #expect(texts.sentence(for: unknown) == texts[.failed, "nothing known"])
  }
}
