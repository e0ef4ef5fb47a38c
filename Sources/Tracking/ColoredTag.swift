/// A tag as it is shown: its name and its colour.
public struct ColoredTag: Sendable, Hashable {
  /// The name as it was first written.
  public let name: String
  /// The colour.
  public let color: TagColor

  /// Makes a tag from its name and colour.
  public init(name: String, color: TagColor) {
    self.name = name
    self.color = color
  }
}
