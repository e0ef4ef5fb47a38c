import Answering
import Catalogue
import CivilTime
import Interface
import Requests
import TextBytes
import Tracking
import Wire

// MARK: - Undo

extension HomeModel {
  /// Takes back what was saved last.
  func undo() {
    guard let done, !entry.isSaving else { return }
    entry.isSaving = true
    switch done.undo {
    case .withdraw(let moments, let text): withdraw(moments, nil, text)
    case .change(let probe, from: let answer):
      guard let old = probe.answer else { return withdraw([probe.moment], answer, answer.text) }
      let restored = NewAnswer(
        at: probe.moment, text: old.text, readsAmounts: !old.amounts.isEmpty, seen: answer.text,
        wantsOverview: true)
      cache.send(API.answers, restored, revision: { $0.revision }) { [self] result in
        took(result.map { ($0.overview, $0.probe) })
      }
    case .dismissal(let moments):
      let dismissal = Dismissal(of: moments, isDismissed: false, wantsOverview: true)
      cache.send(API.dismissal, dismissal, revision: { $0.revision }) { [self] result in
        took(result.map { ($0.overview, nil) })
      }
    }
  }

  private func withdraw(_ moments: [Moment], _ answer: Answer?, _ text: String) {
    let withdrawals = Withdrawals(at: moments, seen: answer?.text, wantsOverview: true)
    cache.send(API.batchWithdrawal, withdrawals, revision: { $0.revision }) { [self] result in
      if case .success = result, let first = moments.first { entry.drafts.keep(text, for: first) }
      took(result.map { ($0.overview, nil) })
      if case .success = result { goBack(to: moments) }
    }
  }

  /// Asks again about the probe whose answer was taken back, where probes are gone through one by one.
  private func goBack(to moments: [Moment]) {
    guard var deck,
      let place = deck.probes.firstIndex(where: { $0.moment == moments.first })
    else { return }
    deck.place = place
    choose(deck.probes[place], from: .goThrough)
    self.deck = deck
  }

  /// Shows what is so again.
  private func took(_ result: Result<(Overview?, Probe?), CallFailure>) {
    entry.isSaving = false
    switch result {
    case .success(let (overview, probe)):
      done = nil
      browser.announce(texts[.undone])
      // What is half written for the latest is taken up again below.
      if !isChosen { park() }
      guard let overview else {
        cache.expire()
        return load()
      }
      keep(overview)
      if !isChosen { returnToLatest() }
      showChange(of: probe)
      // The button that was pressed is gone.
      if isAsking { entry.hasFocus = true }
    case .failure(let failure): entry.problem = explanation(of: failure)
    }
  }
}
