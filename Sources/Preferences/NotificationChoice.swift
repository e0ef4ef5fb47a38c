/// Whether the browser shows a notice when a probe comes, where it is allowed to.
public enum NotificationChoice: String, SettingWord {
  /// It does.
  case on
  /// It does not.
  case off

  /// On.
  public static var standard: Self { .on }

  /// The word.
  public var word: String { rawValue }
}
