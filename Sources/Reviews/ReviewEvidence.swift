public import CivilTime
public import Tracking

/// The data for the review of a week.
public struct ReviewEvidence: Sendable {
  /// The first day of the week.
  public var start: CivilDate
  /// The figures of the week.
  public var week: Statistics
  /// The hierarchy of the tags in the week; not used for an earlier week.
  public var tree: TagTree
  /// The figures of the weeks before, the latest first, including weeks without answers.
  public var weeksBefore: [Statistics]
  /// The figures of the same week a year before.
  public var yearBefore: Statistics?
  /// The probes of the week and the weeks before, in chronological order.
  public var probes: [Probe]
  /// The shares of the tags in the weeks before, as far back as records are counted.
  public var course: TagWeeks
  /// The last day before the week on which each of its tags was used, by name; none for new tags.
  public var lastUse: [String: CivilDate]
  /// The day of the first probe.
  public var firstDay: CivilDate?
  /// The names of the tags with a colour chosen by the person, or with a goal.
  public var markedTags: Set<String>
  /// The goals of tags, if the week is over.
  public var goals: [Goal] = []
  /// The number of days off in the week.
  public var daysOff = 0
  /// The hour of the clock at which the person's days begin.
  public var dayStart: DayStart

  /// The goal of a tag.
  public struct Goal: Sendable {
    let name: String
    let color: TagColor
    let goal: TagGoal

    /// Pairs a tag with its goal.
    public init(_ goal: TagGoal, of name: String, color: TagColor) {
      self.goal = goal
      self.name = name
      self.color = color
    }
  }

  /// Makes evidence from its parts.
  public init(
    start: CivilDate, week: Statistics, tree: TagTree, weeksBefore: [Statistics],
    yearBefore: Statistics?, probes: [Probe], course: TagWeeks, lastUse: [String: CivilDate],
    firstDay: CivilDate?, markedTags: Set<String>, dayStart: DayStart = .midnight
  ) {
    self.dayStart = dayStart
    self.start = start
    self.week = week
    self.tree = tree
    self.weeksBefore = weeksBefore
    self.yearBefore = yearBefore
    self.probes = probes
    self.course = course
    self.lastUse = lastUse
    self.firstDay = firstDay
    self.markedTags = markedTags
  }

  /// The day after the last of the week.
  var end: CivilDate { start.advanced(by: 7) }
}

extension WeekReview {
  /// Makes the review of a week.
  ///
  /// The cards between the first and the last are those with the most news: a finding loses news value each
  /// time that the reviews of the weeks before have shown it.
  ///
  /// - Parameters:
  ///   - evidence: the data of the week.
  ///   - earlier: the data of the ``earlierWeeks(before:)`` weeks before, the earliest first.
  /// - Complexity: O(e · (p · t + w · t)) in the weeks, their probes, the tags and the weeks before.
  public init(_ evidence: ReviewEvidence, after earlier: [ReviewEvidence]) {
    var shown = ShownCards()
    for week in earlier {
      let findings = WeekFindings(week)
      shown.add(findings.places(after: shown).map { findings.candidates[$0] })
    }
    let findings = WeekFindings(evidence)
    let places = findings.places(after: shown)
    /// Returns the finding of a kind that is shown, or the first if none is.
    func chosen<Finding>(_ all: [Finding], _ topic: Topic) -> Finding? {
      let place = places.first { findings.candidates[$0].topic == topic }
      return place.map { all[findings.rank(of: $0)] } ?? all.first
    }
    self.init(
      start: evidence.start, summary: WeekSummary(evidence), goals: WeekGoals(evidence),
      changes: findings.changes,
      rhythm: findings.rhythm, novelty: chosen(findings.novelties, .novelty),
      succession: chosen(findings.successions, .succession), anniversary: findings.anniversary,
      answering: AnsweringHabits(evidence), waiting: Self.waiting(evidence, findings),
      findings: places.map { findings.candidates[$0].topic })
  }

  /// Returns the cards that need more weeks.
  private static func waiting(_ evidence: ReviewEvidence, _ findings: WeekFindings) -> [Waiting] {
    var waiting: [Waiting] = []
    let days = evidence.firstDay.map { evidence.start.dayNumber - $0.dayNumber } ?? 0
    if evidence.week.answered == 0, days <= 0 {
      waiting.append(Waiting(topic: .summary, weeks: 1))
    }
    let weeks = evidence.weeksBefore.count { $0.answered >= WeekChanges.fewestAnswers }
    if weeks < WeekChanges.fewestWeeks {
      waiting.append(Waiting(topic: .changes, weeks: WeekChanges.fewestWeeks - weeks))
    }
    let missing = SleepRhythm.missingWeeks(evidence)
    if case nil = findings.rhythm, missing > 0 {
      waiting.append(Waiting(topic: .rhythm, weeks: missing))
    }
    if days < Novelty.longAbsence {
      waiting.append(Waiting(topic: .novelty, weeks: (Novelty.longAbsence - days + 6) / 7))
    }
    return waiting
  }
}
