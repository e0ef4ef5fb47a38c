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
    /// The disk cannot be read.
    case unreadable
  }

  /// The number of times to look again, two milliseconds later, before a file counts as overwritten: another
  /// process may be in the middle of a checkpoint, or have finished one and not noted it yet.
  private static var patience: Int { 100 }

  private static func pause() { usleep(2000) }

  /// Finds out whether another program has overwritten the file, as `cp` does.
  ///
  /// Only checkpoints change the file, and the index of the log shows how far they have come. A file that has
  /// changed while the index has not was written by another program. If both have changed, the header must be
  /// one that a checkpoint can have written. Checkpoints themselves write only in a state that was verified
  /// here or that they have made (``Connection/guardFile(_:in:_:)``), so that none goes into another program's
  /// file; and processes leave each other the state after their checkpoints as the seal of the log.
  ///
  /// Takes two system calls if nothing has changed.
  ///
  /// - Parameters:
  ///   - connection: the connection that writes; best while it holds the write lock, because no other process
  ///     can then begin the log again.
  ///   - afterCommit: whether that connection may have begun the log again since the last call.
  func verify(with connection: Connection, afterCommit: Bool) -> Finding {
    guard !isOverwritten else { return .overwritten }
    if connection.isGuarded { return .intact }
    var finding = judge(connection, afterCommit: afterCommit)
    for _ in 0..<Self.patience where finding == .changed || finding == .overwritten {
      Self.pause()
      finding = judge(connection, afterCommit: afterCommit)
    }
    return finding
  }

  private func judge(_ connection: Connection, afterCommit: Bool) -> Finding {
    guard let log = heldLog, let now = connection.logState, let file = connection.state(of: held)
    else { return .unreadable }
    let found = LogSeal(file: file, log: now)
    let known = seal.withLock { $0 }
    if let known, known.file == file {
      if now.hasMoved(since: known.log) { adopt(found, log, connection) }
      return .intact
    }
    let own = known == nil ? OwnWrites() : connection.ownWrites(leading: file)
    let noted = LogSeal(on: log)
    guard !own.toThis, noted?.file != file, let base = noted ?? known else {
      adopt(found, log, connection)
      return .intact
    }
    let hasBegunAgain = afterCommit && base.log.salt != now.salt
    if hasBegunAgain || own.any || own.refused || base.log.salt == now.salt,
      !base.explains(file.header, by: log)
    {
      return .overwritten
    }
    // What this connection did to the log is no sign of a checkpoint by another process.
    let isCheckpoint =
      if own.refused { false } else if own.any { now.attempted > now.folded } else {
        now.hasMoved(since: hasBegunAgain ? now.atBeginning : base.log)
      }
    guard isCheckpoint else { return .changed }
    adopt(found, log, connection)
    return .intact
  }

  /// Whether the file was last written when it was last verified; takes one system call.
  var seemsIntact: Bool {
    guard let known = seal.withLock({ $0 }) else { return true }
    return held.isWritten(as: known.file)
  }

  private func adopt(_ found: LogSeal, _ log: HeldFile, _ connection: Connection) {
    seal.withLock { $0 = found }
    found.put(on: log)
    connection.guardFile(held, in: found.file, found.log)
  }

  /// Verifies the file for a connection that has just opened the log.
  ///
  /// - Throws: ``StoreError/foreignLog(path:)`` if it was overwritten while another program uses it.
  func beginSeal(with connection: Connection) throws(StoreError) {
    switch verify(with: connection, afterCommit: false) {
    case .intact: return
    case .unreadable: throw .inputOutput(path: path, reason: "its header cannot be read")
    case .changed where heldLog?.isSigned == false:
      // The log fits, and no one is left who would know better.
      seal.withLock { $0 = nil }
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
    for attempt in 0...Self.patience {
      guard let log = logBeside, let file = connection.state(of: held), let seal = LogSeal(on: log),
        seal.log.salt == log.salt, !seal.explains(file.header, by: log)
      else { return }
      guard attempt == Self.patience else {
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
