/// An environment variable that replaces a setting in the programs that run with it.
public enum SettingVariable: String, CaseIterable, Hashable, Sendable {
  /// Replaces the language of the page.
  case language = "PROBA_LANGUAGE"
  /// Replaces the day with which weeks begin.
  case weekStart = "PROBA_WEEK_START"
  /// Replaces how times of day are written.
  case timeFormat = "PROBA_TIME_FORMAT"
  /// Replaces whether the page is light or dark.
  case theme = "PROBA_THEME"
  /// Replaces how much the colours of the page differ.
  case contrast = "PROBA_CONTRAST"
  /// Replaces whether notices are shown.
  case notifications = "PROBA_NOTIFICATIONS"
  /// Replaces whether a sound is played.
  case sound = "PROBA_SOUND"
  /// Replaces whether keys act anywhere on the page.
  case shortcuts = "PROBA_SHORTCUTS"
  /// Replaces whether exchange rates are fetched.
  case rates = "PROBA_RATES"

  /// The name of the variable.
  public var word: String { rawValue }
}
