import Catalogue
import Interface
import Requests
package import Tracking
package import Wire

/// The missed probes that are gone through one by one.
package struct Deck {
  /// All of them, in the order in which they are asked about.
  package let probes: [Probe]
  /// The place of the one that is asked about now.
  package private(set) var place = 0

  /// The one that is asked about now; nil when all have been.
  var probe: Probe? { probes.indices.contains(place) ? probes[place] : nil }

  /// Goes on to the next probe.
  mutating func advance() { place += 1 }
}

// MARK: - Catching up

extension HomeModel {
  /// Opens the form for probes that get the same answer.
  package func choose(_ probes: [Probe], from button: FormButton) {
    guard let first = probes.first else { return }
    choose(first, from: button)
    if probes.count > 1 { span = probes }
  }

  /// Asks about probes one by one.
  package func goThrough(_ probes: [Probe]) {
    let deck = Deck(probes: probes)
    guard let probe = deck.probe else { return }
    choose(probe, from: .fillIn)
    self.deck = deck
  }

  /// Leaves the probe that is asked about, and asks about the next one.
  package func skip() {
    if let deck { goOn(with: deck) }
  }

  /// Asks about the next probe that nobody has answered meanwhile; returns whether there is one.
  @discardableResult
  func goOn(with deck: Deck) -> Bool {
    var next = deck
    repeat { next.advance() } while next.probe.map { !isMissed($0) } ?? false
    guard let probe = next.probe else {
      cancel()
      return false
    }
    choose(probe, from: .fillIn)
    self.deck = next
    return true
  }

  private func isMissed(_ probe: Probe) -> Bool {
    // Of very many, only the newest are on the page: of the others nothing is known.
    guard let overview, let oldest = overview.unfilled.last, probe.moment >= oldest.moment else {
      return true
    }
    return overview.unfilled.contains { $0.moment == probe.moment }
  }

  // MARK: Putting away

  /// Whether the probes that are asked about can be put away: the latest waits for its answer.
  package var canDismiss: Bool { isChosen && subject?.answer == nil }

  /// Has nobody ask any more about the probes that are asked about.
  package func dismiss() {
    guard canDismiss, let subject else { return }
    let probes = span.isEmpty ? [subject] : span
    dismiss(Dismissal(of: probes.map { $0.moment }, wantsOverview: true), moments(of: probes)) {
      [self] overview in
      finish(subject, draft, with: overview)
    }
  }

  /// Has nobody ask any more about some probes.
  ///
  /// - Parameters:
  ///   - dismissal: which.
  ///   - moments: when they were, in the person's language.
  ///   - finish: takes the state of things after that, where it is known.
  package func dismiss(
    _ dismissal: Dismissal, _ moments: String, finish: @escaping (Overview?) -> Void
  ) {
    guard !isSaving else { return }
    isSaving = true
    forgetProblem()
    cache.send(API.dismissal, dismissal, revision: { $0.revision }) { [self] result in
      isSaving = false
      switch result {
      case .success(let changed):
        note(texts[.dismissed, moments], undoing: .dismissal(changed.changed))
        finish(changed.overview)
      case .failure(let failure): problem = sentence(for: failure)
      }
    }
  }
}
