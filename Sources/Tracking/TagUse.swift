/// A tag in a list, with the number of answers that have it.
public struct TagUse: Sendable, Hashable {
  /// The name as it was first written.
  public let name: String
  /// The colour.
  public let color: TagColor
  /// The emoji that a person chose for it, or an empty string.
  public let emoji: String
  /// The number of answers.
  public let answers: Int
  /// Whether it is omitted from the offered tags.
  public let isHidden: Bool
  /// Whether a person has set a goal for its hours a week.
  public let hasGoal: Bool
  /// The aliases of the tag, in alphabetical order.
  public let aliases: [String]

  /// Makes a tag with its number of answers.
  public init(
    name: String, color: TagColor, emoji: String = "", answers: Int, isHidden: Bool = false,
    hasGoal: Bool = false, aliases: [String] = []
  ) {
    self.name = name
    self.color = color
    self.emoji = emoji
    self.answers = answers
    self.isHidden = isHidden
    self.hasGoal = hasGoal
    self.aliases = aliases
  }

  /// Returns the same tag in another colour.
  public func colored(_ color: TagColor) -> TagUse {
    TagUse(
      name: name, color: color, emoji: emoji, answers: answers, isHidden: isHidden,
      hasGoal: hasGoal, aliases: aliases)
  }

  /// The tag as it is displayed in answers.
  public var colored: ColoredTag { ColoredTag(name: name, color: color, emoji: emoji) }
}
