package import CivilTime
package import Interface
internal import JSON
package import Preferences
internal import TextBytes
internal import Wire

extension PersonalSettings {
  /// The name under which the server gives the settings with the page.
  package static var given: String { "settings" }
  /// The name under which the server gives the conventions of the person's territory with the page.
  package static var givenDefaults: String { "defaults" }
}

/// The settings that views read, as opposed to those that the browser applies.
private final class AppliedSettings: BrowserCompanion {
  /// The first day of the week.
  @Observed var weekStart = Weekday.monday
  /// The hour of the clock at which the person's days begin.
  @Observed var dayStart = DayStart.midnight
  /// Whether keys act anywhere on the page.
  @Observed var hasPageKeys = true
  /// The zone by which the server counts.
  var zone: ZoneName?
}

extension Browser {
  /// The person's first day of the week.
  package var weekStart: Weekday { applied.weekStart }

  /// The hour of the clock at which the person's days begin.
  package var dayStart: DayStart { applied.dayStart }

  /// Whether keys act anywhere on the page; see ``PageKey``.
  package var hasPageKeys: Bool { applied.hasPageKeys }

  /// Applies settings to the page; views that depend on them are reevaluated.
  package func apply(_ settings: PersonalSettings) {
    // The server knows the territory of the person, so the page needs no table of territories.
    let defaults = givenJSON(PersonalSettings.givenDefaults).flatMap { PersonalSettings(json: $0) }
    let settings = defaults.map { settings.resolved(by: $0) } ?? settings
    if weekStart != settings.firstWeekday { applied.weekStart = settings.firstWeekday }
    if dayStart != settings.dayStart { applied.dayStart = settings.dayStart }
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

  /// Writes days and times by the zone of the person, which may be another one than the device's.
  ///
  /// - Parameter zone: the zone by which the server counts; nil if it has no name.
  package func follow(_ zone: ZoneName?) {
    let applied = applied
    guard applied.zone != zone else { return }
    applied.zone = zone
    let name = zone.map { canonicalName(ofZone: $0.text) } ?? ""
    timeZone = name.utf8.isEmpty || name.isSame(as: deviceZone) ? nil : name
  }

  private var applied: AppliedSettings { companion { AppliedSettings() } }
}
