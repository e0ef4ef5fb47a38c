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
  /// Whether the open form is of an answer, which can be deleted.
  var canDelete: Bool { isChosen && span.isEmpty && subject?.answer != nil }

  /// Takes back the answer of the open form, so that its probe is unfilled again.
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
      // It is gone, here or elsewhere.
      case .failure(let failure) where failure.isUnreadable || failure.status == 404:
        deleted(subject, written, as: nil)
      case .failure(let failure): return explain(failure, of: subject)
      }
      // What was being written is there when the probe is filled in again.
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

  /// Says why an answer was not deleted.
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
  /// Closes the line of what was saved last, and leads the keyboard back to where it was done.
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

  /// Takes back what was saved last.
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

  /// Asks again about the probes that are without an answer again, where missed ones are answered one by one.
  private func goBack(to moments: [Moment]) {
    guard var deck,
      let place = deck.cards.firstIndex(where: { $0.contains { $0.moment == moments.first } })
    else { return }
    (deck.place, deck.isBack) = (place, true)
    show(deck)
  }

  /// Shows what is so again, and leads the keyboard back to where it was done: the button that was pressed is gone.
  ///
  /// - Parameters:
  ///   - result: the state of things, and a probe as it is now, as far as they are known.
  ///   - moment: that of a probe which has changed.
  ///   - undo: what was undone; where it was not, it still can be.
  ///   - button: the button of what has changed.
  private func took(
    _ result: Result<(Overview?, Probe?), CallFailure>, at moment: Moment?, _ undo: Done.Undo,
    _ button: FormButton
  ) {
    entry.isSaving = false
    switch result {
    case .success(let (overview, probe)):
      done = nil
      browser.announce(texts[.undone])
      // What is half written for the latest is taken up again below.
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
