/// The result of splitting a tag: some of its answers have another tag in its place.
public struct TagSplit: Sendable, Hashable {
  /// The tag in its place.
  public let name: String
  /// The number of answers that were changed.
  public let changed: Int
  /// The edit to undo; nil where nothing was changed.
  public let edit: EditID?

  /// Makes a result.
  public init(name: String, changed: Int, edit: EditID?) {
    self.name = name
    self.changed = changed
    self.edit = edit
  }
}
