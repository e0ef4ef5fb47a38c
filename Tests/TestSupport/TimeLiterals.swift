public import CivilTime

// Tests write moments and lengths of time as numbers of seconds: a literal stands beside the name of
// what it is. In the sources a number says its unit.

extension Moment: ExpressibleByIntegerLiteral {
  /// A moment by its seconds since 1970.
  public init(integerLiteral value: Int64) { self.init(secondsSince1970: value) }
}

extension Seconds: ExpressibleByIntegerLiteral {
  /// So many seconds.
  public init(integerLiteral value: Int64) { self.init(value) }
}
