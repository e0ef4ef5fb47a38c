/// The tendency of a tag to contain other tags in nested answers.
public enum NestingLevel: Int, Sendable, Hashable, CaseIterable {
  /// The tag is within nearly all others.
  case innermost = -2
  /// The tag tends to be within others.
  case inner
  /// The answers alone determine the nesting.
  case automatic
  /// The tag tends to contain others.
  case outer
  /// The tag contains nearly all others.
  case outermost
}
