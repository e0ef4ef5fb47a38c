package import CivilTime
package import Interface
internal import JSON
package import Preferences
internal import Wire

extension PersonalSettings {
  /// The name under which the server gives the settings with the page.
  package static var given: String { "settings" }
  /// The name under which it gives the conventions of the person's territory.
  package static var givenDefaults: String { "defaults" }
}

/// Settings that views read, besides those that the browser applies itself.
private final class AppliedSettings: BrowserCompanion {
  /// The day with which weeks begin.
  @Observed var weekStart = Weekday.monday
  /// Whether keys act anywhere on the page.
  @Observed var hasPageKeys = true
}

extension Browser {
  /// The day with which a week begins for the person.
  package var weekStart: Weekday { applied.weekStart }

  /// Whether a key acts anywhere on the page; see ``PageKey``.
  package var hasPageKeys: Bool { applied.hasPageKeys }

  /// Applies settings to the page; views that depend on them are evaluated again.
  package func apply(_ settings: PersonalSettings) {
    // Which territory the person lives in is known to the server: the page needs no table of them.
    let defaults = givenJSON(PersonalSettings.givenDefaults).flatMap { PersonalSettings(json: $0) }
    let settings = defaults.map { settings.resolved(by: $0) } ?? settings
    if weekStart != settings.firstWeekday { applied.weekStart = settings.firstWeekday }
    let hasPageKeys = settings.shortcuts == .on
    if self.hasPageKeys != hasPageKeys { applied.hasPageKeys = hasPageKeys }
    let hourCycle: HourCycle? =
      switch settings.timeFormat {
      case .region: nil
      case .twelveHours: .twelveHours
      case .twentyFourHours: .twentyFourHours
      }
    if self.hourCycle != hourCycle { self.hourCycle = hourCycle }
    setContrast(isMore: settings.contrast == .more)
    setColorScheme(isDark: settings.theme == .system ? nil : settings.theme == .dark)
  }

  private var applied: AppliedSettings { companion { AppliedSettings() } }
}
