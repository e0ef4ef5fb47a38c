internal import Synchronization

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// The file with which a store was opened, as distinct from the file to which its path may lead later.
///
/// SQLite keeps the file open, and two more beside it that it finds by name: the write-ahead log with the
/// latest writes, and the log's index. A file that is moved, replaced or removed while in use leaves these
/// behind. Further writes then go to a file that can no longer be found, and a program that opens the file
/// now at the path applies the log of the old one to it, which destroys it: a log does not identify its file.
///
/// The store therefore checks that the path leads to the same file before it writes, and again before it
/// reports a commit. If not, ``Connection/fold()`` checkpoints the log into the file to which it belongs,
/// through descriptors rather than names, so that the file now at the path finds an empty log. Until that
/// check, at most a second in a server, a mark on the log shows other stores that it does not belong to their
/// file.
///
/// A file whose bytes are overwritten, as by `cp`, is the same file, but no longer the one to which the log
/// belongs. ``verify(with:)`` detects that, and nothing is checkpointed into it.
///
/// Limitation: a program that is killed between a move of the file and its next check does not detect the move.
final class OpenedFile: Sendable {
  /// The path as given.
  let path: String
  /// The path of the file with all links resolved, beside which its journals are.
  private let place: String
  let held: HeldFile
  private let journal = Mutex(Journal?.none)
  /// The last verified state of the file.
  let verified = Mutex(FileState?.none)
  private let overwritten = Atomic<Bool>(false)
  /// The tick of the system's clock in which the path was last verified.
  private let seen = Atomic<Int>(.min)

  /// The log and its index, as the connection that writes opened them.
  private struct Journal {
    let log: HeldFile
    let index: HeldFile
  }

  /// The relation of the path to the opened file.
  enum Standing {
    /// The path leads to the file, and the log and its index are beside it.
    case whole
    /// The path leads to the file; the log or its index is gone, and no new one has been made.
    case withoutLog
    /// The path leads elsewhere or nowhere, or a log of another program is beside the file.
    case lost
  }

  /// Holds a file that SQLite has just opened.
  ///
  /// - Parameters:
  ///   - path: the path as given.
  ///   - place: the resolved path of the file.
  /// - Throws: ``StoreError/fileLost(path:)`` if it is no longer there.
  init(path: String, place: String) throws(StoreError) {
    guard let held = HeldFile(at: place) else { throw .fileLost(path: path) }
    self.path = path
    self.place = place
    self.held = held
  }

  /// Whether the path leads to the file; takes one system call.
  var isAtPath: Bool { FileIdentity(at: path) == held.identity }

  /// Whether the path leads to the file now, or did so within the current clock tick of some milliseconds.
  ///
  /// This suffices before a write, because the path is checked again afterwards; repeated writes then take
  /// one check each instead of two.
  var wasAtPath: Bool { Self.tick == seen.load(ordering: .relaxed) || isAtPath }

  private static var tick: Int {
    var now = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC_COARSE, &now)
    return now.tv_sec &* 1_000_000_000 &+ now.tv_nsec
  }

  /// Whether the file is still at its resolved path.
  var isAtPlace: Bool { FileIdentity(at: place) == held.identity }

  /// Whether a running program has marked the log beside the file as belonging to another file.
  var hasForeignLog: Bool {
    guard let log = HeldFile(log: place + "-wal") else { return false }
    return log.isSigned(forOtherThan: held.identity)
  }

  /// Whether the file is where SQLite opened it, with no log but its own beside it: only then may SQLite
  /// remove the log.
  var mayCloseByName: Bool {
    guard isAtPlace else { return false }
    return journal.withLock { journal in
      guard let log = journal?.log.identity else { return true }
      return FileIdentity(at: place + "-wal") == log
    }
  }

  /// Whether a log is held, but the files beside the file are no longer those that were opened.
  var isWithoutItsLog: Bool { journal.withLock { $0 != nil } && standing != .whole }

  /// Whether all writes are in the file at the path and in a log that has not been removed.
  ///
  /// Takes two system calls, one of which follows the path. If only the log was moved or the index removed,
  /// only ``standing`` detects it, and the log is then checkpointed into the file.
  var isWhole: Bool {
    guard isAtPath, journal.withLock({ $0?.log.hasName ?? false }) else { return false }
    seen.store(Self.tick, ordering: .relaxed)
    return true
  }

  /// The relation of the path to the opened file.
  var standing: Standing {
    guard isAtPath else { return .lost }
    let (log, index) = journal.withLock { ($0?.log.identity, $0?.index.identity) }
    let found = (FileIdentity(at: place + "-wal"), FileIdentity(at: place + "-shm"))
    if found == (log, index) { return log == nil ? .withoutLog : .whole }
    let isForeign = (found.0 != nil && found.0 != log) || (found.1 != nil && found.1 != index)
    return isForeign ? .lost : .withoutLog
  }

  /// Whether the log beside the file is the one that is held.
  var hasLog: Bool {
    guard let log = journal.withLock({ $0?.log.identity }) else { return false }
    return FileIdentity(at: place + "-wal") == log
  }

  /// Holds the log and the index that the writing connection has opened, and marks the log.
  func holdJournal() throws(StoreError) {
    guard let log = HeldFile(log: place + "-wal"), let index = HeldFile(at: place + "-shm"),
      isAtPath
    else { throw .fileLost(path: path) }
    log.sign(for: held.identity)
    journal.withLock { $0 = Journal(log: log, index: index) }
  }

  /// The log that is held; nil if there is none.
  var heldLog: HeldFile? { journal.withLock { $0?.log } }

  /// Releases the log and the index.
  func releaseJournal() {
    journal.withLock { $0 = nil }
    verified.withLock { $0 = nil }
  }

  /// Whether another program has overwritten the file since it was opened.
  var isOverwritten: Bool { overwritten.load(ordering: .relaxed) }

  func noteOverwritten() { overwritten.store(true, ordering: .relaxed) }

  /// Moves a log of the overwritten file out of the way of what is in the file now, unless a running program
  /// still uses it, which then does that.
  func setAside(_ log: HeldFile) {
    log.unsign()
    guard !log.isSigned, FileIdentity(at: place + "-wal") == log.identity else { return }
    if keepFile(place + "-wal", as: Store.pathOfOldLog(of: place)) { removeFile(place + "-shm") }
  }

  /// The log beside the file.
  var logBeside: HeldFile? { HeldFile(log: place + "-wal") }
}
