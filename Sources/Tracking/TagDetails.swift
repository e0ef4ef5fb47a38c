/// The properties of a tag apart from its occurrences.
public struct TagDetails: Sendable, Hashable {
  /// Its name as it was first written.
  public let name: String
  /// Its colour.
  public let color: TagColor
  /// The tendency of the tag to contain other tags.
  public let level: NestingLevel

  /// Makes the details of a tag.
  public init(name: String, color: TagColor, level: NestingLevel) {
    self.name = name
    self.color = color
    self.level = level
  }
}
