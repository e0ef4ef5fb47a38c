package import Interface
import PageModel
package import Preferences
import Requests
import Wire

/// The settings of the page, applied in the browser.
///
/// The code that changes them is loaded with the screen that shows them: the first part of the page only
/// applies the settings that the server has.
package final class SettingsKeeper {
  /// The settings that the page applies.
  @Observed package private(set) var current: PersonalSettings

  /// Called when the page applies other settings, so that values that depend on them are read again.
  package var onChange: () -> Void = {}

  private let home: HomeModel
  private let reading: Reading
  /// The settings that the server has, as far as the page knows.
  package var stored: PersonalSettings
  /// Whether a change of this page is on its way to the server.
  package var isChanging = false

  /// Applies the settings with which the server wrote the page, or the defaults.
  package init(home: HomeModel) {
    self.home = home
    reading = Reading(home.cache)
    let given = home.browser.givenJSON(PersonalSettings.given)
      .flatMap { PersonalSettings(json: $0) }
    let settings = given ?? PersonalSettings()
    (current, stored) = (settings, settings)
    if let given { home.cache.keep(given, as: API.settings, NoQuery()) }
    home.browser.apply(current)
    home.notices.apply(current)
  }

  /// Reads the settings after changes may have been missed.
  package func load() {
    reading.read(API.settings) { [self] result in
      if case .success(let settings) = result { receive(settings) }
    }
  }

  /// Applies settings that the server has, unless a change of this page is on its way to it.
  package func receive(_ settings: PersonalSettings) {
    stored = settings
    if !isChanging { apply(settings) }
  }

  /// Applies settings to the page, which is reloaded for another language.
  package func apply(_ new: PersonalSettings) {
    let old = current
    guard new != old else { return }
    current = new
    home.browser.apply(new)
    home.notices.apply(new)
    home.later?.follow()
    // The whole page is in one language; drafts survive the reload.
    guard new.language == old.language else {
      // A choice that the device has stored before there were settings must not override this one.
      home.browser.setCookie("", for: "language")
      return home.browser.reload()
    }
    onChange()
  }
}
