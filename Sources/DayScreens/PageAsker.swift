import Answering
import Catalogue
import CivilTime
import Interface
import PageModel
import TextBytes
import Tracking
import Wire

/// The questions about the latest probe outside the window of the page: a notice with likely answers as
/// buttons, a sound, the icon of the tab, and a number on the icon of an installed page.
final class PageAsker {
  private let home: HomeModel
  /// A probe whose notice waits until its likely answers are known.
  private var announced: Moment?
  /// The notice shown, and the moment of its probe.
  ///
  /// The notice may remain from before the page was reloaded.
  private var shown: (moment: Moment, notice: Subscription)?
  /// Whether notices from before the page was loaded have been closed or taken over.
  private var hasTakenOver = false
  /// The number of waiting questions that the icons show; nil until they are first set.
  private var marked: Int?
  /// Whether the browser was asked to prepare for a sound.
  private var isPrepared = false

  init(home: HomeModel) { self.home = home }

  /// Asks about a new probe.
  func ask(about probe: Probe) {
    guard probe.state == .pending else { return }
    let isQuiet = home.overview?.quiet.isQuiet ?? false
    if home.notices.isAudible, !isQuiet { home.browser.playSound(named: "probe \(probe.moment)") }
    announced = probe.moment
    follow()
  }

  /// Updates the notices after a change of the overview: shows one that waited for it, and closes one whose
  /// probe was answered.
  func follow() {
    mark()
    prepareSound()
    guard let overview = home.overview else { return }
    if let shown, !isOpen(overview.probe(at: shown.moment)) { close() }
    guard let announced else { return takeOver(overview) }
    guard let latest = overview.latest, latest.moment >= announced else { return }
    self.announced = nil
    guard isOpen(latest), home.notices.isWanted, home.notices.permission == .granted else { return }
    show(latest, overview.likely)
  }

  /// Takes over the notice of the latest probe from before the page was loaded, and closes others.
  private func takeOver(_ overview: Overview) {
    guard !hasTakenOver, home.notices.permission == .granted else { return }
    hasTakenOver = true
    guard let latest = overview.latest, isOpen(latest) else {
      // The empty tag matches no probe, so that all others are closed.
      return home.browser.takeOverNotification(tag: "") {}.cancel()
    }
    let notice = home.browser.takeOverNotification(tag: "\(latest.moment)") { [self] in
      leadToQuestion()
    }
    shown = (latest.moment, notice)
  }

  private func leadToQuestion() {
    home.browser.navigate(to: Screen(.now).path)
    home.entry.hasFocus = true
  }

  private func isOpen(_ probe: Probe?) -> Bool { probe?.isOpen ?? false }

  private func close() {
    shown?.notice.cancel()
    shown = nil
  }

  private func show(_ probe: Probe, _ likely: LikelyAnswers) {
    var notification = PageNotification(
      tag: "\(probe.moment)", title: home.texts[.notifyTitle], body: home.question(about: probe),
      page: Screen(.now).path, path: API.answers.path)
    notification.buttons = likely.whole(2).map { tags in
      let text = spaced(tags)
      let answer = NewAnswer(at: probe.moment, text: text, seen: "")
      return PageNotification.Button(text, body: String(bytes: API.answers.body.write(answer)))
    }
    let old = shown
    shown = (probe.moment, home.browser.notify(notification) { [self] in leadToQuestion() })
    hasTakenOver = true
    // The old notice is closed after the new one is shown, which stays if both have the same tag.
    old?.notice.cancel()
  }

  private func prepareSound() {
    guard home.notices.isAudible, !isPrepared else { return }
    isPrepared = true
    home.browser.prepareSound()
  }

  /// Shows on the icons whether questions wait, as the title of the window does.
  private func mark() {
    let waiting = home.waiting
    guard waiting != marked else { return }
    marked = waiting
    home.browser.setIcon(waiting > 0 ? "/icon-waiting.svg" : "/icon.svg")
    home.browser.setBadge(waiting)
  }
}
