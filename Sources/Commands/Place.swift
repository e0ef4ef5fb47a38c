internal import CivilTime
private import Preferences
internal import Reporting
internal import TrackerStore

/// The customs of the place where a person is, by the territory of their locale.
struct Place {
  /// The day with which weeks begin.
  let weekStart: Weekday
  /// Whether hours are counted from 1 to 12; nil if the locale names no territory.
  let countsTwelveHours: Bool?
  /// Two capital letters; nil if the locale names none.
  private let paperTerritory: String?

  /// The usual size of paper.
  var paper: Paper { .usual(in: paperTerritory) }

  /// Reads `LC_TIME` and `LC_PAPER`, as the GNU C library understands them.
  ///
  /// - Parameter variable: the value of an environment variable, such as `uk_UA.UTF-8`.
  static func of(_ variable: (_ name: String) -> String?) -> Place {
    let times = territory("LC_TIME", variable).flatMap { Territory(code: $0) }
    return Place(
      weekStart: (times ?? .world).weekStart,
      countsTwelveHours: times?.countsTwelveHours,
      paperTerritory: territory("LC_PAPER", variable))
  }

  /// Returns the territory of the first variable that is set and not empty.
  private static func territory(
    _ category: String, _ variable: (_ name: String) -> String?
  ) -> String? {
    for name in ["LC_ALL", category, "LANG"] {
      guard let locale = variable(name), !locale.isEmpty else { continue }
      let parts = locale.prefix { $0 != "." && $0 != "@" }.split(separator: "_")
      return parts.count > 1 ? String(parts[1]) : nil
    }
    return nil
  }
}

extension Call {
  /// Returns the day with which weeks begin: the person's choice, or else the local custom.
  func weekStart(in tracker: Tracker) throws(TrackerError) -> Weekday {
    switch try tracker.storedSettings().settings.weekStart {
    case .region: Place.of(machine.variable).weekStart
    case .fixed(let day): day
    }
  }

  /// Returns whether hours are counted from 1 to 12: the person's choice, or else the local custom.
  func countsTwelveHours(in tracker: Tracker) throws(TrackerError) -> Bool? {
    switch try tracker.storedSettings().settings.timeFormat {
    case .region: Place.of(machine.variable).countsTwelveHours
    case .twelveHours: true
    case .twentyFourHours: false
    }
  }
}
