import Catalogue
import CivilTime
import Interface
import InterfaceTestSupport
import JSON
import Testing
import Tracking
import Wire

@testable import Answering
@testable import DayScreens
@testable import Screens

/// The requests of the page to its server, without repetitions.
@Suite struct `Reading from the server` {
  private let pending = probe(60, .pending)
  private let answered = probe(60, .answered, "tea")

  /// A page that the server rendered at revision 3, connected to its events.
  private func visit(path: String = "/", figures: Int? = nil) -> Visit {
    var given = [
      "overview": overview(pending).json.text,
      "change": StoreChange(Revision(3)).json.text,
    ]
    if let figures {
      given["statistics-2023-11-01-2023-11-30"] = `The statistics`.figures(figures).text
    }
    let visit = Visit(path: path, given: given)
    visit.connect(at: 3)
    return visit
  }

  /// The requests besides the figures of a month.
  private let beside = [
    `The statistics`.changes, `The statistics`.weeks, `The statistics`.map,
    `The statistics`.companions,
  ]

  private func answerBeside(_ visit: Visit) {
    let none = Comparison.Basis(probes: 0, answered: 0, askedHours: 0)
    visit.respond(
      to: `The statistics`.changes, Comparison(now: none, before: none, entries: []).json)
    visit.respond(
      to: `The statistics`.weeks,
      TagWeeks(start: CivilDate(dayNumber: 19_000), answered: [], tags: []).json)
    visit.respond(to: `The statistics`.map, `The statistics`.weekOfWork.json)
    visit.respond(
      to: `The statistics`.companions, Companions(name: "work", count: 1, companions: []).json)
  }

  private func lines(_ visit: Visit) -> [String] { visit.browser.requests.map(\.line) }

  private func reply(_ revision: Int64, overview: Overview?) -> JSONValue {
    SavedAnswer(probe: answered, revision: Revision(revision), overview: overview).json
  }

  @Test func `does not request data that the server embedded in the page`() {
    let home = visit()
    #expect(lines(home) == ["GET /api/v1/tags"])
    home.respond(to: "GET /api/v1/tags", .array([]))
    home.browser.go(to: "/insights")
    home.page.settle()
    #expect(lines(home) == [`The statistics`.month])
    let statistics = visit(path: "/insights", figures: 50)
    #expect(lines(statistics) == ["GET /api/v1/tags"] + beside)
  }

  @Test func `requests nothing again when only the screen changes`() {
    let visit = visit()
    visit.respond(to: "GET /api/v1/tags", .array([]))
    visit.browser.go(to: "/insights")
    visit.page.settle()
    visit.respond(to: `The statistics`.month, `The statistics`.figures(50))
    #expect(lines(visit) == beside)
    answerBeside(visit)
    visit.browser.goBack()
    visit.browser.go(to: "/insights")
    visit.page.settle()
    #expect(lines(visit).isEmpty)
    #expect(visit.says("work"))
  }

  @Test func `sends one request to save an answer`() {
    let visit = visit()
    visit.respond(to: "GET /api/v1/tags", .array([]))
    visit.write("tea")
    visit.page.click("button", "Save")
    #expect(lines(visit) == ["POST /api/v1/answers"])
    visit.change(to: 4)
    #expect(lines(visit).count == 1, "an event while the answer is on its way may be its own")
    visit.respond(
      to: "POST /api/v1/answers", status: 201,
      reply(4, overview: overview(answered, today: [answered])))
    visit.change(to: 4)
    #expect(lines(visit).isEmpty)
    #expect(visit.page.find("textbox") == nil)
    #expect(visit.browser.focused == ["change"])
    visit.page.click("button", "Edit")
    visit.write("t")
    #expect(visit.offered == ["Matching tags", "tea"], "its tag is known from now on")
  }

  @Test(arguments: [(5, 4), (4, 5)] as [(reply: Int64, event: Int64)])
  func `reloads data that others have changed meanwhile`(revisions: (reply: Int64, event: Int64)) {
    let visit = visit()
    visit.respond(to: "GET /api/v1/tags", .array([]))
    visit.write("tea")
    visit.page.click("button", "Save")
    visit.change(to: revisions.event)
    visit.respond(
      to: "POST /api/v1/answers", status: 201,
      reply(revisions.reply, overview: overview(answered, today: [answered])))
    #expect(lines(visit).contains("GET /api/v1/tags"))
  }

  @Test func `shows no response from before a change of its own`() {
    let visit = visit()
    visit.write("tea")
    visit.page.click("button", "Save")
    visit.respond(
      to: "POST /api/v1/answers", status: 201,
      reply(4, overview: overview(answered, today: [answered])))
    let before = TagUse(name: "before", color: TagColor(wrapping: 1), answers: 1)
    visit.respond(to: "GET /api/v1/tags", .array([before.json]))
    #expect(lines(visit) == ["GET /api/v1/tags"], "the request is repeated")
    visit.page.click("button", "Edit")
    visit.write("be")
    #expect(!visit.offered.contains("before"))
    // A second successive change does not repeat it.
    visit.page.click("button", "Save")
    visit.respond(
      to: "POST /api/v1/answers", status: 201,
      reply(5, overview: overview(answered, today: [answered])))
    visit.respond(to: "GET /api/v1/tags", .array([before.json]))
    #expect(!lines(visit).contains("GET /api/v1/tags"))
  }

  @Test func `loads the overview if the reply to an answer lacks it`() {
    let visit = visit()
    visit.respond(to: "GET /api/v1/tags", .array([]))
    visit.write("tea")
    visit.page.click("button", "Save")
    visit.respond(to: "POST /api/v1/answers", status: 201, reply(4, overview: nil))
    #expect(lines(visit).contains("GET /api/v1/overview"))
  }

  @Test func `sends two requests to choose a colour`() {
    let visit = visit(path: "/insights", figures: 50)
    visit.respond(to: "GET /api/v1/tags", .array([]))
    answerBeside(visit)
    visit.page.click("button", "Colour")
    visit.page.choose("Blue")
    #expect(lines(visit) == ["PUT /api/v1/tags/color"])
    visit.respond(to: "PUT /api/v1/tags/color", StoreChange(Revision(4)).json)
    #expect(lines(visit) == [`The statistics`.month])
    visit.respond(to: `The statistics`.month, `The statistics`.figures(50))
    visit.change(to: 4)
    #expect(lines(visit).isEmpty)
    visit.browser.go(to: "/tags")
    visit.page.settle()
    #expect(lines(visit).contains("GET /api/v1/tags"), "other screens have the colour, too")
  }

  @Test func `sends two requests to choose a colour on the page of a tag`() {
    let visit = visit(path: "/tags?tag=work")
    let work = TagUse(name: "work", color: TagColor(wrapping: 1), answers: 40)
    visit.respond(to: "GET /api/v1/tags", .array([work.json]))
    visit.respond(
      to: "GET /api/v1/tags/profile?tag=work",
      TagProfile(tag: work, level: .automatic, note: "mine").json)
    for line in lines(visit) { visit.respond(to: line, status: 500) }
    visit.page.choose("Turquoise")
    #expect(lines(visit) == ["PUT /api/v1/tags/color"])
    visit.respond(to: "PUT /api/v1/tags/color", StoreChange(Revision(4)).json)
    #expect(lines(visit) == ["GET /api/v1/tags"])
    let turquoise = work.colored(TagColor(wrapping: 8))
    visit.respond(to: "GET /api/v1/tags", .array([turquoise.json]))
    visit.change(to: 4)
    #expect(lines(visit).isEmpty)
    #expect(visit.page.find("textbox", "Note")?.value == "mine")
  }

  @Test func `requests data again once it may have changed`() {
    let visit = visit()
    visit.receive(overview(pending))
    visit.change(to: 3)
    #expect(lines(visit).isEmpty, "known already")
    visit.change(to: 9)
    visit.change(to: 10)
    #expect(lines(visit) == ["GET /api/v1/overview", "GET /api/v1/tags"], "one at a time")
    visit.respond(to: "GET /api/v1/overview", overview(pending).json)
    #expect(lines(visit) == ["GET /api/v1/tags", "GET /api/v1/overview"])
    #expect(visit.page.find("textbox") != nil)
    visit.respond(to: "GET /api/v1/overview", overview(answered, today: [answered]).json)
    #expect(visit.page.find("textbox") == nil)
    visit.respond(to: "GET /api/v1/tags", .array([.string("late")]))
    visit.respond(to: "GET /api/v1/tags", .array([.string("new")]))
    #expect(lines(visit).isEmpty)
  }

  @Test(arguments: [(3, 0), (4, 3), (1, 3)] as [(revision: Int64, requests: Int)])
  func `reloads after an interruption what it missed`(sample: (revision: Int64, requests: Int)) {
    let visit = visit()
    visit.receive(overview(pending))
    visit.browser.connect(false)
    visit.connect(at: sample.revision)
    #expect(lines(visit).count == sample.requests)
  }

  @Test func `caches nothing while it receives no events`() {
    let visit = visit()
    visit.receive(overview(pending))
    visit.browser.connect(false)
    visit.browser.go(to: "/insights")
    visit.page.settle()
    #expect(lines(visit).contains("GET /api/v1/overview"))
  }

  @Test func `reloads a probe that has become missed by the clock`() {
    let visit = visit()
    visit.receive(overview(pending))
    visit.browser.advance(milliseconds: Double(Probe.patience.seconds) * 1_000)
    #expect(lines(visit).contains("GET /api/v1/overview"))
  }
}
