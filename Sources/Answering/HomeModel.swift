package import Catalogue
import CivilTime
package import Interface
import PageModel
package import Requests
import TextBytes
package import Tracking
package import Wire

/// The question that the page asks, and the answers given.
package final class HomeModel {
  /// The time between two looks at the clock while a probe waits.
  private static var tick: Seconds { .seconds(30) }

  /// The overview, once the server has replied.
  @Observed package var overview: Overview?
  /// A probe other than the latest that is being answered, or one whose answer is being changed.
  @Observed package var chosen: Probe?
  /// The latest probe at the time the person began to write; a newer one does not take its place.
  @Observed package var begun: Probe?
  /// The button that opened the form of the chosen probe; that of the latest is open by itself.
  package private(set) var opener = FormButton.change
  /// The reason why nothing could be read at first, in the person's language.
  @Observed package var loadProblem = ""
  /// The likely answers to the chosen probe.
  @Observed var chosenLikely: LikelyAnswers?
  /// The server's time, as far as the page knows it.
  @Observed private(set) var clock = Moment.epoch
  /// The missed probes that get the same answer as the chosen one, including itself; else empty.
  @Observed package var span: [Probe] = []
  /// The missed probes that the person answers one by one.
  @Observed package var deck: Deck?
  /// The last change, which can be undone.
  @Observed package var done: Done?
  /// Whether an answer was saved since the page was opened.
  @Observed package internal(set) var hasSaved = false
  /// A probe that came while another screen was shown, until the person has seen its question.
  @Observed package var asked: Probe?
  /// A probe that came before ``later`` was there.
  package var unannounced: Probe?

  /// The part of the program that is loaded after the form, once it is there.
  @Observed package var later: LaterPart? { didSet { resumeOnItsDay() } }

  /// The texts of the page, complete once the part loaded after the form has arrived.
  package var texts: Texts
  package let browser: Browser
  /// The ways to ask outside the page.
  package let notices: Notices
  /// The answer being written.
  package let entry: AnswerEntry
  package let cache: ResponseCache
  private let reading: Reading
  private let likelyReading: Reading
  let tags: TagNames
  private var expiry: Subscription?
  private var quietChange: Subscription?
  /// Called when the overview has changed.
  package var onChange: () -> Void = {}
  /// The work that waits for the overview to be read.
  package var afterLoading: (() -> Void)?
  /// Whether drafts have not been resumed yet.
  private var isFirst = true

  package init(browser: Browser, cache: ResponseCache, texts: Texts) {
    self.browser = browser
    self.cache = cache
    self.texts = texts
    reading = Reading(cache)
    likelyReading = Reading(cache)
    notices = Notices(browser: browser)
    tags = TagNames(browser: browser, cache: cache)
    entry = AnswerEntry(browser: browser)
    overview = browser.givenJSON(Overview.given).flatMap { Overview(json: $0) }
    if let overview {
      browser.follow(overview.zone)
      clock = overview.now
      cache.keep(overview, as: API.overview, NoQuery())
    }
  }

  /// The probe that the form is for.
  package var subject: Probe? { chosen ?? begun ?? overview?.latest }

  /// Whether the person has not given any answer yet.
  package var isFirstRun: Bool {
    guard let overview, !isChosen, case nil = overview.likely.previous else { return false }
    return isAsking && overview.latest?.answer == nil
  }

  /// Whether a probe waits for an answer and can still be answered on time.
  package var isAwaited: Bool { overview?.latest?.state == .pending }

  /// The number of questions of the last day that have come since the last answer and wait for one.
  package var waiting: Int {
    guard let overview else { return 0 }
    var since = overview.now - .days(1)
    for list in [overview.today, overview.neighbors] {
      for probe in list where probe.answer != nil { since = max(since, probe.moment) }
    }
    return overview.unfilled.count {
      since < $0.moment && ($0.state == .pending || $0.state == .missed)
    }
  }

  /// Whether a probe other than the latest is being answered, or an answer changed.
  package var isChosen: Bool {
    if case nil = chosen { false } else { true }
  }

  /// Whether the form is open: the probe has no answer yet, or its answer is being changed.
  package var isAsking: Bool { isChosen || subject?.answer == nil }

  /// Whether a probe has come since the person began to write.
  package var hasNewer: Bool {
    guard !isChosen, let begun else { return false }
    return begun.moment != overview?.latest?.moment
  }

  // MARK: Reading

  /// Reads the overview, and then does the work that waits for it.
  package func load(andThen finish: (() -> Void)? = nil) {
    if let finish { afterLoading = finish }
    reading.read(API.overview) { [self] result in
      switch result {
      case .success(let overview):
        take(overview)
        sendAgain()
        let finish = afterLoading
        afterLoading = nil
        if let later { later.readDay(finish) } else { finish?() }
      case .failure(let failure):
        // If no reply came at all, the page says so above, and retries by itself.
        if case nil = overview, failure.status != 0 { loadProblem = sentence(for: failure) }
      }
    }
    tags.load()
  }

  /// Shows the overview after a change, without a request.
  package func keep(_ overview: Overview) {
    cache.keep(overview, as: API.overview, NoQuery())
    take(overview)
  }

  /// Shows an overview.
  func take(_ overview: Overview) {
    browser.follow(overview.zone)
    let (wasAsking, before) = (isAsking, self.overview?.latest?.moment)
    self.overview = overview
    if !wasAsking, isAsking, let latest = overview.latest, latest.moment != before {
      meet(latest)
    }
    // In another window, another browser, or by a command.
    if entry.follow(overview.erasedAt) { forget() }
    if let asked, overview.latest?.moment != asked.moment || !isAwaited { self.asked = nil }
    loadProblem = ""
    if isFirst {
      isFirst = false
      resume()
      // Chunks likely to be needed next are loaded while the network is idle. The day, which handles files
      // dropped on the page, is not loaded yet if the address is unknown.
      browser.prefetch(.day)
      browser.prefetch(.statistics)
      browser.prefetch(.charts)
    }
    awaitExpiry(overview)
    onChange()
  }

  /// Moves the focus to the field of a question that has come, unless a person may be doing something else.
  ///
  /// The button below the last answer, which has the focus after that was saved, gives way to the form.
  private func meet(_ probe: Probe) {
    let focused = browser.focusedID
    entry.hasFocus = focused.map { $0.isSame(as: FormButton.changeID) } ?? !browser.isVisible
    // On another screen, the question was announced there.
    guard !entry.hasFocus, probe.state == .pending, case nil = asked else { return }
    browser.announce(question(about: probe))
  }

  /// Resumes the draft that was being written when the page was left, in the form that was open.
  private func resume() {
    guard !isChosen, entry.isEmpty else { return }
    returnToLatest()
    guard let moment = browser.value(for: .openProbe) else { return }
    guard let probe = overview?.probe(at: moment) else { return resumeOnItsDay() }
    let isLatest = probe.moment == overview?.latest?.moment
    choose(probe, from: isLatest ? .change : probe.answer == nil ? .fillIn : .changeInRow)
  }

  /// Opens the form that was open for a probe of an earlier day, once that day can be read.
  private func resumeOnItsDay() {
    guard !isFirst, !isChosen, entry.isEmpty, let moment = browser.value(for: .openProbe)
    else { return }
    later?.find(moment) { [self] probe in
      guard !isChosen, entry.isEmpty else { return }
      // A probe that no longer exists is forgotten, but its draft is kept.
      guard let probe else { return open(nil) }
      choose(probe, from: probe.answer == nil ? .fillInDay : .changeInRow)
    }
  }

  /// Waits until a pending probe becomes a missed one, which only the clock brings about.
  private func awaitExpiry(_ overview: Overview) {
    expiry?.cancel()
    expiry = nil
    clock = overview.now
    awaitQuietChange(overview)
    guard let latest = overview.latest, latest.state == .pending else { return }
    tick(until: latest.moment + Probe.patience + .seconds(1))
  }

  /// Waits until quiet time begins or ends, which only the clock brings about, too.
  private func awaitQuietChange(_ overview: Overview) {
    quietChange?.cancel()
    quietChange = nil
    guard let until = overview.quiet.until else { return }
    // A browser's timer is at most 24 days long.
    let wait = min(until - overview.now, .days(1))
    quietChange = browser.after(milliseconds: Double(wait.seconds) * 1_000) { [self] in reload() }
  }

  private func reload() {
    cache.expire(API.overview, NoQuery())
    load()
  }

  private func tick(until end: Moment) {
    let wait = min(end - clock, Self.tick)
    expiry = browser.after(milliseconds: Double(wait.seconds) * 1_000) { [self] in
      clock += wait
      guard clock >= end else { return tick(until: end) }
      reload()
    }
  }

  // MARK: Choosing

  /// Opens the form for a probe, with its draft or its answer.
  package func choose(_ probe: Probe, from button: FormButton) {
    park()
    if probe.moment == overview?.latest?.moment, case nil = probe.answer {
      // Its form is always open, so there is nothing to return from.
      open(nil)
      returnToLatest()
    } else {
      open(probe, from: button)
      begun = nil
      entry.resume(probe)
      later?.readAmounts()
    }
    entry.showLateProblem(of: probe)
    chosenLikely = nil
    entry.hasFocus = true
    guard isChosen else { return likelyReading.stop() }
    likelyReading.read(API.likely, ProbeQuery(at: probe.moment)) { [self] result in
      guard chosen?.moment == probe.moment, case .success(let likely) = result else { return }
      chosenLikely = likely
    }
  }

  /// Returns to the latest probe and its draft, and moves the focus back.
  package func cancel() {
    guard let chosen else { return }
    let button = opener
    open(nil)
    returnToLatest()
    storeDrafts()
    lead(to: button, of: chosen)
  }

  /// Opens the form for a probe, or only that of the latest; the choice survives a reload in this window.
  package func open(_ probe: Probe?, from button: FormButton = .change) {
    (chosen, opener) = (probe, button)
    (span, deck) = ([], nil)
    if let probe {
      browser.store(probe.moment, for: .openProbe)
    } else {
      browser.removeValue(for: .openProbe)
    }
  }

  /// Leaves the probe that was begun, and turns to the newest.
  package func goToNewest() {
    park()
    returnToLatest()
    entry.hasFocus = true
  }

  /// Returns to the draft for the latest probe.
  package func returnToLatest() {
    begun = nil
    entry.forgetProblem()
    entry.text = ""
    later?.readAmounts()
    // A draft that changes its answer waits until the answer is opened.
    guard let latest = overview?.latest, case nil = latest.answer,
      let text = entry.drafts.take(latest.moment)
    else { return }
    let done = done
    write(text)
    // A change just saved elsewhere can still be undone.
    self.done = done
  }

  /// Discards what the page keeps of answers: drafts, and the undo of the last change.
  package func forget() {
    open(nil)
    done = nil
    begun = nil
    entry.forgetTexts()
  }

  /// The text in the field, if it is not stored yet.
  package var unsaved: String { entry.unsaved(changing: subject?.answer) }

  /// Keeps the text as a draft.
  package func park() {
    entry.forgetProblem()
    // Without a form no draft was resumed, and one that waits must not be lost.
    if isAsking, let subject { entry.drafts.keep(unsaved, for: subject.moment) }
    storeDrafts()
  }

  /// Stores the drafts, including that of the open form.
  package func storeDrafts() { entry.storeDrafts(with: isAsking ? subject : nil) }
}
