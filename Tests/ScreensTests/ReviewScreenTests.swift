import Catalogue
import CivilTime
import Interface
import InterfaceTestSupport
import PageModel
import Reviews
import Sampling
import Testing
import Tracking
import Wire

@testable import Screens

/// The review of a week in a few cards.
@Suite struct `The review of a week on the page` {
  /// The week before that of ``now``, a Tuesday in November 2023.
  static let start = CivilDate(year: 2023, month: 11, day: 6)

  private static func tag(_ name: String, _ hours: Double) -> ReviewedTag {
    ReviewedTag(
      name: name, color: TagColor(wrapping: 1),
      hours: Estimate(value: hours, low: hours - 5, high: hours + 5))
  }

  private static func review(
    answered: Int = 150, parts: [WeekSummary.Part]? = nil, gap: AnswerGap? = nil,
    goals: WeekGoals? = nil,
    changes: WeekChanges? = nil,
    rhythm: SleepRhythm? = nil, novelty: Novelty? = nil, waiting: [WeekReview.Waiting] = [],
    silentHours: Range<Int>? = nil, findings: [WeekReview.Topic] = WeekReview.Topic.allCases
  ) throws -> WeekReview {
    WeekReview(
      start: try #require(start),
      summary: WeekSummary(
        probes: 200, answered: answered, askedHours: 168,
        parts: parts
          ?? [tag("sleep", 98), tag("work", 60), tag("", 10)].map {
            WeekSummary.Part(tag: $0, countedHours: $0.hours.value)
          }, others: nil, otherCount: 0, bounds: Estimate(value: 74, low: 60, high: 120), gap: gap),
      goals: goals, changes: changes, rhythm: rhythm, novelty: novelty, succession: nil,
      anniversary: nil,
      answering: AnsweringHabits(
        onTime: 100, late: 50, automatic: 0, missed: 50, silentHours: silentHours),
      waiting: waiting, findings: findings)
  }

  private static func visit(_ review: WeekReview, path: String = "/review") -> Visit {
    let visit = Visit(path: path, absentChunks: [])
    visit.receive(overview(nil))
    visit.respond(to: "GET /api/v1/review?from=2023-11-06", review.json)
    return visit
  }

  @Test func `says what it lacks instead of the largest tags`() throws {
    let visit = Self.visit(try Self.review(gap: AnswerGap(hours: 23..<31, missed: 40)))
    #expect(visit.says("Incomplete: ") && !visit.says("Most of the week"))
  }

  @Test func `begins with the largest tags, and ends with a picture`() throws {
    let visit = Self.visit(try Self.review())
    #expect(visit.says("Most of the week: sleep, work."))
    let week = visit.page.all("link").first { $0.text == "Open week" }
    #expect(week?.attributes["href"] == "/insights?period=week&at=2023-11-06")
    visit.page.click("button", "Next card")
    #expect(visit.says("You answered"))
    visit.page.click("button", "Next card")
    let path = "/api/v1/review/picture?from=2023-11-06"
    let picture = try #require(visit.page.all("img").first)
    #expect(picture.attributes["src"] == path)
    #expect(picture.attributes["alt"] == "November 6–12, 2023. Most of the week: sleep, work.")
    #expect(
      visit.page.all("link").contains {
        $0.text == "Save the picture" && $0.attributes["href"] == path
      })
    #expect(visit.page.find("button", "Next card")?.attributes["aria-disabled"] == "true")
    #expect(visit.page.find("button", "Share…") == nil, "where the device takes no pictures")
  }

  @Test func `states on which side of each goal the hours are, after the first card`() throws {
    let goals = [
      TagGoal(.atLeast, .hours(90)), .init(.atMost, .hours(50)), .init(.atMost, .hours(64)),
    ]
    let entries = zip(["sleep", "work", "read"], zip(goals, [98, 60, 60.0])).compactMap {
      name, figures in
      figures.0.map {
        WeekGoals.Entry(
          tag: Self.tag(name, figures.1), goal: $0, answers: 9, answersOfGoal: 14)
      }
    }
    let visit = Self.visit(try Self.review(goals: WeekGoals(entries: entries, unlisted: 3)))
    visit.page.click("button", "Next card")
    #expect(visit.says("The week against your goals."))
    #expect(
      visit.says(
        "and \(FigureWording(visit.browser.browser, Language.english.texts).count(3)) more goals"))
    let figures = FigureWording(visit.browser.browser, Language.english.texts)
    let least = figures.hours(90)
    #expect(visit.says("above \(least) h") && visit.says("above \(figures.hours(50)) h"))
    #expect(visit.says("below \(figures.hours(64)) h by the estimate, but not for certain"))
    let answers = "answers: \(figures.count(9)), at the goal \(figures.count(14))"
    #expect(visit.says("at least \(least) h · \(answers)"))
    let off = entries.map {
      WeekGoals.Entry(tag: $0.tag, goal: $0.goal, answers: 9, answersOfGoal: 14, daysOff: 5)
    }
    let vacation = Self.visit(try Self.review(goals: WeekGoals(entries: off)))
    vacation.page.click("button", "Next card")
    let lowered = "at least \(figures.hours(25.7)) h in 2 days (\(least) h in 7)"
    #expect(vacation.says(lowered), "\(lowered)")
    let link = visit.page.all("link").first { $0.text == "sleep" }
    #expect(link?.attributes["href"]?.hasPrefix("/tags?tag=sleep") == true)
  }

  @Test(arguments: [150, 8])
  func `says how much was answered, and that the hours are those of all the time`(
    answered: Int
  ) throws {
    let visit = Self.visit(try Self.review(answered: answered))
    let figures = FigureWording(visit.browser.browser, Language.english.texts)
    #expect(visit.says(figures.percent(Double(answered) / 200) + "of questions answered"))
    let hours = figures.hours(168) + " h"
    #expect(
      visit.says("Hours are scaled up from your answers to all \(hours) in which you were asked."))
    #expect(visit.says(figures.hours(98) + " h" + figures.interval(Self.tag("sleep", 98).hours)))
    #expect(!visit.says("under other tags"))
    let bounds = figures.interval(Estimate(value: 74, low: 60, high: 120))
    #expect(
      visit.says("Whatever the answers to the other questions would be, sleep took \(bounds) h."))
  }

  @Test func `has all hours of a tag beside it, and says which the ring has elsewhere`() throws {
    let parts = [
      WeekSummary.Part(tag: Self.tag("home", 100), countedHours: 100),
      WeekSummary.Part(tag: Self.tag("sleep", 87), countedHours: 68),
    ]
    let visit = Self.visit(try Self.review(parts: parts))
    let figures = FigureWording(visit.browser.browser, Language.english.texts)
    func hours(_ hours: Double) -> String { figures.hours(hours) + " h" }
    let intervals = parts.map { figures.interval($0.tag.hours) }
    let sleep = "sleep\(hours(19)) of it under other tags\(hours(87))\(intervals[1])"
    let rows = visit.page.document.root.all.filter { $0.tag == "tr" }.map(\.text)
    #expect(Array(rows.prefix(2)) == ["home\(hours(100))\(intervals[0])", sleep])
    // The ring shows the answers: the end of the part of home, and that of sleep.
    let ring = visit.page.document.root.all.first { $0.attributes["data-style"] == "week-ring" }
    let bands = try #require(ring?.styles["--bands"])
    #expect(bands.contains(" 0 44.34%") && bands.contains(" 0 74.70%"))
  }

  @Test func `distinguishes tags of the same colour in the ring and beside it`() throws {
    // All have the first colour.
    let visit = Self.visit(try Self.review())
    let ring = visit.page.document.root.all.first { $0.attributes["data-style"] == "week-ring" }
    let bands = try #require(ring?.styles["--bands"])
    #expect(bands.contains("color-mix(in oklab, var(--tag-1) 55.00%"), "\(bands)")
    let dots = visit.page.document.root.all.compactMap {
      $0.classes.contains("dot") ? $0.styles["background-color"] : nil
    }
    #expect(Set(dots.prefix(3)).count == 3, "\(dots)")
    // The repeated ones are also striped, for people who cannot distinguish shades.
    let striped = visit.page.document.root.all.filter {
      $0.attributes["data-style"] == "striped-label"
    }
    #expect(striped.map(\.text) == ["work", "without a tag"])
    #expect(bands.contains(",var(--surface) 0 "), "\(bands)")
  }

  @Test func `shows each part of the ring in the colour beside its name, however narrow`() throws {
    let parts = [("home", 100.0, 100.0), ("sleep", 87, 66), ("tea", 20, 2)].map {
      WeekSummary.Part(tag: Self.tag($0.0, $0.1), countedHours: $0.2)
    }
    let visit = Self.visit(try Self.review(parts: parts))
    let ring = visit.page.document.root.all.first { $0.attributes["data-style"] == "week-ring" }
    let bands = try #require(ring?.styles["--bands"])
    // Tea takes 1/80, in the third step of the colour; there are no other parts.
    #expect(bands.contains("30.00%") && !bands.contains("var(--secondary)"), "\(bands)")
    let tea = visit.page.document.root.all.first {
      $0.attributes["data-style"] == "striped-label" && $0.text == "tea"
    }
    let dot = try #require(tea?.all.first { $0.classes.contains("dot") })
    let color = try #require(dot.styles["background-color"])
    #expect(bands.contains(color + " 0 "), "\(bands)")
  }

  @Test(arguments: [
    (-0.3, 0.3, "earlier on days off", "No difference is visible between your sleep"),
    (0.3, 0.3, "later on days off", "No difference is visible between your sleep"),
    (
      -1.25, 0.5, "earlier on days off",
      "Before days off, you fall asleep and wake up 1 hour 15 minutes earlier."
    ),
    (
      1.25, 0.5, "later on days off",
      "Before days off, you fall asleep and wake up 1 hour 15 minutes later."
    ),
  ])
  func `says by how many minutes sleep is earlier or later`(
    shift: Double, reach: Double, side: String, sentence: String
  ) throws {
    let night = SleepRhythm.Night(onset: 660, end: 1_110, count: 8)
    let visit = Self.visit(
      try Self.review(
        rhythm: SleepRhythm(
          tag: ColoredTag(name: "sleep", color: TagColor(wrapping: 1)), work: night, free: night,
          shift: Estimate(value: shift, low: shift - reach, high: shift + reach),
          nights: Array(repeating: night, count: 7))))
    visit.page.click("button", "Next card")
    func duration(_ hours: Double) -> String {
      let minutes = Int((hours.magnitude * 60).rounded())
      return (minutes < 60 ? "" : "\(minutes / 60) h ") + "\(minutes % 60)\u{A0}min"
    }
    #expect(visit.says(duration(shift) + side + ", give or take " + duration(reach)))
    #expect(visit.says(sentence))
  }

  @Test func `opens how the figures are made`() throws {
    let visit = Self.visit(try Self.review())
    func details() -> [String] {
      visit.page.document.root.all.compactMap { $0.attributes["data-style"] }
        .filter { $0.hasSuffix("-details") }
    }
    #expect(details() == ["closed-details"])
    let button = visit.page.find("button", "How it is counted")
    #expect(button?.attributes["aria-expanded"] == "false")
    visit.page.click("button", "How it is counted")
    #expect(details() == ["card-details"] && button?.attributes["aria-expanded"] == "true")
  }

  @Test func `has a scale of hours below the weeks`() throws {
    let entry = WeekChanges.Entry(
      tag: Self.tag("thesis", 30), difference: Estimate(value: 9, low: 1, high: 18),
      before: [20, 22, 18, 25], verdict: .more)
    let visit = Self.visit(
      try Self.review(changes: WeekChanges(entries: [entry], weeks: 4, tested: 14)))
    visit.page.click("button", "Next card")
    let figures = FigureWording(visit.browser.browser, Language.english.texts)
    let scale = visit.page.document.root.all.first {
      $0.attributes["data-style"] == "weeks-scale"
    }
    // The interval ends at 35 hours.
    let numbers = [0, 10, 20, 30, 40].map { figures.count($0) }
    #expect(scale?.text == numbers.joined() + " h")
    #expect(
      visit.says(
        "Each week is scaled to the \(figures.hours(168)) h in which you were asked this week."))
  }

  @Test func `covers this week if the last has no answers, unless that is chosen`() throws {
    let visit = Self.visit(try Self.review(answered: 0))
    #expect(visit.page.all("img").isEmpty && !visit.says("November 6"))
    visit.respond(to: "GET /api/v1/review?from=2023-11-13", try Self.review().json)
    #expect(visit.says("November 13–19, 2023, so far"))
    #expect(visit.says("Most of the week so far: sleep, work."))
    visit.page.click("button", "Week before")
    visit.respond(to: "GET /api/v1/review?from=2023-11-06", try Self.review(answered: 0).json)
    #expect(visit.says("No answers in this period."))
  }

  @Test func `is a card that does not play where a week has no answers`() throws {
    let visit = Self.visit(try Self.review(answered: 0), path: "/review?from=2023-11-06")
    #expect(visit.says("No answers in this period.") && visit.page.all("img").isEmpty)
    #expect(visit.page.find("button", "Next card") == nil)
    #expect(visit.page.find("button", "Pause") == nil)
    #expect(visit.page.find("link", "Open week") != nil)
  }

  @Test(arguments: [
    ([], "No change from the last 8 weeks stands out."),
    ([("thesis", 9.0)], "More thesis than usual over the last 8 weeks."),
    ([("code", -9.0)], "Less code than usual over the last 8 weeks."),
    (
      [("thesis", 9.0), ("code", -9.0)], "More thesis, less code than usual over the last 8 weeks."
    ),
  ])
  func `says what changed in a sentence`(changes: [(String, Double)], sentence: String) throws {
    let entries = changes.map { name, hours in
      WeekChanges.Entry(
        tag: Self.tag(name, 20),
        difference: Estimate(value: hours, low: hours - 1, high: hours + 1),
        before: Array(repeating: 10, count: 8), verdict: hours > 0 ? .more : .less)
    }
    let usual = WeekChanges.Entry(
      tag: Self.tag("sleep", 60), difference: Estimate(value: 1, low: -5, high: 7),
      before: Array(repeating: 59, count: 8), verdict: .notVisible)
    let visit = Self.visit(
      try Self.review(changes: WeekChanges(entries: entries + [usual], weeks: 8, tested: 14)))
    visit.page.click("button", "Next card")
    #expect(visit.says(sentence.replacing("8", with: visit.number(8))))
    let figures = FigureWording(visit.browser.browser, Language.english.texts)
    let range = "\(figures.signed(-5)) to \(figures.signed(7))"
    // Where no change is visible, the note says so of all.
    let words = entries.isEmpty ? "" : " · may be chance among \(visit.number(14)) tags"
    #expect(visit.says("(\(range))" + words))
    #expect(visit.says("may be chance among \(visit.number(14)) tags"))
  }

  @Test(arguments: [(2, "All other changes may be chance."), (3, "1 other change is visible.")])
  func `counts the changes that the sentence does not name`(count: Int, note: String) throws {
    let entries = (0..<count).map { place in
      WeekChanges.Entry(
        tag: Self.tag("tag\(place)", 20), difference: Estimate(value: 9, low: 8, high: 10),
        before: Array(repeating: 10, count: 8), verdict: .more)
    }
    let visit = Self.visit(
      try Self.review(changes: WeekChanges(entries: entries, weeks: 8, tested: 14)))
    visit.page.click("button", "Next card")
    #expect(visit.says(note.replacing("1", with: visit.number(1))))
  }

  @Test(arguments: [
    (Novelty.Kind.isNew, "New this week: sail."),
    (.isBack(days: 90), "sail: for the first time in 90 days."),
    (.record(weeks: 52), "sail: more than in any of the 52 weeks before."),
  ])
  func `says what is new`(kind: Novelty.Kind, sentence: String) throws {
    let day = try #require(Self.start)
    let visit = Self.visit(
      try Self.review(
        novelty: Novelty(tag: Self.tag("sail", 8), count: 4, kind: kind, day: day)))
    visit.page.click("button", "Next card")
    let written = sentence.replacing("90", with: visit.number(90)).replacing(
      "52", with: visit.number(52))
    #expect(visit.says(written))
  }

  @Test func `has the cards in the order of their news, and no others`() throws {
    let day = try #require(Self.start)
    let novelty = Novelty(tag: Self.tag("sail", 8), count: 4, kind: .isNew, day: day)
    let changes = WeekChanges(
      entries: [
        WeekChanges.Entry(
          tag: Self.tag("thesis", 30), difference: Estimate(value: 9, low: 1, high: 18),
          before: [20, 22, 18, 25], verdict: .more)
      ], weeks: 4, tested: 14)
    let visit = Self.visit(
      try Self.review(changes: changes, novelty: novelty, findings: [.novelty, .changes]))
    visit.page.click("button", "Next card")
    #expect(visit.says("New this week: sail."))
    visit.page.click("button", "Next card")
    #expect(visit.says("More thesis than usual"))
    let short = Self.visit(
      try Self.review(changes: changes, novelty: novelty, findings: [.novelty]))
    short.page.click("button", "Next card")
    short.page.click("button", "Next card")
    #expect(short.says("You answered"))
  }

  @Test func `explains what a card is waiting for`() throws {
    let visit = Self.visit(
      try Self.review(waiting: [.init(topic: .rhythm, weeks: 2), .init(topic: .changes, weeks: 1)]))
    visit.page.click("button", "Next card")
    #expect(visit.says("Your sleep rhythm appears after \(visit.number(2)) more weeks."))
    #expect(visit.says("Changes appear after \(visit.number(1)) more week."))
    #expect(!visit.says("Most cards need"))
  }

  @Test func `says how many answers most cards need, and when there can be something new`() throws {
    let visit = Self.visit(
      try Self.review(answered: 12, waiting: [.init(topic: .novelty, weeks: 8)]))
    visit.page.click("button", "Next card")
    let (needed, answered) = (visit.number(60), visit.number(12))
    #expect(visit.says("Most cards need \(needed) answers in a week; this week has \(answered)."))
    #expect(visit.says("What is new appears after \(visit.number(8)) more weeks."))
  }

  @Test(arguments: [
    (nil, "Your first week will be here on November 20, 2023."),
    ("2023-11-06", "No answers in this period."),
  ])
  func `says when the first week is over, while it runs`(from: String?, sentence: String) throws {
    let first = try Self.review(answered: 0, waiting: [.init(topic: .summary, weeks: 1)])
    let visit = Self.visit(first, path: "/review" + (from.map { "?from=" + $0 } ?? ""))
    visit.respond(to: "GET /api/v1/review?from=2023-11-13", first.json)
    #expect(visit.says(sentence))
  }

  @Test func `leads from hours without answers to the quiet hours of the settings`() throws {
    let visit = Self.visit(try Self.review(silentHours: 23..<31))
    visit.page.click("button", "Next card")
    let link = visit.page.find("link", "Set quiet hours")
    let path = try #require(link?.attributes["href"])
    #expect(path == "/settings?part=quiet")
    #expect(visit.focus(at: path) == "quiet-add")
    visit.browser.go(to: "/")
    #expect(visit.focus(at: "/settings") == Text.pageHeading)
  }

  @Test func `shows the week of the address, and others through its buttons`() throws {
    let visit = Self.visit(try Self.review())
    visit.page.click("button", "Week before")
    #expect(visit.browser.history.last == "/review?from=2023-10-30")
    #expect(visit.browser.requests.contains { $0.line == "GET /api/v1/review?from=2023-10-30" })
    visit.respond(to: "GET /api/v1/review?from=2023-10-30", status: 503)
    #expect(visit.alerts == ["That did not work: 503"])
    visit.page.click("button", "Try again")
    visit.respond(to: "GET /api/v1/review?from=2023-10-30", try Self.review().json)
    #expect(visit.alerts.isEmpty && visit.says("Most of the week"))
  }
}
