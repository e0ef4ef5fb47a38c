import Interface
import InterfaceTestSupport
import JSON
import TestSupport
import Testing
import Tracking
import Wire

/// Tags that can be tapped instead of typed.
@Suite struct `Offered tags` {
  static let names = ["Work", "walk", "Їжа", "email", "їхати"]

  /// A text, and the tags offered for it: a new tag if none matches.
  @Test(arguments: [
    ("", ["Likely tags", "Work", "tea"]),
    ("w", ["Matching tags", "Work", "walk"]),
    ("WO", ["Matching tags", "Work"]),
    ("Ї", ["Matching tags", "Їжа", "їхати"]),
    ("x", ["Matching tags", "x"]),
    ("email w", ["Matching tags", "Work", "walk"]),
    ("email ", ["Likely tags", "Work", "tea"]),
    ("work ", ["Likely tags", "tea"]),
    ("WORK, ", ["Likely tags", "tea"]),
    ("work,, tea,", ["Matching tags", "tea,"]),
    ("walk w", ["Matching tags", "Work"]),
    ("work tea ", []),
    ("email (w", []),
    ("email [a (b) ", []),
    ("email (a) w", ["Matching tags", "Work", "walk"]),
  ])
  func `match the text`(text: String, offered: [String]) {
    let visit = Visit(
      overview(probe(60, .pending), likely: ["Work", "tea"]), tags: Self.names)
    visit.write(text)
    #expect(visit.offered == offered)
  }

  @Test(arguments: TagMatches.cases)
  func `begin like the word, then have a word like it, contain it, or have one typing error`(
    text: String, found: [String]
  ) {
    let visit = Visit(overview(probe(60, .pending)), tags: TagMatches.names)
    visit.write(text)
    // A text without matches is a new tag.
    #expect(visit.offered == ["Matching tags"] + (found.isEmpty ? [text] : found))
  }

  @Test func `replace the word being written`() {
    let visit = Visit(overview(probe(60, .pending), likely: ["tea"]), tags: Self.names)
    visit.write("email, w")
    visit.page.click("button", "Add walk")
    #expect(visit.draft == "email walk ")
    #expect(visit.offered == ["Likely tags", "tea"])
    visit.page.click("button", "Add tea")
    #expect(visit.draft == "email walk tea ")
    #expect(visit.offered.isEmpty)
  }

  @Test func `return the focus to the field`() throws {
    let visit = Visit(overview(probe(60, .pending), likely: ["tea"]))
    let field = try #require(visit.page.find("textbox"))
    visit.page.send(Event(.focusout), to: field)
    _ = visit.page.takeLog()
    visit.page.click("button", "Add tea")
    #expect(visit.page.takeLog().contains("focus"))
    #expect(visit.page.document.focused === field)
  }

  @Test func `are found by other words for them, and not at all where they are hidden`() {
    func tag(_ name: String, isHidden: Bool = false, aliases: [String] = []) -> JSONValue {
      TagUse(
        name: name, color: TagColor(wrapping: 1), answers: 1, isHidden: isHidden, aliases: aliases
      ).json
    }
    let visit = Visit()
    visit.respond(to: "GET /api/v1/overview", overview(probe(60, .pending)).json)
    visit.respond(
      to: "GET /api/v1/tags",
      .array([
        tag("thesis", aliases: ["Diss", "phd"]), tag("lunch"), tag("dishes", isHidden: true),
      ]))
    visit.write("dis")
    #expect(visit.offered == ["Matching tags", "thesis"])
    // An alias of a tag is not offered as a new tag, nor is a hidden tag.
    visit.write("diss")
    #expect(visit.offered == ["Matching tags", "thesis"])
    visit.write("dishes")
    #expect(visit.offered.isEmpty)
    visit.write("PDH")
    #expect(visit.offered == ["Matching tags", "thesis"])
    visit.write("diss th")
    #expect(!visit.offered.contains("thesis"))
  }

  @Test func `are at most ten`() {
    let names = (10..<40).map { "tag\($0)" }
    let visit = Visit(overview(probe(60, .pending)), tags: names)
    visit.write("tag")
    #expect(visit.offered == ["Matching tags"] + names.prefix(10))
  }

  @Test func `have their colours at once, and changed ones after a reload`() throws {
    func tint(_ name: String) -> String? {
      visit.page.find("button", "Add \(name)")?.all.compactMap { $0.styles["background-color"] }
        .first
    }
    let colored = ["work": 3, "tea": 12].map { name, number in
      ColoredTag(name: name, color: TagColor(wrapping: number))
    }
    let visit = Visit()
    visit.respond(
      to: "GET /api/v1/overview",
      overview(probe(60, .pending), likely: ["work", "tea", "new"], tags: colored).json)
    #expect(
      ["work", "tea", "new"].map(tint) == ["var(--tag-3)", "var(--tag-12)", "var(--secondary)"])
    visit.respond(
      to: "GET /api/v1/tags",
      .array(
        ["new", "work", "tea"].enumerated().map {
          TagUse(name: $1, color: TagColor(wrapping: Int64($0 + 5)), answers: 1).json
        }))
    #expect(["work", "tea", "new"].map(tint) == ["var(--tag-3)", "var(--tag-12)", "var(--tag-5)"])
  }

  @Test func `are those of likely answers that contain the written tags`() {
    let state = overview(probe(60, .pending))
    let likely = LikelyAnswers(
      tags: ["work", "eat"],
      answers: [
        .init(tags: ["work", "Code"], weight: 0.4), .init(tags: ["eat", "lunch"], weight: 0.3),
        .init(tags: ["work", "email"], weight: 0.2),
      ])
    let visit = Visit(
      Overview(
        now: state.now, offset: state.offset, gap: state.gap, latest: state.latest,
        unfilled: state.unfilled, unfilledCount: 1, today: [], likely: likely,
        tags: []),
      tags: ["work", "Code", "email"])
    #expect(visit.offered.prefix(3) == ["Likely tags", "work", "eat"])
    visit.write("WORK ")
    #expect(visit.offered.prefix(3) == ["Likely tags", "Code", "email"])
    visit.write("code work ")
    #expect(visit.offered.first == "Likely tags" && !visit.offered.contains("Code"))
  }

  @Test func `are likely for the probe that is filled in`() {
    let (old, older) = (probe(4_000), probe(20_000))
    let latest = probe(60, .pending)
    let visit = Visit(overview(latest, unfilled: [latest, old, older], likely: ["tea"]))
    visit.page.click("button", "Fill in \(time(old))")
    #expect(visit.offered.isEmpty)
    visit.page.click("button", "Fill in \(time(older))")
    visit.respond(to: "GET /api/v1/likely?at=\(old.moment)", answers(["late"]).json)
    #expect(visit.offered.isEmpty)
    visit.respond(to: "GET /api/v1/likely?at=\(older.moment)", answers(["sleep"]).json)
    #expect(visit.offered == ["Likely tags", "sleep"])
    visit.page.click("button", "Cancel")
    #expect(visit.offered == ["Likely tags", "tea"])
  }
}
