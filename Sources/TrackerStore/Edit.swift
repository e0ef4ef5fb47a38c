public import Tracking

/// A person's change that has been undone or redone.
public struct Edit: Sendable, Hashable {
  /// The maximum length of ``probes``.
  public static let mostProbes = 5

  /// The kind of change.
  public let kind: EditKind
  /// The tag; after a renaming or a merge, under the name that the edit gave it.
  public let tag: String?
  /// The names of tags that the edit took, or those of the settings that it changed.
  public let names: [String]
  /// The number of probes that were changed.
  public let count: Int
  /// The latest of these probes as they are now, in order.
  public let probes: [Probe]
}
