package import Interface
import PageModel
package import Preferences
import Requests
import Wire

/// The settings of the page: applied in the browser, and stored by the server.
package final class SettingsKeeper {
  /// The settings that the page applies.
  @Observed package private(set) var current: PersonalSettings
  /// Why the last change was not kept, in the person's language.
  @Observed package private(set) var problem = ""

  /// Called when the page applies other settings, so that values that depend on them are read again.
  package var onChange: () -> Void = {}

  private let home: HomeModel
  private let reading: Reading

  /// Applies the settings with which the server wrote the page, or the defaults.
  package init(home: HomeModel) {
    self.home = home
    reading = Reading(home.cache)
    let given = home.browser.givenJSON(PersonalSettings.given)
      .flatMap { PersonalSettings(json: $0) }
    current = given ?? PersonalSettings()
    if let given { home.cache.keep(given, as: API.settings, NoQuery()) }
    home.browser.apply(current)
    home.notices.isWanted = current.notifications == .on
  }

  /// Reads the settings where changes may have been missed.
  package func load() {
    reading.read(API.settings) { [self] result in
      if case .success(let settings) = result { apply(settings) }
    }
  }

  /// Changes settings: here at once, and on other pages once they are kept.
  package func change(_ body: (inout PersonalSettings) -> Void) {
    let old = current
    var new = old
    body(&new)
    guard new != old else { return }
    problem = ""
    // Another language takes a reload, which would bring the old one back while it is not kept.
    if new.language == old.language { apply(new) }
    home.cache.send(API.newSettings, new, revision: { $0.revision }) { [self] result in
      switch result {
      case .success:
        home.cache.keep(new, as: API.settings, NoQuery())
        apply(new)
      case .failure(let failure):
        apply(old)
        problem = home.sentence(for: failure)
      }
    }
  }

  /// Applies settings.
  package func apply(_ new: PersonalSettings) {
    let old = current
    guard new != old else { return }
    current = new
    home.browser.apply(new)
    home.notices.isWanted = new.notifications == .on
    // Everything on the page is in one language; what is being written outlives a reload.
    guard new.language == old.language else { return home.browser.reload() }
    onChange()
  }
}
