import CivilTime
import TestSupport
import Testing
import Tracking

@testable import Reviews

@Suite struct `The choice of cards` {
  private static func candidate(
    _ topic: WeekReview.Topic, _ tag: String, _ bits: Double, names: [String]? = nil
  ) -> ReviewCandidate {
    ReviewCandidate(topic: topic, tag: tag, names: names ?? (tag.isEmpty ? [] : [tag]), bits: bits)
  }

  /// A case of the choice.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let candidates: [ReviewCandidate]
    /// The cards of the previous weeks.
    var before: [[ReviewCandidate]] = []
    var marked: Set<String> = []
    /// The indices of the chosen candidates.
    let places: [Int]
  }

  static let cases = [
    Case(
      testDescription: "the most surprising first",
      candidates: [
        candidate(.changes, "work", 3), candidate(.rhythm, "sleep", 9),
        candidate(.novelty, "sail", 5),
      ], places: [1, 2, 0]),
    Case(
      testDescription: "the first of equals",
      candidates: [candidate(.changes, "work", 3), candidate(.novelty, "sail", 3)],
      places: [0, 1]),
    Case(
      testDescription: "one of a kind",
      candidates: [
        candidate(.succession, "dinner", 4), candidate(.succession, "shower", 7),
        candidate(.novelty, "sail", 6), candidate(.novelty, "ski", 5),
      ], places: [1, 2]),
    Case(
      testDescription: "one about a tag",
      candidates: [
        candidate(.changes, "thesis", 8, names: ["thesis", "code"]),
        candidate(.novelty, "code", 6), candidate(.novelty, "sail", 2),
      ], places: [0, 2]),
    Case(
      testDescription: "another change if the first is reported elsewhere",
      candidates: [
        candidate(.changes, "thesis", 8, names: ["thesis", "code"]),
        candidate(.changes, "code", 5, names: ["thesis", "code"]),
        candidate(.novelty, "thesis", 9),
      ], places: [2, 1]),
    Case(
      testDescription: "half for each time it was shown",
      candidates: [candidate(.rhythm, "sleep", 16), candidate(.novelty, "sail", 5)],
      before: [[candidate(.rhythm, "sleep", 9)], [candidate(.rhythm, "sleep", 9)]],
      places: [1, 0]),
    Case(
      testDescription: "the same tag on another card was not shown",
      candidates: [candidate(.changes, "sleep", 16), candidate(.novelty, "sail", 9)],
      before: [[candidate(.rhythm, "sleep", 9)], [candidate(.changes, "work", 9)]],
      places: [0, 1]),
    Case(
      testDescription: "a tag named beside another was shown",
      candidates: [candidate(.changes, "code", 16), candidate(.novelty, "sail", 9)],
      before: [[candidate(.changes, "thesis", 9, names: ["thesis", "code"])]],
      places: [1, 0]),
    Case(
      testDescription: "what was shown five weeks ago is forgotten",
      candidates: [candidate(.rhythm, "sleep", 6), candidate(.novelty, "sail", 5)],
      before: [[candidate(.rhythm, "sleep", 9)], [], [], [], []],
      places: [0, 1]),
    Case(
      testDescription: "half as much again with a chosen colour",
      candidates: [candidate(.changes, "work", 7), candidate(.novelty, "sail", 5)],
      marked: ["sail"], places: [1, 0]),
    Case(
      testDescription: "the year before after news, and before what is none",
      candidates: [
        candidate(.changes, "", 0), candidate(.rhythm, "sleep", 0.9),
        candidate(.novelty, "sail", 1.1), candidate(.anniversary, "", 1),
      ],
      before: [[candidate(.anniversary, "", 1)]],
      places: [2, 3, 1, 0]),
    Case(
      testDescription: "four at most",
      candidates: [
        candidate(.changes, "work", 5), candidate(.rhythm, "sleep", 4),
        candidate(.novelty, "sail", 3), candidate(.succession, "dinner", 2),
        candidate(.anniversary, "", 1),
      ], places: [0, 1, 2, 3]),
    Case(testDescription: "nothing of nothing", candidates: [], places: []),
  ]

  @Test(arguments: cases)
  func `is by news`(example: Case) {
    var shown = ShownCards()
    for week in example.before { shown.add(week) }
    let choice = ReviewChoice(shown: shown, marked: example.marked)
    #expect(choice.places(in: example.candidates) == example.places)
  }

  /// Draws candidates that often share topics, tags and bits.
  private static func candidates(_ random: inout SplitMix) -> [ReviewCandidate] {
    let topics: [WeekReview.Topic] = [.changes, .rhythm, .novelty, .succession, .anniversary]
    return (0..<Int.random(in: 0...9, using: &random)).compactMap { _ in
      guard let topic = topics.randomElement(using: &random) else { return nil }
      let tag = topic == .anniversary ? "" : "t\(Int.random(in: 0..<5, using: &random))"
      let others = (0..<Int.random(in: 0...2, using: &random)).map { _ in
        "t\(Int.random(in: 0..<5, using: &random))"
      }
      return candidate(
        topic, tag, Double(Int.random(in: 0...8, using: &random)) / 2,
        names: tag.isEmpty ? [] : [tag] + others)
    }
  }

  @Test(arguments: 1...50 as ClosedRange<UInt64>)
  func `is that of a naive model`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var shown = ShownCards()
    var history: [[ReviewCandidate]] = []
    for _ in 0..<12 {
      let candidates = Self.candidates(&random)
      let marked: Set<String> = Bool.random(using: &random) ? ["t1", "t3"] : []
      func weight(_ candidate: ReviewCandidate) -> Double {
        let times = history.suffix(4).count { week in
          week.contains { card in
            card.topic == candidate.topic
              && (card.names.isEmpty ? [card.tag] : card.names).contains(candidate.tag)
          }
        }
        let factor = candidate.topic == .anniversary ? 1 : [1, 0.5, 0.25, 0.125, 0.0625][times]
        return candidate.bits * factor * (marked.contains(candidate.tag) ? 1.5 : 1)
      }
      // Repeatedly takes the best permitted candidate.
      var expected: [Int] = []
      while expected.count < 4 {
        let taken = expected.map { candidates[$0] }
        let possible = candidates.indices.filter { place in
          !taken.contains { $0.topic == candidates[place].topic }
            && !taken.contains { $0.names.contains(candidates[place].tag) }
        }
        var best: Int?
        for place in possible {
          if let other = best, weight(candidates[other]) >= weight(candidates[place]) { continue }
          best = place
        }
        guard let best else { break }
        expected.append(best)
      }
      let places = ReviewChoice(shown: shown, marked: marked).places(in: candidates)
      #expect(places == expected, "seed \(seed): \(candidates)")
      shown.add(places.map { candidates[$0] })
      history.append(places.map { candidates[$0] })
    }
  }
}

/// Thirty weeks of a life with two pairs of tags that follow each other, and a constant rhythm.
@Suite struct `The choice of cards over weeks` {
  private static func diary(weeks: Int, seed: UInt64) -> Diary {
    var random = SplitMix(seed: seed)
    var last = ""
    return Diary(weeks: weeks, random: &random) { week, day, minute, random in
      let evening = minute < 720 ? day.advanced(by: -1) : day
      let sinceNoon = minute < 720 ? minute + 720 : minute - 720
      let sleeps = SleepRhythm.isBeforeWork(evening.weekday) ? 690..<1_140 : 780..<1_290
      if sleeps.contains(sinceNoon) {
        last = "sleep"
      } else if ["run", "cook"].contains(last), Double.random(in: 0..<1, using: &random) < 0.6 {
        last = last == "run" ? "shower" : "eat"
      } else {
        let all = ["work", "read", "shower", "run", "eat", "cook", "tidy", "walk"]
        last =
          week == 20 && Bool.random(using: &random)
          ? "thesis"
          : all.randomElement(
            using: &random) ?? ""
      }
      return [last]
    }
  }

  @Test func `is the same each time, and repeats no pair while there is another`() throws {
    let diary = Self.diary(weeks: 24, seed: 71)
    var seconds: [String] = []
    for week in 10..<24 {
      let review = diary.review(ofWeek: week)
      #expect(review == diary.review(ofWeek: week), "week \(week)")
      #expect(review.topics.first == .summary && review.topics.last == .answering)
      #expect(Set(review.topics).count == review.topics.count)
      if review.topics.contains(.succession), let pair = review.succession {
        seconds.append(pair.second.name)
      }
    }
    #expect(seconds.count >= 10 && Set(seconds).isSuperset(of: ["shower", "eat"]), "\(seconds)")
    let repeated = zip(seconds, seconds.dropFirst()).count { $0 == $1 }
    #expect(repeated * 2 < seconds.count, "seed 71: \(seconds)")
  }

  @Test func `has a rhythm that stays as news only at first`() throws {
    let diary = Self.diary(weeks: 20, seed: 72)
    func bits(_ week: Int) throws -> Double {
      let evidence = diary.evidence(ofWeek: week)
      return try #require(SleepRhythm(evidence)).bits(given: evidence)
    }
    let first = try bits(4)
    #expect(first > 8, "two hours later before free days: \(first)")
    let later = try (8..<20).map { try bits($0) }
    #expect(later.reduce(0, +) / Double(later.count) < 2, "seed 72: \(later)")
  }

  @Test func `begins with what is unlike other weeks`() throws {
    let diary = Self.diary(weeks: 21, seed: 73)
    let review = diary.review(ofWeek: 20)
    #expect(review.changes?.named(.more).first?.tag.name == "thesis")
    #expect(review.topics.dropFirst().first == .changes, "\(review.topics)")
  }

  /// Otherwise the cards counted as shown would differ from the actual ones.
  @Test(arguments: [-30_001, -7, 0, 3, 20_005])
  func `rests on the weeks of those before, and on these`(day: Int) {
    let start = CivilDate(dayNumber: day)
    let counts = (0..<40).map { WeekReview.earlierWeeks(before: start.advanced(by: 7 * $0)) }
    for (count, next) in zip(counts, counts.dropFirst()) {
      #expect(next == count + 1 || next == 0 && count == 7, "\(counts)")
    }
    #expect(counts.allSatisfy { (0...7).contains($0) })
  }
}
