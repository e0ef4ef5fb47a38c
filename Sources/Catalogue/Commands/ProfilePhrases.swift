/// The labels of the profile of a tag.
public struct ProfilePhrases: Sendable {
  /// The label of the number of its answers.
  public let answers: String
  /// The label of its aliases.
  public let aliases: String
  /// The label of its emoji.
  public let emoji: String
  /// The label of its colour.
  public let color: String
  /// The requirement for a colour on the command line; {1} is the number of colours.
  public let colorForm: Phrase
  /// The label of its breadth.
  public let breadth: String
  /// The label of the field that is `yes` for a hidden tag.
  public let hidden: String
  /// The values of that field.
  public let yes, no: String
  /// The label of its note.
  public let note: String
  /// The label of its goal.
  public let goal: String
  /// The requirement for a goal on the command line.
  public let goalForm: String
}
