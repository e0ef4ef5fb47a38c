public import CivilTime
private import HostSystem

/// What the tracker knows of the world: the time, and how local clocks stand to it.
public struct Surroundings: Sendable {
  /// The time.
  public let now: @Sendable () -> Moment
  /// How far the person's clock is ahead of UTC at a moment.
  public let offset: @Sendable (Moment) -> UTCOffset

  /// Makes surroundings from two functions.
  public init(
    now: @escaping @Sendable () -> Moment, offset: @escaping @Sendable (Moment) -> UTCOffset
  ) {
    self.now = now
    self.offset = offset
  }

  /// The machine's clock and time zone.
  public static let machine = Surroundings(
    now: { Moment(secondsSince1970: SystemClock.now()) },
    offset: { UTCOffset(seconds: SystemClock.offset(at: $0.secondsSince1970)) })
}
