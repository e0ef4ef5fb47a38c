/// What `proba stats --amounts` says, in one language.
public struct AmountPhrases: Sendable {
  /// What the figures are, and what they are not.
  public let note: String
  /// No answer with the tag {1} states an amount.
  public let none: Phrase
  /// The number of amounts.
  public let count: String
  /// Their sum.
  public let total: String
  /// Their mean.
  public let mean: String
  /// The weekly mean.
  public let perWeek: String
}
