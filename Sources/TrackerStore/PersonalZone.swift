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
  /// Returns the zone that the person of a file chose; nil for the computer's, and for a file that cannot be read.
  public static func zone(ofFile path: String) -> PersonalZone? {
    let store = try? Store.open(
      .file(path), models: History.models, history: History.steps, access: .reading)
    guard let choice = try? store?.read({ tx throws(StoreError) in try tx.zoneChoice() }),
      case .fixed(let name) = choice
    else { return nil }
    return try? PersonalZone(name)
  }
}

/// The zone of a tracker's person, which is found once and changes with the setting.
final class ZoneKeeper: Sendable {
  private let kept = Mutex<PersonalZone?>(nil)

  /// The zone that the person chose; nil for the computer's.
  var zone: PersonalZone? { kept.withLock { $0 } }

  /// Follows the choice that is stored; a zone that this computer does not know is its own.
  func follow(_ choice: ZoneChoice) {
    guard case .fixed(let name) = choice else { return kept.withLock { $0 = nil } }
    kept.withLock { zone in
      if zone?.name != name { zone = try? PersonalZone(name) }
    }
  }
}
