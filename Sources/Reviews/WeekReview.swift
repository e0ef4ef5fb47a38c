public import CivilTime
public import Sampling
public import Tracking

/// A week in a few cards: where it went, what was unlike other weeks, and how well it is known.
///
/// A card is there when it has something to say that chance alone does not explain; each states what it
/// rests on. ``waiting`` names those that need more weeks or answers first.
public struct WeekReview: Sendable, Hashable {
  /// What a card is about.
  public enum Topic: Sendable, Hashable, CaseIterable {
    /// Where the time of the week went.
    case summary
    /// What took more or less time than in the weeks before.
    case changes
    /// When the person slept.
    case rhythm
    /// A tag that is new, is back, or took more time than ever.
    case novelty
    /// What follows what.
    case succession
    /// The same week a year ago.
    case anniversary
    /// How well the week is known.
    case answering
  }

  /// A card that cannot be made yet.
  public struct Waiting: Sendable, Hashable {
    /// The card.
    public let topic: Topic
    /// How many more weeks with answers it needs.
    public let weeks: Int

    /// Names a card and what it lacks.
    public init(topic: Topic, weeks: Int) {
      self.topic = topic
      self.weeks = weeks
    }
  }

  /// The weeks before that a week is compared with.
  public static let usualWeeks = 8
  /// The fewest answers of a week for which cards beyond the summary and the coverage are made.
  public static let fewestAnswers = 60

  /// The first of the seven days.
  public let start: CivilDate
  /// Where the time went.
  public let summary: WeekSummary
  /// What differed from the weeks before; nil where there are too few.
  public let changes: WeekChanges?
  /// When the person slept; nil where that cannot be told.
  public let rhythm: SleepRhythm?
  /// What was new or a record, if anything was.
  public let novelty: Novelty?
  /// What followed what more often than the hours explain, if anything did.
  public let succession: Succession?
  /// The same week a year before, where it has answers enough.
  public let anniversary: Anniversary?
  /// How well the week is known.
  public let answering: AnsweringHabits
  /// The cards that need more weeks.
  public let waiting: [Waiting]

  /// Joins cards.
  public init(
    start: CivilDate, summary: WeekSummary, changes: WeekChanges?, rhythm: SleepRhythm?,
    novelty: Novelty?, succession: Succession?, anniversary: Anniversary?,
    answering: AnsweringHabits, waiting: [Waiting]
  ) {
    self.start = start
    self.summary = summary
    self.changes = changes
    self.rhythm = rhythm
    self.novelty = novelty
    self.succession = succession
    self.anniversary = anniversary
    self.answering = answering
    self.waiting = waiting
  }

  /// The available cards, in the order in which they are shown.
  public var topics: [Topic] {
    var topics = [Topic.summary]
    // A pattern compares no texts, as `!= nil` would in the browser.
    if case .some = changes { topics.append(.changes) }
    if case .some = rhythm { topics.append(.rhythm) }
    if case .some = novelty { topics.append(.novelty) }
    if case .some = succession { topics.append(.succession) }
    if case .some = anniversary { topics.append(.anniversary) }
    return topics + [.answering]
  }
}

/// A tag with what a card shows of it.
public struct ReviewedTag: Sendable, Hashable {
  /// The tag's name.
  public let name: String
  /// Its colour; nil for answers without any tag.
  public let color: TagColor?
  /// Its hours in the week.
  public let hours: Estimate

  /// Joins a tag and its hours.
  public init(name: String, color: TagColor?, hours: Estimate) {
    self.name = name
    self.color = color
    self.hours = hours
  }
}
