import Catalogue
import Interface
import PageModel
import Reviews
import Sampling
import Tracking
import Wire

// MARK: Headings

extension ReviewModel {
  /// Returns the heading of a card, or of the picture of the week if the topic is nil.
  func heading(of topic: WeekReview.Topic?, in review: WeekReview) -> String {
    switch topic {
    case .summary: sentence(review.summary)
    case .goals: texts.review[.goalsOfWeek]
    case .changes: review.changes.map { sentence($0) } ?? ""
    case .rhythm: review.rhythm.map { sentence($0) } ?? ""
    case .novelty: review.novelty.map { sentence($0) } ?? ""
    case .succession: review.succession.map { sentence($0) } ?? ""
    case .anniversary: texts.review[.yearAgo]
    case .answering: sentence(review.answering)
    case nil: texts.review[.keepWeek]
    }
  }

  /// Returns a sentence about the tags that took most of a week.
  func sentence(_ summary: WeekSummary) -> String {
    if summary.answered > 0, let gap = summary.gap { return figures.sentence(about: gap) }
    return sentences.mostOfWeek(
      summary.tagged.map { $0.tag.name }, isAnswered: summary.answered > 0, isRunning: isRunning)
  }

  /// Returns a sentence about the tags that took more or less time than before.
  func sentence(_ changes: WeekChanges) -> String {
    func names(_ verdict: Change.Verdict) -> [String] {
      changes.named(verdict).map { name(of: $0.tag) }
    }
    return sentences.changes(
      more: names(.more), less: names(.less), weeks: changes.weeks,
      as: figures.count(changes.weeks))
  }

  /// Returns a sentence about whether the person slept later than before.
  func sentence(_ rhythm: SleepRhythm) -> String {
    sentences.sleep(isLater: rhythm.isLater, by: rhythm.shift.value)
  }

  /// Returns a sentence about the novelty of a tag.
  func sentence(_ novelty: Novelty) -> String {
    sentences.novelty(
      name(of: novelty.tag), recordOfWeeks: novelty.kind.weeks, backAfterDays: novelty.kind.days
    ) { figures.count($0) }
  }

  /// Returns a sentence about a tag that often follows another.
  func sentence(_ succession: Succession) -> String {
    texts.review[.followsOften, succession.first.name, succession.second.name]
  }

  /// Returns a sentence about the coverage of the week.
  func sentence(_ habits: AnsweringHabits) -> String {
    texts.review[.answeredShare, figures.percent(habits.answeredShare)]
  }
}
