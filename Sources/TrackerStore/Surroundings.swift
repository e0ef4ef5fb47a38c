public import CivilTime
private import HostSystem

/// What the tracker knows of the world: the time, and how local clocks stand to it.
public struct Surroundings: Sendable {
  /// Seconds since 1970 in UTC.
  public let now: @Sendable () -> Int64
  /// How far the person's clock is ahead of UTC at a moment.
  public let offset: @Sendable (Int64) -> UTCOffset

  /// Makes surroundings from two functions.
  public init(
    now: @escaping @Sendable () -> Int64, offset: @escaping @Sendable (Int64) -> UTCOffset
  ) {
    self.now = now
    self.offset = offset
  }

  /// The machine's clock and time zone.
  public static let machine = Surroundings(
    now: { SystemClock.now() }, offset: { UTCOffset(seconds: SystemClock.offset(at: $0)) })
}
