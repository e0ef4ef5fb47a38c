public import CivilTime
public import Persistence

extension UTCOffset: StoredValue {
  /// The seconds of the offset.
  public var primitive: Int64 { Int64(seconds) }
  /// Makes the offset of a number of seconds.
  public init(primitive: Int64) { self.init(seconds: Int(primitive)) }
}
