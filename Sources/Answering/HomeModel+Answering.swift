import Catalogue
package import Interface
import PageModel
package import Requests
import TextBytes
package import Tracking
package import Wire

// MARK: - Answering

extension HomeModel {
  /// Updates the text that the person has written.
  package func write(_ text: String) {
    // An unfinished text must not be sent automatically.
    if case .some = entry.unsent { entry.forgetProblem() }
    done = nil
    if !isChosen { begun = text.utf8.isEmpty ? nil : begun ?? overview?.latest }
    entry.text = text
    entry.highlight = nil
    later?.readAmounts()
    storeDrafts()
  }

  /// Saves a suggested whole answer.
  package func save(_ tags: [String]) { save(spaced(tags)) }

  /// Replaces the word being written by a tag.
  package func take(_ tag: String) {
    write(entry.draft.adding(tag))
    entry.hasFocus = true
  }

  /// Removes a tag or an amount from the text.
  package func remove(_ part: DraftPart) {
    write(entry.draft.removing(part.places))
    entry.hasFocus = true
  }

  /// Handles a key pressed in the field; returns whether it was handled.
  package func takeKey(_ event: Event) -> Bool {
    guard event.modifiers.subtracting(.typing).isEmpty else { return false }
    switch event.key {
    case .down, .up: return later?.highlight(event.key == .down) ?? false
    case PageKey.save.key:
      if let tag = highlightedTag { take(tag) } else { save() }
    case PageKey.leave.key where highlightedTag != nil: entry.highlight = nil
    case PageKey.leave.key:
      // The keys of the page act outside of fields only.
      if isChosen { cancel() } else { browser.focus(Text.pageHeading) }
    case PageKey.complete.key:
      // Only a word that was begun is completed; otherwise the key moves the focus, as everywhere.
      guard let word = entry.draft.word, !word.utf8.isEmpty,
        let tag = highlightedTag ?? offeredTags.first
      else { return false }
      take(tag)
    case PageKey.reopen.key:
      guard let text = entry.draft.reopened else { return false }
      write(text)
    default: return false
    }
    return true
  }

  /// Sends the text.
  package func save() { save(entry.text) }

  /// Sends the mark that repeats the previous answer.
  package func repeatPrevious() {
    guard canRepeat else { return }
    save("\"")
    later?.noteRepetition()
  }

  private func save(_ text: String) {
    guard let subject, !entry.isSaving else { return }
    guard span.isEmpty else {
      later?.saveAll(text)
      return
    }
    entry.isSaving = true
    entry.forgetProblem()
    let answer = NewAnswer(
      at: subject.moment, text: text, readsAmounts: !entry.keepsWords,
      seen: subject.answer?.text ?? "", wantsOverview: true)
    let written = entry.text
    cache.send(API.answers, answer, revision: { $0.revision }) { [self] result in
      entry.isSaving = false
      switch result {
      case .success(let answer): saved(subject, written, as: answer)
      case .failure(let failure) where failure.isUnreadable: saved(subject, written, as: nil)
      case .failure(let failure): failed(subject, text, written, failure)
      }
    }
  }

  /// Reports why an answer was not saved; one that did not reach the server is sent again once it is
  /// reachable.
  package func failed(_ probe: Probe, _ text: String, _ written: String, _ failure: CallFailure) {
    if let later {
      later.refuse(probe, failure)
    } else {
      entry.problem = sentence(for: failure)
      entry.unexplained = (probe, failure)
    }
    if failure.status == 0, probe.moment == subject?.moment, entry.isWritten(written) {
      entry.unsent = (probe.moment, text)
    }
  }

  /// Sends the answer that did not reach the server, now that it is reachable again.
  package func sendAgain() {
    guard let unsent = entry.unsent else { return }
    if unsent.moment == subject?.moment { return save(unsent.text) }
    // A newer probe has come since, to which this is not the answer.
    entry.lateProblem = (unsent.moment, entry.problem)
    entry.forgetProblem()
  }

  private func saved(_ probe: Probe, _ written: String, as saved: SavedAnswer?) {
    let sentence = texts[.saved, moment(of: probe)]
    if let answer = saved?.probe.answer {
      note(sentence, undoing: .change(probe, from: answer))
      tags.add(answer.tags)
    } else {
      browser.announce(sentence)
    }
    finish(probe, written, with: saved?.overview, as: saved?.probe)
  }

  /// Closes the form after its answer was stored, and moves the focus on.
  ///
  /// - Parameters:
  ///   - probe: the probe that the form was for, or the first of several.
  ///   - written: the text in the field when it was sent.
  ///   - overview: the overview after that; nil if it is not known.
  ///   - changed: the probe after the change, if known.
  package func finish(
    _ probe: Probe, _ written: String, with overview: Overview?, as changed: Probe? = nil
  ) {
    entry.drafts.keep("", for: probe.moment)
    // A person who has turned to another probe meanwhile stays there; one who has continued to write
    // changes the answer by that.
    let isStillHere = subject?.moment == probe.moment
    let isFinished = isStillHere && entry.isWritten(written)
    let (button, deck) = (opener, deck)
    if isFinished {
      open(nil)
      returnToLatest()
    } else if isStillHere {
      open(changed ?? probe, from: button)
      begun = nil
    }
    storeDrafts()
    let leadOn = { [self] in
      guard isFinished, !isChosen else { return }
      if let deck, let later, later.goOn(deck) { return }
      self.leadOn(from: button, of: probe)
    }
    if let overview {
      keep(overview)
      showChange(of: changed)
      leadOn()
    } else {
      cache.expire()
      load(andThen: leadOn)
    }
  }

  /// Shows a probe after a change, or reads its day if the probe is not known.
  package func showChange(of probe: Probe?) {
    if let probe { later?.show(probe) } else { later?.readDay(nil) }
  }

  /// Announces a change, and offers to undo it.
  ///
  /// - Parameters:
  ///   - sentence: a sentence about the change.
  ///   - undo: the way to undo it, if any.
  ///   - button: the button of the changed probe; nil for the one that opened the form.
  package func note(
    _ sentence: String, undoing undo: Done.Undo?, from button: FormButton? = nil
  ) {
    browser.announce(sentence)
    done = Done(sentence, undo, button ?? opener)
    switch undo {
    case .change, .withdraw: hasSaved = true
    case .deletion, .dismissal, nil: break
    }
  }

  /// Returns the reason for a failure in the words of the server, which suffice for rare failures.
  package func sentence(for failure: CallFailure) -> String {
    guard failure.status != 0 else { return texts[.notSaved] }
    return texts[.failed, failure.problem.map { $0.message } ?? "\(failure.status)"]
  }
}
