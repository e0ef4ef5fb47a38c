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
    if case .some = unsent { forgetProblem() }
    done = nil
    if !isChosen { begun = text.utf8.isEmpty ? nil : begun ?? overview?.latest }
    draft = text
    keepDrafts()
  }

  /// The answers that are likely at the probe that is asked about; nil until they are read.
  private var likely: LikelyAnswers? { isChosen ? chosenLikely : overview?.likely }

  /// Whole answers to tap: the likely ones that have all tags written, and more.
  ///
  /// Without the previous answer, where the button that repeats it names its tags.
  package var offeredAnswers: [[String]] {
    let draft = Draft(draft)
    guard let word = draft.word, word.utf8.isEmpty, draft.tail.utf8.isEmpty else { return [] }
    let named = offersPrevious && !isChosen ? overview?.previous?.tags : nil
    let previous = named.map { spaced($0.map { $0.text }) }
    var answers: [[String]] = []
    for answer in likely?.whole(Self.mostAnswers + 1, chosen: tags.spelled(draft.tags)) ?? []
    where answers.count < Self.mostAnswers {
      if let previous, spaced(answer).isSame(as: previous) { continue }
      answers.append(answer)
    }
    return answers
  }

  /// Whether there is a previous answer to repeat.
  package var offersPrevious: Bool {
    if case nil = overview?.previous { false } else { canRepeat }
  }

  /// The most whole answers that are offered.
  private static var mostAnswers: Int { 4 }

  /// Saves a whole answer that was offered.
  package func save(_ tags: [String]) { save(spaced(tags)) }

  /// The tags offered: those that begin like the word being written, or the likely ones.
  package var offeredTags: [String] {
    tags.offered(for: Draft(draft), likely: likely)
  }

  /// Puts a tag in the place of the word being written.
  package func take(_ tag: String) {
    write(Draft(draft).adding(tag))
    hasFocus = true
  }

  /// The tags that are written already.
  package var draftTags: [String] { Draft(draft).tags }

  /// The word being written, where nothing that there is fits it: it becomes a new tag.
  package var newTag: String? {
    guard let word = Draft(draft).word, !word.utf8.isEmpty, !word.isSame(as: "\""),
      offeredTags.isEmpty, !tags.contains(word)
    else { return nil }
    return word
  }

  /// Takes a tag out of what is written.
  package func remove(_ tag: String) {
    write(Draft(draft).removing(tag))
    hasFocus = true
  }

  /// Takes a key pressed in the field; returns whether it is used up.
  package func takeKey(_ event: Event) -> Bool {
    guard event.modifiers.subtracting(.typing).isEmpty else { return false }
    switch event.key {
    case .return: save()
    case .escape: cancel()
    case .tab:
      // Only a word that was begun is completed; otherwise the key leads on, as everywhere.
      guard let word = Draft(draft).word, !word.utf8.isEmpty, let first = offeredTags.first else {
        return false
      }
      take(first)
    case .backspace:
      guard let text = Draft(draft).reopened else { return false }
      write(text)
    default: return false
    }
    return true
  }

  /// Sends what is written.
  package func save() { save(draft) }

  /// Whether the previous answer may be repeated: not in the place of what is being written.
  ///
  /// A button that cannot be pressed is plainer than a form that closes over what was written, or
  /// stays open after the answer was saved.
  package var canRepeat: Bool { !isSaving && unsaved.utf8.isEmpty }

  /// Sends the mark that repeats the previous answer.
  package func repeatPrevious() {
    if canRepeat { save("\"") }
  }

  /// What the button says that repeats the previous answer.
  package var repeatTitle: String {
    guard !isChosen, let tags = overview?.previous?.tags else { return texts[.sameAsBefore] }
    return texts[.sameAsBeforeTags, spaced(tags.map { $0.text })]
  }

  private func save(_ text: String) {
    guard let subject, !isSaving else { return }
    guard span.isEmpty else {
      later?.saveAll(text)
      return
    }
    isSaving = true
    forgetProblem()
    let answer = NewAnswer(
      at: subject.moment, text: text, seen: subject.answer?.text ?? "", wantsOverview: true)
    let written = draft
    cache.send(API.answers, answer, revision: { $0.revision }) { [self] result in
      isSaving = false
      switch result {
      case .success(let answer): saved(subject, written, as: answer)
      case .failure(let failure) where failure.isUnreadable: saved(subject, written, as: nil)
      case .failure(let failure): failed(subject, text, written, failure)
      }
    }
  }

  /// Says why an answer was not saved; what met no server is sent again once that is there.
  package func failed(_ probe: Probe, _ text: String, _ written: String, _ failure: CallFailure) {
    if let later { later.refuse(probe, failure) } else { problem = sentence(for: failure) }
    if failure.status == 0, probe.moment == subject?.moment, draft.isSame(as: written) {
      unsent = (probe.moment, text)
    }
  }

  /// Sends what met no server, which is there again: whoever wanted to save need not press once more.
  package func sendAgain() {
    guard let unsent else { return }
    if unsent.moment == subject?.moment { return save(unsent.text) }
    // A newer probe has come, and it is not what was answered.
    lateProblem = (unsent.moment, problem)
    forgetProblem()
  }

  /// Says no more why the last answer was refused, and does not send it again.
  package func forgetProblem() {
    problem = ""
    unsent = nil
  }

  private func saved(_ probe: Probe, _ written: String, as saved: SavedAnswer?) {
    let sentence = texts[.saved, time(of: probe)]
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
    drafts.keep("", for: probe.moment)
    // A person who has turned to another probe meanwhile stays there; one who has written on goes on
    // writing, at what is a change of the answer by now.
    let isStillHere = subject?.moment == probe.moment
    let isFinished = isStillHere && draft.isSame(as: written)
    let (button, deck) = (opener, deck)
    if isFinished {
      open(nil)
      returnToLatest()
    } else if isStillHere {
      open(changed ?? probe, from: button)
      begun = nil
    }
    keepDrafts()
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
  package func note(_ sentence: String, undoing undo: Done.Undo) {
    browser.announce(sentence)
    done = Done(sentence, undo)
  }

  /// Why the server did not do something: in its own words, which do for what hardly happens.
  package func sentence(for failure: CallFailure) -> String {
    guard failure.status != 0 else { return texts[.notSaved] }
    return texts[.failed, failure.problem.map { $0.message } ?? "\(failure.status)"]
  }
}
