/// The offset of a clock from UTC.
public struct UTCOffset: Sendable, Hashable, Comparable {
  /// The seconds by which the clock is ahead; negative if it is behind.
  public let seconds: Int

  /// Makes an offset from the seconds by which the clock is ahead; negative if it is behind.
  public init(seconds: Int) { self.seconds = seconds }

  /// The offset of a clock that shows UTC.
  public static var utc: UTCOffset { UTCOffset(seconds: 0) }

  /// Whether one offset is less than another.
  public static func < (one: Self, other: Self) -> Bool { one.seconds < other.seconds }
}
