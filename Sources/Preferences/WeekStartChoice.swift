public import CivilTime

/// The day with which weeks begin.
public enum WeekStartChoice: SettingWord {
  /// As is usual where the person lives.
  case region
  /// One day, wherever that is.
  case fixed(Weekday)

  /// As is usual where the person lives.
  public static var usual: Self { .region }

  /// By the region, then each day from Monday.
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
