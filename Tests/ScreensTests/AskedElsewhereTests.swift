import CivilTime
import Interface
import InterfaceTestSupport
import JSON
import Testing
import Tracking
import Wire

@testable import Answering
@testable import Screens

/// A question that comes while another screen is open.
@Suite struct `A question on another screen` {
  private let pending = probe(10, .pending)
  private let earlier = probe(3_000, .answered, "tea")

  private func visit(_ path: String) -> Visit {
    let visit = Visit(path: path)
    visit.connect(at: 0)
    visit.receive(overview(earlier, today: [earlier]))
    return visit
  }

  private func ask(_ visit: Visit) {
    visit.browser.send(EventName.probe, pending.json.text)
    visit.news(overview(pending, today: [earlier]))
  }

  private var question: String { "What were you doing at \(time(pending))?" }

  private func nowLink(_ visit: Visit) -> MemoryNode? { visit.page.find("link", "Now") }

  @Test(arguments: ["/days", "/tags", "/settings"])
  func `is shown, announced and marked, and leads to its form`(path: String) {
    let visit = visit(path)
    #expect(
      visit.page.find("button", "Answer") == nil && nowLink(visit)?.attributes["title"] == nil)
    let focused = visit.browser.focused
    ask(visit)
    #expect(visit.says(question) && visit.browser.announcements.last == question)
    #expect(nowLink(visit)?.attributes["title"] == "A question is waiting.")
    #expect(visit.browser.title.hasPrefix("(1) Proba – "))
    #expect(visit.browser.focused == focused, "what the person does is not interrupted")
    visit.page.click("button", "Answer")
    #expect(visit.draft == "" && visit.page.find("button", "Answer") == nil)
  }

  @Test func `goes away once it is closed, answered elsewhere, or missed`() {
    let closed = visit("/settings")
    ask(closed)
    closed.page.click("button", "Close")
    #expect(!closed.says(question) && closed.browser.title.hasPrefix("(1) "))
    let answered = visit("/settings")
    ask(answered)
    answered.news(overview(probe(10, .answered, "tea"), today: [probe(10, .answered, "tea")]))
    #expect(!answered.says(question) && !answered.browser.title.hasPrefix("("))
    let missed = visit("/settings")
    ask(missed)
    missed.news(overview(probe(10), today: [earlier]))
    #expect(!missed.says(question))
    #expect(missed.browser.title.hasPrefix("(1) "), "it still waits for an answer")
  }

  @Test func `is not shown beside its form`() {
    let visit = visit("/")
    ask(visit)
    #expect(visit.page.find("button", "Answer") == nil && visit.draft == "")
    // Nothing moves the focus there, so that it has to be said.
    #expect(visit.browser.announcements == [question])
  }

  @Test(
    arguments: [
      ("change", true, true), ("go-through", true, false), ("fill-in-1", false, false),
      ("", true, false), (nil, true, false), (nil, false, true),
    ] as [(String?, Bool, Bool)])
  func `moves the focus to its field only from the button that it replaces, or on a hidden page`(
    active: String?, isVisible: Bool, moves: Bool
  ) {
    let visit = visit("/")
    visit.browser.activeID = active
    if !isVisible { visit.browser.show(false) }
    ask(visit)
    #expect((visit.page.document.focused?.label == "Your answer") == moves)
    #expect(visit.browser.announcements == (moves ? [] : [question]))
  }

  @Test func `leaves the focus where it is after an answer was saved`() throws {
    let visit = Visit(overview(probe(3_000), previous: answer("tea")))
    visit.write("tea")
    visit.page.click("button", "Save")
    let saved = SavedAnswer(
      probe: earlier, revision: Revision(1), overview: overview(earlier, today: [earlier]))
    visit.respond(to: "POST /api/v1/answers", saved.json)
    #expect(visit.browser.activeID == "change")
    visit.browser.activeID = "go-through"
    let before = visit.page.document.focused
    visit.browser.send(EventName.probe, pending.json.text)
    visit.change(to: 7)
    visit.receive(overview(pending, today: [earlier]))
    #expect(visit.page.document.focused === before)
    #expect(visit.draft == "")
  }

  @Test(
    arguments: [
      ([600, 3_600, 7_200], nil, 3), ([600, 3_600, 7_200], 5_000, 2), ([600, 3_600], 60, 0),
      ([600, 90_000], nil, 1), ([], nil, 0),
    ] as [([Int64], Int64?, Int)])
  func `is counted in the title until there is an answer after it`(
    missed: [Int64], answered: Int64?, count: Int
  ) {
    let answers = answered.map { [probe($0, .answered, "tea")] } ?? []
    let probes = missed.map { probe($0) }
    let latest = (probes + answers).max { $0.moment < $1.moment }
    let visit = Visit(overview(latest, unfilled: probes, today: answers))
    #expect(visit.browser.title == (count > 0 ? "(\(count)) " : "") + "Proba – Now")
  }
}
