import Catalogue
import Interface
import PageModel
import Requests
import Tracking
import Wire

// MARK: - Catching up

/// The missed probes that are gone through one by one.
struct Deck {
  /// All of them, in the order in which they are asked about.
  let probes: [Probe]
  /// The place of the one that is asked about now.
  var place = 0

  /// The one that is asked about now; nil when all have been.
  var probe: Probe? { probes.indices.contains(place) ? probes[place] : nil }
}

extension HomeModel {
  /// How many spans are listed at first.
  private static let fewSpans = 4

  /// All missed probes on the page but those that are asked about already, in spans.
  private var allMissedSpans: [MissedSpan] {
    MissedSpan.spans(of: (overview?.unfilled ?? []).filter { !isAsked($0) })
  }

  /// The spans of missed probes to list, the newest first.
  var missedSpans: [MissedSpan] {
    let spans = allMissedSpans
    return showsAllMissed ? spans : Array(spans.prefix(Self.fewSpans))
  }

  /// Whether more spans can be listed than are.
  var canShowMore: Bool { !showsAllMissed && allMissedSpans.count > Self.fewSpans }

  /// How many probes nobody has answered, less those that are asked about already.
  var missedCount: Int {
    guard let overview else { return 0 }
    return overview.unfilledCount - overview.unfilled.count { isAsked($0) }
  }

  private func isAsked(_ probe: Probe) -> Bool {
    probe.moment == subject?.moment || span.contains { $0.moment == probe.moment }
  }

  // MARK: Choosing

  /// Opens the form for the probes of a span.
  func choose(_ span: MissedSpan) { choose(span.probes, from: .fillIn) }

  /// Opens the form for probes that get the same answer.
  func choose(_ probes: [Probe], from button: FormButton) {
    guard let first = probes.first else { return }
    choose(first, from: button)
    if probes.count > 1 { span = probes }
  }

  // MARK: One by one

  /// Asks about all missed probes one by one, those of the newest span first.
  func goThroughMissed() { goThrough(allMissedSpans.flatMap { $0.probes }) }

  /// Asks about the probes one by one that would have got the same answer.
  func goThroughSpan() { goThrough(span) }

  private func goThrough(_ probes: [Probe]) {
    let deck = Deck(probes: probes)
    guard let probe = deck.probe else { return }
    choose(probe, from: .fillIn)
    self.deck = deck
  }

  /// Leaves the probe that is asked about, and asks about the next one.
  func skip() {
    guard let deck else { return }
    goOn(with: deck)
  }

  /// Asks about the next probe that nobody has answered meanwhile; returns whether there is one.
  @discardableResult
  func goOn(with deck: Deck) -> Bool {
    var next = deck
    repeat { next.place += 1 } while next.probe.map { !isMissed($0) } ?? false
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
  var canDismiss: Bool { isChosen && subject?.answer == nil }

  /// Has nobody ask any more about the probes that are asked about.
  func dismiss() {
    guard canDismiss, let subject else { return }
    let probes = span.isEmpty ? [subject] : span
    dismiss(Dismissal(of: probes.map { $0.moment }, wantsOverview: true), moments(of: probes)) {
      [self] overview in
      finish(subject, draft, with: overview)
    }
  }

  /// The spans older than those listed, if there are any.
  var olderMissed: MissedSpan? { canShowMore || hasUnlistedMissed ? missedSpans.last : nil }

  private var hasUnlistedMissed: Bool {
    guard let overview else { return false }
    return overview.unfilledCount > overview.unfilled.count
  }

  /// Has nobody ask any more about what was missed before the spans that are listed.
  func dismissOlder() {
    guard let oldest = olderMissed else { return }
    let dismissal = Dismissal(before: oldest.first.moment, wantsOverview: true)
    dismiss(dismissal, texts[.before, moment(of: oldest.first)]) { [self] overview in
      guard let overview else { return load() }
      cache.keep(overview, as: API.overview, NoQuery())
      take(overview)
    }
  }

  private func dismiss(
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
