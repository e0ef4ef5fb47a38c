import Catalogue
import CivilTime
import InterfaceTestSupport
import PageModel
import TestSupport
import Testing
import Tracking
import Wire

@testable import Answering
@testable import DayScreens
@testable import Screens

/// The shares of today so far.
@Suite struct `The shares of today` {
  /// Answered probes, the newest first; each word is one probe, its tags joined by `+`.
  static func day(_ answers: String) -> [Probe] {
    answers.split(separator: " ").enumerated().map { place, tags in
      probe(
        60 + Int64(place) * 600, .answered, tags.split(separator: "+").joined(separator: " "))
    }
  }

  /// The answers of a day, and its tags with their percentages.
  @Test(arguments: [
    ("", ""), ("a", "a 100"), ("a b", "a 50, b 50"), ("b a a a", "a 75, b 25"),
    ("a+b a c c+a", "a 75, c 50, b 25"), ("c b a a", "a 50, c 25, b 25"),
  ])
  func `count a tag wherever it occurs`(answers: String, expected: String) {
    let shares = TagShare.shares(in: Self.day(answers))
    let shown = shares.map { "\($0.name) \(Int(($0.share * 100).rounded()))" }
    #expect(shown.joined(separator: ", ") == expected)
  }

  @Test func `weight each answer with the time it represents`() {
    func answered(_ moment: Int64, _ tags: String, gap: Seconds) -> Probe {
      let plain = probe(moment, .answered, tags)
      return Probe(
        moment: plain.moment, gap: gap, offset: plain.offset, isScheduled: true, state: .answered,
        answer: plain.answer)
    }
    let shares = TagShare.shares(in: [
      answered(60, "a", gap: .minutes(15)), answered(600, "b", gap: .minutes(45)),
    ])
    #expect(shares.map(\.name) == ["b", "a"])
    #expect(shares.map(\.share) == [0.75, 0.25])
  }

  /// The answers of today, and whether the page lists them by tag.
  @Test(arguments: [
    ("a b c d e", false), ("a a a a a a", false), ("a b a b a b", true), ("a a a a a a+b", true),
  ])
  func `are shown from a few answers on`(answers: String, isShown: Bool) {
    let today = Self.day(answers)
    let visit = Visit(overview(today[0], today: today))
    #expect((visit.page.find("section", "Today so far") != nil) == isShown)
    #expect(visit.says("All caught up."))
  }

  @Test func `name the four largest, and lead to their hours`() throws {
    let answers = Self.day("a b c d e a b c d a")
    let visit = Visit(overview(answers[0], today: answers))
    let section = try #require(visit.page.find("section", "Today so far"))
    let figures = FigureWording(visit.browser.browser, Language.english.texts)
    #expect(section.text.contains(figures.count(10) + " answers"))
    let shares = zip("abcd", [0.3, 0.2, 0.2, 0.2]).map { "\($0)" + figures.percent($1) }
    #expect(section.text.hasSuffix("Hours by tag" + shares.joined()))
    let today = visit.app.home.today
    #expect(
      visit.page.find("link", "Hours by tag")?.attributes["href"]
        == StatisticsPlace(PeriodChoice(from: today, to: today)).screen.path)
  }

  @Test func `are shown below the answer while others are missed, and not beside a question`() {
    let today = Self.day("a b a b a b")
    let answered = Visit(overview(today[0], unfilled: [probe(9_000)], today: today))
    #expect(answered.page.find("section", "Today so far") != nil)
    #expect(!answered.says("All caught up."))
    let asked = Visit(overview(probe(30, .pending), today: today))
    #expect(asked.page.find("section", "Today so far") == nil)
  }
}
