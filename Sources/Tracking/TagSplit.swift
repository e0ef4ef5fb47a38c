/// The result of splitting a tag, which another tag replaces in some of its answers.
public struct TagSplit: Sendable, Hashable {
  /// The name of the replacement.
  public let name: String
  /// The number of answers that were changed.
  public let changed: Int
  /// The edit to undo; nil if nothing was changed.
  public let edit: EditID?

  /// Makes a result.
  public init(name: String, changed: Int, edit: EditID?) {
    self.name = name
    self.changed = changed
    self.edit = edit
  }
}
