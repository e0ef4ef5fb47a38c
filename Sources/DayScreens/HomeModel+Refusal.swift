import Answering
import Catalogue
import Interface
import Requests
import TextBytes
import Tracking
import Wire

// MARK: - What the server refused

extension HomeModel {
  /// Says why the answer to a probe was refused; where somebody else has answered meanwhile, what is
  /// written becomes a change of that.
  func refuse(_ probe: Probe, _ failure: CallFailure) {
    let other = failure.status == 409 ? failure.body(Conflict.self)?.probe : nil
    let sentence =
      other?.answer.map { texts[.answeredMeanwhile, $0.text] } ?? explanation(of: failure)
    if subject?.moment == probe.moment {
      if let other { turn(to: other) }
      entry.problem = sentence
      entry.hasFocus = true
    } else {
      // It does not concern the form that is open now; it waits where the text waits.
      entry.lateProblem = (probe.moment, sentence)
      browser.announce(moment(of: probe) + ": " + sentence)
    }
  }

  /// Makes of what is written a change to the answer that somebody else has given meanwhile.
  func turn(to other: Probe) {
    if unsaved.utf8.isEmpty, let answer = other.answer { entry.text = answer.textToChange }
    open(other, from: opener)
    begun = nil
    storeDrafts()
  }

  /// Says why the server did not do something that was asked outside of the form, which may be closed or far away:
  /// where it would have said that it is done.
  ///
  /// - Parameters:
  ///   - failure: what went wrong.
  ///   - undo: what can still be undone.
  ///   - button: the button of what was to be changed.
  func report(_ failure: CallFailure, undoing undo: Done.Undo? = nil, from button: FormButton) {
    let sentence = failure.status == 0 ? texts.day[.notDone] : explanation(of: failure)
    note(sentence, undoing: undo, from: button)
  }

  /// Why the server did not do something, in the person's language.
  func explanation(of failure: CallFailure) -> String {
    guard failure.status != 0 else { return texts[.notSaved] }
    guard let problem = failure.problem else { return texts[.failed, "\(failure.status)"] }
    return texts.sentence(for: problem)
  }
}
