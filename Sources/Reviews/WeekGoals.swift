import Sampling
public import Tracking

/// The hours of a completed week compared with the goals of its tags.
///
/// Their estimate is above the goal or below it, as the progress of a running week is meant; which is certain only if
/// the whole interval is on one side.
public struct WeekGoals: Sendable, Hashable {
  /// The goal of a tag.
  public struct Entry: Sendable, Hashable {
    /// The tag, with its hours in the week.
    public let tag: ReviewedTag
    /// Its goal, as it is now.
    public let goal: TagGoal
    /// The number of answers in the week that have it.
    public let answers: Int
    /// The number of answers that the hours of the goal require or, if it is an upper limit, allow, at the
    /// rate of the week.
    public let answersOfGoal: Int
    /// The number of days off among the seven.
    public let daysOff: Int

    /// Makes an entry from its figures.
    public init(
      tag: ReviewedTag, goal: TagGoal, answers: Int, answersOfGoal: Int, daysOff: Int = 0
    ) {
      self.tag = tag
      self.goal = goal
      self.answers = answers
      self.answersOfGoal = answersOfGoal
      self.daysOff = daysOff
    }

    /// The goal, lowered for the days off; unchanged if all days were off.
    public var goalOfWeek: TagGoal { goal.withDaysOff(daysOff) ?? goal }

    /// Whether the estimate of the hours is above the goal rather than below it.
    public var isAbove: Bool {
      let goal = goalOfWeek
      return goal.direction == .atLeast
        ? tag.hours.value >= goal.hours : tag.hours.value > goal.hours
    }

    /// Whether the interval of the hours does not contain the goal.
    public var isCertain: Bool {
      let goal = goalOfWeek.hours
      return tag.hours.low >= goal || tag.hours.high < goal
    }

    /// Whether the goal was kept; nil if the interval of the hours contains it.
    public var isKept: Bool? { isCertain ? isAbove == (goal.direction == .atLeast) : nil }

    /// The rank of the outcome in the list.
    fileprivate var rank: Int { isKept.map { $0 ? 2 : 0 } ?? 1 }
  }

  /// The maximum number of goals listed.
  static let mostTags = 6

  /// The goals: those missed, then those with an uncertain outcome, then those kept; in each group, the tags
  /// with the most hours first.
  public let entries: [Entry]
  /// The number of further goals, which are not listed.
  public let unlisted: Int

  /// Makes the card from its entries.
  public init(entries: [Entry], unlisted: Int = 0) {
    self.entries = entries
    self.unlisted = unlisted
  }

  /// Compares a week with the goals; nil if there are none, or no answers, or all days were off.
  ///
  /// Upper limits of tags that were used neither in the week nor in the weeks before are left out: they have
  /// nothing to limit.
  init?(_ evidence: ReviewEvidence) {
    let week = evidence.week
    guard week.answered > 0, week.askedHours > 0, evidence.daysOff < 7 else { return nil }
    let hoursPerAnswer = week.askedHours / Double(week.answered)
    let goals = evidence.goals.filter { goal in
      goal.goal.direction == .atLeast
        || ([week] + evidence.weeksBefore).contains { $0.figure(of: goal.name) != nil }
    }
    guard !goals.isEmpty else { return nil }
    let entries = goals.map { goal in
      Entry(
        tag: ReviewedTag(
          name: goal.name, color: goal.color,
          hours: week.figure(of: goal.name).map { week.knownHours(of: $0) }
            ?? week.hours(of: goal.name)),
        goal: goal.goal, answers: week.figure(of: goal.name)?.count ?? 0,
        answersOfGoal: goal.goal.answers(
          for: (goal.goal.withDaysOff(evidence.daysOff) ?? goal.goal).hours,
          hoursPerAnswer: hoursPerAnswer),
        daysOff: evidence.daysOff)
    }.sorted { one, other in
      let (hours, others) = (one.tag.hours.value, other.tag.hours.value)
      if one.rank != other.rank { return one.rank < other.rank }
      if hours != others { return hours > others }
      return one.tag.name.utf8.lexicographicallyPrecedes(other.tag.name.utf8)
    }
    self.init(
      entries: Array(entries.prefix(Self.mostTags)),
      unlisted: max(entries.count - Self.mostTags, 0))
  }
}
