/// The one connection that writes.
struct Writer {
  /// Nil after the disk failed during a commit: what the connection knows may be wrong then.
  private var connection: Connection?
  /// The last seen number of commits made elsewhere.
  private var version: Int64

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
    try connection.run("BEGIN IMMEDIATE")
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
    let snapshot = Snapshot(self)
    defer {
      snapshot.close()
      rollBack()
    }
    return try body(snapshot)
  }
}
