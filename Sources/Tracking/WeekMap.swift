/// When in the week a tag is met.
public struct WeekMap: Sendable, Hashable {
  /// The tag's name.
  public let name: String
  /// How often the tag is in an answer.
  public let tag: HourCounts
  /// How many answers there are, whatever their tags.
  public let answered: HourCounts

  /// Makes a map from its parts.
  public init(name: String, tag: HourCounts, answered: HourCounts) {
    self.name = name
    self.tag = tag
    self.answered = answered
  }
}
