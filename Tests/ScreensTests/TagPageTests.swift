import CivilTime
import Interface
import InterfaceTestSupport
import JSON
import Sampling
import Testing
import Tracking
import Wire

@testable import Screens

/// The page of one tag, at its address.
@Suite struct `The page of a tag` {
  private static let period = "from=2023-05-22&to=2023-11-19"
  private static let statistics = "GET /api/v1/stats?" + period
  private static let map = "GET /api/v1/stats/hour-weekday?tag=work&" + period
  private static let companions = "GET /api/v1/stats/companions?tag=work&" + period
  private static let amounts = "GET /api/v1/stats/amounts?tag=work&" + period
  private static let tags = "GET /api/v1/tags"

  private static func use(_ name: String, _ answers: Int, color: Int64 = 1) -> TagUse {
    TagUse(name: name, color: TagColor(wrapping: color), answers: answers)
  }

  private let known = [use("work", 40), use("tea", 10), use("gone", 3)]

  private static func reply(_ tags: [TagUse]) -> JSONValue { .array(tags.map(\.json)) }

  /// The page with its tags loaded.
  private func visit(_ path: String = "/tags?tag=work", language: String = "en-GB") -> Visit {
    let visit = Visit(path: path, languages: [language])
    visit.respond(to: Self.tags, Self.reply(known))
    return visit
  }

  /// The page with its figures loaded.
  private func figures(
    _ statistics: Statistics = `The statistics`.statistics(50)
  ) -> Visit {
    let visit = visit()
    visit.respond(to: Self.statistics, statistics.json)
    return visit
  }

  private func lines(_ visit: Visit) -> [String] { visit.browser.requests.map(\.line) }

  /// The addresses of the links of the main region to pages of tags.
  private func tagLinks(_ visit: Visit) -> [String] {
    visit.page.all("link").compactMap { $0.attributes["href"] }.filter { $0.hasPrefix("/tags?") }
  }

  @Test func `has the name as heading, whatever the case of the address, and as title`() {
    #expect(visit("/tags?tag=WORK").heading == "work")
    let visit = visit()
    #expect(visit.heading == "work")
    #expect(visit.browser.title == "Proba – work – Tags", "\(visit.browser.title)")
  }

  @Test func `asks for each figure of twenty-six weeks once`() {
    let visit = visit()
    let asked = lines(visit).filter { $0.contains("stats") }
    #expect(asked.sorted() == [Self.statistics, Self.companions, Self.map, Self.amounts].sorted())
  }

  @Test func `adds up amounts, where there are any`() {
    let visit = figures()
    let none = TagAmounts(
      name: "work", answers: 30, days: 182, step: .day, starts: [], measures: [])
    visit.respond(to: Self.amounts, none.json)
    #expect(!visit.says("Amounts"))
    let mean = Estimate(value: 4.5, low: 4, high: 5)
    let some = TagAmounts(
      name: "work", answers: 30, days: 182, step: .week(from: .sunday),
      starts: [CivilDate(dayNumber: 19_500)],
      measures: [
        .init(
          unit: "kilometer", symbol: "km", count: 2, total: 9, mean: mean, perWeek: nil,
          steps: [9])
      ])
    let other = self.figures()
    other.respond(to: Self.amounts, some.json)
    #expect(other.says("NumberFormat 9.0\u{A0}kmin all"))
    #expect(other.says("NumberFormat 4.5\u{A0}kmon average, 95%: NumberFormat 4.0–"))
  }

  @Test func `shows hours with their interval, hours a week, answers and share`() {
    let visit = figures()
    // 30 of 40 answers in 336 hours.
    #expect(visit.says("NumberFormat 252.0 h"))
    #expect(visit.says("hNumberFormat 202.1") && visit.says("–NumberFormat 290.1"))
    #expect(visit.says("NumberFormat 126.0 ha week"), "in two weeks of asked time")
    #expect(visit.says("NumberFormat 30.0of NumberFormat 40.0 answers"))
    #expect(visit.says("NumberFormat 0.75of your time"))
  }

  @Test func `shows no hours a week where less than one was asked about`() {
    for (hours, isKnown) in [(167.9, false), (168, true)] {
      let sample = AskedSample(probes: 40, answered: 40, askedSeconds: hours * 3_600)
      let visit = figures(Statistics(sample, tags: []))
      #expect(visit.says("–a week") != isKnown, "\(hours) h")
    }
  }

  @Test func `of a tag that is not in the period shows an upper bound`() {
    let visit = visit("/tags?tag=gone")
    visit.respond(to: Self.statistics, `The statistics`.statistics(50).json)
    let figures = visit.page.all("listitem").map(\.text)
    #expect(
      figures.first?.hasPrefix("NumberFormat 0.0 hNumberFormat 0.0–NumberFormat 20.3")
        == true, "\(figures)")
    #expect(visit.says("NumberFormat 0.0of NumberFormat 40.0 answers"))
  }

  @Test func `keeps the period in its address, and replaces it there`() {
    let visit = figures()
    visit.page.choose("Year")
    #expect(visit.browser.history == ["/", "/tags?tag=work&period=year"])
    #expect(lines(visit).contains("GET /api/v1/stats?from=2023-01-01&to=2023-12-31"))
    #expect(visit.says("–of your time"), "figures of another period are not shown")
    let other = Visit(path: "/tags?tag=work&period=month")
    other.respond(to: Self.tags, Self.reply(known))
    #expect(lines(other).contains("GET /api/v1/stats?from=2023-11-01&to=2023-11-30"))
  }

  @Test func `leads to the pages of companions in the same period`() throws {
    let visit = visit("/tags?tag=work&period=year")
    let share = Estimate(value: 0.5, low: 0.4, high: 0.6)
    let year = "from=2023-01-01&to=2023-12-31"
    visit.respond(
      to: "GET /api/v1/stats/companions?tag=work&" + year,
      Companions(
        name: "work", count: 40,
        companions: [.init(name: "tea", color: TagColor(wrapping: 2), count: 20, share: share)]
      ).json)
    #expect(tagLinks(visit) == ["/tags?tag=tea&period=year"])
    visit.browser.go(to: "/tags?tag=tea&period=year")
    visit.page.settle()
    #expect(visit.heading == "tea")
    #expect(lines(visit).contains("GET /api/v1/stats/companions?tag=tea&" + year))
    visit.browser.goBack()
    visit.page.settle()
    #expect(visit.heading == "work")
  }

  @Test func `says that no such tag exists, once the tags are known`() {
    let visit = Visit(path: "/tags?tag=nothing")
    #expect(visit.heading == "nothing")
    visit.respond(to: Self.tags, Self.reply(known))
    #expect(visit.heading == "There is no tag “nothing”")
    #expect(visit.page.all("link").filter { $0.attributes["href"] == "/tags" }.count == 3)
    #expect(lines(visit).allSatisfy { !$0.contains("stats") })
  }

  // MARK: Conditions

  private static let condition = "tag=work%20%26%20%21tea"
  private static let conditionFigures = statistics + "&" + condition

  @Test func `shows the figures of a condition, of which nothing can be changed`() {
    let visit = visit("/tags?" + Self.condition)
    #expect(visit.heading == "work & !tea")
    #expect(lines(visit).filter { $0.contains("stats") } == [Self.conditionFigures])
    visit.respond(
      to: Self.conditionFigures, `The statistics`.statistics(50, ["work & !tea": 30]).json)
    #expect(visit.says("NumberFormat 30.0of NumberFormat 40.0 answers"))
    for path in ["hour-weekday", "companions", "amounts"] {
      #expect(
        lines(visit).contains("GET /api/v1/stats/\(path)?\(Self.condition)&\(Self.period)"),
        "\(path)")
    }
    #expect(visit.page.find("button", "Rename") == nil)
    #expect(
      !visit.page.all("radio").contains { $0.attributes["name"]?.hasPrefix("tag-") == true })
    #expect(
      visit.page.all("link").contains {
        $0.attributes["href"]?.hasPrefix("/insights?") == true
          && $0.attributes["href"]?.contains(Self.condition) == true
      })
    #expect(visit.browser.title == "Proba – work & !tea – Tags")
    // Another period has its own figures.
    visit.page.choose("Year")
    #expect(visit.browser.history.last == "/tags?\(Self.condition)&period=year")
    #expect(
      lines(visit).contains(
        "GET /api/v1/stats?from=2023-01-01&to=2023-12-31&\(Self.condition)"))
  }

  @Test func `keeps a condition in its address by the names of its tags`() {
    let visit = visit("/tags?tag=WORK%26%21tea")
    visit.respond(
      to: Self.statistics + "&tag=WORK%26%21tea",
      `The statistics`.statistics(50, ["work & !tea": 30]).json)
    #expect(
      visit.browser.history == ["/", "/tags?" + Self.condition] && visit.heading == "work & !tea")
    #expect(visit.says("NumberFormat 30.0of NumberFormat 40.0 answers"))
  }

  @Test(
    arguments: [
      (404, nil, "One of these tags has never been used."),
      (422, 8, "Not understood at character 8: join tags by &, | and !."),
      (500, nil, "That did not work: 500"),
    ] as [(Int, Int?, String)])
  func `says why a condition has no figures`(status: Int, position: Int?, sentence: String) {
    let visit = visit("/tags?" + Self.condition)
    visit.respond(
      to: Self.conditionFigures, status: status,
      Problem(code: "x", message: "x", position: position).json)
    #expect(visit.alerts == [sentence])
    #expect(lines(visit).allSatisfy { !$0.contains("stats/") })
    visit.browser.go(to: "/tags?tag=tea")
    visit.page.settle()
    #expect(visit.heading == "tea")
  }

  @Test func `prefers a tag that is called like a condition`() {
    let visit = Visit(path: "/tags?tag=r%26d")
    visit.respond(to: Self.tags, Self.reply([Self.use("R&D", 9)] + known))
    #expect(visit.heading == "R&D" && visit.page.find("button", "Rename") != nil)
    #expect(lines(visit).contains(Self.statistics))
  }

  @Test func `says that the tags could not be read`() {
    let visit = Visit(path: "/tags?tag=work")
    visit.respond(to: Self.tags, status: 500)
    #expect(visit.alerts == ["That did not work: 500"])
    visit.page.click("button", "Try again")
    visit.respond(to: Self.tags, Self.reply(known))
    #expect(visit.heading == "work" && visit.alerts.isEmpty)
  }

  private func merged(_ name: String, gone: String, revision: Int64) -> JSONValue {
    MergedTag(
      TagMerge(tag: Self.use(name, 40), gone: [gone], edit: EditID(rawValue: revision)),
      revision: Revision(revision)
    ).json
  }

  @Test func `stays at the new address of a renamed tag, and goes back when that is undone`() {
    let visit = figures()
    visit.page.click("button", "Rename")
    #expect(visit.page.all("radio").filter { $0.attributes["name"] == "tag-color" }.count == 12)
    visit.page.type("job", into: "Name")
    visit.page.send(Event(.click), to: visit.page.all("button", "Rename").last)
    visit.respond(to: "PUT /api/v1/tags/name", merged("job", gone: "work", revision: 1))
    #expect(visit.browser.history == ["/", "/tags?tag=job"])
    #expect(visit.heading == "job", "before the tags are read again")
    visit.respond(to: Self.tags, Self.reply([Self.use("job", 40)] + known.dropFirst()))
    #expect(visit.heading == "job" && visit.says("Renamed “work” to “job”."))
    visit.page.click("button", "Undo")
    visit.respond(to: "POST /api/v1/undo", StoreChange(Revision(2)).json)
    #expect(visit.browser.history == ["/", "/tags?tag=work"])
    visit.respond(to: Self.tags, Self.reply(known))
    #expect(visit.heading == "work" && visit.says("Undone."))
  }

  @Test func `does not come back when it has been left before the reply`() {
    let visit = figures()
    visit.page.click("button", "Rename")
    visit.page.type("job", into: "Name")
    visit.page.send(Event(.click), to: visit.page.all("button", "Rename").last)
    visit.browser.go(to: "/days")
    visit.respond(to: "PUT /api/v1/tags/name", merged("job", gone: "work", revision: 1))
    #expect(visit.browser.history == ["/", "/tags?tag=work", "/days"])
  }

  @Test func `offers the tags to merge into, and shows the one that is left`() {
    let visit = figures()
    visit.page.click("button", "Merge")
    #expect(visit.page.find("button", "gone") != nil && visit.page.find("button", "work") == nil)
    visit.page.type("te", into: "Other tag")
    #expect(visit.page.find("button", "gone") == nil)
    visit.page.click("button", "tea")
    #expect(visit.page.find("textbox", "Other tag")?.value == "tea")
    #expect(visit.says("In \(visit.number(40)) answers, “work” becomes “tea”."))
    visit.page.send(Event(.click), to: visit.page.all("button", "Merge").last)
    visit.respond(to: "POST /api/v1/tags/merge", merged("tea", gone: "work", revision: 1))
    #expect(visit.browser.history == ["/", "/tags?tag=tea"] && visit.heading == "tea")
  }

  @Test func `reads only the tags again after a colour was chosen`() {
    let visit = figures()
    visit.respond(to: Self.map, status: 500)
    visit.respond(to: Self.companions, status: 500)
    visit.respond(to: Self.amounts, status: 500)
    visit.page.choose("Turquoise")
    visit.respond(to: "PUT /api/v1/tags/color", StoreChange(Revision(1)).json)
    #expect(lines(visit).filter { $0.hasPrefix("GET") }.suffix(1) == [Self.tags])
    visit.respond(to: Self.tags, Self.reply([Self.use("work", 40, color: 8)] + known.dropFirst()))
    #expect(visit.page.find("radio", "Turquoise")?.isChecked == true)
    #expect(lines(visit).allSatisfy { !$0.contains("stats") })
  }

  @Test func `keeps the colour that was chosen last, whatever arrives late`() {
    func isChosen(_ color: String, _ visit: Visit) -> Bool {
      visit.page.find("radio", color)?.isChecked ?? false
    }
    let turquoise = Self.reply([Self.use("work", 40, color: 8)] + known.dropFirst())
    let visit = figures()
    visit.page.choose("Turquoise")
    visit.respond(to: "PUT /api/v1/tags/color", StoreChange(Revision(1)).json)
    visit.page.choose("Brick red")
    visit.respond(to: Self.tags, turquoise)
    #expect(isChosen("Brick red", visit), "the tags were read before")
    visit.respond(to: "PUT /api/v1/tags/color", status: 500)
    #expect(isChosen("Turquoise", visit), "the other was refused")
    visit.page.choose("Brick red")
    visit.page.choose("Blue")
    visit.respond(to: "PUT /api/v1/tags/color", status: 500)
    #expect(isChosen("Blue", visit), "an earlier choice was refused")
  }

  @Test func `reads its figures again when the store has changed`() {
    let visit = figures()
    visit.connect(at: 0)
    visit.change()
    visit.respond(to: Self.tags, Self.reply(known))
    #expect(lines(visit).contains(Self.statistics))
  }
}
