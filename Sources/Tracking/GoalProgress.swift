public import CivilTime
private import Numerics
public import Sampling

/// How far a week that is not over is from a goal.
///
/// The probability is that of the number of answers alone, which is what decides the hours that are shown: the
/// hours themselves are uncertain on either side of the goal, as their interval says.
public struct GoalProgress: Sendable, Hashable {
  /// The number of weeks before from which the rest of the week is predicted.
  public static let usualWeeks = 8
  /// The minimum number of them for a prediction.
  public static let fewestWeeks = 4
  /// The minimum number of answers in a week for it to be one of them.
  public static let fewestAnswers = 20

  /// The hours of the week so far.
  public let hours: Estimate
  /// The number of answers of the week so far that have the tag.
  public let answers: Int
  /// The time until the week is over.
  public let remaining: Seconds
  /// How many more answers the goal needs, or, where it is an upper limit, allows: none where it is reached or
  /// exceeded.
  public let answersLeft: Int
  /// The probability that the week ends on the right side of the goal; nil where too little is known.
  public let probability: Double?

  /// Makes a progress from its figures.
  public init(
    hours: Estimate, answers: Int, remaining: Seconds, answersLeft: Int, probability: Double?
  ) {
    self.hours = hours
    self.answers = answers
    self.remaining = remaining
    self.answersLeft = answersLeft
    self.probability = probability
  }

  /// Whether the answers so far have reached a goal, or exceeded it where it is an upper limit.
  public func decides(_ goal: TagGoal) -> Bool {
    answersLeft == 0 && (goal.direction == .atLeast || hours.value > goal.hours)
  }

  /// Predicts how a week ends.
  ///
  /// The answers to come follow the negative binomial distribution: a Poisson distribution whose mean varies by
  /// the gamma distribution that the weeks before leave of it (Jeffreys' prior), and by more where these weeks
  /// vary by more than chance: its shape is at most *m*²/(*v* − *m*), for their mean *m* and variance *v*.
  ///
  /// - Parameters:
  ///   - goal: the goal.
  ///   - hours: the hours of the week so far.
  ///   - answers: the answers of the week so far that have the tag.
  ///   - remaining: the time until the week is over.
  ///   - hoursPerAnswer: the hours that one answer stands for.
  ///   - before: the hours that the tag took in the same rest of each of the weeks before.
  public init(
    toward goal: TagGoal, hours: Estimate, answers: Int, remaining: Seconds,
    hoursPerAnswer: Double, before: [Double]
  ) {
    let isLimit = goal.direction == .atMost
    let missing = goal.hours - hours.value
    let exact = goal.exactAnswers(for: missing, hoursPerAnswer: hoursPerAnswer)
    let left = goal.answers(for: missing, hoursPerAnswer: hoursPerAnswer)
    let chance: Double?
    if isLimit ? exact < 0 : exact <= 0 {
      chance = isLimit ? 0 : 1
    } else if before.count >= Self.fewestWeeks, exact.isFinite {
      let rest = Self.distribution(of: before.map { $0 / hoursPerAnswer })
      chance =
        isLimit
        ? 1 - rest.probability(ofAtLeast: left + 1) : rest.probability(ofAtLeast: left)
    } else {
      chance = nil
    }
    self.init(
      hours: hours, answers: answers, remaining: remaining, answersLeft: left, probability: chance)
  }

  /// What the numbers of answers of some weeks lead to expect of another one.
  private static func distribution(of counts: [Double]) -> NegativeBinomialDistribution {
    let (weeks, sum) = (Double(counts.count), counts.reduce(0, +))
    let mean = sum / weeks
    let variance = counts.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / (weeks - 1)
    var shape = sum + 0.5
    if variance > mean { shape = min(shape, mean * mean / (variance - mean)) }
    return NegativeBinomialDistribution(mean: (sum + 0.5) / weeks, shape: shape)
  }
}
