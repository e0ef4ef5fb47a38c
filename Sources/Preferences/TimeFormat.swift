/// How times of day are written.
public enum TimeFormat: SettingWord {
  /// By the convention of the person's territory.
  case region
  /// With hours from one to twelve.
  case twelveHours
  /// With hours from 0 to 23.
  case twentyFourHours

  /// By the convention of the person's territory.
  public static var standard: Self { .region }

  /// `region`, `12` or `24`.
  public var word: String {
    switch self {
    case .region: "region"
    case .twelveHours: "12"
    case .twentyFourHours: "24"
    }
  }
}
