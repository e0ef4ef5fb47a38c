package import Interface
internal import Preferences

/// How the page may ask outside its window: by notices of the browser, and by a sound.
package final class Notices {
  /// Whether notices may be shown; unknown until the page has its program.
  @Observed package private(set) var permission = NotificationPermission.denied

  /// Whether the person wants notices at all.
  @Observed package private(set) var isWanted = true

  /// Whether the person wants a sound.
  @Observed package private(set) var isAudible = false

  private let browser: Browser

  package init(browser: Browser) { self.browser = browser }

  /// Asks the browser for what only it knows; the page is there by now.
  package func appear() { permission = browser.notificationPermission }

  /// Follows the settings.
  func apply(_ settings: PersonalSettings) {
    isWanted = settings.notifications == .on
    isAudible = settings.sound == .on
  }

  /// Asks the person to allow notices, and then does what waits for the reply.
  package func requestPermission(andThen finish: @escaping () -> Void = {}) {
    browser.requestNotificationPermission { [self] permission in
      self.permission = permission
      finish()
    }
  }
}
