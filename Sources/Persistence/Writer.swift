/// The one connection that writes.
struct Writer {
  /// Nil after the disk failed during a commit: what the connection knows may be wrong then.
  private var connection: Connection?
  /// The last seen number of commits made elsewhere.
  private var version: Int64
  /// How often the connection was opened: a new one counts from the beginning.
  private var openings: Int64 = 0
  /// The file; nil in memory.
  private let file: OpenedFile?

  init(connection: Connection) throws(StoreError) {
    self.connection = connection
    // Reads, and so opens the log.
    version = try connection.dataVersion()
    file = connection.file
    try file?.holdJournal()
  }

  /// The connection, opened again if it was given up.
  mutating func live(
    _ reopen: () throws(StoreError) -> Connection
  ) throws(StoreError) -> Connection {
    if let connection {
      guard let file, !file.wasAtPath else { return connection }
      letGo()
      throw .fileLost(path: file.path)
    }
    let opened = try reopen()
    version = try opened.dataVersion()
    try file?.holdJournal()
    connection = opened
    openings += 1
    return opened
  }

  /// Runs a transaction.
  ///
  /// - Returns: what `body` returned, and the tables that were changed.
  mutating func transact<Result>(
    reopen: () throws(StoreError) -> Connection,
    _ body: (Transaction) throws(StoreError) -> (Result, keep: Bool)
  ) throws(StoreError) -> (Result, changed: [String]) {
    let connection = try live(reopen)
    let before = connection.changes
    try connection.begin()
    let tx = Transaction(connection)
    defer {
      tx.close()
      // A transaction that cannot even be undone would stand in the way of the next one.
      if !connection.isIdle { self.connection = nil }
    }
    let result: (Result, keep: Bool)
    do throws(StoreError) {
      result = try body(tx)
    } catch {
      connection.rollBack()
      throw error
    }
    guard result.keep else {
      connection.rollBack()
      return (result.0, [])
    }
    do throws(StoreError) {
      try connection.commit()
    } catch {
      if case .commitUnknown = error { self.connection = nil }
      throw error
    }
    try confirm()
    return (result.0, connection.changes == before ? [] : tx.touched)
  }

  /// Throws where what was committed is not in the file that the path leads to.
  ///
  /// The file may have been moved since the transaction began, and what was committed is wherever the
  /// file is; nobody may rely on that.
  private mutating func confirm() throws(StoreError) {
    guard let file, !file.isWhole else { return }
    guard settle(), file.isAtPath else { throw .fileLost(path: file.path) }
  }

  /// Looks where the file is, and lets go of what was opened where that is not all in its place.
  ///
  /// - Returns: whether all that was written is in the file that the path leads to, and in its log.
  @discardableResult
  mutating func settle() -> Bool {
    guard let file, connection != nil else { return true }
    return switch file.standing {
    case .whole: true
    // What was written is in the file now, which is opened again with a new log.
    case .withoutLog: letGo()
    case .lost: letGo() && false
    }
  }

  /// Folds the log into the file that it belongs to, and closes both; tried again where somebody is
  /// reading.
  ///
  /// - Returns: whether the log was folded.
  @discardableResult
  private mutating func letGo() -> Bool {
    guard let connection, let file else { return false }
    // Somebody has written to this log and removed it by its name: as likely as not it was used for
    // the file that has the name now, and what is in it belongs to that one.
    let isMixed = !file.hasLog && (try? connection.dataVersion()) != version
    // A log of a file that somebody uses with another log would undo what is in that one.
    let isForeign = file.isAtPath && file.standing == .lost
    let isFolded = !isMixed && !isForeign && connection.fold()
    guard isFolded || isMixed || isForeign else { return false }
    connection.keepJournal(true)
    self.connection = nil
    file.releaseJournal()
    return isFolded
  }

  /// A number that is another one after another connection has committed, or this was opened again.
  func versionElsewhere() throws(StoreError) -> Int64? {
    guard let connection else { return nil }
    return openings << 40 | (try connection.dataVersion() & (1 << 40 - 1))
  }

  /// Whether another connection has committed since this was last asked.
  ///
  /// The number belongs to the connection: its own commits leave it as it is.
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
  /// Begins a transaction that has the right to write from the start.
  ///
  /// One that only reads at first could find, when it writes, that it cannot any more.
  func begin() throws(StoreError) {
    try run("BEGIN IMMEDIATE")
    statements.undone = nil
  }

  /// Runs `body` in a transaction that writes.
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

  /// Makes the transaction permanent, or undoes it.
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

  /// Undoes the transaction; where SQLite has done so itself, there is nothing left to do.
  func rollBack() {
    guard !isIdle else { return }
    // A failure leaves the transaction open, which the next `BEGIN` reports.
    try? run("ROLLBACK")
  }

  /// A number that changes when another connection commits.
  func dataVersion() throws(StoreError) -> Int64 {
    try with("PRAGMA data_version") { statement throws(StoreError) in
      guard try statement.step() else { return 0 }
      return try statement.row.get(0)
    }
  }

  /// Runs `body` in a transaction that reads.
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
