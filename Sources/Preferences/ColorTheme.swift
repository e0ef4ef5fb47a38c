/// Whether the page is light or dark.
public enum ColorTheme: String, SettingWord {
  /// As the device is.
  case system
  /// Always light.
  case light
  /// Always dark.
  case dark

  /// As the device is.
  public static var standard: Self { .system }

  /// The word.
  public var word: String { rawValue }
}
