internal import Synchronization

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// The file that a store was opened with, told from what its path may lead to later.
///
/// SQLite holds the file itself, and two more beside it that it finds by name: the write-ahead log
/// with what was written last, and the log's index. A file that is moved, replaced or removed under
/// it takes its name along and leaves them behind. Then what is written goes to a file that nobody
/// finds, and whoever opens the file that has the name now applies the log of the old one to it,
/// which destroys it: nothing in a log says to which file it belongs.
///
/// So the store looks whether the path leads to the same file before it writes, and again before it
/// says that something is kept. Where it does not, the log is folded into the file that it belongs to
/// by ``Connection/fold()``, which uses descriptors and no names; what has the name now finds an
/// empty log. Until the store has looked, at most a second in a server, a signature on the log tells
/// other stores that it is not the log of their file.
///
/// What cannot be noticed: that the bytes of the file were replaced and the file was not, as `cp`
/// does. Neither the number of changes in the file's head nor `data_version` tells, for most
/// transactions leave the first in the log, and the second counts what is in the log's index. A
/// restored copy needs the programs that use the file to be stopped, or to be moved into place. Nor
/// is it noticed that a program was killed after the file was moved and before it looked.
final class OpenedFile: Sendable {
  /// The path as it was given.
  let path: String
  /// Where SQLite found the file, all links being followed; its journals lie beside it.
  private let place: String
  private let held: HeldFile
  private let journal = Mutex(Journal?.none)
  /// The tick of the system's clock in which the path was last seen to lead to the file.
  private let seen = Atomic<Int>(.min)

  /// The log and its index, as the connection that writes opened them.
  private struct Journal {
    let log: HeldFile
    let index: HeldFile
  }

  /// How the path stands to what was opened.
  enum Standing {
    /// It leads to the file, and the log and its index lie beside it.
    case whole
    /// It leads to the file; the log or its index is gone, and nobody else has made a new one.
    case withoutLog
    /// It leads elsewhere or nowhere, or somebody else's log lies beside the file.
    case lost
  }

  /// Takes hold of a file that SQLite has just opened.
  ///
  /// - Parameters:
  ///   - path: the path as it was given.
  ///   - place: where SQLite found the file.
  /// - Throws: ``StoreError/fileLost(path:)`` where it is there no more.
  init(path: String, place: String) throws(StoreError) {
    guard let held = HeldFile(at: place) else { throw .fileLost(path: path) }
    self.path = path
    self.place = place
    self.held = held
  }

  /// Whether the path leads to the file: one call of the system.
  var isAtPath: Bool { FileIdentity(at: path) == held.identity }

  /// Whether the path leads to the file now, or did so in this tick of the system's clock: some
  /// milliseconds.
  ///
  /// Enough before something is written, for it is looked at again afterwards; so who writes again
  /// and again pays for one look each time and not for two.
  var wasAtPath: Bool { Self.tick == seen.load(ordering: .relaxed) || isAtPath }

  private static var tick: Int {
    var now = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC_COARSE, &now)
    return now.tv_sec &* 1_000_000_000 &+ now.tv_nsec
  }

  /// Whether it is where SQLite found it.
  var isAtPlace: Bool { FileIdentity(at: place) == held.identity }

  /// Whether a running program says that the log beside the file belongs to another one.
  var hasForeignLog: Bool {
    guard let log = HeldFile(log: place + "-wal") else { return false }
    return log.isSigned(forOtherThan: held.identity)
  }

  /// Whether SQLite finds the file where it opened it, and no other log than its own beside it: only
  /// then may it remove the log.
  var mayCloseByName: Bool {
    guard isAtPlace else { return false }
    return journal.withLock { journal in
      guard let log = journal?.log.identity else { return true }
      return FileIdentity(at: place + "-wal") == log
    }
  }

  /// Whether a log is held, and what lies beside the file is not all as it was opened.
  var isWithoutItsLog: Bool { journal.withLock { $0 != nil } && standing != .whole }

  /// Whether what was written is in the file at the path and in a log that was not removed.
  ///
  /// Two calls of the system, one of which follows the path. That the log was moved by itself, or the
  /// index removed, shows in ``standing`` only: what is in the log is folded into the file then.
  var isWhole: Bool {
    guard isAtPath, journal.withLock({ $0?.log.hasName ?? false }) else { return false }
    seen.store(Self.tick, ordering: .relaxed)
    return true
  }

  /// How the path stands to what was opened.
  var standing: Standing {
    guard isAtPath else { return .lost }
    let (log, index) = journal.withLock { ($0?.log.identity, $0?.index.identity) }
    let found = (FileIdentity(at: place + "-wal"), FileIdentity(at: place + "-shm"))
    if found == (log, index) { return log == nil ? .withoutLog : .whole }
    let isForeign = (found.0 != nil && found.0 != log) || (found.1 != nil && found.1 != index)
    return isForeign ? .lost : .withoutLog
  }

  /// Whether the log beside the file is the one that was opened.
  var hasLog: Bool {
    guard let log = journal.withLock({ $0?.log.identity }) else { return false }
    return FileIdentity(at: place + "-wal") == log
  }

  /// Takes hold of the log and the index that the connection which writes has opened, and signs the
  /// log.
  func holdJournal() throws(StoreError) {
    guard let log = HeldFile(log: place + "-wal"), let index = HeldFile(at: place + "-shm"),
      isAtPath
    else { throw .fileLost(path: path) }
    log.sign(for: held.identity)
    journal.withLock { $0 = Journal(log: log, index: index) }
  }

  /// Lets go of them.
  func releaseJournal() {
    journal.withLock { $0 = nil }
  }
}
