/// Whether a notice is shown when a probe comes: by the browser, where it is allowed to, and on the desktop.
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
