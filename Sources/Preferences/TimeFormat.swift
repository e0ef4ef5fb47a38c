/// The format of times of day.
public enum TimeFormat: SettingWord {
  /// The convention of the person's territory.
  case region
  /// Hours from one to twelve.
  case twelveHours
  /// Hours from 0 to 23.
  case twentyFourHours

  /// The convention of the person's territory.
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
