/// A tag with the number of answers that have it.
public struct TagUse: Sendable, Hashable {
  /// The name as it was first written.
  public let name: String
  /// The colour.
  public let color: TagColor
  /// The number of answers.
  public let answers: Int

  /// Makes a tag with its number of answers.
  public init(name: String, color: TagColor, answers: Int) {
    self.name = name
    self.color = color
    self.answers = answers
  }
}
