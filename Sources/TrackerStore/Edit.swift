public import Tracking

/// A change that a person made to answers or tags, and that was undone.
public struct Edit: Sendable, Hashable {
  /// What was changed.
  public enum Kind: Int64, Sendable, Hashable, CaseIterable {
    /// Probes were answered, or their answers replaced.
    case answer = 0
    /// Answers were taken back.
    case withdrawal = 1
    /// Probes were dismissed, or are asked about again.
    case dismissal = 2
    /// A tag was renamed.
    case rename = 3
    /// Tags were merged into one.
    case merge = 4
    /// Some answers of a tag were given another one in its place.
    case split = 5
    /// The colour of a tag was changed, or what a person says about it.
    case profile = 6
    /// A log was imported.
    case logImport = 7
  }

  /// The most probes that ``probes`` has.
  public static let mostProbes = 5

  /// What was changed.
  public let kind: Kind
  /// The tag: with the name that was taken back, where tags were renamed or merged.
  public let tag: String?
  /// The names that tags have again.
  public let restoredTags: [String]
  /// How many probes are again as they were.
  public let count: Int
  /// The latest of these probes, in order.
  public let probes: [Probe]
}
