/// The labels of the profile of a tag.
public struct ProfilePhrases: Sendable {
  /// Before the number of its answers.
  public let answers: String
  /// Before the other words for it.
  public let aliases: String
  /// Before its emoji.
  public let emoji: String
  /// Before how broad it is.
  public let breadth: String
  /// Before whether it is hidden.
  public let hidden: String
  /// That it is hidden, and that it is not.
  public let yes, no: String
  /// Before the note.
  public let note: String
  /// Before its goal.
  public let goal: String
  /// What a goal is written like.
  public let goalForm: String
}
