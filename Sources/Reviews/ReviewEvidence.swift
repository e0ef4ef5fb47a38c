public import CivilTime
public import Tracking

/// The data from which the review of a week is made.
public struct ReviewEvidence: Sendable {
  /// The first day of the week.
  public var start: CivilDate
  /// The figures of the week.
  public var week: Statistics
  /// The hierarchy of the tags in the week.
  public var tree: TagTree
  /// The figures of the weeks before, the latest first, including weeks without answers.
  public var weeksBefore: [Statistics]
  /// The figures of the same week a year before.
  public var yearBefore: Statistics?
  /// The probes of the week and the weeks before, in chronological order.
  public var probes: [Probe]
  /// The shares of the tags in the weeks before, as far back as records are counted.
  public var course: TagWeeks
  /// The day on which each tag of the week was last used before, by its name; none for new tags.
  public var lastUse: [String: CivilDate]
  /// The day of the first probe.
  public var firstDay: CivilDate?

  /// Makes evidence from its parts.
  public init(
    start: CivilDate, week: Statistics, tree: TagTree, weeksBefore: [Statistics],
    yearBefore: Statistics?, probes: [Probe], course: TagWeeks, lastUse: [String: CivilDate],
    firstDay: CivilDate?
  ) {
    self.start = start
    self.week = week
    self.tree = tree
    self.weeksBefore = weeksBefore
    self.yearBefore = yearBefore
    self.probes = probes
    self.course = course
    self.lastUse = lastUse
    self.firstDay = firstDay
  }

  /// The day after the last of the week.
  var end: CivilDate { start.advanced(by: 7) }
}

extension WeekReview {
  /// Makes the review of a week.
  ///
  /// - Complexity: O(p · t + w · t) in the probes, the tags and the weeks before.
  public init(_ evidence: ReviewEvidence) {
    let weeks = evidence.weeksBefore.count { $0.answered >= WeekChanges.fewestAnswers }
    let hasEnoughAnswers = evidence.week.answered >= Self.fewestAnswers
    let changes = hasEnoughAnswers ? WeekChanges(evidence) : nil
    let rhythm = hasEnoughAnswers ? SleepRhythm(evidence) : nil
    var waiting: [Waiting] = []
    if hasEnoughAnswers, changes == nil {
      waiting.append(Waiting(topic: .changes, weeks: max(1, WeekChanges.fewestWeeks - weeks)))
    }
    let missing = SleepRhythm.missingWeeks(evidence)
    if hasEnoughAnswers, rhythm == nil, missing > 0 {
      waiting.append(Waiting(topic: .rhythm, weeks: missing))
    }
    self.init(
      start: evidence.start, summary: WeekSummary(evidence), changes: changes, rhythm: rhythm,
      novelty: Novelty(evidence), succession: hasEnoughAnswers ? Succession(evidence) : nil,
      anniversary: hasEnoughAnswers ? Anniversary(evidence) : nil,
      answering: AnsweringHabits(evidence),
      waiting: waiting)
  }
}
