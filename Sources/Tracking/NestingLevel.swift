/// How strongly a tag tends to contain other tags where answers are nested.
public enum NestingLevel: Int, Sendable, Hashable, CaseIterable {
  /// It is within nearly all others.
  case innermost = -2
  /// It tends to be within others.
  case inner
  /// The answers alone decide.
  case automatic
  /// It tends to contain others.
  case outer
  /// It contains nearly all others.
  case outermost
}
