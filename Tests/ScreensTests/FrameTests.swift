import Interface
import InterfaceTestSupport
import JSON
import Preferences
import Testing
import Tracking
import Wire

@testable import Answering
@testable import DayScreens
@testable import Screens

/// The parts around the screens: addresses, titles, the connection to the server, notices.
@Suite struct `The frame` {
  @Test(arguments: [
    ("/", "en", "Proba – Now", "Now"), ("/insights", "en", "Proba – Insights", "Insights"),
    ("/insights?x=1", "ru", "Proba – Статистика", "Статистика"),
    ("/insights?tag=work", "en", "Proba – work – Insights", "Insights"),
    ("/insights?tag=", "en", "Proba – Insights", "Insights"),
    ("/", "de", "Proba – Now", "Now"),
  ])
  func `knows every address`(path: String, language: String, title: String, current: String) {
    let visit = Visit(path: path, languages: [language])
    #expect(visit.browser.title == title)
    let links = visit.page.all("link").filter { $0.attributes["aria-current"] == "page" }
    #expect(links.map(\.text) == [current])
  }

  @Test(arguments: [
    ("en", "Page not found", "Now"), ("uk", "Сторінку не знайдено", "Зараз"),
    ("ru", "Страница не найдена", "Сейчас"),
  ])
  func `shows an error and a link for an unknown address`(
    language: String, heading: String, home: String
  ) {
    let visit = Visit(path: "/nowhere", languages: [language])
    #expect(visit.heading == heading)
    #expect(visit.browser.title == "Proba – " + heading)
    #expect(visit.page.all("link").filter { $0.attributes["aria-current"] == "page" }.isEmpty)
    #expect(visit.page.all("link", home).map { $0.attributes["href"] } == ["/", "/"])
  }

  @Test func `says in the title whether a probe waits`() {
    let visit = Visit(overview(probe(60, .pending)))
    #expect(visit.browser.title == "(1) Proba – Now")
    visit.news(overview(probe(60, .answered, "work")))
    #expect(visit.browser.title == "Proba – Now")
    visit.news(overview(probe(5, .pending)))
    visit.browser.go(to: "/insights")
    visit.page.settle()
    #expect(visit.browser.title == "(1) Proba – Insights")
  }

  @Test func `focuses the heading of a new screen, and can skip the navigation`() {
    let visit = Visit(overview(probe(60, .pending)))
    #expect(visit.page.all("link").first?.text == "Skip to the content")
    #expect(visit.browser.focused.isEmpty)
    visit.browser.go(to: "/insights")
    visit.page.settle()
    #expect(visit.browser.focused == ["page-heading"])
    #expect(visit.page.find("heading")?.attributes["id"] == "page-heading")
  }

  @Test func `describes the field by the question`() {
    let visit = Visit(overview(probe(60, .pending)))
    let id = visit.page.find("textbox")?.attributes["aria-describedby"]
    #expect(id != nil && id == visit.page.find("heading")?.attributes["id"])
  }

  @Test func `reports why the first load failed, and retries`() {
    let visit = Visit()
    visit.respond(to: "GET /api/v1/overview", status: 500)
    #expect(visit.alerts == ["That did not work: 500"])
    #expect(visit.page.find("progress") == nil)
    visit.page.click("button", "Try again")
    visit.receive(overview(probe(60, .pending)))
    #expect(visit.alerts.isEmpty)
    #expect(visit.heading == question(probe(60)))
    visit.change()
    visit.respond(to: "GET /api/v1/overview", status: 500)
    #expect(visit.alerts.isEmpty, "what was read before stays")
  }

  @Test func `keeps one notice at a time`() {
    let visit = Visit(overview(probe(60)))
    let waiting = visit.browser.browser.waitingCount
    for age in 1..<5 {
      let new = probe(Int64(age), .pending)
      visit.news(overview(new))
      visit.browser.send("probe", new.json.text)
    }
    #expect(visit.browser.notices.count == 4)
    // One for the notice, in place of the one taken over, and one for the probe that will be
    // missed.
    #expect(visit.browser.browser.waitingCount == waiting + 1)
  }

  @Test func `follows links and goes back`() {
    let visit = Visit(overview(probe(60, .pending), previous: answer("work")))
    // The last link leads from today, beside the question, to all days.
    #expect(
      visit.page.all("link").map { $0.attributes["href"] }
        == ["#main", "/", "/days", "/insights", "/tags", "/convert", "/settings", "/days"])
    visit.browser.go(to: "/insights")
    visit.page.settle()
    #expect(visit.browser.title == "(1) Proba – Insights")
    #expect(visit.heading == "Insights")
    visit.browser.goBack()
    visit.page.settle()
    #expect(visit.browser.title == "(1) Proba – Now")
    #expect(visit.heading == question(probe(60)))
  }

  @Test func `keeps the draft when another screen is visited`() {
    let visit = Visit(overview(probe(60, .pending)))
    visit.write("work")
    visit.browser.go(to: "/insights")
    visit.page.settle()
    visit.browser.goBack()
    visit.page.settle()
    #expect(visit.draft == "work")
  }

  @Test func `reports that the server is unreachable, and reloads once it is back`() {
    let visit = Visit(overview(probe(60, .pending)))
    visit.write("work")
    visit.browser.connect(false)
    visit.page.settle()
    #expect(visit.alerts == ["Proba cannot be reached. Trying again…"])
    #expect(visit.browser.requests.isEmpty)
    visit.connect(at: 7)
    #expect(visit.alerts.isEmpty)
    #expect(visit.draft == "work")
    #expect(
      visit.browser.requests.map(\.line) == [
        "GET /api/v1/overview", "GET /api/v1/tags", "GET /api/v1/settings",
      ])
  }

  @Test func `reloads when it becomes visible`() {
    let visit = Visit(overview(probe(60, .pending)))
    visit.browser.show(false)
    #expect(visit.browser.requests.isEmpty)
    visit.browser.show()
    #expect(visit.browser.requests.count == 2)
  }

  @Test(arguments: [
    (NotificationPermission.granted, Probe.State.pending, 1), (.granted, .missed, 0),
    (.granted, .answered, 0), (.undecided, .pending, 0), (.denied, .pending, 0),
  ])
  func `shows a notice if permitted and the probe is pending`(
    permission: NotificationPermission, state: Probe.State, count: Int
  ) {
    let visit = Visit(path: "/insights", permission: permission)
    let new = probe(5, state, state == .answered ? "work" : nil)
    visit.receive(overview(probe(60)))
    visit.change()
    visit.browser.send("probe", "nonsense")
    #expect(visit.browser.notices.isEmpty)
    visit.browser.send("probe", new.json.text)
    // The likely answers for the probe are part of the overview.
    #expect(visit.browser.notices.isEmpty)
    visit.receive(overview(new, likely: ["tea", "work", "walk"]))
    func button(_ tag: String) -> [String] {
      [tag, NewAnswer(at: new.moment, text: tag, seen: "").json.text]
    }
    let notice = [
      "\(new.moment)", "What are you doing right now?", question(new), "/", "/api/v1/answers",
    ]
    let text = (notice + button("tea") + button("work")).joined(separator: "\0")
    #expect(visit.browser.notices == Array(repeating: text, count: count))
    guard count == 1 else { return }
    visit.browser.clickNotice()
    visit.page.settle()
    #expect(visit.browser.history.last == "/")
    #expect(visit.heading == question(new))
    #expect(visit.page.document.focused?.label == "Your answer")
  }

  @Test func `closes a notice once its probe is answered or another has come`() {
    let visit = Visit(overview(probe(60, .missed)))
    let (first, second) = (probe(40, .pending), probe(5, .pending))
    for new in [first, second] {
      visit.browser.send("probe", new.json.text)
      visit.news(overview(new))
      #expect(visit.browser.openNoticeCount == 1)
    }
    #expect(visit.browser.notices.count == 2)
    // A change elsewhere, and the end of the time for an answer, do not remove it.
    visit.news(overview(probe(5, .pending)))
    visit.news(overview(probe(5, .missed)))
    #expect(visit.browser.openNoticeCount == 1)
    visit.news(overview(probe(5, .answered, "tea")))
    #expect(visit.browser.openNoticeCount == 0 && visit.browser.notices.count == 2)
  }

  @Test(
    arguments: [
      (.granted, .pending, ["\(probe(60).moment)"]), (.granted, .missed, ["\(probe(60).moment)"]),
      (.granted, .answered, [""]), (.undecided, .pending, []),
    ] as [(NotificationPermission, Probe.State, [String])])
  func `takes over the notice of before a reload, and closes others`(
    permission: NotificationPermission, state: Probe.State, tags: [String]
  ) {
    let visit = Visit(permission: permission)
    visit.receive(overview(probe(60, state, state == .answered ? "tea" : nil)))
    #expect(visit.browser.takenOver == tags)
    let cancelled = visit.browser.cancelledTickets.count
    visit.news(overview(probe(60, .answered, "tea")))
    #expect(visit.browser.takenOver == tags, "it is done once")
    #expect(visit.browser.notices.isEmpty)
    guard tags.first?.isEmpty == false else { return }
    #expect(visit.browser.cancelledTickets.count > cancelled, "the answer closes it")
  }

  @Test func `shows no notice of a probe that was answered meanwhile, or that is not wanted`() {
    let visit = Visit(overview(probe(60, .missed)))
    visit.browser.send("probe", probe(5, .pending).json.text)
    visit.news(overview(probe(5, .answered, "tea")))
    visit.browser.send("settings", PersonalSettings(notifications: .off).json.text)
    visit.browser.send("probe", probe(2, .pending).json.text)
    visit.news(overview(probe(2, .pending)))
    #expect(visit.browser.notices.isEmpty)
  }

  @Test(arguments: [
    (SoundChoice.on, Probe.State.pending, false, 1), (.on, .missed, false, 0),
    (.on, .pending, true, 0), (.off, .pending, false, 0),
  ])
  func `plays a sound if that is wanted, the probe waits, and it is not a quiet time`(
    sound: SoundChoice, state: Probe.State, isQuiet: Bool, count: Int
  ) {
    let visit = Visit(permission: .denied)
    func chimes(_ number: Double) -> [String] {
      visit.browser.partRequests.filter { $0.service == .chime && $0.number == number }
        .map { String(decoding: $0.bytes, as: UTF8.self) }
    }
    visit.browser.send("settings", PersonalSettings(sound: sound).json.text)
    visit.receive(overview(probe(60, .missed), quiet: QuietStatus(isQuiet: isQuiet)))
    #expect(chimes(0).count == (sound == .on ? 1 : 0), "it is prepared once")
    let new = probe(5, state)
    visit.browser.send("probe", new.json.text)
    visit.news(overview(new, quiet: QuietStatus(isQuiet: isQuiet)))
    #expect(chimes(1) == Array(repeating: "probe \(new.moment)", count: count))
    #expect(chimes(0).count == (sound == .on ? 1 : 0))
  }

  @Test func `prepares for a sound that is turned on elsewhere at once`() {
    let visit = Visit(overview(probe(60, .missed)))
    visit.browser.send("settings", PersonalSettings(sound: .on).json.text)
    #expect(visit.browser.partRequests.count { $0.service == .chime && $0.number == 0 } == 1)
  }

  @Test func `shows in its icons how many questions wait`() {
    let visit = Visit(overview(probe(60, .answered, "tea")))
    func badges() -> [Double] {
      visit.browser.partRequests.filter { $0.service == .badge }.map(\.number)
    }
    #expect(visit.browser.icon == "/icon.svg" && badges() == [0])
    visit.news(overview(probe(5, .pending)))
    visit.news(overview(probe(5, .pending)))
    #expect(visit.browser.icon == "/icon-waiting.svg" && badges() == [0, 1])
    visit.news(overview(probe(5), unfilled: [probe(5), probe(900)]))
    #expect(visit.browser.icon == "/icon-waiting.svg" && badges() == [0, 1, 2])
    visit.news(overview(probe(5, .answered, "tea")))
    #expect(visit.browser.icon == "/icon.svg" && badges() == [0, 1, 2, 0])
  }

  /// The address, the visibility and the events are observed as long as the program runs.
  @Test func `leaves nothing but three observers when it is unmounted`() {
    let visit = Visit(overview(probe(60, .pending)), tags: ["work"])
    visit.write("w")
    visit.browser.go(to: "/insights")
    visit.page.settle()
    visit.respond(to: visit.browser.requests.last?.line ?? "")
    visit.news(overview(probe(60, .answered, "work")))
    while visit.browser.respond() {}
    visit.page.unmount()
    // The chunk of the charts was being loaded.
    let load = visit.browser.partRequests.last { $0.number == ChunkOrder.load }
    visit.browser.browser.receive(ticket: load?.ticket ?? 0, number: 0, bytes: [])
    #expect(visit.page.nodeCount == 0)
    #expect(visit.page.document.nodeCount == 0)
    #expect(visit.page.document.faults.isEmpty)
    #expect(visit.browser.timerCount == 0)
    #expect(visit.browser.requests.isEmpty)
    #expect(visit.browser.browser.waitingCount == 3)
  }
}
