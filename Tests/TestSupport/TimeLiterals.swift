public import CivilTime

// In tests, integer literals may represent moments and durations in seconds. The sources name the
// unit explicitly.

extension Moment: ExpressibleByIntegerLiteral {
  /// A moment by its seconds since 1970.
  public init(integerLiteral value: Int64) { self.init(secondsSince1970: value) }
}

extension Seconds: ExpressibleByIntegerLiteral {
  /// A number of seconds.
  public init(integerLiteral value: Int64) { self.init(value) }
}
