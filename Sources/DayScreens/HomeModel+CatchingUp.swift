import Answering
import Catalogue
import Interface
import Requests
import TextBytes
import Tracking
import Wire

// MARK: - Catching up

extension HomeModel {
  /// Opens the form for probes that get the same answer.
  func choose(_ probes: [Probe], from button: FormButton) {
    guard let first = probes.first else { return }
    choose(first, from: button)
    if probes.count > 1 { span = probes }
  }

  /// Asks about missed probes, one card after the other.
  ///
  /// - Parameters:
  ///   - cards: The probes of each card, which get the same answer.
  ///   - button: The button that was pressed.
  func catchUp(_ cards: [[Probe]], from button: FormButton) {
    guard !cards.isEmpty else { return }
    let isTouched = browser.ask(.matches, 0, "(hover: none)").number == 1
    show(Deck(cards: cards, opener: button, leadsToAnswers: isTouched))
  }

  /// Asks about each probe of the open form, and then about the other cards.
  func divide() {
    var cards = span.map { [$0] }
    if let deck { cards += deck.cards.dropFirst(deck.place + 1) }
    catchUp(cards, from: opener)
  }

  /// Returns whether another card of the deck comes after the one shown, or before it.
  func hasCard(isNext: Bool) -> Bool {
    if case nil = deck.flatMap({ card(beside: $0, isNext: isNext) }) { false } else { true }
  }

  /// Turns from the card shown to the next one, or to the previous one.
  func turn(isNext: Bool) {
    if let next = deck.flatMap({ card(beside: $0, isNext: isNext) }) { show(next) }
  }

  /// Asks about the next probes without an answer; returns whether there are any.
  @discardableResult
  func goOn(with deck: Deck) -> Bool {
    guard let next = card(beside: deck, isNext: true) else {
      cancel()
      return false
    }
    show(next)
    return true
  }

  /// Shows a card of a deck.
  func show(_ deck: Deck) {
    choose(missed(deck.cards[deck.place]), from: deck.opener)
    guard isChosen else { return }
    self.deck = deck
    leadToForm()
  }

  /// Moves the focus to the open form: to its field, or to the suggested answers.
  func leadToForm() {
    let leadsToAnswers = deck.map { $0.leadsToAnswers } ?? false
    entry.hasFocus = !leadsToAnswers
    guard leadsToAnswers else { return }
    // The answers of a new card exist once the page has been drawn.
    browser.after(milliseconds: 0) { [self] in browser.focus(Self.answersID) }
  }

  /// Returns the deck at the next or the previous card with a missed probe; nil if there is none.
  private func card(beside deck: Deck, isNext: Bool) -> Deck? {
    var other = deck
    other.isBack = !isNext
    repeat {
      other.place += isNext ? 1 : -1
      guard deck.cards.indices.contains(other.place) else { return nil }
    } while missed(other.cards[other.place]).isEmpty
    return other
  }

  /// Returns whether a card of the deck has no missed probes any more, so that leaving the deck cancels
  /// nothing.
  func hasFinishedCard(of deck: Deck) -> Bool {
    deck.cards.contains { missed($0).isEmpty }
  }

  /// Returns those of some probes that have no answer yet.
  private func missed(_ probes: [Probe]) -> [Probe] {
    guard let overview else { return probes }
    return probes.filter { probe in overview.unfilled.contains { $0.moment == probe.moment } }
  }

  // MARK: The same for all

  /// The probe asked about and those after it in its span, if each has a card of its own; else empty.
  var restOfSpan: [Probe] {
    guard case .some = deck, span.isEmpty, let subject, let overview else { return [] }
    let spans = MissedSpan.spans(of: overview.unfilled, between: overview.neighbors)
    let rest = spans.first { $0.contains(subject) }?.probes.filter { $0.moment >= subject.moment }
    return rest.flatMap { $0.count > 1 ? $0 : nil } ?? []
  }

  /// Gives the rest of the span the answer before it, and asks about the next card.
  func fillRest(with tags: [String]) {
    guard let deck, let subject else { return }
    fill(restOfSpan, with: spaced(tags)) { [self] in
      guard self.subject?.moment == subject.moment else { return }
      entry.drafts.keep("", for: subject.moment)
      goOn(with: deck)
    }
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

  /// Gives missed probes the same answer without using the form, in which another text may be written.
  ///
  /// - Parameters:
  ///   - probes: The probes, which are listed as missed.
  ///   - text: The answer.
  ///   - finish: Called once the answer is stored.
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

  /// Shows the overview after a change of several probes, also on the day shown.
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

  // MARK: Dismissing

  /// Whether the probes asked about can be dismissed, unlike the latest, which waits for its answer.
  var canDismiss: Bool { isChosen && subject?.answer == nil }

  /// Dismisses the probes asked about, about which no program asks again.
  func dismiss() {
    guard canDismiss, let subject else { return }
    let probes = span.isEmpty ? [subject] : span
    dismiss(Dismissal(of: probes.map { $0.moment }, wantsOverview: true), moments(of: probes)) {
      [self] overview in
      finish(subject, entry.text, with: overview)
    }
  }

  /// Dismisses some probes, about which no program asks again.
  ///
  /// - Parameters:
  ///   - dismissal: the probes to dismiss.
  ///   - moments: the moments of the probes, in the person's language.
  ///   - button: the button of the dismissed probes; nil for the one that opened the form.
  ///   - finish: called with the overview after that, if known.
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
