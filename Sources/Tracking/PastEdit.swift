public import CivilTime

/// A person's change that can be undone, or redone if it was.
public struct PastEdit: Sendable, Hashable {
  /// The number of changed probes from which undoing or redoing an edit should be confirmed.
  public static let manyProbes = 100

  /// The id of the edit.
  public let id: EditID
  /// The time of the edit.
  public let time: Moment
  /// The kind of change.
  public let kind: EditKind
  /// The tag that was changed, under its new name.
  public let tag: String?
  /// The names that were replaced: those of tags, or of settings.
  public let names: [String]
  /// The number of probes that were changed.
  public let probes: Int
  /// Whether it was undone and can be redone.
  public let isUndone: Bool

  /// Makes an edit of the history.
  public init(
    id: EditID, time: Moment, kind: EditKind, tag: String?, names: [String], probes: Int,
    isUndone: Bool
  ) {
    self.id = id
    self.time = time
    self.kind = kind
    self.tag = tag
    self.names = names
    self.probes = probes
    self.isUndone = isUndone
  }
}
