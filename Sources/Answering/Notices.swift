import Catalogue
import CivilTime
package import Interface
package import Tracking
import Wire

/// Notices of the browser: they ask about a probe outside the page, if the person allows it.
package final class Notices {
  /// Whether notices may be shown; unknown until the page has its program.
  @Observed package private(set) var permission = NotificationPermission.denied

  /// Whether the person wants notices at all.
  @Observed package var isWanted = true

  private let browser: Browser
  /// The notice that was shown last.
  private var shown: Subscription?

  package init(browser: Browser) { self.browser = browser }

  /// Asks the browser for what only it knows; the page is there by now.
  package func appear() { permission = browser.notificationPermission }

  /// Asks the person to allow notices.
  package func requestPermission() {
    browser.requestNotificationPermission { [self] permission in self.permission = permission }
  }

  /// Shows a notice in the place of the last one, if that is allowed.
  package func show(
    _ title: String, _ text: String, about probe: Probe, click: @escaping () -> Void
  ) {
    guard isWanted, permission == .granted else { return }
    // Of a notice that is never clicked, nothing stays.
    shown?.cancel()
    shown = browser.notify(title: title, body: text, tag: "\(probe.moment)", onClick: click)
  }
}

extension HomeModel {
  /// Asks outside the page about a probe that waits.
  package func notify(of probe: Probe) {
    guard probe.state == .pending else { return }
    notices.show(texts[.notifyTitle], question(about: probe), about: probe) { [self] in
      browser.navigate(to: Screen(.now).path)
      entry.hasFocus = true
    }
  }
}
