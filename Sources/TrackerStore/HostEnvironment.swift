public import CivilTime
private import HostSystem

/// The services of the tracker's host: the time, the offset of local clocks, and environment variables.
public struct HostEnvironment: Sendable {
  /// The time.
  public let now: @Sendable () -> Moment
  /// The offset of the person's clock from UTC at a moment.
  public let offset: @Sendable (Moment) -> UTCOffset
  /// The value of an environment variable that may override a setting; nil if it is not set.
  public let variable: @Sendable (String) -> String?

  /// Makes an environment from functions.
  public init(
    now: @escaping @Sendable () -> Moment, offset: @escaping @Sendable (Moment) -> UTCOffset,
    variable: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.now = now
    self.offset = offset
    self.variable = variable
  }

  /// The machine's clock and time zone.
  public static let machine = HostEnvironment(
    now: { Moment(secondsSince1970: SystemClock.now()) },
    offset: { UTCOffset(seconds: SystemClock.offset(at: $0.secondsSince1970)) },
    variable: { Paths.environment($0) })
}
