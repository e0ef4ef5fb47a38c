/// The one connection that writes.
struct Writer {
  /// Nil after the disk failed during a commit: what the connection knows may be wrong then.
  private var connection: Connection?
  /// The last seen number of commits made elsewhere.
  private var version: Int64
  /// How often the connection was opened: a new one counts from the beginning.
  private var openings: Int64 = 0

  init(connection: Connection, version: Int64) {
    self.connection = connection
    self.version = version
  }

  /// The connection, opened again if it was given up.
  mutating func live(
    _ reopen: () throws(StoreError) -> Connection
  ) throws(StoreError) -> Connection {
    if let connection { return connection }
    let opened = try reopen()
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
    return (result.0, connection.changes == before ? [] : tx.touched)
  }

  /// A number that is another one after another connection has committed, or this was opened again.
  func versionElsewhere() throws(StoreError) -> Int64? {
    guard let connection else { return nil }
    return openings << 40 | (try connection.dataVersion() & (1 << 40 - 1))
  }

  /// Whether another connection has committed since this was last asked.
  ///
  /// The number belongs to the connection: its own commits leave it as it is.
  mutating func changedElsewhere() throws(StoreError) -> Bool {
    guard let connection else { return true }
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
