public import CivilTime
public import Persistence

extension UTCOffset: StoredValue {
  /// Its seconds.
  public var primitive: Int64 { Int64(seconds) }
  /// The offset of a number of seconds.
  public init(primitive: Int64) { self.init(seconds: Int(primitive)) }
}
