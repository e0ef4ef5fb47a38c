public import CivilTime
private import HostSystem
private import Synchronization

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
  /// The hour at which the person's days begin.
  public let dayStart: @Sendable () -> DayStart
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
    dayStart = { .midnight }
  }

  /// Makes the same environment for a person who may live by another zone than the computer's, or begin their days
  /// later than at midnight.
  ///
  /// - Parameters:
  ///   - host: the environment.
  ///   - zone: returns the zone that the person chose; nil for the computer's.
  ///   - dayStart: returns the hour at which the person's days begin.
  public init(
    _ host: HostEnvironment, zone: @escaping @Sendable () -> PersonalZone?,
    dayStart: @escaping @Sendable () -> DayStart
  ) {
    self.dayStart = dayStart
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
    computerZone: { machineZone.name })
}

extension HostEnvironment {
  /// Returns the person's day at a moment.
  public func day(at moment: Moment) -> CivilDate {
    LocalTime(moment, offset: offset(moment)).day(from: dayStart())
  }

  /// Returns the first moment of a day of the person.
  public func start(of day: CivilDate) -> Moment {
    LocalTime.start(of: day, from: dayStart(), offset: offset).moment
  }

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

private let machineZone = MachineZone()

/// The name of the machine's zone, which is looked up once a minute: it is in files, and seldom changes.
private final class MachineZone: Sendable {
  private let found = Mutex<(name: ZoneName?, until: Double)>((nil, -.infinity))

  /// The name; nil if the zone has none.
  var name: ZoneName? {
    found.withLock { found in
      let now = SystemClock.elapsed()
      if now >= found.until {
        found = (ZoneDatabase.namedZone.flatMap { ZoneName($0) }, now + 60)
      }
      return found.name
    }
  }
}
