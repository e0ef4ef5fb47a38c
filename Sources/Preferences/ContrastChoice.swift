/// How much the colours of the page differ.
public enum ContrastChoice: String, SettingWord {
  /// As the device prefers.
  case system
  /// More than usual, whatever the device prefers.
  case more

  /// As the device prefers.
  public static var standard: Self { .system }

  /// The word.
  public var word: String { rawValue }
}
