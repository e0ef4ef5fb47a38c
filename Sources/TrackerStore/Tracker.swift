public import CivilTime
internal import HostSystem
internal import Persistence
internal import Sampling
internal import Synchronization

/// The tracker, which asks by a schedule, keeps the answers, and reports where the time goes.
///
/// All its data is in one file. Calls block until they are done and may be made from any thread; another
/// process may use the same file at the same time.
public final class Tracker: Sendable {
  let store: Store
  /// The file; nil if nothing is kept.
  let path: String?
  /// The computer's services, with the clock of the person.
  public let host: HostEnvironment
  /// The zone of the person, if it is not the computer's, and the beginning of their days.
  let zones: CalendarKeeper
  /// Follows the settings of the zone and of the days after each change that this tracker makes.
  private let calendarObservation: ChangeObservation
  /// The next moment of the current schedule, cached so that checking whether it has come costs nothing.
  let cursor: Mutex<Moments>
  /// The time at which this tracker last asked, if it asks at each moment as it comes: see ``keepAsking()``.
  let lastAsked = Mutex<Moment?>(nil)

  /// Opens the tracker's file, which is created with its parent folders if it does not exist.
  ///
  /// - Parameters:
  ///   - path: the file; nil keeps everything in memory.
  ///   - mayWrite: whether the file may be changed; if not, a file that this user may only read is shown as
  ///     it is, without the probes that have come since.
  ///   - host: the clock and the time zone; by default the machine's.
  /// - Throws: ``TrackerError``; a file that is damaged or newer than this program is not touched.
  public init(
    path: String?, mayWrite: Bool = true, host: HostEnvironment = .machine
  ) throws(TrackerError) {
    if let path {
      do { try Paths.makeFolder(Paths.folder(of: path)) } catch { throw .system(error) }
    }
    let settings: TrackerState
    do {
      store = try Store.open(
        path.map { .file($0) } ?? .memory, models: History.models, history: History.steps,
        access: mayWrite ? .writing : .reading)
      let isOld = try store.read { tx throws(StoreError) in
        let settings = try TrackerState(tx)
        return settings.areDerivedDataOld || settings.areLogSpansOld && mayWrite
      }
      if isOld {
        try store.write { tx throws(StoreError) in try tx.refreshDerived() }
      }
      settings = try store.read { tx throws(StoreError) in try TrackerState(tx) }
    } catch {
      throw .store(error)
    }
    do { cursor = Mutex(try settings.schedule().moments) } catch { throw .schedule(error) }
    let zones = CalendarKeeper()
    self.zones = zones
    self.host = HostEnvironment(host, zone: { zones.zone }, dayStart: { zones.dayStart })
    self.path = path
    do { zones.follow(try store.read { tx throws(StoreError) in try tx.calendarChoice() }) } catch {
      throw .store(error)
    }
    calendarObservation = store.observe { [store] _ in
      // What cannot be read now is read with the next change.
      guard let choice = try? store.read({ tx throws(StoreError) in try tx.calendarChoice() })
      else {
        return
      }
      zones.follow(choice)
    }
  }

  /// The zone of the person's clock; nil if it has no name.
  public var zone: ZoneName? { host.personalZone?.name ?? host.computerZone() }

  /// The zone of the computer's clock, or its offset from UTC, if that clock differs from the person's.
  public var computerZone: String? {
    guard host.clocksDiffer else { return nil }
    return host.computerZone()?.text ?? host.computerOffset(now).name
  }

  /// Follows the zone and the beginning of days that another process may have chosen.
  func refreshCalendar() throws(TrackerError) {
    zones.follow(try read { tx throws(StoreError) in try tx.calendarChoice() })
  }

  /// Whether a path leads to a tracker's file, or to one of those that SQLite keeps next to it.
  ///
  /// They exist only while some process has the file open.
  ///
  /// - Parameters:
  ///   - path: the path of another file to write.
  ///   - file: the tracker's file.
  public static func keeps(_ path: String, asPartOf file: String) -> Bool {
    // SQLite places its journals next to the file to which a link leads.
    let file = Paths.resolved(file)
    return ["", "-wal", "-shm", "-journal"].contains { Paths.leadToSame(path, file + $0) }
  }

  /// The time, limited to the years that calendars can represent.
  public var now: Moment {
    min(max(host.now(), Bounds.moments.lowerBound), Bounds.moments.upperBound)
  }

  /// The present day on the person's clock.
  public var today: CivilDate { host.day(at: now) }

  /// Reads from the current state of the store.
  func read<Value>(
    _ body: (Snapshot) throws(StoreError) -> Value
  ) throws(TrackerError) -> Value {
    do { return try store.read(body) } catch { throw .store(error) }
  }

  /// Reads data from the store that may be missing.
  func lookUp<Value>(
    _ body: (Snapshot) throws(StoreError) -> Result<Value, TrackerError>
  ) throws(TrackerError) -> Value {
    try read(body).get()
  }

  /// Changes the store; either all of the change is applied or none of it.
  func write<Value>(
    _ body: (Transaction) throws(StoreError) -> Result<Value, TrackerError>
  ) throws(TrackerError) -> Value {
    let result: Result<Value, TrackerError>
    do { result = try store.attempt(body) } catch { throw .store(error) }
    return try result.get()
  }

  /// Calls a closure after each change that this tracker makes, on the thread that made it.
  ///
  /// - Returns: a token; the calls end when it is released.
  public func observe(_ body: @escaping @Sendable () -> Void) -> TrackerObservation {
    TrackerObservation(store.observe { _ in body() })
  }

  /// Returns whether another process has changed the file since the previous call.
  public func changedElsewhere() throws(TrackerError) -> Bool {
    let hasChanged: Bool
    do { hasChanged = try store.changedElsewhere() } catch { throw .store(error) }
    if hasChanged { try refreshCalendar() }
    return hasChanged
  }
}

/// Keeps an observation of ``Tracker/observe(_:)`` active for as long as it is retained.
public final class TrackerObservation: Sendable {
  private let observation: ChangeObservation

  init(_ observation: ChangeObservation) { self.observation = observation }
}
