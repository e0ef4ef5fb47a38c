public import CivilTime
internal import TextBytes

/// The time zone by which a person lives.
public enum ZoneChoice: Sendable, Hashable {
  /// The zone of the computer on which Proba runs.
  case system
  /// One zone, wherever Proba runs.
  case fixed(ZoneName)

  /// The zone of the computer.
  public static var standard: Self { .system }

  /// `system`, or the name of the zone.
  public var word: String {
    switch self {
    case .system: "system"
    case .fixed(let name): name.text
    }
  }

  /// Makes the choice with a word; nil if it is not even the form of a zone's name.
  public init?(word: String) {
    if word.isSame(as: "system") {
      self = .system
    } else if let name = ZoneName(word) {
      self = .fixed(name)
    } else {
      return nil
    }
  }
}
