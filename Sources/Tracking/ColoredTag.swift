/// A tag as it is displayed: its name, its colour and its emoji.
public struct ColoredTag: Sendable, Hashable {
  /// The name as it was first written.
  public let name: String
  /// The colour.
  public let color: TagColor
  /// The emoji that a person chose for it, or an empty string.
  public let emoji: String

  /// Makes a tag from its parts.
  public init(name: String, color: TagColor, emoji: String = "") {
    self.name = name
    self.color = color
    self.emoji = emoji
  }
}
