/// The sentences about the goal of a tag, for the page and the command line alike.
///
/// Figures are passed as text, since a browser writes them by its own tables.
///
///     let sentences = GoalSentences(texts, isLimit: false, hours: "10 h")
///     sentences.outlook(0.72, isPast: false, answersLeft: 6)
///     // 72 of 100 weeks like this end above 10 h; 6 more answers needed.
public struct GoalSentences {
  private let texts: Texts
  private let isLimit: Bool
  private let hours: String
  private let days: Int
  private let whole: String

  /// Makes the sentences about a goal, in the language of the given texts.
  ///
  /// - Parameters:
  ///   - texts: the texts.
  ///   - isLimit: whether the hours are a limit not to exceed, rather than a goal to reach.
  ///   - hours: the hours of the week, with their unit.
  ///   - days: the number of its days that are not vacation.
  ///   - whole: the hours of a week without vacation, with their unit; not used if `days` is seven.
  public init(
    _ texts: Texts, isLimit: Bool, hours: String, days: Int = 7, of whole: String = ""
  ) {
    self.texts = texts
    self.isLimit = isLimit
    self.hours = hours
    self.days = days
    self.whole = whole
  }

  /// The goal, worded for use within a sentence.
  public var goal: String {
    let goal = texts.tags[isLimit ? .atMostHours : .atLeastHours, hours]
    return days < 7
      ? texts.tags[.goalOfDays, count: days, as: "\(days)", goal, whole] : goal
  }

  /// The sentence that the goal does not apply to a week that is all vacation.
  public var weekOff: String { texts.tags[.weekOff] }

  /// Returns the sentence about the progress of the week.
  ///
  /// - Parameter spent: the hours so far, with their unit.
  public func week(_ spent: String) -> String { texts.tags[.weekOfGoal, spent, goal] }

  /// Returns the sentence about the outcome of weeks like this and the answers still needed or allowed.
  ///
  /// - Parameters:
  ///   - probability: the probability that the week ends on the right side; nil if it is unknown.
  ///   - isPast: whether the goal has been reached so far, or exceeded if it is a limit.
  ///   - answersLeft: the number of answers that the goal still needs or allows.
  public func outlook(_ probability: Double?, isPast: Bool, answersLeft: Int) -> String {
    let texts = texts.tags
    let left =
      if isPast {
        texts[isLimit ? .goalExceeded : .goalReached]
      } else if isLimit, answersLeft == 0 {
        texts[.noAnswerWithinGoal]
      } else {
        texts[isLimit ? .answersWithinGoal : .answersToGoal, count: answersLeft]
      }
    guard let probability else { return texts[.weekEndsUnknown] + "; " + left + "." }
    // Neither none nor all of them is ever certain.
    let weeks = Int((min(max(probability, 0), 1) * 100).rounded())
    let number =
      weeks == 0
      ? texts[.fewerThanOneWeek] : weeks == 100 ? texts[.moreThan99Weeks] : "\(weeks)"
    let end = texts[
      isLimit ? .weeksEndBelow : .weeksEndAbove, count: min(max(weeks, 1), 99), as: number, hours]
    return end + "; " + left + "."
  }
}
