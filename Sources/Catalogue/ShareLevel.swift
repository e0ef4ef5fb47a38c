/// The size of a share of an hour of the week, as precisely as a colour shows it.
///
/// The page and the report colour the map of a week alike: a level has the tag's colour, mixed with
/// that of the surface.
public enum ShareLevel: Int, Sendable, Hashable, CaseIterable {
  /// Below 20, 40 and 70 percent, and more.
  case low, middling, high, highest

  /// The level of a share greater than zero.
  public init(_ share: Double) {
    self = Self.allCases.first { share < $0.end } ?? .highest
  }

  /// The share below which the level ends.
  public var end: Double {
    switch self {
    case .low: 0.2
    case .middling: 0.4
    case .high: 0.7
    case .highest: 1
    }
  }

  /// The proportion of the tag's colour in that of the level, 0 to 1.
  public var strength: Double {
    switch self {
    case .low: 0.24
    case .middling: 0.48
    case .high: 0.74
    case .highest: 1
    }
  }
}
