import Answering
import Catalogue
import Interface
import Requests
import Tracking
import Wire

extension Deck {
  /// The one that is asked about now; nil when all have been.
  fileprivate var probe: Probe? { probes.indices.contains(place) ? probes[place] : nil }
}

// MARK: - Catching up

extension HomeModel {
  /// Opens the form for probes that get the same answer.
  func choose(_ probes: [Probe], from button: FormButton) {
    guard let first = probes.first else { return }
    choose(first, from: button)
    if probes.count > 1 { span = probes }
  }

  /// Asks about probes one by one.
  ///
  /// - Parameters:
  ///   - probes: The missed probes on the page, in the order in which they are asked about.
  ///   - count: The number of all missed probes.
  func goThrough(_ probes: [Probe], of count: Int) {
    let deck = Deck(probes: probes, count: count)
    guard let probe = deck.probe else { return }
    choose(probe, from: .goThrough)
    self.deck = deck
  }

  /// Leaves the probe that is asked about, and asks about the next one.
  func skip() {
    if let deck { goOn(with: deck) }
  }

  /// Asks about the next probe without an answer; returns whether there is one.
  @discardableResult
  func goOn(with deck: Deck) -> Bool {
    var next = deck
    repeat { next.place += 1 } while next.probe.map { !isMissed($0) } ?? false
    if case nil = next.probe, next.probes.count < next.count { next.probes += older(than: deck) }
    guard let probe = next.probe else {
      cancel()
      return false
    }
    choose(probe, from: .goThrough)
    self.deck = next
    return true
  }

  /// The missed probes before those of a deck, which have come to the page because others were answered.
  private func older(than deck: Deck) -> [Probe] {
    let oldest = deck.probes.map { $0.moment }.min()
    let probes = (overview?.unfilled ?? []).filter { probe in
      oldest.map { probe.moment < $0 } ?? true
    }
    return MissedSpan.spans(of: probes, between: overview?.neighbors ?? []).flatMap { $0.probes }
  }

  private func isMissed(_ probe: Probe) -> Bool {
    // Of very many, only the newest are on the page: of the others nothing is known.
    guard let overview, let oldest = overview.unfilled.last, probe.moment >= oldest.moment else {
      return true
    }
    return overview.unfilled.contains { $0.moment == probe.moment }
  }

  /// Gives all probes of the span the same answer.
  func saveAll(_ text: String) {
    guard let subject else { return }
    let written = entry.text
    send(text, for: span, from: opener) { [self] result in
      switch result {
      case .success(let changed): finish(subject, written, with: changed.overview)
      case .failure(let failure): failed(subject, text, written, failure)
      }
    }
  }

  /// Gives some missed probes the same answer without the form, in which something else may be written.
  ///
  /// - Parameters:
  ///   - probes: The probes, which are listed as missed.
  ///   - text: The answer.
  ///   - finish: Called once that is stored.
  func fill(_ probes: [Probe], with text: String, finish: @escaping () -> Void) {
    guard !entry.isSaving else { return }
    send(text, for: probes, from: .fillIn) { [self] result in
      switch result {
      case .success(let changed):
        takeChange(changed.overview)
        finish()
      case .failure(let failure): report(failure, from: .fillIn)
      }
    }
  }

  /// Shows what several probes have changed to, also on the day that is shown.
  func takeChange(_ overview: Overview?) {
    guard let overview else { return load() }
    keep(overview)
    showChange(of: nil)
  }

  private func send(
    _ text: String, for probes: [Probe], from button: FormButton,
    then complete: @escaping (Result<ChangedProbes, CallFailure>) -> Void
  ) {
    entry.isSaving = true
    entry.forgetProblem()
    let answers = NewAnswers(at: probes.map { $0.moment }, text: text, wantsOverview: true)
    cache.send(API.batch, answers, revision: { $0.revision }) { [self] result in
      entry.isSaving = false
      if case .success(let changed) = result {
        let count = changed.changed.count
        note(
          texts.day[.savedAll, count: count, as: self.count(count)],
          undoing: .withdraw(changed.changed, text: text), from: button)
      }
      complete(result)
    }
  }

  // MARK: Putting away

  /// Whether the probes that are asked about can be put away: the latest waits for its answer.
  var canDismiss: Bool { isChosen && subject?.answer == nil }

  /// Dismisses the probes that are asked about: no program asks about them any more.
  func dismiss() {
    guard canDismiss, let subject else { return }
    let probes = span.isEmpty ? [subject] : span
    dismiss(Dismissal(of: probes.map { $0.moment }, wantsOverview: true), moments(of: probes)) {
      [self] overview in
      finish(subject, entry.text, with: overview)
    }
  }

  /// Dismisses some probes: no program asks about them any more.
  ///
  /// - Parameters:
  ///   - dismissal: which.
  ///   - moments: when they were, in the person's language.
  ///   - button: the button of what is put away; nil for the one that opened the form.
  ///   - finish: takes the state of things after that, where it is known.
  func dismiss(
    _ dismissal: Dismissal, _ moments: String, from button: FormButton? = nil,
    finish: @escaping (Overview?) -> Void
  ) {
    guard !entry.isSaving else { return }
    entry.isSaving = true
    entry.forgetProblem()
    cache.send(API.dismissal, dismissal, revision: { $0.revision }) { [self] result in
      entry.isSaving = false
      switch result {
      case .success(let changed):
        note(texts[.dismissed, moments], undoing: .dismissal(changed.changed), from: button)
        finish(changed.overview)
      case .failure(let failure) where isChosen: entry.problem = explanation(of: failure)
      case .failure(let failure): report(failure, from: .fillIn)
      }
    }
  }
}
