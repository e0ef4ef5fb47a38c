public import CivilTime

extension DayStart: SettingWord {
  /// Midnight, then each later hour.
  public static var allCases: [DayStart] { hours.compactMap { DayStart(hour: $0) } }

  /// Midnight.
  public static var standard: DayStart { .midnight }

  /// The hour, `0` to `6`.
  public var word: String { "\(hour)" }
}
