public import CivilTime
public import Persistence

extension Moment: StoredValue {
  /// The seconds since 1970.
  public var primitive: Int64 { secondsSince1970 }
  /// Makes the moment of a number of seconds since 1970.
  public init(primitive: Int64) { self.init(secondsSince1970: primitive) }
}

extension Seconds: StoredValue {
  /// The number of seconds.
  public var primitive: Int64 { seconds }
  /// Makes a duration from a number of seconds.
  public init(primitive: Int64) { self.init(primitive) }
}

extension CivilMonth: StoredValue {
  /// The months since January 1970.
  public var primitive: Int64 { Int64(number) }
  /// Makes the month of a number of months since January 1970.
  public init(primitive: Int64) { self.init(number: Int(primitive)) }
}
