/// A tag with all that a person has said about it.
public struct TagProfile: Sendable, Hashable {
  /// The most bytes of UTF-8 that a note has.
  public static let longestNote = 2_000
  /// The most aliases that a tag has.
  public static let mostAliases = 50

  /// The tag as lists show it.
  public let tag: TagUse
  /// How strongly it tends to contain other tags.
  public let level: NestingLevel
  /// What the person noted about it; may have several lines.
  public let note: String
  /// The hours a week that the person wants it to take, if any.
  public let goal: TagGoal?
  /// How far this week is from the goal; nil without one, and where it was not asked for.
  public let progress: GoalProgress?

  /// Joins what is known of a tag.
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

  /// The same tag with another level or another note.
  public func with(level: NestingLevel? = nil, note: String? = nil) -> TagProfile {
    TagProfile(
      tag: tag, level: level ?? self.level, note: note ?? self.note, goal: goal,
      progress: progress)
  }
}

/// What is to be different about a tag; nil leaves a part as it is.
public struct TagChange: Sendable, Hashable {
  /// What is to become of the goal of a tag.
  public enum Goal: Sendable, Hashable {
    /// The tag has this one.
    case set(TagGoal)
    /// The tag has none.
    case removed
  }

  /// The note.
  public var note: String?
  /// The emoji; an empty one removes it.
  public var emoji: String?
  /// How strongly the tag tends to contain others.
  public var level: NestingLevel?
  /// Whether it is left out of what is offered.
  public var isHidden: Bool?
  /// The hours a week that the person wants it to take.
  public var goal: Goal?
  /// Words that stand for the tag from now on.
  public var addedAliases: [String]
  /// Words that no longer do.
  public var removedAliases: [String]

  /// Makes a change of the parts that are given.
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
