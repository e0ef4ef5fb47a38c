package import Catalogue
private import CivilTime
package import Sampling
package import TagTimeLog
package import Tracking

extension RefusalPhrases {
  /// Returns the description of a problem with a schedule.
  package func sentence(for error: ScheduleError) -> String {
    switch error {
    case .seed(let seed): badSeed("\(seed)", "\(Schedule.seeds.upperBound)")
    case .meanGap(let gap): badGap(Int(gap.seconds), "\(Schedule.longestMeanGap)")
    }
  }

  /// Returns the description of a problem with an answer.
  package func sentence(for problem: AnswerProblem) -> String {
    let place = "\(problem.position)"
    return switch problem.kind {
    case .noTags: noTags
    case .unclosed: unclosed(place)
    case .unopened: unopened(place)
    case .repeatNotAlone: repeatNotAlone(place)
    case .nothingToRepeat: nothingToRepeat
    case .tagTooLong: tagTooLong(TagName.longest, place)
    case .tooManyTags: tooManyTags("\(AnswerText.mostTags)", place)
    case .textTooLong: textTooLong(AnswerText.longest)
    case .controlCharacter: controlCharacter(place)
    }
  }

  /// Returns the description of a problem with a condition on tags.
  package func sentence(for problem: TagExpressionProblem) -> String {
    let place = "\(problem.position)"
    return switch problem.kind {
    case .empty: noCondition
    case .tagMissing: tagMissing(place)
    case .operatorMissing: operatorMissing(place)
    case .unclosed: unclosed(place)
    case .unopened: unopened(place)
    case .unclosedQuote: unclosedQuote(place)
    case .tagTooLong: tagTooLong(TagName.longest, place)
    case .tooDeep: tooDeep("\(TagExpression.deepest)", place)
    case .textTooLong: conditionTooLong(TagExpression.longest)
    }
  }

  /// Returns the description of a problem with a line of a log.
  package func sentence(for problem: LogProblem) -> String {
    switch problem {
    case .noMoment: noMoment
    case .noSpace: noSpace
    case .momentOutOfRange: momentOutOfRange
    case .beforeTagTime: beforeTagTime
    case .tooLong: lineTooLong
    case .notUTF8: notUTF8
    case .unreadable(let problem): sentence(for: problem)
    }
  }

  /// Returns the description of a problem that lines share, at any position.
  package func kind(of problem: LogProblem) -> String {
    guard case .unreadable(let answer) = problem else { return sentence(for: problem) }
    return switch answer.kind {
    case .unclosed: someUnclosed
    case .unopened: someUnopened
    case .tagTooLong: someTagTooLong(TagName.longest)
    case .controlCharacter: someControlCharacter
    case .noTags, .repeatNotAlone, .nothingToRepeat, .tooManyTags, .textTooLong:
      sentence(for: answer)
    }
  }
}

extension RefusalPhrases {
  /// Returns the sentence that there is no time zone of a name, with a similar one if there is any.
  package func noZone(_ name: String, near: String?) -> String {
    near.map { noZoneNear(name, $0) } ?? noZone(name)
  }
}
