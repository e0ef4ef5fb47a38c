public import CivilTime
public import Persistence

extension Moment: StoredValue {
  /// Its seconds since 1970.
  public var primitive: Int64 { secondsSince1970 }
  /// The moment so many seconds after 1970 began.
  public init(primitive: Int64) { self.init(secondsSince1970: primitive) }
}

extension Seconds: StoredValue {
  /// Their number.
  public var primitive: Int64 { seconds }
  /// So many seconds.
  public init(primitive: Int64) { self.init(primitive) }
}

extension CivilMonth: StoredValue {
  /// Months since January 1970.
  public var primitive: Int64 { Int64(number) }
  /// The month so many months after January 1970.
  public init(primitive: Int64) { self.init(number: Int(primitive)) }
}
