import CivilTime
import Interface
internal import Requests
import TextBytes
internal import Tracking
internal import Wire

/// The figures of a selection without a row in the table: a condition on tags, or a tag without answers in
/// the period.
final class ConditionModel {
  /// A request for figures.
  struct Question {
    /// The tag, or the condition.
    let tag: String
    let period: Period
    /// The period to compare with, if any.
    let before: Period?
    /// The last day of the weeks; nil for today.
    let lastDay: CivilDate?

    func isSame(as other: Question) -> Bool {
      tag.isSame(as: other.tag) && period == other.period && before == other.before
    }
  }

  /// The outcome of a question.
  enum Outcome {
    /// The figures were read; the tag or the condition has this name.
    case named(String)
    /// The tag does not exist.
    case noTag
    /// The server refused the question: see ``problem``.
    case refused
  }

  /// The row; nil before its figures are read.
  @Observed private(set) var line: TagLine?
  /// The reason why there are no figures.
  @Observed private(set) var problem: ConditionProblem?

  private var question: Question?
  private let figures, changes, courses: Reading
  private var statistics: Statistics?
  private var comparison: Comparison?
  private var weeks: TagWeeks?

  init(cache: ResponseCache) {
    (figures, changes, courses) = (Reading(cache), Reading(cache), Reading(cache))
  }

  /// Stops reading; the figures shown stay.
  func stop() {
    for reading in [figures, changes, courses] { reading.stop() }
  }

  /// Shows nothing.
  func clear() {
    stop()
    (question, line, problem) = (nil, nil, nil)
    (statistics, comparison, weeks) = (nil, nil, nil)
  }

  /// Reads the figures.
  ///
  /// - Parameter receive: called once the server has replied.
  func show(_ question: Question, receive: @escaping (Outcome) -> Void) {
    // Figures of another condition must not pass for those of this one.
    if !(self.question.map { $0.isSame(as: question) } ?? false) { clear() }
    self.question = question
    figures.read(API.statistics, StatisticsQuery(question.period, of: question.tag)) {
      [self] result in
      switch result {
      case .success(let statistics):
        problem = nil
        self.statistics = statistics
        guard let name = statistics.tags.first?.name else { return }
        // Otherwise another question follows, under this name.
        if name.isSame(as: question.tag) { readBesides(question) }
        receive(.named(name))
      case .failure(let failure):
        if failure.status == 404, !TagExpression.isWritten(in: question.tag) {
          return receive(.noTag)
        }
        let problem = ConditionProblem(
          status: failure.status, position: failure.problem?.position)
        // If no reply came at all, the page says so above, and retries by itself.
        guard let problem else { return }
        (line, self.problem) = (nil, problem)
        receive(.refused)
      }
    }
  }

  private func readBesides(_ question: Question) {
    gather()
    if let before = question.before {
      changes.read(
        API.changes, ChangesQuery(question.period, from: before, of: question.tag)
      ) { [self] result in
        comparison = if case .success(let comparison) = result { comparison } else { nil }
        gather()
      }
    } else {
      changes.stop()
      comparison = nil
    }
    courses.read(API.weeks, WeeksQuery(to: question.lastDay, of: question.tag)) {
      [self] result in
      weeks = if case .success(let weeks) = result { weeks } else { nil }
      gather()
    }
  }

  private func gather() {
    line = statistics.flatMap { TagLine.all($0, comparison, weeks).first }
  }
}
