/// Why a text is no ``TagExpression``, and where.
public struct TagExpressionProblem: Error, Sendable, Hashable {
  /// What is wrong.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// There is nothing but white space.
    case empty
    /// A tag, `!` or an opening bracket must stand here.
    case tagMissing
    /// `&` or `|` must stand before this place.
    case operatorMissing
    /// The bracket that is opened here is never closed.
    case unclosed
    /// The bracket that is closed here was not opened.
    case unopened
    /// The quotation mark here has no counterpart.
    case unclosedQuote
    /// The tag that begins here is longer than ``TagName/longest``.
    case tagTooLong
    /// Brackets or negations nest deeper than ``TagExpression/deepest``.
    case tooDeep
    /// The text is longer than ``TagExpression/longest``.
    case textTooLong
  }

  /// What is wrong.
  public let kind: Kind
  /// Where, counted in Unicode scalars from 1; one behind the last where something is missing there.
  public let position: Int

  /// Makes a problem at a place counted from 1.
  public init(_ kind: Kind, at position: Int) {
    self.kind = kind
    self.position = position
  }
}
