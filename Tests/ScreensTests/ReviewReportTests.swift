import Catalogue
import CivilTime
import Drawing
import Interface
import InterfaceTestSupport
import Reporting
import Reviews
import Sampling
import Testing
import Tracking
import Wire

@testable import Screens

/// The cards of a week compared with the report on the same week.
@Suite struct `The review and the report` {
  private static func tag(_ name: String, _ hours: Double) -> ReviewedTag {
    ReviewedTag(
      name: name, color: TagColor(wrapping: 1),
      hours: Estimate(value: hours, low: hours - 5, high: hours + 5))
  }

  private static func colored(_ name: String) -> ColoredTag {
    ColoredTag(name: name, color: TagColor(wrapping: 1))
  }

  /// A review with all cards, in an order of its own.
  private static func review() throws -> WeekReview {
    let start = try #require(CivilDate(iso: "2023-11-06"))
    func entry(_ name: String, _ change: Double, _ verdict: Change.Verdict) -> WeekChanges.Entry {
      WeekChanges.Entry(
        tag: tag(name, 20), difference: Estimate(value: change, low: change - 2, high: change + 2),
        before: [18, 22, 20, 21], verdict: verdict)
    }
    let night = SleepRhythm.Night(onset: 690, end: 1_140, count: 8)
    return WeekReview(
      start: start,
      summary: WeekSummary(
        probes: 200, answered: 150, askedHours: 168,
        parts: [tag("sleep", 56), tag("", 40), tag("work", 38)].map {
          WeekSummary.Part(tag: $0, countedHours: $0.hours.value)
        }, others: nil, otherCount: 0, bounds: nil),
      changes: WeekChanges(
        entries: [
          entry("thesis", 9, .more), entry("code", -8, .less), entry("walk", 7, .more),
          entry("chess", 6, .more), entry("home", 1, .notVisible),
        ], weeks: 4, tested: 14),
      rhythm: SleepRhythm(
        tag: colored("sleep"), work: night, free: night,
        shift: Estimate(value: 1.25, low: 0.75, high: 1.75),
        nights: Array(repeating: night, count: 7)),
      novelty: Novelty(tag: tag("sail", 8), count: 4, kind: .isBack(days: 90), day: start),
      succession: Succession(
        first: colored("run"), second: colored("shower"), occasions: 30, count: 20, expected: 7.5),
      anniversary: Anniversary(entries: [.init(tag: tag("sleep", 56), before: tag("", 58).hours)]),
      answering: AnsweringHabits(onTime: 100, late: 50, automatic: 0, missed: 50, silentHours: nil),
      waiting: [], findings: [.novelty, .rhythm, .changes, .succession, .anniversary])
  }

  private static func report(_ review: WeekReview) throws -> Report {
    let sample = AskedSample(probes: 200, answered: 150, askedSeconds: 168 * 3_600)
    return Report(
      days: .init(review.start, review.start.advanced(by: 6)),
      statistics: Statistics(sample, tags: []), before: nil,
      tree: try #require(TagTree(answered: 150, effectiveCount: 150, parts: [])), week: nil,
      weekStart: .monday, review: review)
  }

  /// All text of the report, its lines joined.
  private static func text(_ review: WeekReview, _ language: Language) throws -> String {
    let writer = ReportWriter(language: language, measure: .estimate)
    return writer.pages(of: try report(review), on: .a4).flatMap { page in
      page.operations.compactMap { if case .write(let text) = $0 { text.text } else { nil } }
    }.joined(separator: " ")
  }

  /// A text without its figures, which the test's browser formats in its own way.
  private static func words(_ text: String) -> String {
    let plain = text.replacing("NumberFormat ", with: "")
    return String(plain.map { $0.isNumber || ".,%".contains($0) ? "#" : $0 })
      .replacing(/#+/, with: "#")
  }

  /// The heading of the visible card.
  private static func heading(_ visit: Visit) -> String? {
    let card = visit.page.document.root.all.first {
      $0.attributes["role"] == "group" && $0.attributes["aria-hidden"] == "false"
    }
    return card?.all.first { $0.tag == "h2" }?.text
  }

  @Test(arguments: ["en-GB", "uk", "ru"])
  func `have the same sentences in the same order`(tag: String) throws {
    let language = Language.preferred([tag])
    let review = try Self.review()
    let visit = Visit(path: "/review?from=2023-11-06", languages: [tag], absentChunks: [])
    visit.receive(overview(nil))
    visit.respond(to: "GET /api/v1/review?from=2023-11-06", review.json)
    let next = language.texts.review[.nextCard]
    var report = Substring(Self.words(try Self.text(review, language)))
    for topic in review.topics {
      // The test's browser formats neither durations nor percentages; see the tests of the report.
      if topic != .rhythm && topic != .answering {
        let sentence = Self.words(try #require(Self.heading(visit), "\(topic)"))
        let found = try #require(report.firstRange(of: sentence), "\(sentence) in \(report)")
        report = report[found.upperBound...]
      }
      visit.page.click("button", next)
    }
  }
}
