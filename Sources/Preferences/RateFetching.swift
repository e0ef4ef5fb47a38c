/// Whether a server fetches exchange rates by itself.
public enum RateFetching: String, SettingWord {
  /// It connects to nothing.
  case off
  /// It fetches them daily.
  case daily

  /// Off.
  public static var standard: Self { .off }

  /// The word.
  public var word: String { rawValue }
}
