/// A tag as lists show it, with the number of answers that have it.
public struct TagUse: Sendable, Hashable {
  /// The name as it was first written.
  public let name: String
  /// The colour.
  public let color: TagColor
  /// The emoji that a person chose for it, or nothing.
  public let emoji: String
  /// The number of answers.
  public let answers: Int
  /// Whether it is left out of what is offered.
  public let isHidden: Bool
  /// Whether a person has set a goal for its hours of a week.
  public let hasGoal: Bool
  /// Other words that are understood as this tag, in the order of the alphabet.
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

  /// The same tag in another colour.
  public func colored(_ color: TagColor) -> TagUse {
    TagUse(
      name: name, color: color, emoji: emoji, answers: answers, isHidden: isHidden,
      hasGoal: hasGoal, aliases: aliases)
  }

  /// What is shown of it where answers are.
  public var colored: ColoredTag { ColoredTag(name: name, color: color, emoji: emoji) }
}
