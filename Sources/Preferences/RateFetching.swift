/// Whether a server fetches exchange rates by itself.
public enum RateFetching: String, SettingWord {
  /// The server fetches them daily.
  case daily
  /// The server fetches none.
  case off

  /// Off.
  public static var standard: Self { .off }

  /// The word.
  public var word: String { rawValue }
}
