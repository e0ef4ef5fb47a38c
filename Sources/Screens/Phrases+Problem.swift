import Catalogue
import TextBytes
import Tracking
import Wire

extension Phrases {
  /// What the server found wrong, in the person's language.
  func sentence(for problem: Problem) -> String {
    let kind = AnswerProblem.Kind.allCases.first {
      $0.rawValue.isSame(as: problem.code)
    }
    let place = "\(problem.position ?? 1)"
    switch kind {
    case .noTags: return problemNoTags
    case .unclosed: return problemUnclosed(place)
    case .unopened: return problemUnopened(place)
    case .repeatNotAlone: return problemRepeatNotAlone(place)
    case .nothingToRepeat: return problemNothingToRepeat
    case .tagTooLong: return problemTagTooLong(place)
    case .tooManyTags: return problemTooManyTags(place)
    case .textTooLong: return problemTextTooLong
    case .controlCharacter: return problemControlCharacter(place)
    case nil: return failed(problem.message)
    }
  }

  /// The name of a probe's state.
  func name(of state: Probe.State) -> String {
    switch state {
    case .pending: statePending
    case .missed: stateMissed
    case .answered: stateAnswered
    case .answeredLate: stateAnsweredLate
    case .autoTagged: stateAutoTagged
    }
  }
}
