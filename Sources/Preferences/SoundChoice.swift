/// Whether the page plays a sound when a probe comes.
public enum SoundChoice: String, SettingWord {
  /// It plays one.
  case on
  /// It is silent.
  case off

  /// Off: an open page may be one of many tabs, in a room with other people.
  public static var standard: Self { .off }

  /// The word.
  public var word: String { rawValue }
}
