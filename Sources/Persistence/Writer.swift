/// The single writing connection.
struct Writer {
  /// The connection; nil after a disk failure during a commit, when its state may be wrong.
  private var connection: Connection?
  /// The last known data version, which changes with commits made elsewhere.
  private var version: Int64
  /// The number of times the connection was opened; the version of a new connection starts again.
  private var openings: Int64 = 0
  /// The file; nil in memory.
  private let file: OpenedFile?

  init(connection: Connection) throws(StoreError) {
    self.connection = connection
    // This reads, and thereby opens the log.
    version = try connection.dataVersion()
    file = connection.file
    try file?.holdJournal()
    try file?.beginSeal(with: connection)
  }

  /// Returns the connection, reopened if it was discarded.
  mutating func live(
    _ reopen: () throws(StoreError) -> Connection
  ) throws(StoreError) -> Connection {
    if let connection {
      guard let file, !file.wasAtPath else { return connection }
      letGo()
      throw .fileLost(path: file.path)
    }
    if let file, file.isOverwritten { throw .fileOverwritten(path: file.path) }
    let opened = try reopen()
    version = try opened.dataVersion()
    try file?.holdJournal()
    try file?.beginSeal(with: opened)
    connection = opened
    openings += 1
    return opened
  }

  /// Runs a transaction.
  ///
  /// - Returns: the result of `body`, and the tables that were changed.
  mutating func transact<Result>(
    reopen: () throws(StoreError) -> Connection,
    _ body: (Transaction) throws(StoreError) -> (Result, keep: Bool)
  ) throws(StoreError) -> (Result, changed: [String]) {
    let connection = try live(reopen)
    let before = connection.changes
    // Before the transaction, because another program's checkpoint may wait for that.
    file?.awaitCheckpoint(for: connection)
    do throws(StoreError) {
      try connection.begin()
    } catch {
      try explain(connection)
      throw error
    }
    let tx = Transaction(connection)
    defer {
      tx.close()
      // A transaction that cannot be rolled back would block the next one.
      if !connection.isIdle { self.connection = nil }
    }
    let result: (Result, keep: Bool)
    do throws(StoreError) {
      try verify(connection)
      result = try body(tx)
      // A change of nothing must not become one of the header.
      if result.keep, connection.changes != before, file != nil,
        connection.logState?.isUsedUp == true
      {
        try connection.numberLog()
      }
    } catch {
      connection.rollBack()
      try explain(connection)
      throw error
    }
    guard result.keep else {
      connection.rollBack()
      try explain(connection)
      return (result.0, [])
    }
    do throws(StoreError) {
      try connection.commit()
    } catch {
      if case .commitUnknown = error { self.connection = nil }
      try explain(connection)
      throw error
    }
    try confirm(connection)
    return (result.0, connection.changes == before ? [] : tx.touched)
  }

  /// Runs `body` outside a transaction, on a file that was verified before and is verified afterwards.
  mutating func run(
    reopen: () throws(StoreError) -> Connection, _ body: (Connection) throws(StoreError) -> Void
  ) throws(StoreError) {
    let connection = try live(reopen)
    try verify(connection)
    try body(connection)
    try verify(connection)
  }

  /// Throws if the commit is not in the file to which the path leads.
  ///
  /// The file may have been moved since the transaction began, in which case the commit went with it, or
  /// overwritten, and must not be reported as successful.
  private mutating func confirm(_ connection: Connection) throws(StoreError) {
    guard let file else { return }
    if file.isWhole { return try verify(connection, afterCommit: true) }
    guard settle(afterCommit: true), file.isAtPath else {
      throw file.isOverwritten ? .fileOverwritten(path: file.path) : .fileLost(path: file.path)
    }
  }

  /// Throws ``StoreError/fileOverwritten(path:)`` if that may be why a transaction has failed: the pages
  /// of two files do not fit each other, and seem damaged.
  private mutating func explain(_ connection: Connection) throws(StoreError) {
    // A transaction that has thrown this has closed the file.
    guard self.connection != nil else { return }
    try verify(connection)
  }

  /// Throws if another program has overwritten the file, which is then closed.
  private mutating func verify(
    _ connection: Connection, afterCommit: Bool = false
  ) throws(StoreError) {
    guard let file else { return }
    switch file.verify(with: connection) {
    case .intact: return
    case .busy where afterCommit: throw .commitUnknown(reason: "the file is being written")
    case .busy: throw .busy
    case .unreadable where afterCommit: throw .commitUnknown(reason: "the file cannot be read")
    case .unreadable: throw .inputOutput(path: file.path, reason: "its header cannot be read")
    case .changed: abandon(connection, logFits: true)
    case .overwritten: abandon(connection, logFits: false)
    }
    throw .fileOverwritten(path: file.path)
  }

  /// Closes an overwritten file as it is.
  ///
  /// - Parameter logFits: whether the log may still belong to it; any other is moved out of its way.
  private mutating func abandon(_ connection: Connection, logFits: Bool) {
    guard let file else { return }
    file.noteOverwritten()
    connection.rollBack()
    connection.keepJournal(true)
    self.connection = nil
    let log = file.heldLog
    file.releaseJournal()
    if !logFits, let log { file.setAside(log) }
  }

  /// Checks the location of the file, and closes it if the file or its log is no longer in place.
  ///
  /// - Returns: whether all writes are in the file to which the path leads, and in its log.
  @discardableResult
  mutating func settle(afterCommit: Bool = false) -> Bool {
    guard let file, connection != nil else { return true }
    return switch file.standing {
    case .whole: isIntact(afterCommit: afterCommit)
    // The log has been checkpointed into the file, which is reopened with a new log.
    case .withoutLog: letGo(afterCommit: afterCommit)
    case .lost: letGo(afterCommit: afterCommit) && false
    }
  }

  /// Whether no other program has overwritten the file; if one has, the file is closed.
  private mutating func isIntact(afterCommit: Bool) -> Bool {
    guard let connection else { return true }
    do throws(StoreError) {
      try verify(connection, afterCommit: afterCommit)
      return true
    } catch {
      return false
    }
  }

  /// Checkpoints the log into its file, and closes both; retried later if the log is being read.
  ///
  /// - Returns: whether the log was checkpointed.
  @discardableResult
  private mutating func letGo(afterCommit: Bool = false) -> Bool {
    guard let connection, let file, isIntact(afterCommit: afterCommit) else { return false }
    // Another program has written to this log and removed it by its name, probably for the file that now has
    // the name, to which its contents then belong.
    let isMixed = !file.hasLog && (try? connection.dataVersion()) != version
    // If the file is in use with another log, checkpointing this one would overwrite changes of that one.
    let isForeign = file.isAtPath && file.standing == .lost
    let isFolded = !isMixed && !isForeign && connection.fold()
    guard isFolded || isMixed || isForeign else { return false }
    connection.keepJournal(true)
    self.connection = nil
    file.releaseJournal()
    return isFolded
  }

  /// Returns a version that changes when another connection has committed, or when this one was reopened.
  func versionElsewhere() throws(StoreError) -> Int64? {
    guard let connection else { return nil }
    return openings << 40 | (try connection.dataVersion() & (1 << 40 - 1))
  }

  /// Whether another connection has committed since the last call.
  ///
  /// The data version is specific to the connection, and its own commits do not change it.
  mutating func changedElsewhere(
    reopen: () throws(StoreError) -> Connection
  ) throws(StoreError) -> Bool {
    guard settle(), let connection else {
      _ = try live(reopen)
      return true
    }
    let now = try connection.dataVersion()
    defer { version = now }
    return now != version
  }
}

extension Connection {
  /// Begins a transaction that holds the write lock from the start.
  ///
  /// A transaction that starts by reading may fail to upgrade when it first writes.
  func begin() throws(StoreError) {
    try run("BEGIN IMMEDIATE")
    statements.undone = nil
  }

  /// Runs `body` in a writing transaction.
  func transaction<Result>(
    _ body: () throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try begin()
    let result: Result
    do throws(StoreError) {
      result = try body()
    } catch {
      rollBack()
      throw error
    }
    try commit()
    return result
  }

  /// Commits the transaction, or rolls it back on failure.
  func commit() throws(StoreError) {
    if let error = statements.undone { throw error }
    do throws(StoreError) {
      try run("COMMIT")
    } catch .inputOutput(_, let reason) {
      // The system may or may not have written the pages.
      rollBack()
      throw .commitUnknown(reason: reason)
    } catch {
      rollBack()
      throw error
    }
  }

  /// Rolls back the transaction, unless SQLite has already done so itself.
  func rollBack() {
    guard !isIdle else { return }
    // A failure leaves the transaction open, which the next `BEGIN` reports.
    try? run("ROLLBACK")
  }

  /// Returns a number that changes when another connection commits.
  func dataVersion() throws(StoreError) -> Int64 {
    try with("PRAGMA data_version") { statement throws(StoreError) in
      guard try statement.step() else { return 0 }
      return try statement.row.get(0)
    }
  }

  /// Runs `body` in a reading transaction.
  func snapshot<Result>(
    _ body: (Snapshot) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try run("BEGIN")
    statements.undone = nil
    let snapshot = Snapshot(self)
    defer {
      snapshot.close()
      rollBack()
    }
    return try body(snapshot)
  }
}
