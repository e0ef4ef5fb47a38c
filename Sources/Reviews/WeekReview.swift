public import CivilTime
public import Sampling
public import Tracking

/// A week in a few cards: the use of its time, its unusual events, and its coverage by answers.
///
/// A card presents a finding that chance alone does not explain, and states its evidence. ``topics`` are the
/// cards to show: of all findings those with the most news. ``waiting`` lists the cards that need more weeks
/// or answers first.
public struct WeekReview: Sendable, Hashable {
  /// The subject of a card.
  public enum Topic: Sendable, Hashable, CaseIterable {
    /// The distribution of time in the week.
    case summary
    /// The goals of tags.
    case goals
    /// The tags that took more or less time than in the weeks before.
    case changes
    /// The person's sleep.
    case rhythm
    /// A tag that is new, is back, or took more time than ever.
    case novelty
    /// A tag that often follows another.
    case succession
    /// The same week a year ago.
    case anniversary
    /// The coverage of the week by answers.
    case answering
  }

  /// A card that cannot be made yet.
  public struct Waiting: Sendable, Hashable {
    /// The card.
    public let topic: Topic
    /// The number of further weeks with answers that it needs.
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

  /// Returns the number of weeks before a week whose data determine what is news in it: at most seven.
  ///
  /// - Parameter start: the first day of the week.
  public static func earlierWeeks(before start: CivilDate) -> Int {
    let days = 7 * ShownCards.weeksOfSpan
    // Also before 1970.
    return ((start.dayNumber % days) + days) % days / 7
  }

  /// The first of the seven days.
  public let start: CivilDate
  /// The distribution of time.
  public let summary: WeekSummary
  /// The goals, if there are any and the week is over.
  public let goals: WeekGoals?
  /// The differences from the weeks before; nil if there are too few.
  public let changes: WeekChanges?
  /// The person's sleep; nil if it is unknown.
  public let rhythm: SleepRhythm?
  /// A tag that was new, back or a record, if any.
  public let novelty: Novelty?
  /// A tag that followed another more often than the time of day explains, if any.
  public let succession: Succession?
  /// The same week a year before, if it has enough answers.
  public let anniversary: Anniversary?
  /// The coverage of the week by answers.
  public let answering: AnsweringHabits
  /// The cards that need more weeks; if that of the summary is among them, the week is the first and has no
  /// answers yet.
  public let waiting: [Waiting]
  /// The cards in the order in which they are shown.
  public let topics: [Topic]

  /// Makes a review from its cards.
  ///
  /// The findings are the cards between the first and the last, in the order in which they are shown; those
  /// without a finding are left out. The goals always precede them, since the person has asked for them.
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

/// A tag as a card shows it.
public struct ReviewedTag: Sendable, Hashable {
  /// The tag's name.
  public let name: String
  /// Its colour; nil for answers without any tag.
  public let color: TagColor?
  /// Its hours in the week, as in all statistics: its share of the answers, multiplied by the time asked.
  public let hours: Estimate

  /// Makes a tag with its hours.
  public init(name: String, color: TagColor?, hours: Estimate) {
    self.name = name
    self.color = color
    self.hours = hours
  }
}
