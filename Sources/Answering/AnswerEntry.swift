package import CivilTime
package import Interface
import PageModel
package import Requests
import TextBytes
package import Tracking

/// The answer being written, and the drafts for other probes.
///
/// ``HomeModel`` knows which probe it answers.
package final class AnswerEntry {
  /// The text written so far.
  @Observed package var text = ""
  /// The reason why the last answer was refused, in the person's language.
  @Observed package var problem = ""
  /// Whether an answer is being sent.
  @Observed package var isSaving = false
  /// The text as the server understands it, if it may have amounts; nil until that is known.
  @Observed package var understood: Answer?
  /// Whether the person wants figures to be kept as words.
  @Observed package var keepsWords = false
  /// The suggested tag that the arrow keys have reached, and the probe that it is for.
  @Observed package var highlight: (moment: Moment, tag: String)?
  /// Whether the field has the focus.
  @Observed package var hasFocus = true

  /// The texts written for other probes and not sent.
  package var drafts: Drafts
  /// An answer that did not reach the server, until it is edited or left.
  package var unsent: (moment: Moment, text: String)?
  /// The problem with an answer whose probe was left before the server replied.
  package var lateProblem: (moment: Moment, sentence: String)?
  /// A refusal that arrived before the part of the program that explains refusals.
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

  /// The finished tags and the amounts that the server has understood.
  package var parts: [DraftPart] {
    draft.parts(with: keepsWords ? [] : understood?.amounts ?? [])
  }

  /// Returns whether a text is still the one in the field.
  package func isWritten(_ text: String) -> Bool { self.text.isSame(as: text) }

  /// Returns the text if it is not stored yet; an answer opened for a change and left as it is counts as
  /// stored.
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

  /// Shows the problem with the answer to a probe that arose after it was left.
  package func showLateProblem(of probe: Probe) {
    if let late = lateProblem, late.moment == probe.moment { problem = late.sentence }
    lateProblem = nil
  }

  /// Clears the problem of the last answer, which is not sent again.
  package func forgetProblem() {
    problem = ""
    unsent = nil
    unexplained = nil
  }

  /// Discards what is written for all probes if everything has been erased since.
  ///
  /// - Parameter erasedAt: the moment at which everything was erased last.
  /// - Returns: whether it was discarded.
  func follow(_ erasedAt: Moment?) -> Bool {
    guard drafts.erasedAt != erasedAt else { return false }
    forgetTexts()
    drafts.erasedAt = erasedAt
    return true
  }

  /// Discards what is written for all probes, here and in the browser's storage.
  func forgetTexts() {
    text = ""
    let erasedAt = drafts.erasedAt
    drafts = Drafts()
    drafts.erasedAt = erasedAt
    lateProblem = nil
    forgetProblem()
    storeDrafts(with: nil)
  }

  /// Stores the drafts, so that they outlive the page.
  ///
  /// - Parameter open: the probe whose form is open, and whose text is stored with them; nil if none is.
  package func storeDrafts(with open: Probe?) {
    var all = drafts
    if let open {
      let unsaved = unsaved(changing: open.answer)
      if !unsaved.utf8.isEmpty { all.keep(unsaved, for: open.moment) }
    }
    if all.isEmpty { browser.removeValue(for: .drafts) } else { browser.store(all, for: .drafts) }
  }
}
