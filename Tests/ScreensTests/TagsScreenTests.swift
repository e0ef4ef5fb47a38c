import Interface
import InterfaceTestSupport
import JSON
import Testing
import Tracking
import Wire

@testable import Screens

/// All tags, and the changes of their names and colours.
@Suite struct `The screen of all tags` {
  private static func use(_ name: String, _ answers: Int) -> TagUse {
    TagUse(name: name, color: TagColor(wrapping: Int64(answers)), answers: answers)
  }

  private static func reply(_ tags: [TagUse]) -> JSONValue { .array(tags.map(\.json)) }

  private let tags = [use("work", 40), use("wrok", 3), use("сон", 1)]

  private func visit(language: String = "en") -> Visit {
    let visit = Visit(path: "/tags", languages: [language], absentChunks: [])
    visit.respond(to: "GET /api/v1/tags", Self.reply(tags))
    return visit
  }

  private func merged(_ name: String, _ answers: Int, gone: String, revision: Int64) -> JSONValue {
    MergedTag(
      TagMerge(
        tag: Self.use(name, answers), gone: [gone], edit: EditID(rawValue: revision)),
      revision: Revision(revision)
    ).json
  }

  private func body(_ visit: Visit, _ line: String) throws -> String {
    String(decoding: try #require(visit.take(line)), as: UTF8.self)
  }

  @Test(arguments: [("en", "3 tags"), ("uk", "3 теги"), ("ru", "3 тега")])
  func `lists tags, the most used first`(language: String, count: String) {
    let visit = visit(language: language)
    #expect(visit.says(count.replacing("3", with: visit.number(3))))
    let links = visit.page.all("link").filter {
      $0.attributes["href"]?.hasPrefix("/tags?tag") == true
    }
    #expect(links.map(\.text) == ["work", "wrok", "сон"])
    #expect(links.first?.attributes["href"] == "/tags?tag=work")
  }

  @Test func `offers to merge tags of like names, until they are marked as different`() throws {
    let visit = visit()
    #expect(visit.says("“wrok” and “work” may be the same."))
    visit.page.click("button", "Merge “wrok” into another tag")
    #expect(visit.page.find("textbox", "Other tag")?.value == "work")
    visit.page.click("button", "Merge")
    #expect(try body(visit, "POST /api/v1/tags/merge") == #"{"tags":["wrok"],"into":"work"}"#)
    let apart = self.visit()
    apart.page.click("button", "Keep both: wrok, work")
    #expect(!apart.says("may be the same"))
    let later = Visit(path: "/tags", storage: apart.browser.storage, absentChunks: [])
    later.respond(to: "GET /api/v1/tags", Self.reply(tags))
    #expect(!later.says("may be the same"))
  }

  @Test func `renames a tag that has the name alone`() throws {
    let visit = visit()
    visit.page.click("button", "Edit “work”")
    #expect(visit.page.find("button", "Rename")?.attributes["disabled"] != nil)
    visit.page.type("job", into: "Name")
    visit.page.click("button", "Rename")
    #expect(try body(visit, "PUT /api/v1/tags/name") == #"{"tag":"work","name":"job"}"#)
    visit.respond(to: "PUT /api/v1/tags/name", merged("job", 40, gone: "work", revision: 1))
    visit.respond(
      to: "GET /api/v1/tags", Self.reply([Self.use("job", 40)] + tags.dropFirst()))
    #expect(visit.page.find("textbox", "Name") == nil)
    #expect(visit.says("Renamed “work” to “job”."))
    #expect(visit.page.find("link", "job") != nil && visit.page.find("link", "work") == nil)
  }

  @Test(arguments: ["work", "WORK", " work "])
  func `merges a tag into another that has the name`(name: String) throws {
    let visit = visit()
    visit.page.click("button", "Edit “wrok”")
    visit.page.type(name, into: "Name")
    #expect(visit.says("In \(visit.number(3)) answers, “wrok” becomes “work”."))
    visit.page.click("button", "Merge")
    #expect(try body(visit, "POST /api/v1/tags/merge") == #"{"tags":["wrok"],"into":"work"}"#)
    visit.respond(to: "POST /api/v1/tags/merge", merged("work", 43, gone: "wrok", revision: 1))
    visit.respond(to: "GET /api/v1/tags", Self.reply([Self.use("work", 43)]))
    #expect(visit.says("Merged “wrok” into “work”."))
    #expect(visit.page.find("link", "wrok") == nil)
  }

  @Test(arguments: [
    (200, "Undone."), (409, "Not undone: something else has been changed since."),
  ])
  func `undoes the last change alone`(status: Int, sentence: String) throws {
    let visit = visit()
    visit.page.click("button", "Edit “wrok”")
    visit.page.type("work", into: "Name")
    visit.page.click("button", "Merge")
    visit.respond(to: "POST /api/v1/tags/merge", merged("work", 43, gone: "wrok", revision: 7))
    visit.respond(to: "GET /api/v1/tags", Self.reply([Self.use("work", 43)]))
    visit.page.click("button", "Undo")
    #expect(try body(visit, "POST /api/v1/undo") == #"{"edit":7}"#)
    visit.respond(
      to: "POST /api/v1/undo", status: status,
      status == 200 ? StoreChange(Revision(8)).json : .null)
    visit.respond(to: "GET /api/v1/tags", Self.reply(tags))
    #expect(visit.says(sentence))
    #expect(visit.page.find("button", "Undo") == nil)
  }

  @Test(arguments: [
    (422, "A tag is one word, without brackets."), (404, "This tag no longer exists."),
    (0, "Not saved yet. It will be sent when Proba is back."), (500, "That did not work: 500"),
  ])
  func `says why a name is refused, and keeps what was written`(status: Int, sentence: String) {
    let visit = visit()
    visit.page.click("button", "Edit “work”")
    visit.page.type("a (b)", into: "Name")
    visit.page.click("button", "Rename")
    visit.respond(to: "PUT /api/v1/tags/name", status: status)
    #expect(visit.alerts == [sentence])
    #expect(visit.page.find("textbox", "Name")?.value == "a (b)")
    #expect(visit.page.find("button", "Rename")?.attributes["disabled"] == nil)
  }

  @Test func `gives a tag another colour`() throws {
    let visit = visit()
    visit.page.click("button", "Edit “work”")
    #expect(visit.page.all("radio").count == TagColor.all.count)
    let turquoise = try #require(visit.page.find("radio", "Turquoise"))
    visit.page.choose("Turquoise")
    #expect(try body(visit, "PUT /api/v1/tags/color") == #"{"tag":"work","color":8}"#)
    visit.respond(to: "PUT /api/v1/tags/color", StoreChange(Revision(1)).json)
    #expect(turquoise.isChecked)
  }

  @Test func `finds a tag despite a typing error`() {
    let many = tags + (0..<12).map { Self.use("other\($0)", 1) }
    let visit = Visit(path: "/tags", absentChunks: [])
    visit.respond(to: "GET /api/v1/tags", Self.reply(many))
    visit.page.type("wrk", into: "Search tags")
    let links = visit.page.all("link").filter {
      $0.attributes["href"]?.hasPrefix("/tags?tag") == true
    }
    #expect(Set(links.map(\.text)) == ["work", "wrok"])
  }
}
