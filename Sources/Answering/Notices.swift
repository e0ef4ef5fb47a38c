package import Interface
internal import Preferences

/// The ways in which the page may ask outside its window: notices of the browser, and a sound.
package final class Notices {
  /// The permission to show notices; unknown until the program of the page runs.
  @Observed package private(set) var permission = NotificationPermission.denied

  /// Whether the person wants notices at all.
  @Observed package private(set) var isWanted = true

  /// Whether the person wants a sound.
  @Observed package private(set) var isAudible = false

  private let browser: Browser

  package init(browser: Browser) { self.browser = browser }

  /// Asks the browser for the permission, once the page is there.
  package func appear() { permission = browser.notificationPermission }

  /// Follows the settings.
  func apply(_ settings: PersonalSettings) {
    isWanted = settings.notifications == .on
    isAudible = settings.sound == .on
  }

  /// Asks the person to allow notices, and calls `finish` after the reply.
  package func requestPermission(andThen finish: @escaping () -> Void = {}) {
    browser.requestNotificationPermission { [self] permission in
      self.permission = permission
      finish()
    }
  }
}
