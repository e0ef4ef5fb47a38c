/// The result of renaming or merging tags.
public struct TagMerge: Sendable, Hashable {
  /// The resulting tag, with the number of all answers that have it.
  public let tag: TagUse
  /// The names that no longer exist.
  public let gone: [String]
  /// The edit to undo; nil if nothing was changed.
  public let edit: EditID?

  /// Makes a result from a tag and the names that it replaced.
  public init(tag: TagUse, gone: [String], edit: EditID?) {
    self.tag = tag
    self.gone = gone
    self.edit = edit
  }
}
