/// Whether a server fetches exchange rates by itself.
public enum RateFetching: String, SettingWord {
  /// It fetches them daily.
  case daily
  /// It connects to nothing.
  case off

  /// Off.
  public static var standard: Self { .off }

  /// The word.
  public var word: String { rawValue }
}
