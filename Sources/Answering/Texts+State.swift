package import Catalogue
package import Tracking

extension Texts {
  /// Returns the name of the state of a probe.
  package func name(of state: Probe.State) -> String {
    switch state {
    case .pending: self[.statePending]
    case .missed: self[.stateMissed]
    case .answered: self[.stateAnswered]
    case .answeredLate: self[.stateAnsweredLate]
    case .autoTagged: self[.stateAutoTagged]
    case .quiet: self[.stateQuiet]
    case .unasked: self[.stateUnasked]
    }
  }
}
