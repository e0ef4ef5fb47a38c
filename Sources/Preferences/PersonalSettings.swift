public import CivilTime

/// The settings of a person; those not chosen have their defaults.
public struct PersonalSettings: Sendable, Hashable {
  /// The language of the page.
  public var language: LanguageChoice
  /// The first day of the week.
  public var weekStart: WeekStartChoice
  /// The format of times of day.
  public var timeFormat: TimeFormat
  /// The time zone by which the person lives.
  public var zone: ZoneChoice
  /// The hour of the clock at which the person's days begin.
  public var dayStart: DayStart
  /// Whether the page is light or dark.
  public var theme: ColorTheme
  /// The colour contrast of the page.
  public var contrast: ContrastChoice
  /// Whether the browser and the desktop show a notice when a probe comes.
  public var notifications: SwitchChoice
  /// Whether the page plays a sound when a probe comes.
  public var sound: SoundChoice
  /// Whether keys such as digits act anywhere on the page.
  public var shortcuts: SwitchChoice
  /// Whether a server fetches exchange rates by itself.
  public var rates: RateFetching
  /// The environment variables of the server that override settings; the settings have their values.
  public var replacedBy: [SettingVariable]

  /// Makes settings from their values.
  public init(
    language: LanguageChoice = .standard, weekStart: WeekStartChoice = .standard,
    timeFormat: TimeFormat = .standard, zone: ZoneChoice = .standard,
    dayStart: DayStart = .standard, theme: ColorTheme = .standard,
    contrast: ContrastChoice = .standard, notifications: SwitchChoice = .standard,
    sound: SoundChoice = .standard,
    shortcuts: SwitchChoice = .standard, rates: RateFetching = .standard,
    replacedBy: [SettingVariable] = []
  ) {
    self.language = language
    self.weekStart = weekStart
    self.timeFormat = timeFormat
    self.zone = zone
    self.dayStart = dayStart
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
  /// Makes the settings that are the default in a territory.
  public init(defaultsIn territory: Territory) {
    self.init(
      weekStart: .fixed(territory.weekStart),
      timeFormat: territory.countsTwelveHours ? .twelveHours : .twentyFourHours)
  }

  /// Returns these settings, with the conventions of the region in place of those that follow it.
  ///
  /// - Parameter defaults: see ``init(defaultsIn:)``.
  public func resolved(by defaults: PersonalSettings) -> PersonalSettings {
    var resolved = self
    if weekStart == .region { resolved.weekStart = defaults.weekStart }
    if timeFormat == .region { resolved.timeFormat = defaults.timeFormat }
    return resolved
  }

  /// The first day of the week; Monday if it follows an unknown region.
  public var firstWeekday: Weekday {
    if case .fixed(let day) = weekStart { day } else { .monday }
  }
}
