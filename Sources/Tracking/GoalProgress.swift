public import CivilTime
private import Numerics
public import Sampling

/// The progress of an unfinished week towards a goal.
///
/// The goal is compared with the expected hours of the whole week once it is over: the share of its answers
/// that have the tag, multiplied by the time asked. Every later answer changes these hours, even one without
/// the tag, so that nothing is decided before the week is over. The hours themselves may lie on either side
/// of the goal, as their interval shows.
public struct GoalProgress: Sendable, Hashable {
  /// The number of weeks before from which the rest of the week is predicted.
  public static let usualWeeks = 8
  /// The minimum number of them for a prediction.
  public static let fewestWeeks = 4
  /// The minimum number of answers in a week for it to be used.
  public static let fewestAnswers = 20
  /// The range of probabilities that are reported: eight weeks allow no more precision.
  static let probabilities = 0.001...0.999

  /// The hours of the week so far.
  public let hours: Estimate
  /// The number of answers of the week so far that have the tag.
  public let answers: Int
  /// The time until the week is over.
  public let remaining: Seconds
  /// The number of further answers that the goal requires or, if it is an upper limit, allows, if the rest of
  /// the week is as usual: none if the hours so far reach or exceed it.
  public let answersLeft: Int
  /// The probability that the week ends on the right side of the goal, never 0 or 1; nil if it is unknown.
  public let probability: Double?
  /// The number of days off among the seven, for which the goal is lowered: see ``TagGoal/withDaysOff(_:)``.
  public let daysOff: Int

  /// Makes a progress from its figures.
  public init(
    hours: Estimate, answers: Int, remaining: Seconds, answersLeft: Int, probability: Double?,
    daysOff: Int = 0
  ) {
    self.hours = hours
    self.answers = answers
    self.remaining = remaining
    self.answersLeft = answersLeft
    self.probability = probability
    self.daysOff = daysOff
  }

  /// Whether the hours so far reach a goal or, if it is an upper limit, exceed it; later answers may still
  /// change that.
  ///
  /// - Parameter goal: the goal of a week without days off.
  public func isPast(_ goal: TagGoal) -> Bool {
    guard let goal = goal.withDaysOff(daysOff) else { return false }
    return answersLeft == 0 && (goal.direction == .atLeast || hours.value > goal.hours)
  }

  /// The rest of an earlier week, from the day and time at which this week is now.
  public struct Rest: Sendable, Hashable {
    /// The hours that the tag took.
    public let hours: Double
    /// The hours in which the person was asked.
    public let askedHours: Double

    /// Makes a rest from its figures.
    ///
    /// - Parameters:
    ///   - hours: the hours that the tag took: its answers, each of which stands for the hours asked in that
    ///     week divided by all answers of the week.
    ///   - askedHours: the hours in which the person was asked.
    public init(hours: Double, askedHours: Double) {
      self.hours = hours
      self.askedHours = askedHours
    }
  }

  /// Predicts the end of a week.
  ///
  /// The further answers with the tag are predicted from the weeks before, as if these had been answered as
  /// often as is usual; those without it have a Poisson distribution, since other activities take the rest of
  /// the time. The time asked is expected to be the mean of these weeks.
  ///
  /// - Parameters:
  ///   - goal: the goal of a week without days off.
  ///   - hours: the hours of the week so far.
  ///   - answers: the answers of the week so far that have the tag.
  ///   - answered: all answers of the week so far.
  ///   - askedHours: the hours of the week so far in which the person was asked.
  ///   - remaining: the time until the week is over.
  ///   - hoursPerAnswer: the hours that one answer usually represents.
  ///   - before: the same rest of each of the weeks before, scaled as if it had contained the same days off.
  ///   - daysOff: the number of days off among the seven.
  /// - Complexity: O(n√n) in the answers that a week may have.
  public init(
    toward goal: TagGoal, hours: Estimate, answers: Int, of answered: Int, askedHours: Double,
    remaining: Seconds, hoursPerAnswer: Double, before: [Rest], daysOff: Int = 0
  ) {
    guard let goal = goal.withDaysOff(daysOff) else {
      self.init(
        hours: hours, answers: answers, remaining: remaining, answersLeft: 0, probability: nil,
        daysOff: daysOff)
      return
    }
    let weeks = Double(max(before.count, 1))
    let askedLater = before.reduce(0) { $0 + $1.askedHours } / weeks
    let end = End(
      share: askedHours > 0 ? hours.value / askedHours : 0, answered: Double(answered),
      askedHours: askedHours + askedLater, goal: goal)
    let expected = Double(answered) + askedLater / hoursPerAnswer
    let rate = expected > 0 && expected.isFinite ? end.askedHours / expected : hoursPerAnswer
    let left = goal.answers(for: goal.hours - end.tagged * rate, hoursPerAnswer: rate)
    var chance: Double?
    if before.count >= Self.fewestWeeks, hoursPerAnswer > 0, hoursPerAnswer.isFinite {
      let past = end.probability(
        CountPrediction(from: before.map { $0.hours / hoursPerAnswer }),
        of: askedLater / hoursPerAnswer)
      let kept = goal.direction == .atLeast ? past : 1 - past
      chance = min(max(kept, Self.probabilities.lowerBound), Self.probabilities.upperBound)
    }
    let missing = goal.exactAnswers(for: goal.hours - hours.value, hoursPerAnswer: rate)
    let isLimit = goal.direction == .atMost
    self.init(
      hours: hours, answers: answers, remaining: remaining,
      // Hours that have not been reached need at least one more answer.
      answersLeft: isLimit ? (missing < 0 ? 0 : left) : missing > 0 ? max(left, 1) : 0,
      probability: chance, daysOff: daysOff)
  }

  /// The end of a week, as a function of the further answers.
  private struct End {
    /// The answers so far: those that have the tag, as a number that corresponds to the hours so far, and
    /// all.
    let tagged, answered: Double
    /// The hours of the whole week in which the person is asked.
    let askedHours: Double
    let goal: TagGoal

    init(share: Double, answered: Double, askedHours: Double, goal: TagGoal) {
      tagged = share * answered
      self.answered = answered
      self.askedHours = askedHours
      self.goal = goal
    }

    /// Returns the probability that the hours reach the goal or, if it is an upper limit, exceed it.
    ///
    /// - Parameters:
    ///   - later: the further answers that have the tag.
    ///   - expected: the expected number of further answers, with the tag and without.
    func probability(_ later: CountPrediction, of expected: Double) -> Double {
      // Answers with the tag are no likelier than any answers: few can come in little time.
      let some = 1 - later.probabilities[0]
      let scale = some > 0 ? min((1 - exponential(-expected)) / some, 1) : 1
      var sum = 0.0
      for (count, predicted) in later.probabilities.enumerated() where predicted > 0 {
        let probability = count == 0 ? 1 - scale * some : scale * predicted
        let all = tagged + Double(count)
        // More answers without the tag leave too small a share; the limit allows for rounding errors.
        let without = all * askedHours / goal.hours - answered - Double(count)
        let most =
          goal.direction == .atLeast
          ? (without + 1e-9).rounded(.down) : (without - 1e-9).rounded(.up) - 1
        guard all > 0, most >= 0 else { continue }
        let mean = expected - later.mean(givenCount: count)
        sum +=
          mean > 0
          ? probability * (1 - GammaDistribution(shape: most + 1).cumulative(mean)) : probability
      }
      return sum
    }
  }
}
