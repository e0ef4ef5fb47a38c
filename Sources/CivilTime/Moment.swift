/// A whole second of UTC, independent of time zones.
///
/// The difference of two moments is a length of time, and only ``Seconds`` can be added to a moment:
///
/// ```swift
/// let tomorrow = now + .days(1)
/// let age = now - probe.moment
/// ```
///
/// A sum beyond the range is ``distantPast`` or ``distantFuture``: stored moments may be anything, and a damaged
/// one must not end the program. Check external input against bounds first, such as ``endOfYear9999``.
public struct Moment: Sendable, Hashable, Comparable {
  /// Seconds since 1 January 1970, 00:00 UTC, without leap seconds; negative before.
  public let secondsSince1970: Int64

  /// Makes the moment a number of seconds after 1 January 1970, 00:00 UTC.
  public init(secondsSince1970: Int64) { self.secondsSince1970 = secondsSince1970 }

  /// 1 January 1970, 00:00 UTC.
  public static var epoch: Moment { Moment(secondsSince1970: 0) }

  /// The last second of the year 9999: later years have five digits, which few formats support.
  public static var endOfYear9999: Moment { Moment(secondsSince1970: 253_402_300_799) }

  /// A moment before every other: the lower bound of a range without one.
  public static var distantPast: Moment { Moment(secondsSince1970: .min) }

  /// A moment after every other: the upper bound of a range without one.
  public static var distantFuture: Moment { Moment(secondsSince1970: .max) }

  /// Whether one moment is earlier than another.
  public static func < (one: Self, other: Self) -> Bool {
    one.secondsSince1970 < other.secondsSince1970
  }

  /// Returns the moment a length of time later.
  public static func + (moment: Self, time: Seconds) -> Moment {
    Moment(secondsSince1970: moment.secondsSince1970.saturatingSum(time.seconds))
  }

  /// Returns the moment a length of time earlier.
  public static func - (moment: Self, time: Seconds) -> Moment {
    Moment(secondsSince1970: moment.secondsSince1970.saturatingDifference(time.seconds))
  }

  /// Returns the time from `earlier` to `later`; negative if `earlier` is the later one.
  public static func - (later: Self, earlier: Self) -> Seconds {
    Seconds(later.secondsSince1970.saturatingDifference(earlier.secondsSince1970))
  }

  /// Returns the time from this moment to another one; empty unless that is later.
  ///
  /// Use it for stored moments, which a damaged file may have in any order.
  public func until(_ end: Moment) -> Range<Moment> {
    self..<max(self, end)
  }

  /// Returns the time from this moment through another one; only this moment if that is earlier.
  public func through(_ last: Moment) -> ClosedRange<Moment> {
    self...max(self, last)
  }

  /// Moves to the moment a length of time later.
  public static func += (moment: inout Self, time: Seconds) { moment = moment + time }
}

extension Moment: CustomStringConvertible {
  /// The seconds since 1970, as in logs, URLs and JSON.
  public var description: String { secondsSince1970.description }
}
