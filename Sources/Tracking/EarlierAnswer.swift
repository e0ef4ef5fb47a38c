public import CivilTime

/// An answer that a probe had before a later edit.
public struct EarlierAnswer: Sendable, Hashable {
  /// The answer.
  public let answer: Answer
  /// The moment of the edit that replaced or deleted it.
  public let until: Moment

  /// Pairs an answer with the moment until which it was stored.
  public init(_ answer: Answer, until: Moment) { (self.answer, self.until) = (answer, until) }
}
