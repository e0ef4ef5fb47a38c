/// Whether the program performs an automatic action.
public enum SwitchChoice: String, SettingWord {
  /// The action is performed.
  case on
  /// The action is not performed.
  case off

  /// On.
  public static var standard: Self { .on }

  /// The word.
  public var word: String { rawValue }
}
