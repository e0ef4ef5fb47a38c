/// What has become of tags that were renamed or merged.
public struct TagMerge: Sendable, Hashable {
  /// The tag as it is now, with all answers that have it.
  public let tag: TagUse
  /// The names that are gone.
  public let gone: [String]

  /// The edit to undo; nil where nothing was changed.
  public let edit: EditID?

  /// Joins a tag and the names that it has replaced.
  public init(tag: TagUse, gone: [String], edit: EditID?) {
    self.tag = tag
    self.gone = gone
    self.edit = edit
  }
}
