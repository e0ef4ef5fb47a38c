import Catalogue
import Interface
import PageModel
import Requests
import TextBytes
import Tracking
import Wire

/// The question, the answer being written, and what was answered.
final class HomeModel {
  /// The state of things, once the server has told.
  @Observed var overview: Overview?
  /// A probe other than the latest that is being answered, or one whose answer is being changed.
  @Observed var chosen: Probe?
  /// The latest probe at the time the person began to write; a newer one does not take its place.
  @Observed var begun: Probe?
  /// The button that opened the form of the chosen probe; the latest's is open by itself.
  private(set) var opener = FormButton.change
  /// What is written so far.
  @Observed var draft = ""
  /// Why nothing could be read at first, in the person's language.
  @Observed var loadProblem = ""
  /// Why the last answer was refused, in the person's language.
  @Observed var problem = ""
  /// Whether an answer is on its way.
  @Observed var isSaving = false
  /// The answers likely at the chosen probe.
  @Observed var chosenLikely: LikelyAnswers?
  /// Whether the field has the keyboard.
  @Observed var hasFocus = true
  /// How many unfilled probes are listed at the most.
  @Observed var rowLimit = 8

  let texts: Texts
  let browser: Browser
  /// The day whose probes are listed.
  let days: DayModel
  /// Asks outside the page.
  let notices: Notices
  private let cache: ResponseCache
  private let reading: Reading
  private let likelyReading: Reading
  private let tags: TagNames
  private var drafts: Drafts
  /// What went wrong with an answer whose probe was left before the server told.
  private var lateProblem: (moment: Int64, sentence: String)?
  /// What was sent and met no server, until it is written on or left.
  private var unsent: (moment: Int64, text: String)?
  private var expiry: Subscription?
  /// What waits for the state of things to be read.
  private var afterLoading: (() -> Void)?
  /// Whether nothing has been taken up yet of what was being written.
  private var isFirst = true

  init(browser: Browser, cache: ResponseCache, texts: Texts) {
    self.browser = browser
    self.cache = cache
    self.texts = texts
    reading = Reading(cache)
    likelyReading = Reading(cache)
    days = DayModel(browser: browser, cache: cache, texts: texts)
    notices = Notices(browser: browser)
    tags = TagNames(browser: browser, cache: cache)
    drafts = browser.value(for: .drafts) ?? Drafts()
    overview = browser.givenJSON(Overview.given).flatMap { Overview(json: $0) }
    if let overview { cache.keep(overview, as: API.overview, NoQuery()) }
  }

  /// The probe that the form is for.
  var subject: Probe? { chosen ?? begun ?? overview?.latest }

  /// Whether a probe other than the latest is being answered, or an answer changed.
  var isChosen: Bool {
    if case nil = chosen { false } else { true }
  }

  /// Whether the form is open: nothing was answered yet, or the answer is being changed.
  var isAsking: Bool { isChosen || subject?.answer == nil }

  /// Whether a probe has come since the person began to write.
  var hasNewer: Bool {
    guard !isChosen, let begun else { return false }
    return begun.moment != overview?.latest?.moment
  }

  /// The unfilled probes to list: not the one that is asked about already.
  var unfilledRows: [Probe] {
    let shown = subject?.moment
    return Array((overview?.unfilled ?? []).filter { $0.moment != shown }.prefix(rowLimit))
  }

  /// How many unfilled probes are not listed.
  var hiddenCount: Int {
    guard let overview else { return 0 }
    let isAskedAbove = overview.unfilled.contains { $0.moment == subject?.moment }
    return overview.unfilledCount - unfilledRows.count - (isAskedAbove ? 1 : 0)
  }

  /// Whether more unfilled probes can be listed than are.
  var canShowMore: Bool { (overview?.unfilled.count ?? 0) > rowLimit }

  // MARK: Reading

  /// Reads the state of things, and then does what had to wait for it.
  func load(andThen finish: (() -> Void)? = nil) {
    if let finish { afterLoading = finish }
    reading.read(API.overview) { [self] result in
      switch result {
      case .success(let overview):
        take(overview)
        sendAgain()
        days.load(andThen: afterLoading)
        afterLoading = nil
      case .failure(let failure):
        // Where no answer came at all, the page tells that above, and reads again by itself.
        if case nil = overview, failure.status != 0 { loadProblem = sentence(for: failure) }
      }
    }
    tags.load()
  }

  /// Shows the state of things.
  private func take(_ overview: Overview) {
    self.overview = overview
    loadProblem = ""
    if isFirst {
      isFirst = false
      resume()
      // What may be looked at next comes while nothing else does.
      browser.prefetch(.statistics)
      browser.prefetch(.charts)
    }
    awaitExpiry(overview)
  }

  /// Takes up what was being written when the page was left, in the form that was open.
  private func resume() {
    guard !isChosen, draft.utf8.isEmpty else { return }
    returnToLatest()
    guard let moment = browser.value(for: .openProbe) else { return }
    guard let probe = overview?.probe(at: moment) else { return resume(onItsDay: moment) }
    let isLatest = probe.moment == overview?.latest?.moment
    choose(probe, from: isLatest ? .change : probe.answer == nil ? .fillIn : .changeInRow)
  }

  /// Opens the form for a probe of an earlier day once that is read.
  private func resume(onItsDay moment: Int64) {
    findOnItsDay(moment) { [self] probe in
      guard !isChosen, draft.utf8.isEmpty else { return }
      // One that cannot be found any more is forgotten; what was written for it is not.
      guard let probe else { return open(nil) }
      choose(probe, from: probe.answer == nil ? .fillInDay : .changeInRow)
    }
  }

  /// A pending probe becomes a missed one by the clock alone.
  private func awaitExpiry(_ overview: Overview) {
    expiry?.cancel()
    expiry = nil
    guard let latest = overview.latest, latest.state == .pending else { return }
    let left = latest.moment + Probe.patience + 1 - overview.now
    expiry = browser.after(milliseconds: Double(left) * 1_000) { [self] in
      cache.expire(API.overview, NoQuery())
      load()
    }
  }

  // MARK: Choosing

  /// Opens the form for a probe, with what was written for it or its answer.
  func choose(_ probe: Probe, from button: FormButton) {
    park()
    if probe.moment == overview?.latest?.moment, case nil = probe.answer {
      // Its form needs no opening, and there is nothing to go back to.
      open(nil)
      returnToLatest()
    } else {
      open(probe, from: button)
      begun = nil
      draft = drafts.take(probe.moment) ?? probe.answer.map { $0.textToChange } ?? ""
    }
    if let late = lateProblem, late.moment == probe.moment { problem = late.sentence }
    lateProblem = nil
    chosenLikely = nil
    hasFocus = true
    guard isChosen else { return likelyReading.stop() }
    likelyReading.read(API.likely, LikelyQuery(at: probe.moment)) { [self] result in
      guard chosen?.moment == probe.moment, case .success(let likely) = result else { return }
      chosenLikely = likely
    }
  }

  /// Goes back to the latest probe, and to what was written for it.
  func cancel() {
    guard let chosen else { return }
    let button = opener
    open(nil)
    returnToLatest()
    keepDrafts()
    lead(to: button, of: chosen)
  }

  /// Opens the form for a probe, or none but the latest's; a reload in this window changes nothing.
  private func open(_ probe: Probe?, from button: FormButton = .change) {
    (chosen, opener) = (probe, button)
    if let probe {
      browser.store(probe.moment, for: .openProbe)
    } else {
      browser.removeValue(for: .openProbe)
    }
  }

  /// Leaves the probe that was begun for the newest one.
  func goToNewest() {
    park()
    returnToLatest()
    hasFocus = true
  }

  private func returnToLatest() {
    begun = nil
    forgetProblem()
    draft = ""
    // A change of its answer waits until the answer is opened.
    guard let latest = overview?.latest, case nil = latest.answer,
      let text = drafts.take(latest.moment)
    else { return }
    write(text)
  }

  /// What is written and stands nowhere else yet; an answer opened to be changed does as it is.
  var unsaved: String {
    guard let answer = subject?.answer else { return draft }
    return draft.isSame(as: answer.textToChange) ? "" : draft
  }

  /// Keeps what is written for later.
  private func park() {
    forgetProblem()
    // Without a form nothing was taken up, and what waits must not be forgotten.
    if isAsking, let subject { drafts.keep(unsaved, for: subject.moment) }
    keepDrafts()
  }

  /// Has the drafts outlive the page, the one being written among them.
  private func keepDrafts() {
    var all = drafts
    if isAsking, let subject, !unsaved.utf8.isEmpty { all.keep(unsaved, for: subject.moment) }
    if all.isEmpty { browser.removeValue(for: .drafts) } else { browser.store(all, for: .drafts) }
  }

  // MARK: Answering

  /// Takes over what the person has written.
  func write(_ text: String) {
    // What is half written must not be sent by itself.
    if case .some = unsent { forgetProblem() }
    if !isChosen { begun = text.utf8.isEmpty ? nil : begun ?? overview?.latest }
    draft = text
    keepDrafts()
  }

  /// The tags offered: those that begin like the word being written, or the likely ones.
  var offeredTags: [String] {
    tags.offered(for: Draft(draft), likely: isChosen ? chosenLikely : overview?.likely)
  }

  /// Puts a tag in the place of the word being written.
  func take(_ tag: String) {
    write(Draft(draft).completed(with: tag))
    hasFocus = true
  }

  /// Sends what is written.
  func save() { save(draft) }

  /// Whether the previous answer may be repeated: not in the place of what is being written.
  ///
  /// A button that cannot be pressed is plainer than a form that closes over what was written, or
  /// stays open after the answer was saved.
  var canRepeat: Bool { !isSaving && unsaved.utf8.isEmpty }

  /// Sends the mark that repeats the previous answer.
  func repeatPrevious() {
    if canRepeat { save("\"") }
  }

  /// What the button says that repeats the previous answer.
  var repeatTitle: String {
    guard !isChosen, let tags = overview?.previous?.tags else { return texts[.sameAsBefore] }
    return texts[.sameAsBeforeTags, tags.map { $0.text }.joined(separator: " ")]
  }

  private func save(_ text: String) {
    guard let subject, !isSaving else { return }
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
      case .failure(let failure):
        refused(subject, failure)
        if failure.status == 0, subject.moment == self.subject?.moment, draft.isSame(as: written) {
          unsent = (subject.moment, text)
        }
      }
    }
  }

  /// Sends what met no server, which is there again: whoever wanted to save need not press once more.
  private func sendAgain() {
    guard let unsent else { return }
    if unsent.moment == subject?.moment { return save(unsent.text) }
    // A newer probe has come, and it is not what was answered.
    lateProblem = (unsent.moment, problem)
    forgetProblem()
  }

  /// Says no more why the last answer was refused, and does not send it again.
  private func forgetProblem() {
    problem = ""
    unsent = nil
  }

  private func saved(_ probe: Probe, _ written: String, as answer: SavedAnswer?) {
    browser.announce(texts[.saved, time(of: probe)])
    drafts.keep("", for: probe.moment)
    // Whoever has turned to another probe meanwhile goes on there; whoever has written on goes on
    // writing, at what is a change of the answer by now.
    let isStillHere = subject?.moment == probe.moment
    let isFinished = isStillHere && draft.isSame(as: written)
    let button = opener
    if isFinished {
      open(nil)
      returnToLatest()
    } else if isStillHere {
      open(answer?.probe ?? probe, from: button)
      begun = nil
    }
    keepDrafts()
    let leadOn = { [self] in
      if isFinished, !isChosen { self.leadOn(from: button, of: probe) }
    }
    if let answer, let overview = answer.overview {
      cache.keep(overview, as: API.overview, NoQuery())
      take(overview)
      tags.add(answer.probe.answer?.tags ?? [])
      days.replace(answer.probe)
      leadOn()
    } else {
      cache.expire()
      load(andThen: leadOn)
    }
  }

  private func refused(_ probe: Probe, _ failure: CallFailure) {
    let other = failure.status == 409 ? failure.body(Conflict.self)?.probe : nil
    let sentence =
      other?.answer.map { texts[.answeredMeanwhile, $0.text] } ?? sentence(for: failure)
    if subject?.moment == probe.moment {
      if let other { turn(to: other) }
      problem = sentence
      hasFocus = true
    } else {
      // It does not concern the form that is open now; it waits where the text waits.
      lateProblem = (probe.moment, sentence)
      browser.announce(moment(of: probe) + ": " + sentence)
    }
  }

  /// Makes of what is written a change to the answer that somebody else has given meanwhile.
  private func turn(to other: Probe) {
    if unsaved.utf8.isEmpty, let answer = other.answer { draft = answer.textToChange }
    open(other, from: opener)
    begun = nil
    keepDrafts()
  }

  private func sentence(for failure: CallFailure) -> String {
    guard failure.status != 0 else { return texts[.notSaved] }
    guard let problem = failure.problem else { return texts[.failed, "\(failure.status)"] }
    return texts.sentence(for: problem)
  }
}
