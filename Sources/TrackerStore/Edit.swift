public import Tracking

/// A person's change of answers or tags that has been undone.
public struct Edit: Sendable, Hashable {
  /// The kind of a change.
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
    /// A tag was replaced by another in some of its answers.
    case split = 5
    /// The colour of a tag, or what a person has stated about it, was changed.
    case profile = 6
    /// A log was imported.
    case logImport = 7
  }

  /// The maximum length of ``probes``.
  public static let mostProbes = 5

  /// The kind of change.
  public let kind: Kind
  /// The tag; after a renaming or a merge, under the name that was taken back.
  public let tag: String?
  /// The restored names of tags.
  public let restoredTags: [String]
  /// The number of restored probes.
  public let count: Int
  /// The latest of these probes, in order.
  public let probes: [Probe]
}
