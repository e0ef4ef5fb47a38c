private import CSQLite

/// A prepared statement, finalised when it is released.
@safe @usableFromInline
package final class Statement {
  let sql: String
  /// The tables that it writes.
  let writes: [String]
  /// Whether it controls the transaction or the connection, which guest statements may not do.
  let governs: Bool
  var isRunning = false
  var lastUse = 0
  /// SQLite's statement, or nil for another engine.
  private let handle: OpaquePointer?
  let server: (any ServerStatement)?
  private unowned let connection: Connection?
  init(
    _ handle: OpaquePointer, connection: Connection, sql: String, writes: [String], governs: Bool
  ) {
    unsafe self.handle = handle
    self.server = nil
    self.connection = connection
    self.sql = sql
    self.writes = writes
    self.governs = governs
  }

  package init(_ server: any ServerStatement, sql: String, writes: [String]) {
    unsafe self.handle = nil
    self.server = server
    self.connection = nil
    self.sql = sql
    self.writes = writes
    self.governs = false
  }

  deinit {
    unsafe sqlite3_finalize(handle)
  }

  /// Moves to the next row; false when there is none.
  @usableFromInline
  func step() throws(StoreError) -> Bool {
    if let server { return try server.step() }
    return try stepHere()
  }

  /// Moves to the next row, as `step` does.
  ///
  /// A caller that reads many rows holds this closure meanwhile. This avoids reference counting for each row,
  /// which would cost more than reading a value.
  @usableFromInline
  var steps: () throws(StoreError) -> Bool {
    guard let server else { return { [self] () throws(StoreError) in try stepHere() } }
    return { () throws(StoreError) in try server.step() }
  }

  /// Moves to the next row of a statement known to be run by SQLite.
  @inline(__always)
  private func stepHere() throws(StoreError) -> Bool {
    let code = unsafe sqlite3_step(handle)
    if code == SQLITE_ROW { return true }
    if code == SQLITE_DONE { return false }
    throw failure(code)
  }

  /// The current row; every row of a run is at the same address.
  @usableFromInline
  var row: Row {
    unsafe Row(handle, server?.cells ?? UnsafeBufferPointer(start: nil, count: 0), of: self)
  }

  /// Returns the name of a column in the query.
  func name(_ column: Int32) -> String? {
    if let server { return server.name(column) }
    return unsafe sqlite3_column_name(handle, column).map { unsafe String(cString: $0) }
  }

  /// The number of rows changed directly by the last run.
  var changes: Int { server?.changes ?? connection?.lastChanges ?? 0 }

  /// Binds values to all parameters, in order.
  @usableFromInline
  func bind(_ body: (inout Binder) -> Void) throws(StoreError) {
    var binder = unsafe Binder(handle, server)
    body(&binder)
    if let server { return try server.checkBindings() }
    guard binder.code == SQLITE_OK else { throw failure(binder.code) }
  }

  func bind(_ data: [Datum]) throws(StoreError) {
    try bind(data.map { .value($0) })
  }

  func bind(_ data: [Binding]) throws(StoreError) {
    let expected = unsafe server?.parameterCount ?? Int(sqlite3_bind_parameter_count(handle))
    guard data.count == expected else {
      throw .misuse("\(data.count) values for \(expected) parameters in: \(sql)")
    }
    try bind { binder in
      for binding in data {
        switch binding {
        case .value(let datum): binder.bind(datum)
        case .list(let list): binder.bind(list)
        }
      }
    }
  }

  /// Prepares for the next values; an error of the last step has been thrown already.
  @usableFromInline
  func reset() {
    if let server { return server.reset() }
    unsafe sqlite3_reset(handle)
  }

  /// Releases the read position and the bound values, which may be large.
  func finish() {
    isRunning = false
    if let server { return server.reset() }
    unsafe sqlite3_reset(handle)
    unsafe sqlite3_clear_bindings(handle)
  }

  /// Runs `body`, which binds, steps and resets the statement repeatedly, so that an engine behind a network
  /// can combine the runs.
  ///
  /// - Parameter batch: the batch of the runs; nil for a single run.
  func run(
    _ batch: Batch?, _ body: () throws(StoreError) -> Void
  ) throws(StoreError) {
    guard let server, let batch else { return try body() }
    try server.begin(batch)
    do throws(StoreError) {
      try body()
    } catch {
      // The first error is reported to the caller.
      try? server.endBatch()
      throw error
    }
    try server.endBatch()
  }

  private func failure(_ code: Int32) -> StoreError {
    connection?.failure(code, sql: sql) ?? .misuse("A statement has no connection: \(sql)")
  }
}
