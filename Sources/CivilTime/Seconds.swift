/// A length of time in whole seconds, such as a gap or an age; negative where it leads back.
///
/// Sums and products beyond the range of `Int64` stop the program, as those of integers do.
public struct Seconds: Sendable, Hashable, Comparable {
  /// How many they are.
  public let seconds: Int64

  /// So many seconds.
  public init(_ count: Int64) { seconds = count }

  /// No time.
  public static var zero: Seconds { Seconds(0) }

  /// So many seconds, where a length of time is expected.
  public static func seconds(_ count: Int64) -> Seconds { Seconds(count) }

  /// So many minutes.
  public static func minutes(_ count: Int64) -> Seconds { Seconds(count * 60) }

  /// So many hours.
  public static func hours(_ count: Int64) -> Seconds { Seconds(count * 3_600) }

  /// So many times 24 hours; a day of the calendar may have 23 or 25.
  public static func days(_ count: Int64) -> Seconds { Seconds(count * 86_400) }

  /// Whether one length is shorter than another.
  public static func < (one: Self, other: Self) -> Bool { one.seconds < other.seconds }

  /// Both lengths together.
  public static func + (one: Self, other: Self) -> Seconds { Seconds(one.seconds + other.seconds) }

  /// What one length has more than another.
  public static func - (one: Self, other: Self) -> Seconds { Seconds(one.seconds - other.seconds) }

  /// A length so many times.
  public static func * (time: Self, times: Int64) -> Seconds { Seconds(time.seconds * times) }
}

extension Seconds: CustomStringConvertible {
  /// How many they are.
  public var description: String { seconds.description }
}
