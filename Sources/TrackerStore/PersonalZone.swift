public import CivilTime
private import HostSystem
internal import Persistence
public import Preferences
internal import Synchronization
private import TextBytes

/// The time zone that a person chose, with its rules.
public struct PersonalZone: Sendable {
  /// The name of the zone.
  public let name: ZoneName
  private let rules: ZoneTable

  /// Finds a zone in the machine's tz database.
  ///
  /// - Throws: ``TrackerError/noZone(_:near:)`` if it has none of this name.
  public init(_ name: ZoneName) throws(TrackerError) {
    guard let rules = ZoneDatabase.rules(of: name.text).flatMap({ ZoneTable($0) }) else {
      throw .noZone(name.text, near: Self.suggestion(for: name.text))
    }
    self.name = name
    self.rules = rules
  }

  /// Returns the offset of the zone's clocks from UTC at a moment.
  public func offset(at moment: Moment) -> UTCOffset { rules.offset(at: moment) }

  /// Checks a word of the setting, which is `system` or the name of a zone.
  ///
  /// - Throws: ``TrackerError/noZone(_:near:)``.
  public static func choice(_ word: String) throws(TrackerError) -> ZoneChoice {
    guard let choice = ZoneChoice(word: word) else {
      throw .noZone(word, near: suggestion(for: word))
    }
    if case .fixed(let name) = choice { _ = try PersonalZone(name) }
    return choice
  }

  /// Returns the zone that a mistyped name, or that of a city, most likely means; nil if none is similar.
  static func suggestion(for text: String) -> String? {
    let names = ZoneDatabase.names
    let wanted = key(text)
    let keys = names.map { key($0) }
    let cities = keys.map { String($0.split(separator: "/").last ?? "") }
    if let place = keys.firstIndex(of: wanted) ?? cities.firstIndex(of: wanted) {
      return present(names[place])
    }
    for candidates in wanted.contains("/") ? [keys] : [cities, keys] {
      if let near = TextBytes.suggestion(for: wanted, among: candidates),
        let place = candidates.firstIndex(of: near)
      {
        return present(names[place])
      }
    }
    return nil
  }

  private static func present(_ name: String) -> String { ZoneName(name)?.text ?? name }

  private static func key(_ name: String) -> String {
    String(name.lowercased().map { $0 == " " || $0 == "-" ? "_" : $0 })
  }
}

extension Tracker {
  /// Returns the zone that the person of a file chose, nil for the computer's, and the hour at which their days begin.
  ///
  /// For a file that cannot be read, both are the defaults.
  public static func calendar(ofFile path: String) -> (zone: PersonalZone?, dayStart: DayStart) {
    let store = try? Store.open(
      .file(path), models: History.models, history: History.steps, access: .reading)
    let keeper = CalendarKeeper()
    if let choice = try? store?.read({ tx throws(StoreError) in try tx.calendarChoice() }) {
      keeper.follow(choice)
    }
    return (keeper.zone, keeper.dayStart)
  }
}

/// The settings by which a person's clock and calendar run.
struct CalendarChoice {
  let zone: ZoneChoice
  let dayStart: DayStart
}

/// The zone and the days of a tracker's person, which are found once and change with the settings.
final class CalendarKeeper: Sendable {
  private let kept = Mutex<(zone: PersonalZone?, dayStart: DayStart)>((nil, .midnight))

  /// The zone that the person chose; nil for the computer's.
  var zone: PersonalZone? { kept.withLock { $0.zone } }

  /// The hour at which the person's days begin.
  var dayStart: DayStart { kept.withLock { $0.dayStart } }

  /// Follows the choice that is stored; a zone that this computer does not know is its own.
  func follow(_ choice: CalendarChoice) {
    kept.withLock { kept in
      kept.dayStart = choice.dayStart
      guard case .fixed(let name) = choice.zone else { return kept.zone = nil }
      if kept.zone?.name != name { kept.zone = try? PersonalZone(name) }
    }
  }
}
