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

extension UTCOffset {
  /// The offset as `UTC`, `UTC+2` or `UTC−3:30`; seconds are left out.
  public var name: String {
    let minutes = Int(seconds.magnitude) / 60
    guard minutes > 0 else { return "UTC" }
    let rest = minutes % 60
    return "UTC" + (seconds < 0 ? "−" : "+") + "\(minutes / 60)"
      + (rest == 0 ? "" : ":" + padded(rest, 2))
  }
}
