package import Catalogue
import TextBytes
package import Tracking
package import Wire

extension Texts {
  /// What the server found wrong, in the person's language.
  package func sentence(for problem: Problem) -> String {
    let kind = AnswerProblem.Kind.allCases.first {
      $0.rawValue.isSame(as: problem.code)
    }
    let place = "\(problem.position ?? 1)"
    switch kind {
    case .noTags: return self[.problemNoTags]
    case .unclosed: return self[.problemUnclosed, place]
    case .unopened: return self[.problemUnopened, place]
    case .repeatNotAlone: return self[.problemRepeatNotAlone, place]
    case .nothingToRepeat: return self[.problemNothingToRepeat]
    case .tagTooLong: return self[.problemTagTooLong, place]
    case .tooManyTags: return self[.problemTooManyTags, place]
    case .textTooLong: return self[.problemTextTooLong]
    case .controlCharacter: return self[.problemControlCharacter, place]
    case nil: return self[.failed, problem.message]
    }
  }

  /// The name of a probe's state.
  package func name(of state: Probe.State) -> String {
    switch state {
    case .pending: self[.statePending]
    case .missed: self[.stateMissed]
    case .answered: self[.stateAnswered]
    case .answeredLate: self[.stateAnsweredLate]
    case .autoTagged: self[.stateAutoTagged]
    }
  }
}
