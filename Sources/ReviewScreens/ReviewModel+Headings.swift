import Catalogue
import Interface
import PageModel
import Reviews
import Sampling
import Tracking
import Wire

// MARK: Headings

extension ReviewModel {
  /// The heading of a card; of the picture of the week where the topic is nil.
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

  /// What took most of a week.
  func sentence(_ summary: WeekSummary) -> String {
    sentences.mostOfWeek(summary.tagged.map { $0.tag.name }, isAnswered: summary.answered > 0)
  }

  /// What took more or less time than before.
  func sentence(_ changes: WeekChanges) -> String {
    func names(_ verdict: Change.Verdict) -> [String] {
      changes.named(verdict).map { name(of: $0.tag) }
    }
    return sentences.changes(
      more: names(.more), less: names(.less), weeks: changes.weeks,
      as: figures.count(changes.weeks))
  }

  /// Whether the person slept later than before.
  func sentence(_ rhythm: SleepRhythm) -> String {
    let shift = rhythm.shift
    let isLater: Bool? = shift.low > 0 ? true : shift.high < 0 ? false : nil
    return sentences.sleep(isLater: isLater, by: duration(ofHours: shift.value))
  }

  /// What is new about a tag.
  func sentence(_ novelty: Novelty) -> String {
    let name = name(of: novelty.tag)
    return switch novelty.kind {
    case .record(let weeks):
      texts.review[.recordOfWeeks, count: weeks, as: figures.count(weeks), name]
    case .isBack(let days):
      texts.review[.backAfterDays, count: days, as: figures.count(days), name]
    case .isNew: texts.review[.firstTime, name]
    }
  }

  /// What follows what.
  func sentence(_ succession: Succession) -> String {
    texts.review[.followsOften, succession.first.name, succession.second.name]
  }

  /// How well the week is known.
  func sentence(_ habits: AnsweringHabits) -> String {
    texts.review[
      .answeredShare, figures.percent(Double(habits.onTime + habits.late) / Double(habits.whole))]
  }
}

extension AnsweringHabits {
  /// The number of probes, at least 1.
  var whole: Int { max(onTime + late + automatic + missed, 1) }
}
