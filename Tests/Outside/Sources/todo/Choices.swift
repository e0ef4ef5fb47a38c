import BrowserSettings
import Interface
import Settings

enum TodoSettings {
  static let hidesDone = SettingDefinition("hides-done", default: false, .flag())
  static let schema = SettingsSchema { hidesDone }
}

/// The person's choices, stored by the browser, for views to read.
// Sendable: a page has one thread.
final class Choices: @unchecked Sendable {
  let settings: SettingsStore
  @Observed private(set) var hidesDone = false
  private var subscription: SettingsSubscription?

  init(_ browser: Browser) {
    settings = SettingsStore(
      TodoSettings.schema, person: browser.settingsBackend(named: "todo"), threading: .single)
    // The page keeps it for as long as it runs.
    subscription = settings.observe(TodoSettings.hidesDone) { [self] in hidesDone = $0 }
  }
}

/// Shows a setting, whose changes the store reports to each window.
struct HideToggle: View {
  let choices: Choices
  @Setting var hidesDone: Bool

  init(choices: Choices) {
    self.choices = choices
    _hidesDone = Setting(TodoSettings.hidesDone, in: choices.settings)
  }

  var body: some View {
    Toggle(
      "Hide what is done",
      isOn: Binding {
        choices.hidesDone
      } set: {
        hidesDone = $0
      })
  }
}
