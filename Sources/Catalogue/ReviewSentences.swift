/// The sentences of the review of a week, for the page and the report alike.
///
/// Figures are passed as text, since a browser writes them by its own tables.
///
///     let sentences = ReviewSentences(texts)
///     sentences.changes(more: ["thesis"], less: [], weeks: 8, as: "8")
///     // More thesis than usual over the last 8 weeks.
public struct ReviewSentences {
  private let texts: Texts

  /// Makes sentences in the language of the given texts.
  public init(_ texts: Texts) { self.texts = texts }

  /// Returns the sentence about the tags that took most of a week.
  ///
  /// - Parameters:
  ///   - names: the tags with the most hours, in order; three are named.
  ///   - isAnswered: whether the week has any answers.
  ///   - isRunning: whether the week is not over.
  public func mostOfWeek(_ names: [String], isAnswered: Bool, isRunning: Bool) -> String {
    if !names.isEmpty {
      let most = list(Array(names.prefix(3)))
      return texts.review[isRunning ? .mostOfWeekSoFar : .mostOfWeek, most]
    }
    return isAnswered ? texts.review[.weekInReview] : texts[.noAnswers]
  }

  /// Returns the sentence about the tags that took more or less time than in the weeks before.
  ///
  /// - Parameters:
  ///   - more: the tags that took more.
  ///   - less: the tags that took less.
  ///   - weeks: the number of weeks before.
  ///   - number: that number as text.
  public func changes(
    more: [String], less: [String], weeks: Int, as number: String
  ) -> String {
    let texts = texts.review
    return switch (more.isEmpty, less.isEmpty) {
    case (true, true): texts[.likeLastWeeks, count: weeks, as: number]
    case (false, true): texts[.moreThanWeeks, count: weeks, as: number, list(more)]
    case (true, false): texts[.lessThanWeeks, count: weeks, as: number, list(less)]
    case (false, false):
      texts[.moreAndLess, count: weeks, as: number, list(more), list(less)]
    }
  }

  /// Returns the hours of a tag and their difference from the weeks before.
  ///
  /// - Parameters:
  ///   - hours: its hours in the week, with their unit.
  ///   - isMore: whether they are more than usual.
  ///   - difference: the number of hours by which they differ.
  ///   - range: the ends of the interval of the difference, with their signs.
  public func change(
    _ hours: String, isMore: Bool, by difference: String, range: (low: String, high: String)
  ) -> String {
    let change = texts.review[isMore ? .hoursMore : .hoursLess, difference]
    return hours + ", " + change + " (" + texts[.changeRange, range.low, range.high] + ")"
  }

  /// Returns the words for the side of a goal on which the hours of a tag are.
  ///
  /// - Parameters:
  ///   - isAbove: whether their estimate is above it.
  ///   - isCertain: whether their whole interval is on that side.
  ///   - hours: the hours of the goal, with their unit.
  public func goal(isAbove: Bool, isCertain: Bool, _ hours: String) -> String {
    if isCertain { return texts.review[isAbove ? .aboveHours : .belowHours, hours] }
    return texts.review[isAbove ? .likelyAbove : .likelyBelow, hours]
  }

  /// Returns the figures of a tag with its goal.
  ///
  /// - Parameters:
  ///   - hours: its hours in the week, with their unit and interval.
  ///   - goal: the goal.
  ///   - answers: the number of its answers, as text.
  ///   - needed: the number of answers at which the goal is reached, as text.
  public func figures(
    _ hours: String, goal: GoalSentences, answers: String, ofGoal needed: String
  ) -> String {
    [hours, goal.goal, texts.review[.answersOfGoal, needed, answers]].joined(separator: " · ")
  }

  /// Returns the sentence about the difference of sleep before free days.
  ///
  /// - Parameters:
  ///   - isLater: whether it is later then; nil if there is no visible difference.
  ///   - hours: the difference, whatever its sign.
  public func sleep(isLater: Bool?, by hours: Double) -> String {
    guard let isLater else { return texts.review[.sleepsAlike] }
    let (whole, rest) = Self.parts(of: hours)
    var words: [String] = []
    if whole > 0 { words.append(texts.review[.byHours, count: whole, as: "\(whole)"]) }
    if rest > 0 || whole == 0 {
      words.append(texts.review[.byMinutes, count: rest, as: "\(rest)"])
    }
    let duration = words.joined(separator: " ")
    return texts.review[isLater ? .sleepsLater : .sleepsEarlier, duration]
  }

  /// Returns a difference of times with short units, whatever its sign: “1 h 11 min”.
  ///
  /// - Parameter hours: the difference.
  public func difference(_ hours: Double) -> String {
    let (whole, rest) = Self.parts(of: hours)
    let minutes = texts.review[.shortMinutes, "\(rest)"]
    guard whole > 0 else { return minutes }
    let text = texts[.hoursValue, "\(whole)"]
    return rest > 0 ? text + " " + minutes : text
  }

  /// Returns the whole hours and the minutes of a difference; more than a day is a day.
  private static func parts(of hours: Double) -> (hours: Int, minutes: Int) {
    let minutes = Int((min(hours.magnitude, 24) * 60).rounded())
    return (minutes / 60, minutes % 60)
  }

  /// Returns the sentence about a tag that is at a record, back after a break, or new.
  ///
  /// - Parameters:
  ///   - name: the tag.
  ///   - weeks: the number of weeks that it exceeds, if it is a record.
  ///   - days: the number of days after which it is back, if it was used before.
  ///   - text: a function that writes a number.
  public func novelty(
    _ name: String, recordOfWeeks weeks: Int?, backAfterDays days: Int?, text: (Int) -> String
  ) -> String {
    if let weeks { return texts.review[.recordOfWeeks, count: weeks, as: text(weeks), name] }
    if let days { return texts.review[.backAfterDays, count: days, as: text(days), name] }
    return texts.review[.firstTime, name]
  }

  /// Returns names as the beginning of a list: “sleep, work, people”.
  private func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}
