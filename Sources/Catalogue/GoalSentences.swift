/// The sentences about the goal of a tag, for the page and the command line alike.
///
/// Figures are texts already, since a browser writes them by its own tables.
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

  /// Writes in the language of some texts.
  ///
  /// - Parameters:
  ///   - texts: the texts.
  ///   - isLimit: whether the hours are not to be exceeded, rather than to be reached.
  ///   - hours: the hours of the week, with their unit.
  ///   - days: how many of its days are no vacation.
  ///   - whole: the hours of a week without vacation, with their unit; not used of seven days.
  public init(
    _ texts: Texts, isLimit: Bool, hours: String, days: Int = 7, of whole: String = ""
  ) {
    self.texts = texts
    self.isLimit = isLimit
    self.hours = hours
    self.days = days
    self.whole = whole
  }

  /// The goal, as it stands within a sentence.
  public var goal: String {
    let goal = texts.tags[isLimit ? .atMostHours : .atLeastHours, hours]
    return days < 7
      ? texts.tags[.goalOfDays, count: days, as: "\(days)", goal, whole] : goal
  }

  /// That the goal does not apply to a week that is all vacation.
  public var weekOff: String { texts.tags[.weekOff] }

  /// How far the week is.
  ///
  /// - Parameter spent: the hours so far, with their unit.
  public func week(_ spent: String) -> String { texts.tags[.weekOfGoal, spent, goal] }

  /// How weeks like this end, and what the goal needs or allows.
  ///
  /// - Parameters:
  ///   - probability: the probability that the week ends on the right side; nil if it is unknown.
  ///   - isPast: whether the goal is reached so far, or exceeded where it is a limit.
  ///   - answersLeft: how many more answers the goal needs or allows.
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
    // None and all of them are never certain.
    let weeks = Int((min(max(probability, 0), 1) * 100).rounded())
    let number =
      weeks == 0
      ? texts[.fewerThanOneWeek] : weeks == 100 ? texts[.moreThan99Weeks] : "\(weeks)"
    let end = texts[
      isLimit ? .weeksEndBelow : .weeksEndAbove, count: min(max(weeks, 1), 99), as: number, hours]
    return end + "; " + left + "."
  }
}
