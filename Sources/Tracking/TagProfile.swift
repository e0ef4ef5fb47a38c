/// A tag with everything that a person has stated about it.
public struct TagProfile: Sendable, Hashable {
  /// The maximum length of a note, in bytes of UTF-8.
  public static let longestNote = 2_000
  /// The maximum number of aliases of a tag.
  public static let mostAliases = 50

  /// The tag as lists show it.
  public let tag: TagUse
  /// The tendency of the tag to contain other tags.
  public let level: NestingLevel
  /// The person's note about it, which may have several lines.
  public let note: String
  /// The hours a week that the person wants it to take, if any.
  public let goal: TagGoal?
  /// The progress of this week towards the goal; nil without a goal, and if it was not requested.
  public let progress: GoalProgress?

  /// Makes a profile from its parts.
  public init(
    tag: TagUse, level: NestingLevel, note: String, goal: TagGoal? = nil,
    progress: GoalProgress? = nil
  ) {
    self.tag = tag
    self.level = level
    self.note = note
    self.goal = goal
    self.progress = progress
  }

  /// Returns the same tag with another level or another note.
  public func with(level: NestingLevel? = nil, note: String? = nil) -> TagProfile {
    TagProfile(
      tag: tag, level: level ?? self.level, note: note ?? self.note, goal: goal,
      progress: progress)
  }
}

/// A change of what a person has stated about a tag; nil leaves a part unchanged.
public struct TagChange: Sendable, Hashable {
  /// A change of the goal of a tag.
  public enum Goal: Sendable, Hashable {
    /// The tag gets this goal.
    case set(TagGoal)
    /// The goal is removed.
    case removed
  }

  /// The note.
  public var note: String?
  /// The emoji; an empty one removes it.
  public var emoji: String?
  /// The tendency of the tag to contain others.
  public var level: NestingLevel?
  /// Whether it is omitted from the offered tags.
  public var isHidden: Bool?
  /// The change of the goal for its hours a week.
  public var goal: Goal?
  /// Words that become aliases of the tag.
  public var addedAliases: [String]
  /// Words that are no longer aliases.
  public var removedAliases: [String]

  /// Makes a change from the given parts.
  public init(
    note: String? = nil, emoji: String? = nil, level: NestingLevel? = nil, isHidden: Bool? = nil,
    goal: Goal? = nil, addedAliases: [String] = [], removedAliases: [String] = []
  ) {
    self.note = note
    self.emoji = emoji
    self.level = level
    self.isHidden = isHidden
    self.goal = goal
    self.addedAliases = addedAliases
    self.removedAliases = removedAliases
  }
}
