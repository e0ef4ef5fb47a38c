public import CivilTime
public import Sampling
public import Tracking

/// A week in a few cards: how it was spent, what was unusual, and how well the answers cover it.
///
/// A card has a finding that chance alone does not explain, and it states its evidence. ``topics`` are the cards to
/// show: of all findings those with most news. ``waiting`` lists the cards that need more weeks or answers first.
public struct WeekReview: Sendable, Hashable {
  /// What a card is about.
  public enum Topic: Sendable, Hashable, CaseIterable {
    /// Where the time of the week went.
    case summary
    /// The goals of tags.
    case goals
    /// What took more or less time than in the weeks before.
    case changes
    /// When the person slept.
    case rhythm
    /// A tag that is new, is back, or took more time than ever.
    case novelty
    /// Which tag follows which.
    case succession
    /// The same week a year ago.
    case anniversary
    /// How well the answers cover the week.
    case answering
  }

  /// A card that cannot be made yet.
  public struct Waiting: Sendable, Hashable {
    /// The card.
    public let topic: Topic
    /// How many more weeks with answers it needs.
    public let weeks: Int

    /// Makes an entry for a card and the number of weeks it lacks.
    public init(topic: Topic, weeks: Int) {
      self.topic = topic
      self.weeks = weeks
    }
  }

  /// The number of earlier weeks with which a week is compared.
  public static let usualWeeks = 8
  /// The minimum number of answers in a week for cards beyond the summary and the coverage.
  public static let fewestAnswers = 60

  /// The number of weeks before a week whose data decide what is news in it: at most seven.
  ///
  /// - Parameter start: the first day of the week.
  public static func earlierWeeks(before start: CivilDate) -> Int {
    let days = 7 * ShownCards.weeksOfSpan
    // Also before 1970.
    return ((start.dayNumber % days) + days) % days / 7
  }

  /// The first of the seven days.
  public let start: CivilDate
  /// Where the time went.
  public let summary: WeekSummary
  /// The goals, if there are any and the week is over.
  public let goals: WeekGoals?
  /// What differed from the weeks before; nil if there are too few.
  public let changes: WeekChanges?
  /// When the person slept; nil if that is unknown.
  public let rhythm: SleepRhythm?
  /// A tag that was new, back or a record, if any.
  public let novelty: Novelty?
  /// Which tag followed another more often than the time of day explains, if any.
  public let succession: Succession?
  /// The same week a year before, if it has enough answers.
  public let anniversary: Anniversary?
  /// How well the answers cover the week.
  public let answering: AnsweringHabits
  /// The cards that need more weeks: with that of the summary, the week is the first and has no answers yet.
  public let waiting: [Waiting]
  /// The cards in the order in which they are shown.
  public let topics: [Topic]

  /// Makes a review from its cards.
  ///
  /// The findings are the cards between the first and the last, in the order in which they are shown; those without
  /// a finding are left out. The goals are always before them, since the person has asked for them.
  public init(
    start: CivilDate, summary: WeekSummary, goals: WeekGoals? = nil, changes: WeekChanges?,
    rhythm: SleepRhythm?,
    novelty: Novelty?, succession: Succession?, anniversary: Anniversary?,
    answering: AnsweringHabits, waiting: [Waiting], findings: [Topic]
  ) {
    self.start = start
    self.summary = summary
    self.goals = goals
    self.changes = changes
    self.rhythm = rhythm
    self.novelty = novelty
    self.succession = succession
    self.anniversary = anniversary
    self.answering = answering
    self.waiting = waiting
    topics =
      [.summary] + (goals.map { _ in [.goals] } ?? [])
      + findings.filter { topic in
        // Patterns, because `!= nil` would compare texts, which takes more code in the browser.
        switch topic {
        case .summary, .goals, .answering: false
        case .changes: if case .some = changes { true } else { false }
        case .rhythm: if case .some = rhythm { true } else { false }
        case .novelty: if case .some = novelty { true } else { false }
        case .succession: if case .some = succession { true } else { false }
        case .anniversary: if case .some = anniversary { true } else { false }
        }
      } + [.answering]
  }
}

/// A tag with what a card shows of it.
public struct ReviewedTag: Sendable, Hashable {
  /// The tag's name.
  public let name: String
  /// Its colour; nil for answers without any tag.
  public let color: TagColor?
  /// Its hours in the week, as in all statistics: its share of the answers, of the time asked.
  public let hours: Estimate

  /// Makes a tag with its hours.
  public init(name: String, color: TagColor?, hours: Estimate) {
    self.name = name
    self.color = color
    self.hours = hours
  }
}
