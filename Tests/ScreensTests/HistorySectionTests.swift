import CivilTime
import Interface
import InterfaceTestSupport
import JSON
import Testing
import Tracking
import Wire

@testable import Screens

/// The history of changes, in the settings.
@Suite struct `The changes on the page` {
  private func edit(
    _ id: Int64, _ kind: EditKind, _ tag: String? = nil, _ names: [String] = [], probes: Int = 0,
    undone: Bool = false
  ) -> PastEdit {
    PastEdit(
      id: EditID(rawValue: id), time: now - .days(10 - id), kind: kind, tag: tag, names: names,
      probes: probes, isUndone: undone)
  }

  private func visit(_ edits: [PastEdit]) -> Visit {
    let visit = Visit(path: "/settings")
    visit.receive(overview(nil))
    reply(edits, to: visit)
    return visit
  }

  private func reply(_ edits: [PastEdit], to visit: Visit) {
    visit.respond(to: "GET /api/v1/edits", .array(edits.map(\.json)))
  }

  private func body(_ line: String, _ visit: Visit) -> String? {
    visit.take(line).map { String(decoding: $0, as: UTF8.self) }
  }

  private func reverting(_ visit: Visit) -> [String] {
    visit.page.all("button").map(\.label).filter {
      $0.hasPrefix("Undo: ") || $0.hasPrefix("Redo: ")
    }
  }

  @Test(
    arguments: [
      (.answer, nil, [], 3, "Answered"), (.withdrawal, nil, [], 1, "Deleted an answer"),
      (.dismissal, nil, [], 2, "Set aside missed questions"),
      (.rename, "job", ["work"], 0, "Renamed work to job"),
      (.merge, "food", ["lunch", "eat"], 9, "Merged lunch, eat into food"),
      (.split, nil, [], 4, "Split a tag"), (.profile, "work", [], 0, "Changed the tag work"),
      (.logImport, nil, [], 88, "Imported a log"),
      (.settings, nil, ["theme", "time-format"], 0, "Settings: Appearance, Time format"),
      (.schedule, nil, ["gap"], 0, "Settings: Average time between questions"),
      (.quietRule, nil, [], 0, "Added a quiet time"),
      (.quietRuleEnd, nil, [], 0, "Ended a quiet time"),
    ] as [(EditKind, String?, [String], Int, String)])
  func `are described in words`(
    kind: EditKind, tag: String?, names: [String], probes: Int, words: String
  ) {
    let visit = visit([edit(1, kind, tag, names, probes: probes)])
    #expect(reverting(visit) == ["Undo: " + words])
    let row = visit.page.all("listitem").map(\.text).first { $0.hasPrefix(words) }
    #expect(row?.contains(" answers") == (probes > 1))
  }

  @Test func `are undone and redone one after the other`() {
    let edits = [
      edit(4, .quietRule, undone: true), edit(3, .answer, undone: true),
      edit(2, .rename, "b", ["a"]),
      edit(1, .answer),
    ]
    let visit = visit(edits)
    #expect(reverting(visit) == ["Redo: Answered", "Undo: Renamed a to b"])
    visit.page.click("button", "Undo: Renamed a to b")
    #expect(body("POST /api/v1/undo", visit) == #"{"edit":2}"#)
    visit.respond(to: "POST /api/v1/undo", StoreChange(Revision(1)).json)
    reply(
      edits.map { $0.id.rawValue == 2 ? edit(2, .rename, "b", ["a"], undone: true) : $0 }, to: visit
    )
    #expect(reverting(visit) == ["Redo: Renamed a to b", "Undo: Answered"])
    visit.page.click("button", "Redo: Renamed a to b")
    #expect(body("POST /api/v1/redo", visit) == #"{"edit":2}"#)
  }

  @Test func `of many answers are undone only after a question`() {
    let visit = visit([edit(1, .logImport, probes: 72_629)])
    visit.page.click("button", "Undo: Imported a log")
    #expect(visit.take("POST /api/v1/undo") == nil && visit.says("This affects "))
    visit.page.click("button", "Cancel")
    #expect(!visit.says("This affects"))
    visit.page.click("button", "Undo: Imported a log")
    visit.page.click("button", "Undo")
    #expect(body("POST /api/v1/undo", visit) == #"{"edit":1}"#)
  }

  @Test func `that others made meanwhile are not undone by mistake`() {
    let visit = visit([edit(1, .answer)])
    visit.page.click("button", "Undo: Answered")
    visit.respond(to: "POST /api/v1/undo", status: 409)
    #expect(visit.alerts == ["Not undone: something else has been changed since."])
    reply([edit(2, .withdrawal), edit(1, .answer)], to: visit)
    #expect(reverting(visit) == ["Undo: Deleted an answer"])
  }

  @Test func `are few at first`() {
    let visit = visit((1...9).reversed().map { edit($0, .answer) })
    #expect(visit.page.all("listitem").filter { $0.text.contains("Answered") }.count == 5)
    visit.page.click("button", "Show older changes")
    #expect(visit.page.all("listitem").filter { $0.text.contains("Answered") }.count == 9)
    #expect(self.visit([]).says("Nothing has been changed yet."))
  }
}
