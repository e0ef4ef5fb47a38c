/// Whether something that the program does by itself is done.
public enum SwitchChoice: String, SettingWord {
  /// It is.
  case on
  /// It is not.
  case off

  /// On.
  public static var standard: Self { .on }

  /// The word.
  public var word: String { rawValue }
}
