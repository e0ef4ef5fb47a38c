public import CivilTime

/// The settings of a person; a setting that was not chosen has its default.
public struct PersonalSettings: Sendable, Hashable {
  /// The language of the page.
  public var language: LanguageChoice
  /// The day with which weeks begin.
  public var weekStart: WeekStartChoice
  /// How times of day are written.
  public var timeFormat: TimeFormat
  /// Whether the page is light or dark.
  public var theme: ColorTheme
  /// How much the colours of the page differ.
  public var contrast: ContrastChoice
  /// Whether the browser and the desktop show a notice when a probe comes.
  public var notifications: SwitchChoice
  /// Whether the page plays a sound when a probe comes.
  public var sound: SoundChoice
  /// Whether keys such as digits act anywhere on the page.
  public var shortcuts: SwitchChoice
  /// Whether a server fetches exchange rates by itself.
  public var rates: RateFetching
  /// The environment variables of the server that replace what was chosen; the settings have their values.
  public var replacedBy: [SettingVariable]

  /// Joins what was chosen.
  public init(
    language: LanguageChoice = .standard, weekStart: WeekStartChoice = .standard,
    timeFormat: TimeFormat = .standard, theme: ColorTheme = .standard,
    contrast: ContrastChoice = .standard, notifications: SwitchChoice = .standard,
    sound: SoundChoice = .standard,
    shortcuts: SwitchChoice = .standard, rates: RateFetching = .standard,
    replacedBy: [SettingVariable] = []
  ) {
    self.language = language
    self.weekStart = weekStart
    self.timeFormat = timeFormat
    self.theme = theme
    self.contrast = contrast
    self.notifications = notifications
    self.sound = sound
    self.shortcuts = shortcuts
    self.rates = rates
    self.replacedBy = replacedBy
  }
}

extension PersonalSettings {
  /// The conventions of a territory, for the settings that follow it by default.
  public init(defaultsIn territory: Territory) {
    self.init(
      weekStart: .fixed(territory.weekStart),
      timeFormat: territory.countsTwelveHours ? .twelveHours : .twentyFourHours)
  }

  /// These settings, with those that follow the region replaced by its conventions.
  ///
  /// - Parameter defaults: see ``init(defaultsIn:)``.
  public func resolved(by defaults: PersonalSettings) -> PersonalSettings {
    var resolved = self
    if weekStart == .region { resolved.weekStart = defaults.weekStart }
    if timeFormat == .region { resolved.timeFormat = defaults.timeFormat }
    return resolved
  }

  /// The day with which weeks begin, Monday where that is left to a region that is not known.
  public var firstWeekday: Weekday {
    if case .fixed(let day) = weekStart { day } else { .monday }
  }
}
