/// Whether the page plays a sound when a probe comes.
public enum SoundChoice: String, SettingWord {
  /// The page plays a sound.
  case on
  /// The page is silent.
  case off

  /// Off: an open page may be one of many tabs, in a room with other people.
  public static var standard: Self { .off }

  /// The word.
  public var word: String { rawValue }
}
