import Catalogue
import CivilTime
import Drawing
import Geometry
import Reporting
import Reviews
import Sampling
import Testing
import Tracking

/// The findings of a week's review in its report.
@Suite struct `The findings of a report` {
  private static func tag(_ name: String, _ hours: Double) -> ReviewedTag {
    ReviewedTag(
      name: name, color: TagColor(wrapping: 1),
      hours: Estimate(value: hours, low: hours - 5, high: hours + 5))
  }

  private static func change(_ name: String, _ change: Double) -> WeekChanges.Entry {
    WeekChanges.Entry(
      tag: tag(name, 20), difference: Estimate(value: change, low: change - 2, high: change + 2),
      before: [18, 22, 20, 21], verdict: change > 0 ? .more : .less)
  }

  /// Goals above, below and too close to hours from 5 fewer to 5 more.
  private static func goals(of names: [String] = ["sail", "work", "read"]) -> WeekGoals {
    let goals = [
      TagGoal(.atLeast, .hours(3)), TagGoal(.atLeast, .hours(44)), TagGoal(.atMost, hours: 7.5),
    ]
    return WeekGoals(
      entries: zip(names, zip(goals, [8, 38, 8.0])).compactMap { name, figures in
        figures.0.map { goal in
          WeekGoals.Entry(tag: tag(name, figures.1), goal: goal, answers: 9, answersOfGoal: 10)
        }
      }, unlisted: 1)
  }

  private static func review(
    goals: WeekGoals? = goals(), changes: WeekChanges?
  ) throws -> WeekReview {
    let night = SleepRhythm.Night(onset: 690, end: 1_140, count: 8)
    let sleep = ColoredTag(name: "sleep", color: TagColor(wrapping: 1))
    let start = try #require(CivilDate(iso: "2026-11-16"))
    return WeekReview(
      start: start,
      summary: WeekSummary(
        probes: 200, answered: 150, askedHours: 168,
        parts: [tag("sleep", 56), tag("work", 38)].map {
          WeekSummary.Part(tag: $0, countedHours: $0.hours.value)
        }, others: nil, otherCount: 0, bounds: nil),
      goals: goals, changes: changes,
      rhythm: SleepRhythm(
        tag: sleep, work: night, free: night, shift: Estimate(value: 1.25, low: 0.75, high: 1.75),
        nights: Array(repeating: night, count: 7)),
      novelty: Novelty(tag: tag("sail", 8), count: 4, kind: .isBack(days: 90), day: start),
      succession: nil,
      anniversary: Anniversary(
        entries: [.init(tag: tag("sleep", 56), before: tag("sleep", 58).hours)]),
      answering: AnsweringHabits(
        onTime: 100, late: 50, automatic: 0, missed: 50, silentHours: 23..<31),
      waiting: [], findings: [.novelty, .changes, .rhythm, .anniversary])
  }

  private static func pages(
    _ review: WeekReview?, language: Language = .english, measure: TextMeasure = .estimate
  ) throws -> [Picture] {
    let sample = AskedSample(probes: 200, answered: 150, askedSeconds: 168 * 3_600)
    let statistics = Statistics(
      sample,
      tags: ["sleep", "work"].enumerated().map { place, name in
        .init(
          name: name, color: TagColor(wrapping: Int64(place + 1)), counts: [70 - place],
          in: sample)
      })
    let first = try #require(CivilDate(iso: "2026-11-16"))
    let report = Report(
      days: .init(first, first.advanced(by: 6)), statistics: statistics,
      before: .init(
        days: .init(first.advanced(by: -7), first.advanced(by: -1)), statistics: statistics),
      tree: try #require(
        TagTree(
          answered: 150, effectiveCount: 150,
          parts: statistics.tags.map {
            .init(
              name: $0.name, parent: nil, isRest: false, color: $0.color, count: $0.count,
              share: $0.share)
          })), week: nil, weekStart: .monday, review: review)
    return ReportWriter(language: language, measure: measure).pages(of: report, on: .a4)
  }

  private static func lettering(_ picture: Picture) -> [Lettering] {
    picture.operations.compactMap { if case .write(let text) = $0 { text } else { nil } }
  }

  private static func text(_ pages: [Picture]) -> String {
    pages.flatMap { lettering($0).map(\.text) }.joined(separator: " ")
  }

  private static let changes = WeekChanges(
    entries: [change("thesis", 12), change("code", -6.5)], weeks: 8, tested: 14)

  @Test func `are the sentences of its cards with their figures, in the same order`() throws {
    var text = Substring(Self.text(try Self.pages(try Self.review(changes: Self.changes))))
    for sentence in [
      "Week in review", "Most of the week: sleep, work.", "The week against your goals.",
      "sail: above 3 h · 8.0 h (3–13) · at least 3 h · answers: 9, at the goal 10",
      "work: below 44 h",
      "read: above 7.5 h by the estimate, but not for certain", "at most 7.5 h", "and 1 more goal",
      "sail: for the first time in 90 days.",
      "8.0 h (3–13), 4 answers", "More thesis, less code than usual over the last 8 weeks.",
      "thesis: 20 h, 12 h more (+10 to +14)", "code: 20 h, 6.5 h less (−8.5 to −4.5)",
      "Before days off, you fall asleep and wake up 1 hour 15 minutes later.", "11:30",
      "asleep, before work",
      "later on days off, give or take 30\u{A0}min", "The same week a year ago.",
      "sleep: 58 h (53–63) a year ago, 56 h (51–61) this week",
      "You answered 75% of the questions.", "most questions go unanswered.",
    ] {
      let found = try #require(text.firstRange(of: sentence), "\(sentence) in \(text)")
      text = text[found.upperBound...]
    }
  }

  @Test func `state goals that are lower for days off`() throws {
    let goal = try #require(TagGoal(.atLeast, .hours(10)))
    let entry = WeekGoals.Entry(
      tag: Self.tag("sail", 12), goal: goal, answers: 9, answersOfGoal: 8, daysOff: 3)
    let text = Self.text(
      try Self.pages(try Self.review(goals: WeekGoals(entries: [entry]), changes: nil)))
    #expect(text.contains("sail: above 5.7 h · 12 h (7–17) · at least 5.7 h in 4 days (10 h in 7)"))
  }

  @Test func `replace the comparison with the week before, which may say otherwise`() throws {
    func compares(_ review: WeekReview?) throws -> Bool {
      Self.text(try Self.pages(review)).contains("Compared with November 9–15, 2026")
    }
    #expect(try compares(nil) && compares(Self.review(changes: nil)))
    #expect(try !compares(Self.review(changes: Self.changes)))
    let usual = Self.text(
      try Self.pages(try Self.review(changes: WeekChanges(entries: [], weeks: 8, tested: 14))))
    #expect(
      usual.contains(
        "No change from the last 8 weeks stands out. All differences may be chance among 14 tags."))
    #expect(!Self.text(try Self.pages(nil)).contains("Week in review"))
  }

  @Test(arguments: Language.allCases, [false, true])
  func `fit on their page, below each other`(language: Language, isWide: Bool) throws {
    let names = [
      "a", "long name of some occupation", "b", "another rather long name", "c", "d", "e",
    ]
    let changes = WeekChanges(
      entries: names.enumerated().map { Self.change($1, $0 % 2 == 0 ? 9 : -9) }, weeks: 8,
      tested: 7)
    let measure: TextMeasure = isWide ? .wide : .estimate
    let pages = try Self.pages(
      try Self.review(goals: Self.goals(of: Array(names.prefix(3))), changes: changes),
      language: language, measure: measure)
    for page in pages {
      let texts = Self.lettering(page)
      let places = texts.map { $0.frame(measure) }
      for (number, place) in places.enumerated() {
        #expect(place.minX >= 30 && place.maxX <= page.size.width - 20, "\(texts[number].text)")
        #expect(place.minY >= 30 && place.maxY <= page.size.height - 20, "\(texts[number].text)")
        let other = places[..<number].firstIndex { $0.overlaps(place) }
        #expect(other == nil, "\(texts[number].text), \(texts[other ?? 0].text)")
      }
    }
  }
}
