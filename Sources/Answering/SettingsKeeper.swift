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
  /// The settings that the server has, as far as the page knows.
  private var stored: PersonalSettings
  /// The settings that the person has chosen.
  private var wanted: PersonalSettings
  private var isSending = false

  /// Applies the settings with which the server wrote the page, or the defaults.
  package init(home: HomeModel) {
    self.home = home
    reading = Reading(home.cache)
    let given = home.browser.givenJSON(PersonalSettings.given)
      .flatMap { PersonalSettings(json: $0) }
    let settings = given ?? PersonalSettings()
    (current, stored, wanted) = (settings, settings, settings)
    if let given { home.cache.keep(given, as: API.settings, NoQuery()) }
    home.browser.apply(current)
    home.notices.isWanted = current.notifications == .on
  }

  /// Reads the settings where changes may have been missed.
  package func load() {
    reading.read(API.settings) { [self] result in
      if case .success(let settings) = result { receive(settings) }
    }
  }

  /// Applies settings that the server has, unless a change of this page is on its way to it.
  package func receive(_ settings: PersonalSettings) {
    stored = settings
    guard !isSending else { return }
    wanted = settings
    apply(settings)
  }

  /// Changes settings: here at once, and on other pages once they are kept.
  package func change(_ body: (inout PersonalSettings) -> Void) {
    let old = wanted
    body(&wanted)
    guard wanted != old else { return }
    problem = ""
    // Another language takes a reload, which would bring the old one back while it is not kept.
    if wanted.language == current.language { apply(wanted) }
    if !isSending { send() }
  }

  /// Sends the settings that are wanted; one request at a time, so that none overtakes another.
  private func send() {
    isSending = true
    let sent = wanted
    home.cache.send(API.newSettings, sent, revision: { $0.revision }) { [self] result in
      isSending = false
      switch result {
      case .success:
        home.cache.keep(sent, as: API.settings, NoQuery())
        stored = sent
        guard wanted == sent else { return send() }
        apply(sent)
      case .failure(let failure):
        wanted = stored
        apply(stored)
        problem = home.sentence(for: failure)
      }
    }
  }

  private func apply(_ new: PersonalSettings) {
    let old = current
    guard new != old else { return }
    current = new
    home.browser.apply(new)
    home.notices.isWanted = new.notifications == .on
    // Everything on the page is in one language; what is being written outlives a reload.
    guard new.language == old.language else {
      // The choice of a device from before there were settings must not outrank this one.
      home.browser.setCookie("", for: "language")
      return home.browser.reload()
    }
    onChange()
  }
}
