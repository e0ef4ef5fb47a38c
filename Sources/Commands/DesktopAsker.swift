internal import Catalogue
internal import CivilTime
internal import DesktopNotifications
internal import HostSystem
internal import Logging
private import Preferences
private import Synchronization
internal import TrackerStore
internal import Tracking
internal import Wire

/// Asks on the desktop about the latest probe, and stores the answers given there.
///
/// There is one notification at a time: a new probe takes the place of the last one, and many that came while
/// the machine slept are one summary.
final class DesktopAsker: Sendable {
  /// The subject of the notification.
  private enum Subject: Equatable {
    case probe(Moment)
    /// Probes that came while the machine slept, after a moment and until another.
    case away(after: Moment, until: Moment)
  }

  private struct State {
    var subject: Subject?
    /// The last question, and the answers of its buttons.
    var question: (key: String, moment: Moment, texts: [String: String])?
    /// The problem with a written answer, and the number of such answers.
    var problem: (sentence: String, count: Int)?
    /// The revision of the store at the last look.
    var seen: Revision?
  }

  private let tracker: Tracker
  private let language: Language
  private let address: String
  private let log: Logger
  private let state = Mutex(State())
  private let notifier = Mutex<DesktopNotifier?>(nil)

  /// - Parameters:
  ///   - language: the language of the notifications, unless the person chose one for the page.
  ///   - address: the address of the page.
  init(_ tracker: Tracker, language: Language, address: String, _ log: Logger) {
    self.tracker = tracker
    self.language = language
    self.address = address
    self.log = log
  }

  /// Begins to look for a desktop.
  ///
  /// - Returns: whether there is a session that may have a desktop.
  func start() throws(SystemError) -> Bool {
    let notifier = try DesktopNotifier(
      application: "Proba", desktopEntry: DesktopEntry.name
    ) { [weak self] in self?.take($0) }
    self.notifier.withLock { $0 = notifier }
    return notifier != nil
  }

  /// Closes the notification, and waits until the answers are stored.
  func finish() {
    let notifier = self.notifier.withLock { notifier in
      defer { notifier = nil }
      return notifier
    }
    notifier?.finish()
  }

  // MARK: Asking

  /// Asks about a new probe.
  ///
  /// - Parameter earlier: the latest probe before it that was asked about, or could have been.
  func ask(about probe: Probe, after earlier: Moment) {
    state.withLock { state in
      state.subject =
        probe.state == .pending
        ? .probe(probe.moment) : .away(after: earlier, until: probe.moment)
      state.problem = nil
      state.seen = nil
    }
  }

  /// Shows the question of the moment; does nothing while the store has not changed.
  func refresh(at revision: Revision) throws(TrackerError) {
    let subject: Subject? = state.withLock { state in
      defer { state.seen = revision }
      return state.seen == revision ? nil : state.subject
    }
    guard let subject else { return }
    let settings = try tracker.storedSettings().settings
    let overview = try tracker.overview()
    let words: AskingPhrases =
      if case .fixed(let language) = settings.language { language.commandPhrases.asking } else {
        self.language.commandPhrases.asking
      }
    switch subject {
    case .probe(let moment):
      guard let probe = overview.probe(at: moment), probe.answer == nil, !probe.isDismissed else {
        return end(subject)
      }
      guard settings.notifications == .on else { return show(nil) }
      let problem = state.withLock { $0.problem }
      let question = DesktopQuestion(
        probe, in: overview, words, problem: problem?.sentence, attempt: problem?.count ?? 0)
      state.withLock { $0.question = (question.notification.key, moment, question.texts) }
      show(question.notification)
    case .away(let earlier, let latest):
      let waiting = overview.unfilled.filter { $0.moment > earlier && $0.moment <= latest }
      guard !waiting.isEmpty else { return end(subject) }
      guard settings.notifications == .on else { return show(nil) }
      show(
        DesktopNotification(
          key: "away \(latest)", title: words.away(waiting.count), body: words.awayBody,
          openLabel: words.open))
    }
  }

  private func show(_ notification: DesktopNotification?) {
    notifier.withLock { $0?.show(notification) }
  }

  /// Closes the notification about a subject, unless a newer one is shown.
  private func end(_ subject: Subject) {
    let isLast = state.withLock { state in
      guard state.subject == subject else { return false }
      state.subject = nil
      return true
    }
    if isLast { show(nil) }
  }

  // MARK: Answers

  /// Handles an action of the person; called on the thread of the notifier.
  private func take(_ event: DesktopNotification.Event) {
    switch event {
    case .chosen(let key, let action):
      guard let question = question(key), let text = question.texts[action] else { return }
      answer(text, at: question.moment)
    case .replied(let key, let text):
      guard let question = question(key) else { return }
      answer(text, at: question.moment)
    case .opened(_, let token): open(token)
    case .refused(_, let error):
      log.warning("\(language.commandPhrases.asking.notShown(error), privacy: .public)")
    }
  }

  /// Returns the last question, if its notification has a key: one that was replaced cannot be answered.
  private func question(_ key: String) -> (moment: Moment, texts: [String: String])? {
    state.withLock { state in
      state.question.flatMap { $0.key == key ? ($0.moment, $0.texts) : nil }
    }
  }

  /// Stores an answer as the page does.
  private func answer(_ text: String, at moment: Moment) {
    do throws(TrackerError) {
      _ = try tracker.answer(text, at: moment, device: .desktop, seen: "")
      end(.probe(moment))
    } catch {
      // Another answer came first: it closes the notification.
      if case .answeredMeanwhile = error { return }
      let sentence = language.commandPhrases.sentence(for: error)
      log.error(language.commandPhrases.report(of: error))
      state.withLock { state in
        state.problem = (sentence, (state.problem?.count ?? 0) + 1)
        state.seen = nil
      }
    }
  }

  /// Opens the page in the browser that the person uses.
  private func open(_ token: String?) {
    let words =
      (token.map { ["env", "XDG_ACTIVATION_TOKEN=\($0)"] } ?? []) + ["xdg-open", address]
    // The browser may run for any length of time.
    let problem = language.commandPhrases.asking.noOpener
    let thread = try? SystemThread { [log] in
      let ending = ChildProcess.run(words)
      // 127 is the exit code of `env` for a missing program.
      if ending == nil || ending?.code == 127 { log.warning("\(problem, privacy: .public)") }
    }
    thread?.detach()
  }
}
