/// A tag with the number of answers that have it.
public struct TagUse: Sendable, Hashable {
  /// The name as it was first written.
  public let name: String
  /// The colour.
  public let color: TagColor
  /// The number of answers.
  public let answers: Int

  /// Joins a tag and its use.
  public init(name: String, color: TagColor, answers: Int) {
    self.name = name
    self.color = color
    self.answers = answers
  }
}
