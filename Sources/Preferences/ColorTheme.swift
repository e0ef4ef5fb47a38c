/// Whether the page is light or dark.
public enum ColorTheme: String, SettingWord {
  /// The theme of the device.
  case system
  /// Always light.
  case light
  /// Always dark.
  case dark

  /// The theme of the device.
  public static var standard: Self { .system }

  /// The word.
  public var word: String { rawValue }
}
