/// The texts of `proba stats --amounts`, in one language.
public struct AmountPhrases: Sendable {
  /// The note about what the figures cover.
  public let note: String
  /// No answer with the tag {1} states an amount.
  public let none: Phrase
  /// The label of the number of amounts.
  public let count: String
  /// The label of their sum.
  public let total: String
  /// The label of their mean.
  public let mean: String
  /// The label of the weekly mean.
  public let perWeek: String
}
