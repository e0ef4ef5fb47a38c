private import Catalogue
internal import Composition
internal import HostSystem
internal import Logging
internal import Routes
internal import Settings
private import SettingsFiles
internal import TrackerStore

/// The settings of the person, which the server follows while it runs.
enum ServedSettings: Singleton {
  typealias Home = Serving
  typealias Failure = Commands.Failure

  static func make(in serving: Container<Serving>) throws(Failure) -> SettingsStore {
    let (words, log) = (try serving.call.words, try serving.resolve(ServingLog.self).program)
    let tracker = try serving.resolve(AskingTracker.self).tracker
    return SettingsStore(
      ProbaSettings.words, person: tracker.settingsBackend,
      variable: serving.outer.resolve(Machine.self).variable, threading: .locked
    ) { problem in
      if let fault = StoredSettings.Fault(problem) {
        log.warning("\(words.sentence(for: fault), privacy: .public)")
      } else {
        log.error("\(problem.description, privacy: .public)")
      }
    }
  }
}

/// Changes of the database by other processes, and their listeners.
struct ChangesElsewhere: Singleton, Sendable {
  typealias Home = Serving
  typealias Failure = Commands.Failure

  private let tracker: Tracker
  private let feed: ChangeFeed
  private let settings: SettingsStore

  static func make(in serving: Container<Serving>) throws(Failure) -> ChangesElsewhere {
    ChangesElsewhere(
      tracker: try serving.resolve(AskingTracker.self).tracker,
      feed: try serving.resolve(ServedChanges.self),
      settings: try serving.resolve(ServedSettings.self))
  }

  /// Passes on the changes since the last check.
  func check() throws(TrackerError) {
    guard try tracker.changedElsewhere() else { return }
    feed.noteChange()
    settings.reload()
  }
}

#if os(Linux)
  /// Looks for changes by other processes as soon as they write; nil if they cannot be observed.
  struct DatabaseWatch: Singleton, Sendable {
    typealias Home = Serving
    typealias Failure = Commands.Failure

    private let watch: FolderWatch
    private let thread: SystemThread

    static func make(in serving: Container<Serving>) throws(Failure) -> DatabaseWatch? {
      let changes = try serving.resolve(ChangesElsewhere.self)
      let path = Paths.resolved(try serving.call.databasePath())
      // The clock looks every second, too.
      guard let watch = try? FolderWatch() else { return nil }
      watch.add(
        Paths.folder(of: path), names: Self.names(of: Paths.name(of: path)), whileWritten: true)
      let thread = try? SystemThread { while watch.wait() { try? changes.check() } }
      return thread.map { DatabaseWatch(watch: watch, thread: $0) }
    }

    /// Returns the names of the files of a database to which SQLite writes; writes to `-shm` cause
    /// no events, as it is mapped.
    private static func names(of database: Substring) -> Set<String> {
      Set(["", "-wal", "-journal"].map { "\(database)\($0)" })
    }

    static func end(_ watch: DatabaseWatch?) {
      watch?.watch.end()
      // A thread that is still looking would keep the database open, and its log would be left beside it.
      watch?.thread.join()
    }
  }
#endif
