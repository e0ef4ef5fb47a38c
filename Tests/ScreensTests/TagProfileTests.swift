import Catalogue
import CivilTime
import Interface
import InterfaceTestSupport
import JSON
import PageModel
import Sampling
import Testing
import Tracking
import Wire

@testable import Screens

/// The person's description of a tag, on its page.
@Suite struct `The profile of a tag` {
  private static let tags = "GET /api/v1/tags"
  private static let profile = "GET /api/v1/tags/profile?tag=work"
  private static let put = "PUT /api/v1/tags/profile"

  private static func tag(
    _ name: String = "work", emoji: String = "", isHidden: Bool = false, aliases: [String] = []
  ) -> TagUse {
    TagUse(
      name: name, color: TagColor(wrapping: 1), emoji: emoji, answers: 40, isHidden: isHidden,
      aliases: aliases)
  }

  /// The page with the tag and its profile loaded.
  private func visit(
    _ tag: TagUse = tag(), level: NestingLevel = .automatic, note: String = ""
  ) -> Visit {
    let visit = Visit(path: "/tags?tag=work")
    visit.respond(to: Self.tags, .array([tag.json, Self.tag("tea").json]))
    visit.respond(to: Self.profile, TagProfile(tag: tag, level: level, note: note).json)
    return visit
  }

  /// The body of the last change.
  private func change(_ visit: Visit) throws -> String {
    String(
      decoding: try #require(visit.browser.requests.last { $0.line == Self.put }).body,
      as: UTF8.self)
  }

  /// Answers the last change, and the requests that follow.
  private func save(
    _ visit: Visit, _ tag: TagUse = tag(), level: NestingLevel = .automatic, note: String = "",
    revision: Int64 = 1
  ) {
    visit.respond(to: Self.put, StoreChange(Revision(revision)).json)
    visit.respond(to: Self.tags, .array([tag.json, Self.tag("tea").json]))
    visit.respond(to: Self.profile, TagProfile(tag: tag, level: level, note: note).json)
  }

  @Test func `gets and loses other words`() throws {
    let visit = visit(Self.tag(aliases: ["job"]))
    visit.page.type(" office ", into: "Add another word for it")
    visit.page.press(.return, in: "Add another word for it")
    #expect(try change(visit) == #"{"tag":"work","addAliases":["office"]}"#)
    save(visit, Self.tag(aliases: ["job", "office"]))
    #expect(visit.page.find("textbox", "Add another word for it")?.value == "")
    visit.page.click("button", "Remove job")
    #expect(try change(visit) == #"{"tag":"work","removeAliases":["job"]}"#)
    save(visit, Self.tag(aliases: ["office"]), revision: 2)
    #expect(visit.page.find("button", "Remove job") == nil)
    #expect(visit.page.find("button", "Remove office") != nil)
  }

  @Test(arguments: [
    (409, "tagExists", "“tea” is already another tag"),
    (409, "aliasTaken", "“tea” is already another tag"),
    (422, "notATagName", "A tag is one word"), (422, "tooManyAliases", "at most 50"),
    (404, "unknownTag", "no longer exists"), (0, "", "Not saved"),
  ])
  func `explains why a word was refused, and keeps it`(
    status: Int, code: String, sentence: String
  ) {
    let visit = visit()
    visit.page.type("tea", into: "Add another word for it")
    visit.page.press(.return, in: "Add another word for it")
    let problem = Problem(code: code, message: "a tag has at most 50 words")
    visit.respond(to: Self.put, status: status, problem.json)
    #expect(visit.alerts.contains { $0.contains(sentence) }, "\(visit.alerts)")
    #expect(visit.page.find("textbox", "Add another word for it")?.value == "tea")
  }

  @Test func `has a note, which is saved when the person says so`() throws {
    let visit = visit(note: "old")
    #expect(visit.page.find("textbox", "Note")?.value == "old")
    #expect(visit.page.find("button", "Save note") == nil)
    visit.page.type("new\nnote ", into: "Note")
    visit.connect(at: 0)
    // Text being typed survives an update.
    visit.change()
    visit.respond(to: Self.tags, .array([Self.tag().json]))
    visit.respond(
      to: Self.profile, TagProfile(tag: Self.tag(), level: .automatic, note: "other").json)
    #expect(visit.page.find("textbox", "Note")?.value == "new\nnote ")
    visit.page.click("button", "Save note")
    #expect(try change(visit) == #"{"tag":"work","note":"new\nnote "}"#)
    save(visit, note: "new\nnote", revision: 2)
    #expect(visit.page.find("textbox", "Note")?.value == "new\nnote")
    #expect(visit.page.find("button", "Save note") == nil)
  }

  @Test(arguments: [nil, 3] as [Int64?])
  func `reports below that it is saved, with a button that undoes it`(edit: Int64?) throws {
    let visit = visit()
    visit.page.choose("Broadest")
    let reply = ChangedTag(edit: edit.map { EditID(rawValue: $0) }, revision: Revision(1))
    visit.respond(to: Self.put, reply.json)
    visit.respond(to: Self.tags, .array([Self.tag().json]))
    visit.respond(
      to: Self.profile, TagProfile(tag: Self.tag(), level: .outermost, note: "").json)
    #expect(visit.says("Saved."))
    #expect(visit.page.find("radio", "Broadest")?.isChecked == true)
    #expect((visit.page.find("button", "Undo") != nil) == (edit != nil))
    guard edit != nil else { return }
    visit.page.click("button", "Undo")
    let body = try #require(visit.browser.requests.last { $0.line == "POST /api/v1/undo" }).body
    #expect(String(decoding: body, as: UTF8.self) == #"{"edit":3}"#)
    visit.respond(to: "POST /api/v1/undo", StoreChange(Revision(2)).json)
    visit.respond(to: Self.tags, .array([Self.tag().json]))
    visit.respond(
      to: Self.profile, TagProfile(tag: Self.tag(), level: .automatic, note: "").json)
    #expect(visit.says("Undone.") && visit.page.find("button", "Undo") == nil)
    #expect(visit.page.find("radio", "Broadest")?.isChecked == false)
    #expect(visit.heading == "work" && visit.browser.history.last == "/tags?tag=work")
  }

  @Test func `has a goal, whose hours are written and which is removed`() throws {
    let visit = visit()
    #expect(visit.page.find("button", "No goal") == nil)
    visit.page.choose("At most")
    visit.page.type(" 7,5 ", into: "Hours a week")
    visit.page.press(.return, in: "Hours a week")
    #expect(try change(visit) == #"{"tag":"work","goal":{"direction":"atMost","seconds":27000}}"#)
    let goal = try #require(TagGoal(.atMost, hours: 7.5))
    let progress = GoalProgress(
      hours: Estimate(value: 6.5, low: 3.1, high: 9.8), answers: 8, remaining: .days(2),
      answersLeft: 2, probability: 0.72)
    visit.respond(to: Self.put, StoreChange(Revision(1)).json)
    visit.respond(to: Self.tags, .array([Self.tag().json]))
    visit.respond(
      to: Self.profile,
      TagProfile(
        tag: Self.tag(), level: .automatic, note: "", goal: goal, progress: progress
      ).json)
    #expect(visit.says("Goal saved."))
    let figures = FigureWording(visit.browser.browser, Language.english.texts)
    let (spent, most) = (figures.hours(6.5), figures.hours(7.5))
    #expect(visit.says("This week: about \(spent) h of at most \(most) h"))
    #expect(
      visit.says(
        "72 of 100 weeks like this end with an estimate below \(most) h; room for 2 more answers."))
    #expect(visit.page.find("radio", "At most")?.isChecked == true)
    #expect(visit.page.find("textbox", "Hours a week")?.value == "")
    visit.page.choose("At least")
    #expect(try change(visit) == #"{"tag":"work","goal":{"direction":"atLeast","seconds":27000}}"#)
    visit.respond(to: Self.put, status: 404, Problem(code: "unknownTag", message: "").json)
    #expect(visit.page.find("radio", "At most")?.isChecked == true)
    visit.page.click("button", "No goal")
    #expect(try change(visit) == #"{"tag":"work","goal":null}"#)
    save(visit, revision: 2)
    #expect(visit.says("Goal removed.") && visit.page.find("button", "No goal") == nil)
    #expect(!visit.says("This week: about"))
  }

  @Test func `has a goal that is lower in a week with days off, and none where all are`() {
    func visit(daysOff: Int) -> Visit {
      let visit = Visit(path: "/tags?tag=work")
      visit.respond(to: Self.tags, .array([Self.tag().json]))
      visit.respond(
        to: Self.profile,
        TagProfile(
          tag: Self.tag(), level: .automatic, note: "",
          goal: TagGoal(.atLeast, hours: 10),
          progress: GoalProgress(
            hours: Estimate(value: 3.5, low: 1.5, high: 6.5), answers: 5, remaining: .days(2),
            answersLeft: 2, probability: 0.72, daysOff: daysOff)
        ).json)
      return visit
    }
    let some = visit(daysOff: 3)
    let figures = FigureWording(some.browser.browser, Language.english.texts)
    let (spent, least, whole) = (figures.hours(3.5), figures.hours(5.7), figures.hours(10))
    #expect(
      some.says("This week: about \(spent) h of at least \(least) h in 4 days (\(whole) h in 7)"))
    #expect(
      some.says(
        "72 of 100 weeks like this end with an estimate above \(least) h; 2 more answers needed."))
    let off = visit(daysOff: 7)
    #expect(off.says("You are not asked this week, so the goal does not apply."))
    #expect(!off.says("This week: about") && !off.says("of 100 weeks"))
  }

  @Test
  func `has a goal that a button sets, with the hours that were written before its direction`()
    throws
  {
    let visit = visit()
    #expect(visit.page.find("button", "Save")?.attributes["aria-disabled"] == "true")
    let before = visit.browser.requests.count
    visit.page.type("4", into: "Hours a week")
    visit.page.choose("At most")
    #expect(visit.browser.requests.count == before)
    visit.page.click("button", "Save")
    #expect(try change(visit) == #"{"tag":"work","goal":{"direction":"atMost","seconds":14400}}"#)
  }

  @Test(arguments: [
    ("0", "A goal can be from 0.1 to 168 hours a week."),
    ("0.001", "A goal can be from 0.1 to 168 hours a week."),
    ("169", "A goal can be from 0.1 to 168 hours a week."),
    ("-1", "A goal can be from 0.1 to 168 hours a week."),
    ("ten", "Enter the hours as a number, such as 7.5."),
    ("1e2", "Enter the hours as a number, such as 7.5."),
    ("1.2.3", "Enter the hours as a number, such as 7.5."),
  ])
  func `has no goal of other hours, and says why at their field`(written: String, why: String)
    throws
  {
    let visit = visit()
    let before = visit.browser.requests.count
    visit.page.type(written, into: "Hours a week")
    visit.page.press(.return, in: "Hours a week")
    #expect(visit.alerts == [why])
    #expect(visit.browser.requests.count == before)
    let field = try #require(visit.page.find("textbox", "Hours a week"))
    #expect(field.value == written && field.attributes["aria-invalid"] == "true")
    #expect(field.attributes["aria-describedby"] == "goal-problem")
    visit.page.type("4", into: "Hours a week")
    visit.page.press(.return, in: "Hours a week")
    #expect(visit.alerts == [])
    #expect(visit.page.find("textbox", "Hours a week")?.attributes["aria-invalid"] == nil)
  }

  @Test(arguments: [
    ("10h", 36_000), ("10 h", 36_000), ("10.", 36_000), (".5", 1_800), ("7,5 h", 27_000),
  ])
  func `has the hours of a goal as people write them`(written: String, seconds: Int) throws {
    let visit = visit()
    visit.page.type(written, into: "Hours a week")
    visit.page.press(.return, in: "Hours a week")
    #expect(
      try change(visit) == #"{"tag":"work","goal":{"direction":"atLeast","seconds":\#(seconds)}}"#)
  }

  @Test func `has an emoji, which is tapped or written`() throws {
    let visit = visit()
    visit.page.click("button", "💤")
    #expect(try change(visit) == #"{"tag":"work","emoji":"💤"}"#)
    save(visit, Self.tag(emoji: "💤"))
    #expect(visit.page.find("button", "💤")?.attributes["aria-pressed"] == "true")
    #expect(visit.says("💤work"), "it is in the place of the disc")
    visit.page.type(" 🦉 ", into: "Emoji")
    visit.page.press(.return, in: "Emoji")
    #expect(try change(visit) == #"{"tag":"work","emoji":"🦉"}"#)
    save(visit, Self.tag(emoji: "🦉"), revision: 2)
    #expect(visit.page.find("textbox", "Emoji")?.value == "")
    visit.page.type("owl", into: "Emoji")
    visit.page.press(.return, in: "Emoji")
    visit.respond(to: Self.put, status: 422, Problem(code: "notAnEmoji", message: "").json)
    #expect(visit.alerts == ["“owl” is not one emoji or symbol."])
    #expect(visit.page.find("textbox", "Emoji")?.value == "owl")
    visit.page.click("button", "No emoji")
    #expect(try change(visit) == #"{"tag":"work","emoji":""}"#)
    save(visit, revision: 3)
    #expect(visit.page.find("button", "No emoji") == nil)
  }

  @Test func `sets how broad the tag is`() throws {
    let visit = visit(level: .inner)
    #expect(visit.page.find("radio", "Narrower")?.isChecked == true)
    visit.page.choose("Broadest")
    #expect(try change(visit) == #"{"tag":"work","level":2}"#)
    #expect(visit.page.find("radio", "Broadest")?.isChecked == true)
    save(visit, level: .outermost)
    #expect(visit.page.find("radio", "Broadest")?.isChecked == true)
    visit.page.choose("Automatic")
    visit.respond(to: Self.put, status: 500)
    #expect(visit.page.find("radio", "Broadest")?.isChecked == true && !visit.alerts.isEmpty)
  }

  @Test func `hides the tag from what is offered, and from the top of the list`() throws {
    let visit = visit()
    visit.page.click("button", "Hide")
    #expect(try change(visit) == #"{"tag":"work","hidden":true}"#)
    save(visit, Self.tag(isHidden: true))
    #expect(visit.page.find("button", "Show") != nil && visit.says("hidden"))
    visit.browser.go(to: "/tags")
    visit.page.settle()
    let names = visit.page.all("link").compactMap { $0.attributes["href"] }
      .filter { $0.hasPrefix("/tags?") }
    #expect(names == ["/tags?tag=tea", "/tags?tag=work"])
  }

  /// Goes to the page of the other tag, and loads its profile.
  private func goToTea(_ visit: Visit) {
    visit.browser.go(to: "/tags?tag=tea")
    visit.page.settle()
    visit.browser.advance(milliseconds: 32)
    visit.respond(
      to: "GET /api/v1/tags/profile?tag=tea",
      TagProfile(tag: Self.tag("tea"), level: .automatic, note: "of tea").json)
  }

  @Test func `is read again for another tag, and what was being written comes back`() {
    let visit = visit(note: "of work")
    visit.page.type("draft", into: "Note")
    goToTea(visit)
    #expect(visit.page.find("textbox", "Note")?.value == "of tea")
    visit.browser.go(to: "/tags?tag=work")
    visit.page.settle()
    visit.browser.advance(milliseconds: 32)
    visit.page.settle()
    #expect(visit.page.find("textbox", "Note")?.value == "draft")
  }

  @Test(arguments: [200, 500])
  func `of another tag is not touched by a late reply`(status: Int) throws {
    let visit = visit(note: "of work")
    visit.page.type("new note", into: "Note")
    visit.page.click("button", "Save note")
    visit.page.choose("Broadest")
    goToTea(visit)
    visit.page.type("word", into: "Add another word for it")
    visit.respond(
      to: Self.put, status: status,
      status == 200 ? StoreChange(Revision(1)).json : .null)
    // The second change is sent for its own tag, after the first was answered.
    #expect(try change(visit) == #"{"tag":"work","level":2}"#)
    visit.respond(
      to: Self.put, status: status,
      status == 200 ? StoreChange(Revision(2)).json : .null)
    #expect(visit.heading == "tea" && visit.alerts.isEmpty)
    #expect(visit.page.find("textbox", "Note")?.value == "of tea")
    #expect(visit.page.find("textbox", "Add another word for it")?.value == "word")
    #expect(visit.page.find("radio", "Automatic")?.isChecked == true)
  }

  @Test func `keeps what is written while a change is on its way`() throws {
    let visit = visit()
    visit.page.type("first", into: "Note")
    visit.page.click("button", "Save note")
    visit.page.type("first and second", into: "Note")
    save(visit, note: "first")
    #expect(visit.page.find("textbox", "Note")?.value == "first and second")
    visit.page.type("job", into: "Add another word for it")
    visit.page.press(.return, in: "Add another word for it")
    visit.page.type("office", into: "Add another word for it")
    visit.page.press(.return, in: "Add another word for it")
    #expect(try change(visit) == #"{"tag":"work","addAliases":["job"]}"#)
    save(visit, Self.tag(aliases: ["job"]), note: "first", revision: 2)
    #expect(try change(visit) == #"{"tag":"work","addAliases":["office"]}"#)
  }

  @Test func `keeps a saved note where the change after it is refused`() {
    let visit = visit()
    visit.page.type("new", into: "Note")
    visit.page.click("button", "Save note")
    visit.page.choose("Broadest")
    visit.respond(to: Self.put, StoreChange(Revision(1)).json)
    visit.respond(to: Self.put, status: 500)
    #expect(visit.page.find("radio", "Automatic")?.isChecked == true)
    #expect(visit.page.find("textbox", "Note")?.value == "new")
    #expect(visit.page.find("button", "Save note") == nil)
  }

  @Test func `outlives a new name of the tag`() {
    let visit = visit()
    visit.page.type("draft", into: "Note")
    visit.page.click("button", "Rename")
    visit.page.type("job", into: "Name")
    visit.page.send(Event(.click), to: visit.page.all("button", "Rename").last)
    visit.respond(
      to: "PUT /api/v1/tags/name",
      MergedTag(
        TagMerge(tag: Self.tag("job"), gone: ["work"], edit: nil), revision: Revision(1)
      ).json)
    visit.respond(to: Self.tags, .array([Self.tag("job").json]))
    visit.respond(
      to: "GET /api/v1/tags/profile?tag=job",
      TagProfile(tag: Self.tag("job"), level: .automatic, note: "").json)
    #expect(visit.page.find("textbox", "Note")?.value == "draft")
  }
}
