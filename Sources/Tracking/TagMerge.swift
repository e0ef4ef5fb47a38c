/// What has become of tags that were renamed or merged.
public struct TagMerge: Sendable, Hashable {
  /// The tag as it is now, with all answers that have it.
  public let tag: TagUse
  /// The names that are gone.
  public let gone: [String]

  /// Joins a tag and the names that it has replaced.
  public init(tag: TagUse, gone: [String]) {
    self.tag = tag
    self.gone = gone
  }
}
