/// The reason why a text is not a valid ``TagExpression``, and the position of the problem.
public struct TagExpressionProblem: Error, Sendable, Hashable {
  /// The kind of a problem.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// There is only white space.
    case empty
    /// A tag, `!` or an opening bracket is missing here.
    case tagMissing
    /// `&` or `|` is missing before this position.
    case operatorMissing
    /// The bracket that is opened here is never closed.
    case unclosed
    /// The bracket that is closed here was not opened.
    case unopened
    /// The quotation mark here is never closed.
    case unclosedQuote
    /// The tag that begins here is longer than ``TagName/longest``.
    case tagTooLong
    /// Brackets or negations nest deeper than ``TagExpression/deepest``.
    case tooDeep
    /// The text is longer than ``TagExpression/longest``.
    case textTooLong
  }

  /// The kind of problem.
  public let kind: Kind
  /// The position, counted in Unicode scalars from 1; one after the last if something is missing at the end.
  public let position: Int

  /// Makes a problem at a position counted from 1.
  public init(_ kind: Kind, at position: Int) {
    self.kind = kind
    self.position = position
  }
}
