import Catalogue
import TextBytes
import Tracking
import Wire

extension Texts {
  /// Returns a sentence about a problem found by the server, in the person's language.
  func sentence(for problem: Problem) -> String {
    let kind = AnswerProblem.Kind.allCases.first {
      $0.rawValue.isSame(as: problem.code)
    }
    let place = "\(problem.position ?? 1)"
    switch kind {
    case .noTags: return day[.problemNoTags]
    case .unclosed: return day[.problemUnclosed]
    case .unopened: return day[.problemUnopened]
    case .repeatNotAlone: return day[.problemRepeatNotAlone, place]
    case .nothingToRepeat: return day[.problemNothingToRepeat]
    case .tagTooLong: return day[.problemTagTooLong, place]
    case .tooManyTags: return day[.problemTooManyTags, place]
    case .textTooLong: return day[.problemTextTooLong]
    case .controlCharacter: return day[.problemControlCharacter, place]
    case nil: return self[.failed, problem.message]
    }
  }
}
