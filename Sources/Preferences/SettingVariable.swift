/// An environment variable that overrides a setting in the programs that run with it.
public enum SettingVariable: String, CaseIterable, Hashable, Sendable {
  /// Overrides the language of the page.
  case language = "PROBA_LANGUAGE"
  /// Overrides the first day of the week.
  case weekStart = "PROBA_WEEK_START"
  /// Overrides the format of times of day.
  case timeFormat = "PROBA_TIME_FORMAT"
  /// Overrides whether the page is light or dark.
  case theme = "PROBA_THEME"
  /// Overrides the colour contrast of the page.
  case contrast = "PROBA_CONTRAST"
  /// Overrides whether notices are shown.
  case notifications = "PROBA_NOTIFICATIONS"
  /// Overrides whether a sound is played.
  case sound = "PROBA_SOUND"
  /// Overrides whether keys act anywhere on the page.
  case shortcuts = "PROBA_SHORTCUTS"
  /// Overrides whether exchange rates are fetched.
  case rates = "PROBA_RATES"

  /// The name of the variable.
  public var word: String { rawValue }
}
