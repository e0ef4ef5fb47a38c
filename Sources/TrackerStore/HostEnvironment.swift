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
  /// The name of the computer's zone; nil if it has none.
  public let computerZone: @Sendable () -> ZoneName?
  /// The offset of the computer's clock from UTC at a moment.
  public let computerOffset: @Sendable (Moment) -> UTCOffset
  private let zone: @Sendable () -> PersonalZone?

  /// The zone that the person chose; nil for the computer's.
  public var personalZone: PersonalZone? { zone() }

  /// Makes an environment from functions; the person lives by the computer's clock.
  public init(
    now: @escaping @Sendable () -> Moment, offset: @escaping @Sendable (Moment) -> UTCOffset,
    variable: @escaping @Sendable (String) -> String? = { _ in nil },
    computerZone: @escaping @Sendable () -> ZoneName? = { nil }
  ) {
    self.now = now
    self.offset = offset
    self.variable = variable
    self.computerZone = computerZone
    computerOffset = offset
    zone = { nil }
  }

  /// Makes the same environment for a person who may live by another zone than the computer's.
  ///
  /// - Parameters:
  ///   - host: the environment.
  ///   - zone: returns the zone that the person chose; nil for the computer's.
  public init(_ host: HostEnvironment, zone: @escaping @Sendable () -> PersonalZone?) {
    now = host.now
    variable = host.variable
    computerZone = host.computerZone
    computerOffset = host.computerOffset
    self.zone = zone
    offset = { moment in zone()?.offset(at: moment) ?? host.computerOffset(moment) }
  }

  /// The machine's clock and time zone.
  public static let machine = HostEnvironment(
    now: { Moment(secondsSince1970: SystemClock.now()) },
    offset: { UTCOffset(seconds: SystemClock.offset(at: $0.secondsSince1970)) },
    variable: { Paths.environment($0) },
    computerZone: { ZoneDatabase.namedZone.flatMap { ZoneName($0) } })
}

extension HostEnvironment {
  /// Whether the clock of the person differs from that of the computer, now or at another time of the year.
  public var clocksDiffer: Bool {
    let now = self.now()
    // Summer time ends and begins between these.
    return (0..<4).contains { quarter in
      let moment = now + .days(Int64(quarter) * 91)
      return offset(moment) != computerOffset(moment)
    }
  }
}
