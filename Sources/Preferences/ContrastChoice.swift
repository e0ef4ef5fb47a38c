/// The colour contrast of the page.
public enum ContrastChoice: String, SettingWord {
  /// The preference of the device.
  case system
  /// More contrast than usual, whatever the device prefers.
  case more

  /// The preference of the device.
  public static var standard: Self { .system }

  /// The word.
  public var word: String { rawValue }
}
