import Catalogue
import TextBytes
import Tracking
import Wire

extension Texts {
  /// What the server found wrong, in the person's language.
  func sentence(for problem: Problem) -> String {
    let kind = AnswerProblem.Kind.allCases.first {
      $0.rawValue.isSame(as: problem.code)
    }
    let place = "\(problem.position ?? 1)"
    switch kind {
    case .noTags: return self[.problemNoTags]
    case .unclosed: return self[.problemUnclosed]
    case .unopened: return self[.problemUnopened]
    case .repeatNotAlone: return self[.problemRepeatNotAlone, place]
    case .nothingToRepeat: return self[.problemNothingToRepeat]
    case .tagTooLong: return self[.problemTagTooLong, place]
    case .tooManyTags: return self[.problemTooManyTags, place]
    case .textTooLong: return self[.problemTextTooLong]
    case .controlCharacter: return self[.problemControlCharacter, place]
    case nil: return self[.failed, problem.message]
    }
  }
}
