import Answering
import Catalogue
import CivilTime
import Interface
import PageModel
import TextBytes
import Tracking
import Wire

/// Asks about the latest probe outside the window of the page: by a notice with likely answers as
/// buttons, by a sound, by the icon of the tab, and by a number on that of an installed page.
final class PageAsker {
  private let home: HomeModel
  /// A probe that is asked about once it is known what is likely there.
  private var announced: Moment?
  /// The notice that is shown, and its probe.
  ///
  /// Also one that may still stand from before the page was loaded again.
  private var shown: (moment: Moment, notice: Subscription)?
  /// Whether notices of before the page was loaded were closed, or taken over.
  private var hasTakenOver = false
  /// Whether the icons say that a probe waits; nil until they say anything.
  private var isMarked: Bool?
  /// Whether the browser was asked to be ready for a sound.
  private var isPrepared = false

  init(home: HomeModel) { self.home = home }

  /// Asks about a probe that has come.
  func ask(about probe: Probe) {
    guard probe.state == .pending else { return }
    let isQuiet = home.overview?.quiet.isQuiet ?? false
    if home.notices.isAudible, !isQuiet { home.browser.playSound(named: "probe \(probe.moment)") }
    announced = probe.moment
    follow()
  }

  /// Follows the state of things: shows the notice that waited for it, and closes one whose probe was
  /// answered.
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
      // No probe has this tag.
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
    // After the new one: where both have one tag, that stays.
    old?.notice.cancel()
  }

  private func prepareSound() {
    guard home.notices.isAudible, !isPrepared else { return }
    isPrepared = true
    home.browser.prepareSound()
  }

  /// Shows on the icons whether a probe waits, as the title of the window does.
  private func mark() {
    let isAwaited = home.isAwaited
    guard isAwaited != isMarked else { return }
    isMarked = isAwaited
    home.browser.setIcon(isAwaited ? "/icon-waiting.svg" : "/icon.svg")
    home.browser.setBadge(isAwaited ? 1 : 0)
  }
}
