internal import Synchronization

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

extension OpenedFile {
  /// The relation of a file to the log of the connection that uses it.
  enum Finding: Hashable {
    /// Only checkpoints have changed the file.
    case intact
    /// Another program has changed the file, which may still fit the log.
    case changed
    /// The file contains what no checkpoint of the log can have written.
    case overwritten
    /// Another program has been checkpointing all the time.
    case busy
    /// The disk cannot be read.
    case unreadable
  }

  /// The number of times to look again, two milliseconds later, while another program checkpoints.
  private static var patience: Int { 5000 }

  private static func pause() { usleep(2000) }

  /// Finds out whether another program has overwritten the file, as `cp` does.
  ///
  /// Only checkpoints change the file. Before one ends, which is before another can begin, it notes the state
  /// in which it leaves the file as the seal of the log, and it writes only to a file in a state that was
  /// verified here or that it has made itself. A file in another state than the sealed one was therefore
  /// written by another program. That may have been a checkpoint by SQLite's own tools, or by a program that
  /// was killed at it: the index of the log then shows more progress than the seal, and the file has a header
  /// that a checkpoint can have written, or the log was begun again.
  ///
  /// Takes two system calls if nothing has changed.
  ///
  /// - Parameter connection: the connection that writes; not while it checkpoints. Best while it holds the
  ///   write lock, because no other process can then begin the log again.
  func verify(with connection: Connection) -> Finding {
    guard !isOverwritten else { return .overwritten }
    if connection.isGuarded {
      if !seemsIntact { note(connection.guardedState?.file) }
      return .intact
    }
    return afterCheckpoint(of: connection) { judge(connection) } ?? .busy
  }

  /// Waits while another program checkpoints the file, if it has begun to since the file was verified.
  func awaitCheckpoint(for connection: Connection) {
    if !connection.isGuarded { _ = afterCheckpoint(of: connection) { true } }
  }

  private func afterCheckpoint<Result>(
    of connection: Connection, _ body: () -> Result
  ) -> Result? {
    for _ in 0..<Self.patience {
      if let result = connection.betweenCheckpoints(body) { return result }
      Self.pause()
    }
    return nil
  }

  private func judge(_ connection: Connection) -> Finding {
    guard let log = heldLog, let now = connection.logState, let file = connection.state(of: held)
    else { return .unreadable }
    let found = LogSeal(file: file, log: now)
    let sealed = LogSeal(on: log)
    // File systems without attributes have no seals.
    if let known = sealed ?? connection.guardedState, known.file != file {
      // A log that another program has begun again does not have the header any more.
      let isOfLog =
        now.salt == known.log.salt ? known.explains(file, by: log) : file.isComplete
      guard isOfLog else { return .overwritten }
      guard now.hasMoved(since: known.log) else { return .changed }
    }
    adopt(found, log, connection)
    return .intact
  }

  private func note(_ state: FileState?) { verified.withLock { $0 = state } }

  /// Whether the file was last written when it was last verified; takes one system call.
  var seemsIntact: Bool {
    guard let known = verified.withLock({ $0 }) else { return true }
    return held.isWritten(as: known)
  }

  private func adopt(_ found: LogSeal, _ log: HeldFile, _ connection: Connection) {
    note(found.file)
    found.put(on: log)
    connection.guardFile(held, with: log, in: found)
  }

  /// Verifies the file for a connection that has just opened the log.
  ///
  /// - Throws: ``StoreError/foreignLog(path:)`` if it was overwritten while another program uses it.
  func beginSeal(with connection: Connection) throws(StoreError) {
    switch verify(with: connection) {
    case .intact: return
    case .busy: throw .busy
    case .unreadable: throw .inputOutput(path: path, reason: "its header cannot be read")
    case .changed where heldLog?.isSigned == false, .overwritten where heldLog?.isSigned == false:
      // The log was not rejected, and no one is left who would know better.
      guard let log = heldLog, let now = connection.logState, let file = connection.state(of: held)
      else { throw .inputOutput(path: path, reason: "its header cannot be read") }
      adopt(LogSeal(file: file, log: now), log, connection)
    case .changed, .overwritten: throw .foreignLog(path: path)
    }
  }

  /// Refuses a log that does not belong to what is in the file now, before it is read.
  ///
  /// - Parameter mayMove: whether to move such a log out of the way if no running program uses it.
  /// - Throws: ``StoreError/foreignLog(path:)`` if it is still in the way.
  func rejectLog(of connection: Connection, mayMove: Bool) throws(StoreError) {
    // The state and the seal do not fit either while a checkpoint ends.
    for attempt in 0...100 {
      guard let log = logBeside, let file = connection.state(of: held), let seal = LogSeal(on: log),
        seal.log.salt == log.salt, !seal.explains(file, by: log)
      else { return }
      guard attempt == 100 else {
        Self.pause()
        continue
      }
      if mayMove { setAside(log) }
    }
    guard logBeside.map({ $0.salt == nil || LogSeal(on: $0) == nil }) ?? true else {
      throw .foreignLog(path: path)
    }
  }
}

extension Store {
  /// The path to which the log of a file is moved when another program has overwritten the file.
  public static func pathOfOldLog(of path: String) -> String { path + "-wal.old" }
}
