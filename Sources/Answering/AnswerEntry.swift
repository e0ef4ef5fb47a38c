package import CivilTime
package import Interface
import PageModel
package import Requests
import TextBytes
package import Tracking

/// The answer being written, and what was written for other probes and not sent.
///
/// Which probe it answers is known to ``HomeModel``.
package final class AnswerEntry {
  /// What is written so far.
  @Observed package var text = ""
  /// Why the last answer was refused, in the person's language.
  @Observed package var problem = ""
  /// Whether an answer is on its way.
  @Observed package var isSaving = false
  /// What is written as the server reads it, where it may have amounts; nil until that is known.
  @Observed package var understood: Answer?
  /// Whether the person wants figures to stay words.
  @Observed package var keepsWords = false
  /// The offered tag that the arrow keys have reached, for a probe.
  @Observed package var highlight: (moment: Moment, tag: String)?
  /// Whether the field has the keyboard.
  @Observed package var hasFocus = true

  /// What was written for probes that were left.
  package var drafts: Drafts
  /// An answer that did not reach the server, until it is edited or left.
  package var unsent: (moment: Moment, text: String)?
  /// What went wrong with an answer whose probe was left before the server replied.
  package var lateProblem: (moment: Moment, sentence: String)?
  /// What was refused before the part of the program was there that explains refusals.
  package var unexplained: (probe: Probe, failure: CallFailure)?

  private let browser: Browser

  init(browser: Browser) {
    self.browser = browser
    drafts = browser.value(for: .drafts) ?? Drafts()
  }

  /// Whether nothing is written.
  package var isEmpty: Bool { text.utf8.isEmpty }

  /// The text as tags, and the word that is being written.
  package var draft: Draft { Draft(text) }

  /// The finished tags, and the amounts that the server has understood.
  package var parts: [DraftPart] {
    draft.parts(with: keepsWords ? [] : understood?.amounts ?? [])
  }

  /// Whether this is still what is written.
  package func isWritten(_ text: String) -> Bool { self.text.isSame(as: text) }

  /// What is written and stands nowhere else yet; an answer opened to be changed does as it is.
  ///
  /// - Parameter answer: the stored answer to the probe, if it has one.
  package func unsaved(changing answer: Answer?) -> String {
    guard let answer else { return text }
    return isWritten(answer.textToChange) ? "" : text
  }

  /// Restores the draft for a probe, or its answer.
  package func resume(_ probe: Probe) {
    text = drafts.take(probe.moment) ?? probe.answer.map { $0.textToChange } ?? ""
  }

  /// Shows what went wrong with the answer to a probe after it was left.
  package func showLateProblem(of probe: Probe) {
    if let late = lateProblem, late.moment == probe.moment { problem = late.sentence }
    lateProblem = nil
  }

  /// Clears why the last answer was refused, and does not send it again.
  package func forgetProblem() {
    problem = ""
    unsent = nil
    unexplained = nil
  }

  /// Stores the drafts, so that they outlive the page.
  ///
  /// - Parameter open: the probe whose form is open, whose text is stored with them; nil if none is.
  package func storeDrafts(with open: Probe?) {
    var all = drafts
    if let open {
      let unsaved = unsaved(changing: open.answer)
      if !unsaved.utf8.isEmpty { all.keep(unsaved, for: open.moment) }
    }
    if all.isEmpty { browser.removeValue(for: .drafts) } else { browser.store(all, for: .drafts) }
  }
}
