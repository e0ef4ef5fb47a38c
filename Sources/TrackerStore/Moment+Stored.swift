public import CivilTime
public import Persistence

extension Moment: StoredValue {
  /// Its seconds since 1970.
  public var primitive: Int64 { secondsSince1970 }
  /// The moment of a number of seconds since 1970.
  public init(primitive: Int64) { self.init(secondsSince1970: primitive) }
}

extension Seconds: StoredValue {
  /// Their number.
  public var primitive: Int64 { seconds }
  /// A length of a number of seconds.
  public init(primitive: Int64) { self.init(primitive) }
}

extension CivilMonth: StoredValue {
  /// Months since January 1970.
  public var primitive: Int64 { Int64(number) }
  /// The month of a number of months since January 1970.
  public init(primitive: Int64) { self.init(number: Int(primitive)) }
}
