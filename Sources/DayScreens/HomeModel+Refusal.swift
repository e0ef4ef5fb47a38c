import Answering
import Catalogue
import Interface
import Requests
import TextBytes
import Tracking
import Wire

// MARK: - Refusals

extension HomeModel {
  /// Reports why the answer to a probe was refused; if somebody else has answered meanwhile, the text
  /// becomes a change of that answer.
  func refuse(_ probe: Probe, _ failure: CallFailure) {
    let other = failure.status == 409 ? failure.body(Conflict.self)?.probe : nil
    let sentence =
      other?.answer.map { texts[.answeredMeanwhile, $0.text] } ?? explanation(of: failure)
    if subject?.moment == probe.moment {
      if let other { turn(to: other) }
      entry.problem = sentence
      entry.hasFocus = true
    } else {
      // The open form is for another probe, so the sentence waits along with the text.
      entry.lateProblem = (probe.moment, sentence)
      browser.announce(moment(of: probe) + ": " + sentence)
    }
  }

  /// Turns the text into a change of the answer that somebody else has given meanwhile.
  func turn(to other: Probe) {
    if unsaved.utf8.isEmpty, let answer = other.answer { entry.text = answer.textToChange }
    open(other, from: opener)
    begun = nil
    storeDrafts()
  }

  /// Reports the failure of a request made outside of the form, which may be closed or far away, in the
  /// place where its success would be reported.
  ///
  /// - Parameters:
  ///   - failure: the failure.
  ///   - undo: the change that can still be undone, if any.
  ///   - button: the button of the probe that was to be changed.
  func report(_ failure: CallFailure, undoing undo: Done.Undo? = nil, from button: FormButton) {
    let sentence = failure.status == 0 ? texts.day[.notDone] : explanation(of: failure)
    note(sentence, undoing: undo, from: button)
  }

  /// Returns the reason for a failure, in the person's language.
  func explanation(of failure: CallFailure) -> String {
    guard failure.status != 0 else { return texts[.notSaved] }
    guard let problem = failure.problem else { return texts[.failed, "\(failure.status)"] }
    return texts.sentence(for: problem)
  }
}
