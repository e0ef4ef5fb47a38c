import Answering
import Catalogue
import CivilTime
import Interface
import Requests
import TextBytes
import Tracking
import Wire

// MARK: - Deleting

extension HomeModel {
  /// Whether the open form is for an answer, which can be deleted.
  var canDelete: Bool { isChosen && span.isEmpty && subject?.answer != nil }

  /// Deletes the answer of the open form, so that its probe is unfilled again.
  func deleteAnswer() {
    guard canDelete, let subject, let answer = subject.answer, !entry.isSaving else { return }
    entry.isSaving = true
    entry.forgetProblem()
    let (written, unsaved) = (entry.text, unsaved)
    let withdrawal = Withdrawal(at: subject.moment, seen: answer.text, wantsOverview: true)
    cache.send(API.withdrawal, withdrawal, revision: { $0.revision }) { [self] result in
      entry.isSaving = false
      switch result {
      case .success(let saved): deleted(subject, written, as: saved)
      // The answer is gone, deleted here or elsewhere.
      case .failure(let failure) where failure.isUnreadable || failure.status == 404:
        deleted(subject, written, as: nil)
      case .failure(let failure): return explain(failure, of: subject)
      }
      // The text is kept for the time when the probe is filled in again.
      entry.drafts.keep(unsaved, for: subject.moment)
      storeDrafts()
    }
  }

  private func deleted(_ probe: Probe, _ written: String, as saved: SavedAnswer?) {
    note(
      texts.day[.answerDeleted, moment(of: probe)],
      undoing: saved?.edit.map { .deletion(probe, $0) })
    finish(probe, written, with: saved?.overview, as: saved?.probe)
  }

  /// Reports why an answer was not deleted.
  private func explain(_ failure: CallFailure, of probe: Probe) {
    guard failure.status == 409, let other = failure.body(Conflict.self)?.probe,
      let answer = other.answer
    else {
      entry.problem = failure.status == 0 ? texts.day[.notDeleted] : explanation(of: failure)
      return
    }
    if subject?.moment == probe.moment { turn(to: other) }
    entry.problem = texts.day[.changedMeanwhile, answer.text]
  }
}

// MARK: - Undo

extension HomeModel {
  /// Closes the line of the last change, and moves the focus back to the button of that change.
  func close(_ done: Done) {
    self.done = nil
    guard !isChosen else { return leadToForm() }
    let moment: Moment? =
      switch done.undo {
      case .withdraw(let moments, _): moments.first
      case .change(let probe, _), .deletion(let probe, _): probe.moment
      case .dismissal(let moments): moments.last
      case nil: nil
      }
    let probe = moment.flatMap { overview?.probe(at: $0) } ?? subject
    if let probe { leadOn(from: done.button, of: probe) }
  }

  /// Undoes the last change.
  func undo() {
    guard let done, let undo = done.undo, !entry.isSaving else { return }
    let button = done.button
    entry.isSaving = true
    switch undo {
    case .withdraw(let moments, let text): withdraw(moments, nil, text, undo, button)
    case .change(let probe, from: let answer):
      guard let old = probe.answer else {
        return withdraw([probe.moment], answer, answer.text, undo, button)
      }
      let restored = NewAnswer(
        at: probe.moment, text: old.text, readsAmounts: !old.amounts.isEmpty, seen: answer.text,
        wantsOverview: true)
      cache.send(API.answers, restored, revision: { $0.revision }) { [self] result in
        took(result.map { ($0.overview, $0.probe) }, at: probe.moment, undo, button)
      }
    case .deletion(let probe, let edit):
      cache.send(API.undo, UndoRequest(edit), revision: { $0.revision }) { [self] result in
        if case .failure(let failure) = result, failure.status == 409 || failure.status == 404 {
          entry.isSaving = false
          note(texts[.undoTooLate], undoing: nil)
        } else {
          took(result.map { _ in (nil, probe) }, at: probe.moment, undo, button)
          guard case .success = result else { return }
          if chosen?.moment == probe.moment { open(probe, from: opener) }
          if !isChosen { lead(to: .changeInRow, of: probe) }
        }
      }
    case .dismissal(let moments):
      let dismissal = Dismissal(of: moments, isDismissed: false, wantsOverview: true)
      cache.send(API.dismissal, dismissal, revision: { $0.revision }) { [self] result in
        took(result.map { ($0.overview, nil) }, at: moments.last, undo, button)
        if case .success = result { goBack(to: moments) }
      }
    }
  }

  private func withdraw(
    _ moments: [Moment], _ answer: Answer?, _ text: String, _ undo: Done.Undo,
    _ button: FormButton
  ) {
    let withdrawals = Withdrawals(at: moments, seen: answer?.text, wantsOverview: true)
    cache.send(API.batchWithdrawal, withdrawals, revision: { $0.revision }) { [self] result in
      if case .success = result, let first = moments.first { entry.drafts.keep(text, for: first) }
      took(result.map { ($0.overview, nil) }, at: moments.first, undo, button)
      if case .success = result { goBack(to: moments) }
    }
  }

  /// Returns to the card of probes that have lost their answer again, if missed ones are answered one by
  /// one.
  private func goBack(to moments: [Moment]) {
    guard var deck,
      let place = deck.cards.firstIndex(where: { $0.contains { $0.moment == moments.first } })
    else { return }
    (deck.place, deck.isBack) = (place, true)
    show(deck)
  }

  /// Shows the result of an undo, and moves the focus to the button of the change, as the one pressed is
  /// gone.
  ///
  /// - Parameters:
  ///   - result: the overview and the probe after the undo, as far as they are known.
  ///   - moment: the moment of a changed probe.
  ///   - undo: the change that was undone, or that still can be after a failure.
  ///   - button: the button of the changed probe.
  private func took(
    _ result: Result<(Overview?, Probe?), CallFailure>, at moment: Moment?, _ undo: Done.Undo,
    _ button: FormButton
  ) {
    entry.isSaving = false
    switch result {
    case .success(let (overview, probe)):
      done = nil
      browser.announce(texts[.undone])
      // The draft for the latest probe is resumed below.
      if !isChosen { park() }
      guard let overview else {
        cache.expire()
        showChange(of: probe)
        return load()
      }
      keep(overview)
      if !isChosen { returnToLatest() }
      showChange(of: probe)
      if isChosen || isAsking && moment == subject?.moment {
        leadToForm()
      } else if let probe = probe ?? moment.flatMap({ overview.probe(at: $0) }) {
        lead(to: button, of: probe)
      }
    case .failure(let failure): report(failure, undoing: undo, from: button)
    }
  }
}
