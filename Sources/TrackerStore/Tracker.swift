public import CivilTime
internal import HostSystem
internal import Persistence
internal import Sampling
internal import Synchronization

/// The tracker: asks by a schedule, keeps the answers, and reports where the time goes.
///
/// All of it lives in one file. Calls block until they are done and may be made from any thread;
/// another process may use the same file at the same time.
public final class Tracker: Sendable {
  let store: Store
  /// The file; nil where nothing is kept.
  let path: String?
  let host: HostEnvironment
  /// Stands at the next moment to come of the schedule that is followed, so that asking "is it time?"
  /// costs nothing.
  let cursor: Mutex<Moments>
  /// When this tracker last asked, if it asks each moment as it comes: see ``keepAsking()``.
  let lastAsked = Mutex<Moment?>(nil)

  /// Opens the tracker's file, which is made with the folders above it when it is not there.
  ///
  /// - Parameters:
  ///   - path: the file; nil keeps everything in memory.
  ///   - mayWrite: whether the file may be changed; if not, a file that this user may only read is shown
  ///     as it is, without the probes that came since.
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
    self.host = host
    self.path = path
  }

  /// Whether a path leads to a tracker's file, or to one of those that SQLite keeps beside it.
  ///
  /// They exist only while some process has the file open.
  ///
  /// - Parameters:
  ///   - path: where something else is to be written.
  ///   - file: the tracker's file.
  public static func keeps(_ path: String, asPartOf file: String) -> Bool {
    // SQLite lays its journals beside the file that a link leads to.
    let file = Paths.resolved(file)
    return ["", "-wal", "-shm", "-journal"].contains { Paths.leadToSame(path, file + $0) }
  }

  /// The time, kept within the years that calendars know.
  public var now: Moment {
    min(max(host.now(), Bounds.moments.lowerBound), Bounds.moments.upperBound)
  }

  /// The day it is now by the person's clock.
  public var today: CivilDate { LocalTime(now, offset: host.offset(now)).date }

  /// Reads from the store as it is now.
  func read<Value>(
    _ body: (Snapshot) throws(StoreError) -> Value
  ) throws(TrackerError) -> Value {
    do { return try store.read(body) } catch { throw .store(error) }
  }

  /// Reads from the store what may be missing there.
  func lookUp<Value>(
    _ body: (Snapshot) throws(StoreError) -> Result<Value, TrackerError>
  ) throws(TrackerError) -> Value {
    try read(body).get()
  }

  /// Changes the store; all of it or nothing.
  func write<Value>(
    _ body: (Transaction) throws(StoreError) -> Result<Value, TrackerError>
  ) throws(TrackerError) -> Value {
    let result: Result<Value, TrackerError>
    do { result = try store.attempt(body) } catch { throw .store(error) }
    return try result.get()
  }

  /// Calls back after each change that this tracker makes, on the thread that made it.
  ///
  /// - Returns: a token; the calls end when it is released.
  public func observe(_ body: @escaping @Sendable () -> Void) -> TrackerObservation {
    TrackerObservation(store.observe { _ in body() })
  }

  /// Whether another process has changed the file since this was last asked.
  public func changedElsewhere() throws(TrackerError) -> Bool {
    do { return try store.changedElsewhere() } catch { throw .store(error) }
  }
}

/// Keeps the calls of ``Tracker/observe(_:)`` coming for as long as it is held.
public final class TrackerObservation: Sendable {
  private let observation: Observation

  init(_ observation: Observation) { self.observation = observation }
}
