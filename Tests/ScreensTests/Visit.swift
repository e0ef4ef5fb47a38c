import Catalogue
import CivilTime
import Interface
import InterfaceTestSupport
import JSON
import Preferences
import TestSupport
import Testing
import Tracking
import Wire

@testable import Answering
@testable import DayScreens
@testable import Screens

/// The time of every overview below, of 14 November 2023 in the evening.
let now: Moment = 1_700_000_000

/// Proba on a page, as seen by a person; the test acts as the server.
final class Visit {
  let page = TestPage()
  let app: AppModel
  /// The last reported state of the store.
  private(set) var revision: Int64 = 0

  init(
    path: String = "/", languages: [String] = ["en-GB"],
    permission: NotificationPermission = .granted, storage: [String: String] = [:],
    windowStorage: [String: String] = [:], cookies: [String: String] = [:],
    given: [String: String] = [:], absentChunks: Set<String> = ["charts"]
  ) {
    let browser = page.browser
    browser.absentChunks = absentChunks
    browser.storage = storage
    browser.windowStorage = windowStorage
    browser.cookies = cookies
    browser.given = given
    if case nil = given["change"] {
      browser.given["change"] = StoreChange(Revision(revision)).json.text
    }
    if case nil = given["settings"] {
      browser.given["settings"] = PersonalSettings().json.text
    }
    let defaults = PersonalSettings(defaultsIn: .preferred(by: languages))
    browser.given["defaults"] = defaults.json.text
    if path != "/" { browser.go(to: path) }
    browser.languages = languages
    browser.permission = permission
    let language = Language.preferred([cookies["language"] ?? ""] + languages)
    let texts = language.texts
    browser.texts = [texts.firstBytes, texts.laterBytes]
    app = AppModel(
      browser: browser.browser, texts: Texts(reading: browser.browser.texts) ?? texts)
    page.mount(RootScreen(model: app))
    page.settle()
  }

  /// Opens the page and answers its first requests.
  convenience init(_ overview: Overview, tags: [String] = [], languages: [String] = ["en-GB"]) {
    self.init(languages: languages)
    receive(overview, tags: tags)
  }

  var browser: TestBrowser { page.browser }

  /// Answers every request for the overview and for the names of tags.
  func receive(_ overview: Overview, tags: [String] = []) {
    let tags = tags.enumerated().map {
      TagUse(name: $1, color: TagColor(wrapping: Int64($0 + 1)), answers: 1).json
    }
    while browser.respond(to: "GET /api/v1/tags", JSONValue.array(tags).text) {}
    while browser.respond(to: "GET /api/v1/overview", overview.json.text) {}
    page.settle()
  }

  /// Sends an event that the store has changed, by another program unless stated.
  func change(to revision: Int64? = nil) {
    self.revision = revision ?? self.revision + 1
    send(EventName.changed, self.revision)
    page.settle()
  }

  /// Opens the stream of events at a revision of the store.
  func connect(at revision: Int64) {
    browser.connect()
    send(EventName.current, revision)
    page.settle()
  }

  private func send(_ name: String, _ revision: Int64) {
    browser.send(name, StoreChange(Revision(revision)).json.text)
  }

  /// Sends an event that the store has changed, and answers with the new state.
  func news(_ overview: Overview, tags: [String] = []) {
    change()
    receive(overview, tags: tags)
  }

  /// Answers the oldest request with this method and path.
  @discardableResult
  func respond(to line: String, status: Int = 200, _ body: JSONValue = .null) -> Bool {
    defer { page.settle() }
    return browser.respond(to: line, status: status, body.text)
  }

  /// Goes to an address; returns the name within the page of the focused element.
  func focus(at path: String) -> String? {
    browser.go(to: path)
    page.settle()
    return browser.focused.last
  }

  // MARK: Visible content

  /// The question, or another heading of the page.
  var heading: String? { page.find("heading")?.text }

  /// The draft: the finished tags, and the text of the field after them; nil if there is no field.
  var draft: String? {
    guard let field = page.find("textbox") else { return nil }
    return app.home.entry.draft.tags.map { $0 + " " }.joined() + field.value
  }

  /// The offered tags, with the name of their group.
  var offered: [String] {
    let groups = page.all("group").filter { $0.label.hasSuffix(" tags") }
    guard let group = groups.first else { return [] }
    return [group.label] + group.all.filter { $0.tag == "button" }.map(\.text)
  }

  /// Whether a text occurs anywhere on the page.
  func says(_ text: String) -> Bool { page.document.root.text.contains(text) }

  /// The alerts on the page.
  var alerts: [String] { page.all("alert").map(\.text) }

  /// The answers sent and not yet replied to.
  var sent: [[UInt8]] {
    browser.requests.filter { $0.line == "POST /api/v1/answers" }.map(\.body)
  }

  /// A number in the format of the page.
  func number(_ number: Int) -> String { app.home.count(number) }

  /// The body of the oldest request with this method and path, if there is one.
  func take(_ line: String) -> [UInt8]? {
    browser.requests.first { $0.line == line }.map(\.body)
  }

  /// Replaces the draft by an answer.
  func write(_ text: String) {
    for part in app.home.entry.parts { page.click("button", app.texts[.removeTag, part.text]) }
    page.type(text, into: app.texts[.answerLabel])
  }
}

/// A probe `secondsAgo` seconds ago, whose answer has a tag for each word.
func probe(
  _ secondsAgo: Int64, _ state: Probe.State = .missed, _ tags: String? = nil
) -> Probe {
  Probe(
    moment: now - .seconds(secondsAgo), gap: 2_700, offset: .utc, isScheduled: true, state: state,
    answer: tags.map(answer))
}

/// An answer with a tag for each word.
func answer(_ words: String) -> Answer {
  Answer(tags: words.split(separator: " ").map { TagName(String($0)) })
}

/// An overview; by default, only the latest probe is unfilled, if it has no answer.
func overview(
  _ latest: Probe?, unfilled: [Probe]? = nil, count: Int? = nil, today: [Probe] = [],
  neighbors: [Probe] = [], previous: Answer? = nil, likely: [String] = [], tags: [ColoredTag] = [],
  gap: Seconds = .minutes(45), quiet: QuietStatus = QuietStatus(isQuiet: false),
  erasedAt: Moment? = nil,
  isMadeUp: Bool = false
) -> Overview {
  let open = unfilled ?? [latest].compactMap { $0 }.filter { $0.answer == nil }
  return Overview(
    now: now, offset: .utc, gap: gap, quiet: quiet, latest: latest, unfilled: open,
    unfilledCount: count ?? open.count, today: today, neighbors: neighbors,
    likely: answers(likely, previous: previous),
    tags: tags, erasedAt: erasedAt, isMadeUp: isMadeUp)
}

/// Likely answers that are one tag each.
func answers(_ tags: [String], previous: Answer? = nil) -> LikelyAnswers {
  LikelyAnswers(
    tags: tags,
    answers: tags.enumerated().map { place, tag in
      LikelyAnswers.Answer(tags: [tag], weight: 1 / Double(place + 2))
    }, previous: previous?.tags.map(\.text))
}

/// The time of a probe in the format of the tests' browser.
func time(_ probe: Probe) -> String { "DateTimeFormat \(Double(probe.moment.secondsSince1970))" }

/// The label of an answer's button on the strip of its day.
func row(_ probe: Probe) -> String { "\(time(probe)): \(probe.answer?.text ?? "")" }

/// The question about a probe of today.
func question(_ probe: Probe) -> String { "What were you doing at \(time(probe))?" }
