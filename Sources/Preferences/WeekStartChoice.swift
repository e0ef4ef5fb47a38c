public import CivilTime

/// The first day of the week.
public enum WeekStartChoice: SettingWord {
  /// The convention of the person's territory.
  case region
  /// One day, in every territory.
  case fixed(Weekday)

  /// The convention of the person's territory.
  public static var standard: Self { .region }

  /// The region's convention, then each day from Monday.
  public static var allCases: [Self] { [.region] + Weekday.allCases.map { .fixed($0) } }

  /// `region`, or the day's name in English.
  public var word: String {
    switch self {
    case .region: "region"
    case .fixed(let day):
      switch day {
      case .monday: "monday"
      case .tuesday: "tuesday"
      case .wednesday: "wednesday"
      case .thursday: "thursday"
      case .friday: "friday"
      case .saturday: "saturday"
      case .sunday: "sunday"
      }
    }
  }
}
