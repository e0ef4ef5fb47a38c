/// How far a clock is ahead of UTC.
public struct UTCOffset: Sendable, Hashable, Comparable {
  /// Seconds by which the clock is ahead; negative where it is behind.
  public let seconds: Int

  /// Takes seconds by which the clock is ahead; negative where it is behind.
  public init(seconds: Int) { self.seconds = seconds }

  /// The offset of a clock that shows UTC.
  public static var utc: UTCOffset { UTCOffset(seconds: 0) }

  /// Whether one offset is less than another.
  public static func < (one: Self, other: Self) -> Bool { one.seconds < other.seconds }
}
