/// What is known of a tag besides where it was met.
public struct TagDetails: Sendable, Hashable {
  /// Its name as it was first written.
  public let name: String
  /// Its colour.
  public let color: TagColor
  /// How strongly it contains other tags: -2 to 2.
  public let level: Int

  /// Joins what is known.
  public init(name: String, color: TagColor, level: Int) {
    self.name = name
    self.color = color
    self.level = level
  }
}
