import Catalogue
package import Interface
import PageModel
package import Requests
import TextBytes
package import Tracking
package import Wire

// MARK: - Answering

extension HomeModel {
  /// Takes over what the person has written.
  package func write(_ text: String) {
    // What is half written must not be sent by itself.
    if case .some = entry.unsent { entry.forgetProblem() }
    done = nil
    if !isChosen { begun = text.utf8.isEmpty ? nil : begun ?? overview?.latest }
    entry.text = text
    entry.highlight = nil
    later?.readAmounts()
    storeDrafts()
  }

  /// Saves a whole answer that was offered.
  package func save(_ tags: [String]) { save(spaced(tags)) }

  /// Puts a tag in the place of the word being written.
  package func take(_ tag: String) {
    write(entry.draft.adding(tag))
    entry.hasFocus = true
  }

  /// Takes a tag or an amount out of what is written.
  package func remove(_ part: DraftPart) {
    write(entry.draft.removing(part.places))
    entry.hasFocus = true
  }

  /// Takes a key pressed in the field; returns whether it is used up.
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
      // Only a word that was begun is completed; otherwise the key leads on, as everywhere.
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

  /// Sends what is written.
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

  /// Says why an answer was not saved; what did not reach the server is sent again once it is reachable.
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

  /// Sends what did not reach the server, which is back: the button need not be pressed again.
  package func sendAgain() {
    guard let unsent = entry.unsent else { return }
    if unsent.moment == subject?.moment { return save(unsent.text) }
    // A newer probe has come, and it is not what was answered.
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

  /// Leaves the form whose answer was stored, and leads on.
  ///
  /// - Parameters:
  ///   - probe: the probe, or the first of those, that the form was for.
  ///   - written: what was written when it was sent.
  ///   - overview: the state of things after that; nil where it is not known.
  ///   - changed: the probe as it is now, where that is known.
  package func finish(
    _ probe: Probe, _ written: String, with overview: Overview?, as changed: Probe? = nil
  ) {
    entry.drafts.keep("", for: probe.moment)
    // A person who has turned to another probe meanwhile stays there; one who has written on can
    // continue, and changes the answer by that.
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

  /// Shows a probe as it is after a change, or reads its day where it is not known.
  package func showChange(of probe: Probe?) {
    if let probe { later?.show(probe) } else { later?.readDay(nil) }
  }

  /// Says what was done, and how it is taken back.
  ///
  /// - Parameters:
  ///   - sentence: what was done.
  ///   - undo: how it is taken back; nil where it cannot be.
  ///   - button: the button of what was changed; nil for the one that opened the form.
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

  /// Why the server did not do something: in its own words, which do for what hardly happens.
  package func sentence(for failure: CallFailure) -> String {
    guard failure.status != 0 else { return texts[.notSaved] }
    return texts[.failed, failure.problem.map { $0.message } ?? "\(failure.status)"]
  }
}
