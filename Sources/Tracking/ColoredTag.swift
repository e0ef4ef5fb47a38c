/// A tag as it is shown: its name, its colour and its emoji.
public struct ColoredTag: Sendable, Hashable {
  /// The name as it was first written.
  public let name: String
  /// The colour.
  public let color: TagColor
  /// The emoji that a person chose for it, or nothing.
  public let emoji: String

  /// Makes a tag from what is shown of it.
  public init(name: String, color: TagColor, emoji: String = "") {
    self.name = name
    self.color = color
    self.emoji = emoji
  }
}
