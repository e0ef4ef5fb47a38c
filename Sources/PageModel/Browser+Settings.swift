package import CivilTime
package import Interface
internal import JSON
package import Preferences
internal import Wire

extension PersonalSettings {
  /// The name under which the server gives the settings with the page.
  package static var given: String { "settings" }
  /// The name under which it gives what is usual where the person lives.
  package static var givenUsual: String { "usual" }
}

/// The settings that views read of their browser besides those that it obeys itself.
private final class ObeyedSettings: BrowserCompanion {
  /// The day with which weeks begin.
  @Observed var weekStart = Weekday.monday
}

extension Browser {
  /// The day with which a week begins for the person.
  package var weekStart: Weekday { obeyed.weekStart }

  /// Has everything on the page that depends on settings follow them; views that show it are evaluated
  /// again.
  package func obey(_ settings: PersonalSettings) {
    // Which territory the person lives in is known to the server: the page needs no table of them.
    let usual = givenJSON(PersonalSettings.givenUsual).flatMap { PersonalSettings(json: $0) }
    let settings = usual.map { settings.resolved(by: $0) } ?? settings
    if weekStart != settings.firstWeekday { obeyed.weekStart = settings.firstWeekday }
    let hourCycle: HourCycle? =
      switch settings.timeFormat {
      case .region: nil
      case .twelveHours: .twelveHours
      case .twentyFourHours: .twentyFourHours
      }
    if self.hourCycle != hourCycle { self.hourCycle = hourCycle }
    setColorScheme(isDark: settings.theme == .system ? nil : settings.theme == .dark)
  }

  private var obeyed: ObeyedSettings { companion { ObeyedSettings() } }
}
