/// A length of time in whole seconds, such as a gap or an age; negative when it points backwards.
///
/// Sums and products beyond the range of `Int64` are the nearest value within it: stored lengths may be anything,
/// and a damaged one must not end the program.
public struct Seconds: Sendable, Hashable, Comparable {
  /// The number of seconds.
  public let seconds: Int64

  /// Makes a length of `count` seconds.
  public init(_ count: Int64) { seconds = count }

  /// No time.
  public static var zero: Seconds { Seconds(0) }

  /// Returns a length of `count` seconds, for use where a length of time is expected.
  public static func seconds(_ count: Int64) -> Seconds { Seconds(count) }

  /// Returns a length of `count` minutes.
  public static func minutes(_ count: Int64) -> Seconds { Seconds(count * 60) }

  /// Returns a length of `count` hours.
  public static func hours(_ count: Int64) -> Seconds { Seconds(count * 3_600) }

  /// Returns a length of `count` times 24 hours; a calendar day may have 23 or 25.
  public static func days(_ count: Int64) -> Seconds { Seconds(count * 86_400) }

  /// Whether one length is shorter than another.
  public static func < (one: Self, other: Self) -> Bool { one.seconds < other.seconds }

  /// Returns the sum of two lengths.
  public static func + (one: Self, other: Self) -> Seconds {
    Seconds(one.seconds.saturatingSum(other.seconds))
  }

  /// Returns the difference of two lengths.
  public static func - (one: Self, other: Self) -> Seconds {
    Seconds(one.seconds.saturatingDifference(other.seconds))
  }

  /// Returns the length multiplied by `times`.
  public static func * (time: Self, times: Int64) -> Seconds {
    let (product, isBeyond) = time.seconds.multipliedReportingOverflow(by: times)
    guard isBeyond else { return Seconds(product) }
    return Seconds((time.seconds < 0) == (times < 0) ? .max : .min)
  }
}

extension Seconds: CustomStringConvertible {
  /// The number of seconds.
  public var description: String { seconds.description }
}

extension Int64 {
  /// The sum, or the nearest number within the range.
  func saturatingSum(_ other: Int64) -> Int64 {
    let (sum, isBeyond) = addingReportingOverflow(other)
    return isBeyond ? other < 0 ? .min : .max : sum
  }

  /// The difference, or the nearest number within the range.
  func saturatingDifference(_ other: Int64) -> Int64 {
    let (difference, isBeyond) = subtractingReportingOverflow(other)
    return isBeyond ? other < 0 ? .max : .min : difference
  }
}
