/// A setting: its words, of which the first is the default, and its scope.
///
/// The raw value is the setting's name in the store and on the command line; it never changes.
public enum SettingKey: String, Sendable, Hashable, CaseIterable {
  /// The language of the page: ``LanguageChoice``.
  case language
  /// The day with which weeks begin: ``WeekStartChoice``.
  case weekStart = "week-start"
  /// How times of day are written: ``TimeFormat``.
  case timeFormat = "time-format"
  /// Whether the page is light or dark: ``ColorTheme``.
  case theme
  /// Whether the browser and the desktop show a notice when a probe comes: ``SwitchChoice``.
  case notifications
  /// Whether keys such as digits act anywhere on the page: ``SwitchChoice``.
  case shortcuts
  /// Whether a server fetches exchange rates: ``RateFetching``.
  case rates

  /// Where a setting applies.
  public enum Scope: String, Sendable {
    /// On every page of every browser.
    case page
    /// On every page, and by the commands or the server.
    case everywhere
  }

  /// Where the setting applies.
  public var scope: Scope { self == .weekStart || self == .rates ? .everywhere : .page }

  /// The words that the setting can have.
  public var words: [String] {
    switch self {
    case .language: LanguageChoice.allCases.map { $0.word }
    case .weekStart: WeekStartChoice.allCases.map { $0.word }
    case .timeFormat: TimeFormat.allCases.map { $0.word }
    case .theme: ColorTheme.allCases.map { $0.word }
    case .notifications, .shortcuts: SwitchChoice.allCases.map { $0.word }
    case .rates: RateFetching.allCases.map { $0.word }
    }
  }
}
