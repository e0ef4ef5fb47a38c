import CivilTime
import Interface
import InterfaceTestSupport
import TestSupport
import Testing
import Tracking
import Wire

@testable import Answering
@testable import Screens

/// The answers before and after missed probes: they are shown, and one tap repeats or copies them.
@Suite struct `The missed probes between answers` {
  private typealias Missed = `The missed probes`

  /// The label of the button that saves the likely answer for some probes.
  private static func likely(_ probes: [Probe], _ answer: String, _ visit: Visit) -> String {
    "Save \(answer) for all \(visit.number(probes.count)): "
      + Missed.button(probes).dropFirst("Fill in ".count)
  }

  /// An answer some time ago.
  private static func answered(_ age: Int64, _ words: String) -> Probe {
    let plain = probe(age, .answered)
    return Probe(
      moment: plain.moment, gap: plain.gap, offset: plain.offset, isScheduled: true,
      state: .answered, answer: answer(words))
  }

  @Test func `say what was done before and after them`() throws {
    let visit = Visit(
      overview(
        Missed.latest, unfilled: Missed.night + [Missed.afternoon], today: [Missed.latest],
        neighbors: [
          Self.answered(39_000, "eat"), Self.answered(60_000, "read book"),
          Self.answered(86_000, "work"),
        ]))
    #expect(visit.says("after read book · before eat"))
    #expect(visit.says("after work · before read book"))
  }

  @Test func `of a night are filled in by one tap, which can be undone`() throws {
    let around = [Self.answered(39_000, "sleep"), Self.answered(60_000, "sleep")]
    let visit = Visit(
      overview(
        Missed.latest, unfilled: Missed.night + [Missed.afternoon], today: [Missed.latest],
        neighbors: around))
    let moments = Missed.night.map(\.moment).sorted()
    visit.page.click("button", Self.likely(Missed.night, "sleep", visit))
    #expect(
      visit.take("POST /api/v1/answers/batch")
        == NewAnswers(at: moments, text: "sleep", wantsOverview: true).bytes)
    let after = overview(Missed.latest, unfilled: [Missed.afternoon], today: [Missed.latest])
    visit.respond(to: "POST /api/v1/answers/batch", Missed.changed(Missed.night, after))
    #expect(visit.says("Saved the answer for \(visit.number(7)) probes."))
    #expect(visit.says("\(visit.number(1)) to catch up"))
    // The keyboard is led to the span that is left, not to the one that is gone.
    #expect(visit.browser.focused.last == "fill-in-\(Missed.afternoon.moment)")
    visit.page.click("button", "Undo")
    #expect(
      visit.take("DELETE /api/v1/answers/batch")
        == Withdrawals(at: moments, seen: nil, wantsOverview: true).bytes)
  }

  @Test(arguments: [false, true])
  func `lead the keyboard nowhere once something else is done`(opensForm: Bool) throws {
    let latest = probe(60, .pending)
    let around = [Self.answered(39_000, "sleep"), Self.answered(60_000, "sleep")]
    let visit = Visit(
      overview(latest, unfilled: [latest] + Missed.night + [Missed.afternoon], neighbors: around))
    visit.page.click("button", Self.likely(Missed.night, "sleep", visit))
    if opensForm {
      visit.page.click("button", "Fill in \(Missed.moment(Missed.afternoon))")
    } else {
      let field = try #require(visit.page.find("textbox"))
      visit.page.send(Event(.focusin), to: field)
    }
    let before = visit.browser.focused
    visit.respond(
      to: "POST /api/v1/answers/batch",
      Missed.changed(Missed.night, overview(latest, unfilled: [latest, Missed.afternoon])))
    #expect(visit.browser.focused == before)
  }

  @Test func `stay as they are where one tap does not reach the server`() throws {
    let around = [Self.answered(39_000, "sleep"), Self.answered(60_000, "sleep")]
    let latest = probe(60, .pending)
    let visit = Visit(overview(latest, unfilled: [latest] + Missed.night, neighbors: around))
    visit.write("rea")
    visit.page.click("button", Self.likely(Missed.night, "sleep", visit))
    visit.respond(to: "POST /api/v1/answers/batch", status: 0)
    #expect(visit.says("\(visit.number(7)) to catch up") && visit.draft == "rea")
    #expect(!visit.alerts.isEmpty)
  }

  @Test func `can have the answers around them copied`() throws {
    let around = [Self.answered(39_000, "eat lunch"), Self.answered(60_000, "walk")]
    let visit = Visit(
      overview(
        Missed.latest, unfilled: Missed.night, today: [Missed.latest], neighbors: around))
    visit.page.click("button", Missed.button(Missed.night))
    let group = try #require(visit.page.find("group", "Answers before and after"))
    #expect(group.all.count { $0.tag == "button" } == 2)
    visit.page.click("button", "Copy \(time(around[0])) eat lunch")
    visit.page.press(.return, in: "Your answer")
    let moments = Missed.night.map(\.moment).sorted()
    #expect(
      visit.take("POST /api/v1/answers/batch")
        == NewAnswers(at: moments, text: "eat lunch ", wantsOverview: true).bytes)
  }
}
