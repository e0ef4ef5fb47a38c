public import CivilTime
public import Preferences
internal import Sampling
public import Settings

/// The declarations of Proba's settings.
///
/// They determine the list of `proba config` with its JSON and its refusals, the environment variables, and
/// the stored words. The words are those of the types, which the screen of settings offers, too.
public enum ProbaSettings {
  /// The language of the page.
  public static let language = choice("language", LanguageChoice.self, .language)
  /// The first day of the week, on the page and for commands.
  public static let weekStart = choice("week-start", WeekStartChoice.self, .weekStart)
  /// The format of times of day on the page.
  public static let timeFormat = choice("time-format", TimeFormat.self, .timeFormat)
  /// The time zone by which the person lives.
  ///
  /// No environment variable overrides it: probes keep the clock by which they came, so that all programs on a file
  /// must agree on it. `TZ` is the zone of the computer.
  public static let zone = SettingDefinition(
    "zone", default: ZoneChoice.standard,
    SettingCodec(.optional(none: ZoneChoice.system.word, zoneDomain), encode: { $0.word }) {
      text throws(SettingFault) -> ZoneChoice in
      guard let choice = try? PersonalZone.choice(text) else { throw .notAValue(zoneDomain) }
      return choice
    })
  /// The hour of the clock at which the person's days begin.
  ///
  /// No environment variable overrides it: the stored counts are those of its days.
  public static let dayStart = choice("day-start", DayStart.self, nil)
  /// Whether the page is light or dark.
  public static let theme = choice("theme", ColorTheme.self, .theme)
  /// The colour contrast of the page.
  public static let contrast = choice("contrast", ContrastChoice.self, .contrast)
  /// Whether the browser and the desktop show a notice when a probe comes.
  public static let notifications = choice("notifications", SwitchChoice.self, .notifications)
  /// Whether the page plays a sound when a probe comes.
  public static let sound = choice("sound", SoundChoice.self, .sound)
  /// Whether keys such as digits act anywhere on the page.
  public static let shortcuts = choice("shortcuts", SwitchChoice.self, .shortcuts)
  /// Whether a server fetches exchange rates.
  public static let rates = choice("rates", RateFetching.self, .rates)

  /// The mean gap of the schedule, in whole minutes.
  public static let gap = SettingDefinition(
    "gap", default: Schedule.universal.meanGap,
    SettingCodec.whole(
      in: minutes(
        Schedule.personalMeanGaps.lowerBound)...minutes(
          Schedule.personalMeanGaps.upperBound)
    ).map {
      Seconds.minutes($0)
    } back: {
      minutes($0)
    })
  /// The seed of the schedule.
  public static let seed = SettingDefinition(
    "seed", default: Schedule.universal.seed, .whole(in: Schedule.seeds))

  /// The settings whose values are words: see `PersonalSettings`.
  public static let words = SettingsSchema {
    language
    weekStart
    timeFormat
    zone
    dayStart
    theme
    contrast
    notifications
    sound
    shortcuts
    rates
  }

  private static let zoneDomain = SettingDomain.other("a time zone such as Europe/Kyiv")

  /// The parts of the schedule that a person can change: see ``Tracker/change(_:)-(ScheduleChange)``.
  ///
  /// The store of a tracker keeps them as numbers, with the moment of each change. No environment variable
  /// overrides them: a program with a schedule of its own would ask at moments unknown to the others, and its
  /// answers would stand for time in which the store has another gap.
  public static let schedule = SettingsSchema {
    gap
    seed
  }

  /// All settings, in the order of their list.
  public static let all = SettingsSchema {
    words
    schedule
  }

  /// Declares a setting with the words of a type, which a variable may override if one is given.
  private static func choice<Value: SettingWord>(
    _ name: String, _ type: Value.Type, _ variable: SettingVariable?
  ) -> SettingDefinition<Value> {
    SettingDefinition(
      name, default: Value.standard, .words(Value.allCases.map { ($0.word, $0) }),
      variable: variable?.word)
  }
}

/// Returns a duration in whole minutes.
private func minutes(_ gap: Seconds) -> Int64 { gap.seconds / 60 }

extension PersonalSettings {
  /// Makes settings with the values of a table.
  init(_ table: SettingsTable) {
    let variables = ProbaSettings.words.entries.compactMap { table.variable(of: $0) }
    self.init(
      language: table[ProbaSettings.language], weekStart: table[ProbaSettings.weekStart],
      timeFormat: table[ProbaSettings.timeFormat], zone: table[ProbaSettings.zone],
      dayStart: table[ProbaSettings.dayStart], theme: table[ProbaSettings.theme],
      contrast: table[ProbaSettings.contrast], notifications: table[ProbaSettings.notifications],
      sound: table[ProbaSettings.sound],
      shortcuts: table[ProbaSettings.shortcuts], rates: table[ProbaSettings.rates],
      replacedBy: SettingVariable.allCases.filter { variables.contains($0.word) })
  }

  /// The word of each setting, keyed by its name.
  var words: [String: String] {
    [
      ProbaSettings.language.name: language.word, ProbaSettings.weekStart.name: weekStart.word,
      ProbaSettings.timeFormat.name: timeFormat.word, ProbaSettings.zone.name: zone.word,
      ProbaSettings.dayStart.name: dayStart.word,
      ProbaSettings.theme.name: theme.word,
      ProbaSettings.contrast.name: contrast.word,
      ProbaSettings.notifications.name: notifications.word,
      ProbaSettings.sound.name: sound.word,
      ProbaSettings.shortcuts.name: shortcuts.word, ProbaSettings.rates.name: rates.word,
    ]
  }
}
