import CivilTime
import Sampling
import TestSupport
import Testing
import Tracking

@testable import Reviews

@Suite struct `The review of a week` {
  @Test func `has few cards for few answers`() {
    var random = SplitMix(seed: 31)
    let diary = Diary(weeks: 10, random: &random) { week, _, _, _ in week == 9 ? nil : ["a"] }
    let review = WeekReview(diary.evidence(ofWeek: 9), after: [])
    #expect(review.topics == [.summary, .answering])
    #expect(review.summary.answered == 0 && review.summary.parts.isEmpty)
    #expect(review.summary.coverage == 0 && review.waiting.isEmpty)
  }

  @Test func `compares the hours with each goal by their whole interval`() throws {
    var random = SplitMix(seed: 36)
    let diary = Diary(weeks: 10, random: &random) { week, _, minute, _ in
      if week < 9, minute < 60 { return ["old"] }
      return minute < 8 * 60 ? ["sleep"] : minute < 10 * 60 ? ["thesis"] : ["rest"]
    }
    var evidence = diary.evidence(ofWeek: 9)
    #expect(WeekReview(evidence, after: []).goals == nil)
    let color = TagColor(wrapping: 2)
    func goal(_ direction: TagGoal.Direction, _ hours: Double, _ name: String) throws
      -> ReviewEvidence.Goal
    {
      ReviewEvidence.Goal(try #require(TagGoal(direction, hours: hours)), of: name, color: color)
    }
    evidence.goals = [
      try goal(.atMost, 1, "old"),
      try goal(.atLeast, evidence.week.hours(of: "thesis").value, "thesis"),
      try goal(.atLeast, 20, "sleep"), try goal(.atMost, 160, "rest"),
      try goal(.atLeast, 10, "never"), try goal(.atMost, 10, "unseen"),
    ]
    let review = WeekReview(evidence, after: [])
    #expect(review.topics.prefix(2) == [.summary, .goals])
    let entries = try #require(review.goals).entries
    // Missed goals are first; an unused tag is below any minimum, and a limit on one is omitted.
    #expect(entries.map(\.tag.name) == ["never", "thesis", "old", "rest", "sleep"])
    // The hours of a tag that was not used have an upper bound only, which is above one hour.
    #expect(entries.map(\.isAbove) == [false, true, false, false, true])
    #expect(entries.map(\.isCertain) == [true, false, false, true, true])
    #expect(entries.map(\.isKept) == [false, nil, nil, true, true])
    #expect(entries[0].tag.hours.value == 0 && entries[0].tag.hours.high > 0)
    #expect(review.goals?.unlisted == 0)
    let week = evidence.week
    for entry in entries {
      #expect(entry.tag.hours == week.hours(of: entry.tag.name))
      #expect(entry.answers == week.figure(of: entry.tag.name)?.count ?? 0)
      let rate = week.askedHours / Double(week.answered)
      // The number needed for the goal, or permitted by it.
      let isLimit = entry.goal.direction == .atMost
      let most = Double(isLimit ? entry.answersOfGoal + 1 : entry.answersOfGoal) * rate
      #expect(most >= entry.goal.hours - 1e-6)
      #expect(most - rate <= entry.goal.hours + 1e-6)
    }
  }

  @Test func `compares the hours of a week with days off with goals that are as much lower`() throws
  {
    var random = SplitMix(seed: 38)
    let diary = Diary(weeks: 3, random: &random) { _, _, minute, _ in
      minute < 12 * 60 ? ["sleep"] : ["rest"]
    }
    var evidence = diary.evidence(ofWeek: 2)
    let goal = try #require(TagGoal(.atLeast, hours: 130))
    evidence.goals = [ReviewEvidence.Goal(goal, of: "sleep", color: TagColor(wrapping: 1))]
    #expect(WeekReview(evidence, after: []).goals?.entries.map(\.isKept) == [false])
    evidence.daysOff = 4
    let entry = try #require(WeekReview(evidence, after: []).goals?.entries.first)
    #expect(entry.isKept == true && entry.goal == goal && entry.goalOfWeek.hours == 55.7)
    let rate = evidence.week.askedHours / Double(evidence.week.answered)
    #expect(entry.answersOfGoal == goal.answers(for: 55.7, hoursPerAnswer: rate))
    evidence.daysOff = 7
    #expect(WeekReview(evidence, after: []).goals == nil)
  }

  @Test func `lists the goals that were missed, and counts those that it does not list`() throws {
    var random = SplitMix(seed: 37)
    let diary = Diary(weeks: 3, random: &random) { _, _, minute, _ in
      minute < 12 * 60 ? ["sleep"] : ["rest"]
    }
    var evidence = diary.evidence(ofWeek: 2)
    let kept = try #require(TagGoal(.atLeast, hours: 1))
    let missed = try #require(TagGoal(.atLeast, hours: 30))
    evidence.goals = ["sleep", "rest"].map {
      ReviewEvidence.Goal(kept, of: $0, color: TagColor(wrapping: 1))
    }
    evidence.goals += (1...7).map {
      ReviewEvidence.Goal(missed, of: "missed\($0)", color: TagColor(wrapping: 1))
    }
    let goals = try #require(WeekReview(evidence, after: []).goals)
    #expect(goals.entries.map(\.tag.name) == (1...6).map { "missed\($0)" })
    #expect(goals.unlisted == 3)
  }

  @Test
  func `names what it waits for in the first weeks, and nothing once the history is long enough`() {
    var random = SplitMix(seed: 35)
    let diary = Diary(weeks: 12, random: &random) { week, _, _, _ in week == 0 ? nil : ["a"] }
    func waiting(_ week: Int) -> [WeekReview.Topic: Int] {
      var weeks: [WeekReview.Topic: Int] = [:]
      for entry in diary.review(ofWeek: week).waiting { weeks[entry.topic] = entry.weeks }
      return weeks
    }
    #expect(waiting(0) == [.summary: 1, .changes: 4, .rhythm: 3, .novelty: 9])
    #expect(waiting(1) == [.changes: 4, .rhythm: 3, .novelty: 8])
    #expect(waiting(3) == [.changes: 2, .rhythm: 1, .novelty: 6])
    #expect(waiting(8) == [.novelty: 1])
    #expect(waiting(11) == [:])
  }

  @Test func `lists the top-level tags, and merges the small ones`() {
    var random = SplitMix(seed: 32)
    let diary = Diary(weeks: 1, random: &random) { _, _, _, random in
      ["tag\(min(Int.random(in: 0..<12, using: &random), Int.random(in: 0..<12, using: &random)))"]
    }
    let summary = WeekReview(diary.evidence(ofWeek: 0), after: []).summary
    #expect(summary.parts.count == WeekSummary.mostTags && summary.otherCount > 1)
    #expect(abs(Self.counted(summary) - summary.askedHours) < 1e-6)
    let hours = summary.parts.map(\.tag.hours.value)
    #expect(hours == hours.sorted(by: >))
    #expect(summary.parts.allSatisfy { $0.hoursElsewhere == 0 }, "no answer has two tags")
  }

  /// The hours of a ring.
  private static func counted(_ summary: WeekSummary) -> Double {
    summary.parts.reduce(0) { $0 + $1.countedHours } + (summary.others?.value ?? 0)
  }

  /// Nine weeks in which sleep and meals are at home or elsewhere, and some answers have no tag.
  ///
  /// - Parameter answered: the share of probes that are answered in the last of them.
  private static func overlapping(answered: Double) -> ReviewEvidence {
    var random = SplitMix(seed: 34)
    let answers = [
      ["home", "sleep"], ["sleep"], ["home", "eat"], ["eat"], ["home"], ["code"], [],
    ]
    let diary = Diary(weeks: 9, random: &random) { week, _, _, random in
      let isAnswered = week < 8 || Double.random(in: 0..<1, using: &random) < answered
      return isAnswered ? answers.randomElement(using: &random) : nil
    }
    return diary.evidence(ofWeek: 8)
  }

  @Test(arguments: [1, 0.7])
  func `has the same hours of a tag on every card, and in the statistics`(
    answered: Double
  ) throws {
    let evidence = Self.overlapping(answered: answered)
    let review = WeekReview(evidence, after: [])
    let names = review.summary.parts.map(\.tag.name)
    #expect(Set(names) == ["home", "sleep", "eat", "code", ""])
    for tag in review.summary.parts.map(\.tag) where !tag.name.isEmpty {
      #expect(tag.hours == evidence.week.figure(of: tag.name)?.hours, "\(tag.name)")
    }
    let entries = try #require(review.changes).entries
    #expect(Set(entries.map(\.tag.name)) == Set(names).subtracting([""]))
    for entry in entries {
      let part = review.summary.parts.first { $0.tag.name == entry.tag.name }
      #expect(part?.tag.hours == entry.tag.hours, "\(entry.tag.name)")
    }
  }

  @Test(arguments: [1, 0.7, 0.03])
  func `counts each answer once in its ring, which is all of the time asked`(answered: Double) {
    let summary = WeekReview(Self.overlapping(answered: answered), after: []).summary
    #expect(summary.askedHours == 168 && summary.answered > 0)
    #expect(abs(Self.counted(summary) - summary.askedHours) < 1e-6)
    for part in summary.parts {
      #expect(part.countedHours <= part.tag.hours.value + 1e-6)
      #expect(
        abs(part.countedHours + part.hoursElsewhere - part.tag.hours.value) < 1e-6,
        "\(part.tag.name)")
    }
    guard answered > 0.1 else { return }
    let elsewhere = summary.parts.filter { $0.hoursElsewhere > 0 }.map(\.tag.name)
    #expect(Set(elsewhere) == ["sleep", "eat"], "home contains both")
  }

  @Test func `includes the same week of the year before`() throws {
    var random = SplitMix(seed: 33)
    let diary = Diary(weeks: 2, random: &random) { week, _, _, random in
      [week == 0 ? "school" : "work", Bool.random(using: &random) ? "home" : "away"]
    }
    var evidence = diary.evidence(ofWeek: 1)
    evidence.yearBefore = diary.statistics(ofWeek: 0)
    let entries = try #require(WeekReview(evidence, after: []).anniversary).entries
    #expect(Set(entries.map(\.tag.name)) == ["school", "work", "home", "away"])
    let school = try #require(entries.first { $0.tag.name == "school" })
    #expect(school.tag.hours.value == 0 && school.tag.hours.high > 0)
    #expect(abs(school.before.value - evidence.week.askedHours) < 1e-6)
  }
}
