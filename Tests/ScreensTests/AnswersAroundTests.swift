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
    #expect(visit.says("after “read book” · before “eat”"))
    #expect(visit.says("after “work” · before “read book”"))
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
    #expect(visit.says("Saved the answer for \(visit.number(7)) questions."))
    #expect(visit.says("\(visit.number(1)) to catch up"))
    // The focus moves to the remaining span, not to the removed one.
    #expect(visit.browser.focused.last == "fill-in-\(Missed.afternoon.moment)")
    visit.page.click("button", "Undo")
    #expect(
      visit.take("DELETE /api/v1/answers/batch")
        == Withdrawals(at: moments, seen: nil, wantsOverview: true).bytes)
    let before = overview(
      Missed.latest, unfilled: Missed.night + [Missed.afternoon], today: [Missed.latest],
      neighbors: around)
    visit.respond(
      to: "DELETE /api/v1/answers/batch", Missed.changed(Missed.night, before, revision: 2))
    // The row is back, and so is the focus.
    #expect(visit.browser.focused.last == "fill-in-\(Missed.night[6].moment)")
  }

  @Test(arguments: [true, false])
  func `are said to be filled in above the page, until that is closed`(byKey: Bool) throws {
    let around = [Self.answered(39_000, "sleep"), Self.answered(60_000, "sleep")]
    let visit = Visit(
      overview(Missed.latest, unfilled: Missed.night, today: [Missed.latest], neighbors: around))
    visit.page.click("button", Self.likely(Missed.night, "sleep", visit))
    visit.respond(
      to: "POST /api/v1/answers/batch",
      Missed.changed(Missed.night, overview(Missed.latest, today: [Missed.latest])))
    let named = { (name: String) in
      visit.page.document.root.all.first { $0.attributes["data-style"] == name }
    }
    let done = try #require(named("done"))
    let sentence = "Saved the answer for \(visit.number(7)) questions."
    #expect(done.text.contains(sentence) && visit.browser.announcements.last == sentence)
    let question = try #require(named("question"))
    #expect(!question.text.contains(sentence), "it takes no room in the card")
    if byKey {
      visit.page.send(Event(.keydown, key: .escape), to: visit.page.find("button", "Undo"))
    } else {
      visit.page.click("button", "Close")
    }
    #expect(named("done") == nil && !visit.says(sentence))
    #expect(visit.browser.focused.last == "caught-up", "where nothing is missed any more")
    #expect(!visit.page.press("z"), "nothing is offered to be undone")
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
    let sentence = "That did not work: Proba is not running. Try again once it is."
    // Beside the tapped chip, which may be far from the form.
    #expect(visit.says(sentence) && visit.browser.announcements.last == sentence)
    #expect(visit.page.find("button", "Undo") == nil)
  }

  @Test func `can have the answers around them copied`() throws {
    let around = [Self.answered(39_000, "eat lunch"), Self.answered(60_000, "walk")]
    let visit = Visit(
      overview(
        Missed.latest, unfilled: Missed.night, today: [Missed.latest], neighbors: around))
    visit.page.click("button", Missed.button(Missed.night, visit))
    // The previous answer is saved by the chip that repeats it.
    let group = try #require(visit.page.find("group", "Copy the next answer"))
    #expect(group.all.count { $0.tag == "button" } == 1)
    visit.page.click("button", "Copy \(time(around[0])) eat lunch")
    visit.page.press(.return, in: "Your answer")
    let moments = Missed.night.map(\.moment).sorted()
    #expect(
      visit.take("POST /api/v1/answers/batch")
        == NewAnswers(at: moments, text: "eat lunch ", wantsOverview: true).bytes)
  }

  /// The previous answer, those before and after, the heading, and the answers to copy.
  @Test(
    arguments: [
      ("walk", "walk", "eat", "Copy the next answer", ["eat"]),
      ("walk", "walk", "walk", nil, []),
      ("read", "walk", "read", "Copy the previous answer", ["walk"]),
      ("read", "walk", "eat", "Copy the previous or next answer", ["walk", "eat"]),
      (nil, "walk", "eat", "Copy the next answer", ["eat"]),
    ] as [(String?, String, String, String?, [String])])
  func `offer each answer around them once`(
    previous: String?, before: String, after: String, heading: String?, copies: [String]
  ) {
    let around = [Self.answered(39_000, after), Self.answered(60_000, before)]
    let visit = Visit(
      overview(
        Missed.latest, unfilled: Missed.night, today: [Missed.latest], neighbors: around))
    let opener = visit.page.all("button").map(\.label).first {
      $0.hasSuffix(Missed.button(Missed.night)) || $0 == Missed.button(Missed.night, visit)
    }
    visit.page.click("button", opener)
    let first = Missed.night[6].moment
    visit.respond(
      to: "GET /api/v1/likely?at=\(first)", answers([], previous: previous.map(answer)).json)
    #expect(visit.page.all("group").map(\.label).first { $0.hasPrefix("Copy ") } == heading)
    let labels = visit.page.all("button").map(\.label).filter { $0.hasPrefix("Copy ") }
    #expect(labels.map { String($0.split(separator: " ").last ?? "") } == copies)
    // The offers stay while tags are typed.
    visit.write("tea biscuits ")
    #expect(visit.page.all("button").map(\.label).filter { $0.hasPrefix("Copy ") } == labels)
  }

  @Test func `are found in the day that is shown, too`() {
    let list = `The list of a day`()
    let visit = list.visitToDays()
    visit.page.click("button", "Day before")
    // The missed probe is too old to be listed as missed.
    let walk = Self.answered(110_000, "walk")
    visit.respond(
      to: `The list of a day`.line,
      `The list of a day`.list([
        Self.answered(120_000, "eat"), walk, list.missed, list.answered,
      ]))
    let requests = visit.browser.requests.count
    visit.page.click("button", "Fill in \(list.moment(list.missed)): Missed")
    let copies = { visit.page.all("button").map(\.label).filter { $0.hasPrefix("Copy ") } }
    #expect(copies() == ["Copy \(time(list.answered)) tea"])
    visit.respond(
      to: "GET /api/v1/likely?at=\(list.missed.moment)",
      answers([], previous: answer("eat")).json)
    #expect(copies() == ["Copy \(time(walk)) walk", "Copy \(time(list.answered)) tea"])
    let asked = visit.browser.requests.dropFirst(requests).map(\.line)
    #expect(!asked.contains { $0.contains("/probes") }, "\(asked)")
    // While a word is written, the tags like it are all that is offered.
    visit.page.type("te", into: "Your answer")
    #expect(copies().isEmpty)
    visit.page.type("", into: "Your answer")
    #expect(copies().count == 2)
    visit.page.click("button", "Copy \(time(walk)) walk")
    #expect(visit.draft == "walk ")
  }

  /// The answers before and after one that is changed, and the answers to copy.
  @Test(
    arguments: [
      ("walk", "tea", ["walk", "tea"]), ("eat", "tea", ["tea"]), ("walk", "eat", ["walk"]),
      ("eat", "eat", []),
    ] as [(String, String, [String])])
  func `are offered where an answer is changed, too`(
    before: String, after: String, offered: [String]
  ) {
    let list = `The list of a day`()
    let visit = list.visitToDays()
    visit.page.click("button", "Day before")
    let probes = [
      Self.answered(110_000, before), Self.answered(100_000, "coffee"),
      Self.answered(90_000, after),
    ]
    visit.respond(to: `The list of a day`.line, `The list of a day`.list(probes))
    visit.page.click("button", row(probes[1]))
    visit.respond(
      to: "GET /api/v1/likely?at=\(probes[1].moment)",
      answers([], previous: answer("eat")).json)
    let copies = visit.page.all("button").map(\.label).filter { $0.hasPrefix("Copy ") }
    #expect(copies.map { String($0.split(separator: " ").last ?? "") } == offered)
    #expect(visit.page.find("button", "Delete answer") != nil, "the form is open")
    guard let last = copies.last else { return }
    visit.page.click("button", last)
    #expect(visit.draft == (offered.last ?? "") + " ")
  }
}
