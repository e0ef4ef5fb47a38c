import Interface
import InterfaceTestSupport
import JSON
import Sampling
import Testing
import Tracking
import Wire

@testable import Screens

/// The sheet that splits a tag.
@Suite struct `The sheet that splits a tag` {
  private static let split = "POST /api/v1/tags/split"
  private static let condition = "Which answers with “work”"

  private func use(_ name: String, _ answers: Int) -> TagUse {
    TagUse(name: name, color: TagColor(wrapping: 3), answers: answers)
  }

  private func visit(_ tags: [(String, Int)] = [("work", 30), ("desk", 9)]) -> Visit {
    let visit = Visit(path: "/tags?tag=work")
    visit.respond(to: "GET /api/v1/tags", .array(tags.map { use($0, $1).json }))
    visit.page.click("button", "Split")
    visit.respond(
      to: "GET /api/v1/stats/companions?tag=work",
      Companions(
        name: "work", count: 30,
        companions: ["desk", "R&D"].map {
          .init(
            name: $0, color: TagColor(wrapping: 2), count: 5,
            share: Estimate(value: 0.2, low: 0.1, high: 0.3))
        }
      ).json)
    return visit
  }

  private func lines(_ visit: Visit) -> [String] { visit.browser.requests.map(\.line) }
  private func button(_ visit: Visit) -> MemoryNode? { visit.page.all("button", "Split").last }
  private func isDisabled(_ visit: Visit) -> Bool {
    button(visit)?.attributes["disabled"] != nil
  }

  private func lastBody(_ visit: Visit) -> String {
    String(decoding: visit.browser.requests.last?.body ?? [], as: UTF8.self)
  }

  /// Types a condition, and pauses.
  private func write(_ text: String, in visit: Visit) {
    visit.page.type(text, into: Self.condition)
    visit.browser.advance(milliseconds: 250)
    visit.page.settle()
  }

  private func reply(_ changed: Int, edit: Int64? = nil, revision: Int64 = 0) -> JSONValue {
    SplitTag(
      TagSplit(name: "thesis", changed: changed, edit: edit.map { EditID(rawValue: $0) }),
      revision: Revision(revision)
    ).json
  }

  @Test func `counts the answers, and puts the tag in its place`() {
    let visit = visit()
    #expect(isDisabled(visit))
    write("desk &", in: visit)
    #expect(!lines(visit).contains(Self.split), "the condition is not finished")
    visit.page.click("button", "desk")
    visit.browser.advance(milliseconds: 250)
    #expect(
      lastBody(visit)
        == #"{"tag":"work","where":"desk & desk","into":"","from":null,"to":null,"trial":true}"#)
    visit.respond(to: Self.split, reply(5))
    #expect(visit.says("NumberFormat 5.0 answers") && isDisabled(visit))
    visit.page.type("thesis", into: "New tag")
    #expect(visit.says("In NumberFormat 5.0 answers, “work” becomes “thesis”."))
    visit.page.press(.return, in: "New tag")
    visit.respond(to: Self.split, reply(5, edit: 7, revision: 1))
    #expect(visit.says("In NumberFormat 5.0 answers, “work” became “thesis”."))
    #expect(visit.page.find("textbox", Self.condition) == nil)
    visit.page.click("button", "Undo")
    #expect(lastBody(visit) == #"{"edit":7}"#)
  }

  @Test func `offers names that contain signs in quotation marks`() {
    let visit = visit()
    visit.page.click("button", "R&D")
    #expect(visit.page.find("textbox", Self.condition)?.value == "\"R&D\"")
    visit.page.click("button", "desk")
    #expect(visit.page.find("textbox", Self.condition)?.value == "desk")
  }

  @Test func `writes an offered name where one is missing`() {
    let visit = visit()
    write("desk & !", in: visit)
    visit.page.click("button", "R&D")
    #expect(visit.page.find("textbox", Self.condition)?.value == "desk & !\"R&D\"")
    for whole in ["(desk", "desk & \"R", "desk & \"a (", "desk"] {
      write(whole, in: visit)
      visit.page.click("button", "desk")
      #expect(visit.page.find("textbox", Self.condition)?.value == "desk", "\(whole)")
    }
  }

  @Test func `of another tag stays open when a late reply comes`() {
    let visit = visit()
    write("desk", in: visit)
    visit.respond(to: Self.split, reply(5))
    visit.page.type("thesis", into: "New tag")
    visit.page.press(.return, in: "New tag")
    visit.page.press(.escape, in: "New tag")
    visit.app.navigation.go(to: TagsPlace("desk", in: PeriodChoice(.halfYear)).screen)
    visit.page.settle()
    visit.page.click("button", "Rename")
    visit.page.type("des", into: "Name")
    visit.respond(to: Self.split, reply(5, edit: 7, revision: 1))
    #expect(visit.page.find("textbox", "Name")?.value == "des")
    #expect(!visit.says("became “thesis”"), "it is shown on the page of another tag")
  }

  @Test(
    arguments: [
      (404, nil, "One of these tags has never been used."),
      (422, 3, "Not understood at character 3: join tags by &, | and !."),
      (500, nil, "That did not work: 500"),
    ] as [(Int, Int?, String)])
  func `says why answers cannot be counted`(status: Int, position: Int?, sentence: String) {
    let visit = visit()
    write("a b", in: visit)
    visit.respond(
      to: Self.split, status: status, Problem(code: "x", message: "x", position: position).json)
    #expect(visit.says(sentence) && isDisabled(visit))
    write("desk", in: visit)
    #expect(!visit.says(sentence))
  }

  @Test func `is not of use for the same tag, and for no answers`() {
    let visit = visit()
    write("desk", in: visit)
    visit.respond(to: Self.split, reply(5))
    visit.page.type("WORK", into: "New tag")
    #expect(isDisabled(visit))
    visit.page.type("thesis", into: "New tag")
    #expect(!isDisabled(visit))
    write("desk & !desk", in: visit)
    visit.respond(to: Self.split, reply(0))
    #expect(visit.says("No answer meets this condition.") && isDisabled(visit))
  }

  @Test func `offers to undo where the tag has no answers left`() {
    let visit = visit()
    write("work", in: visit)
    visit.respond(to: Self.split, reply(30))
    visit.page.type("thesis", into: "New tag")
    visit.page.press(.return, in: "New tag")
    visit.respond(to: Self.split, reply(30, edit: 7, revision: 1))
    visit.respond(to: "GET /api/v1/tags", .array([use("thesis", 30).json, use("work", 0).json]))
    #expect(visit.says("There is no tag “work”"))
    #expect(visit.says("In NumberFormat 30.0 answers, “work” became “thesis”."))
    #expect(visit.page.find("button", "Undo") != nil)
  }
}
